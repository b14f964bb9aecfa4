import { CREATOR_KINDS } from '../../core/dataset/creator.ts';
import type { StationForm } from '../../core/dataset/station-form.ts';
import { Choice } from '../parts/choice.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useWords } from '../words/sidebar-words.ts';

type CreatorFieldsProps = {
  station: StationForm;
  /** what is wrong with the identifier */
  fault: string | null;
  edit: (change: Partial<StationForm>) => void;
};

const KINDS = {
  '': 'station.creator-unsaid',
  person: 'station.creator-person',
  institution: 'station.creator-institution',
} as const;

/** Asked once with the name: search engines for data list a person or an institution, and nobody who is neither. */
export function CreatorFields({ station, fault, edit }: CreatorFieldsProps) {
  const { say } = useWords();
  if (station.creator.trim() === '') return null;
  return (
    <>
      <Choice
        name="station-creator-kind"
        legend={say('station.creator-kind')}
        value={CREATOR_KINDS.find((kind) => kind === station.creator_kind) ?? ''}
        options={(['', ...CREATOR_KINDS] as const).map((value) => ({
          value,
          label: say(KINDS[value]),
        }))}
        onChoose={(creator_kind) => edit({ creator_kind })}
      />
      <TextField
        id="station-creator_id"
        label={say('station.creator-id')}
        hint={say('station.creator-id-hint')}
        maxLength={200}
        value={station.creator_id}
        fault={fault}
        onInput={(creator_id) => edit({ creator_id })}
      />
    </>
  );
}
