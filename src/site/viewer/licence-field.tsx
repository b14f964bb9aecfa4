import { useState } from 'preact/hooks';
import { STATION_TEXTS } from '../../core/dataset/station.ts';
import {
  LICENCE_CHOICES,
  LICENCES_OFFERED,
  type LicenceChoice,
  licenceChoice,
} from '../../core/words/station-words.ts';
import { useSpeech } from '../shell/speech.tsx';

const ID = 'station-licence';

/** One of the usual licences by what it means, or another by its name or its address. */
export function LicenceField({ value, hasVersions }: { value: string; hasVersions: boolean }) {
  const { say } = useSpeech();
  const [chosen, choose] = useState(licenceChoice(value));
  const isOther = chosen === 'other';
  return (
    <div class="field">
      <label for={`${ID}-choice`}>{say('station.licence')}</label>
      <select
        id={`${ID}-choice`}
        value={chosen}
        onChange={(event) => choose(event.currentTarget.value as LicenceChoice)}
      >
        {LICENCES_OFFERED.map((one) => (
          <option key={one} value={one}>
            {say(LICENCE_CHOICES[one])}
          </option>
        ))}
      </select>
      {isOther ? (
        <>
          <label class="licence-named" for={ID}>
            {say('station.licence-named')}
          </label>
          <input
            id={ID}
            name={ID}
            type="text"
            maxLength={STATION_TEXTS.licence}
            defaultValue={licenceChoice(value) === 'other' ? value : ''}
          />
        </>
      ) : (
        <input type="hidden" name={ID} value={chosen} />
      )}
      {hasVersions && <p class="hint">{say('site.licence-reach')}</p>}
    </div>
  );
}
