import { useState } from 'preact/hooks';
import {
  LICENCE_CHOICES,
  LICENCES_OFFERED,
  licenceChoice,
} from '../../core/words/station-words.ts';
import { Select } from '../parts/select.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useWords } from '../words/sidebar-words.ts';

type LicenceFieldProps = {
  id: string;
  value: string;
  fault: string | null;
  onInput: (value: string) => void;
};

/** One of the usual licences by what it means, or another by its name or its address. */
export function LicenceField({ id, value, fault, onInput }: LicenceFieldProps) {
  const { say } = useWords();
  const [wantsOther, setWantsOther] = useState(false);
  const chosen = value === '' && wantsOther ? 'other' : licenceChoice(value);
  return (
    <>
      <Select
        id={`${id}-choice`}
        label={say('station.licence')}
        value={chosen}
        values={LICENCES_OFFERED}
        say={(one) => say(LICENCE_CHOICES[one])}
        onChoose={(one) => {
          setWantsOther(one === 'other');
          onInput(one === 'other' ? '' : one);
        }}
      />
      {chosen === 'other' && (
        <TextField
          id={id}
          label={say('station.licence-named')}
          maxLength={200}
          value={value}
          fault={fault}
          onInput={onInput}
        />
      )}
    </>
  );
}
