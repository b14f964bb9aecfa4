import { useState } from 'preact/hooks';
import { STATION_TEXTS } from '../../core/dataset/station.ts';
import {
  LICENCE_CHOICES,
  LICENCES_OFFERED,
  licenceChoice,
} from '../../core/words/station-words.ts';
import { Choice } from '../parts/choice.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useWords } from '../words/sidebar-words.ts';

type LicenceFieldProps = {
  id: string;
  value: string;
  fault: string | null;
  onInput: (value: string) => void;
};

/** One of the usual licences by what it means, which no list has room for at 300 px, or another by its name or its address. */
export function LicenceField({ id, value, fault, onInput }: LicenceFieldProps) {
  const { say } = useWords();
  const [wantsOther, setWantsOther] = useState(false);
  const chosen = value === '' && wantsOther ? 'other' : licenceChoice(value);
  return (
    <>
      <Choice
        name={`${id}-choice`}
        legend={say('station.licence')}
        value={chosen}
        options={LICENCES_OFFERED.map((one) => ({ value: one, label: say(LICENCE_CHOICES[one]) }))}
        onChoose={(one) => {
          setWantsOther(one === 'other');
          onInput(one === 'other' ? '' : one);
        }}
      />
      {chosen === 'other' && (
        <TextField
          id={id}
          label={say('station.licence-named')}
          maxLength={STATION_TEXTS.licence}
          value={value}
          fault={fault}
          onInput={onInput}
        />
      )}
    </>
  );
}
