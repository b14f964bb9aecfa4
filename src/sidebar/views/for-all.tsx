import type { StationReading } from '../../addon/page-types.ts';
import { EMPTY_STATION } from '../../core/dataset/station-form.ts';
import { Details } from '../parts/details.tsx';
import { TextField } from '../parts/text-field.tsx';
import type { StationsForm } from '../state/sidebar-state.ts';
import { useWords } from '../words/sidebar-words.ts';
import { LicenceField } from './licence-field.tsx';
import { isOffered, Offered } from './station-fields.tsx';
import type { Send } from './view-props.ts';

type ForAllProps = {
  readings: readonly StationReading[];
  /** Others are still being sent, so nobody knows what all have in common. */
  busy: boolean;
  form: StationsForm;
  send: Send;
};

const FIELDS = ['source', 'licence'] as const;

/** What several stations have in common; closed, because nobody has to say. */
export function ForAll({ readings, busy, form, send }: ForAllProps) {
  const { say } = useWords();
  const edit = (change: Partial<StationsForm>) => send({ type: 'stations-edited', form: change });
  const found = busy ? {} : alikeIn(readings);
  const station = { ...EMPTY_STATION, ...form };
  return (
    <Details opens={isOffered(found, station)} summary={say('sidebar.stations-form')}>
      <div class="stack">
        <Offered found={found} station={station} edit={edit} />
        <TextField
          id="all-title"
          label={say('sidebar.title')}
          hint={say('sidebar.stations-title-hint')}
          maxLength={100}
          value={form.title}
          fault={null}
          onInput={(title) => edit({ title })}
        />
        {readings.some(({ takesStation }) => takesStation) && (
          <>
            <TextField
              id="all-creator"
              label={say('station.creator')}
              hint={say('station.creator-hint')}
              maxLength={200}
              value={form.creator}
              fault={null}
              onInput={(creator) => edit({ creator })}
            />
            <TextField
              id="all-source"
              label={say('station.source')}
              maxLength={200}
              value={form.source}
              fault={null}
              onInput={(source) => edit({ source })}
            />
            <LicenceField
              id="all-licence"
              value={form.licence}
              fault={null}
              onInput={(licence) => edit({ licence })}
            />
          </>
        )}
      </div>
    </Details>
  );
}

/** What every one of them says alike of its source and licence. */
function alikeIn([first, ...others]: readonly StationReading[]) {
  const alike = FIELDS.flatMap((field) => {
    const text = first?.takesStation && first.stationFound[field];
    return text && others.every(({ stationFound }) => stationFound[field] === text)
      ? [[field, text]]
      : [];
  });
  return Object.fromEntries(alike) as StationReading['stationFound'];
}
