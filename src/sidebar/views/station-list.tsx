import { useState } from 'preact/hooks';
import type { SheetReading } from '../../addon/page-types.ts';
import { plainText } from '../../core/reading/plain-text.ts';
import { isSamePlace, placeIn } from '../../core/upload/target.ts';
import { TextField } from '../parts/text-field.tsx';
import { wishesForStation } from '../state/answered-wishes.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { Send } from './view-props.ts';

/** A national table names thousands. Nobody reads so many, and the page would stand still at each press. */
const MOST_SHOWN = 200;

type StationListProps = { reading: SheetReading; busy: boolean; send: Send };

/** Of a sheet with several stations: the one that is read, and the names of all, to press. */
export function StationList({ reading, busy, send }: StationListProps) {
  const { say } = useWords();
  const [sought, setSought] = useState('');
  const { names = [] } = reading.understood.stations ?? {};
  const station = placeIn(reading.wishes);
  if (station === null) return null;
  const choose = (name: string | undefined): void => {
    if (!busy) send({ type: 'wishes-changed', wishes: wishesForStation(reading, name) });
  };
  const found = namesWith(sought, names);
  return (
    <details>
      <summary>
        {say('sidebar.station-read', { station, count: Math.max(1, names.length) })}
      </summary>
      {names.length > MOST_SHOWN && (
        <TextField
          id="station-sought"
          label={say('sidebar.find-station')}
          hint={say('sidebar.stations-shown', {
            shown: Math.min(found.length, MOST_SHOWN),
            all: found.length,
          })}
          value={sought}
          fault={null}
          onInput={setSought}
        />
      )}
      <div class="stations">
        {found.slice(0, MOST_SHOWN).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={isSamePlace(name, station)}
            aria-disabled={busy ? 'true' : undefined}
            onClick={() => choose(name)}
          >
            {name}
          </button>
        ))}
        <button type="button" class="link" onClick={() => choose(undefined)}>
          {say('sidebar.as-the-sheet-says')}
        </button>
      </div>
    </details>
  );
}

/** "eloi" finds "Saint-Éloi". */
function namesWith(sought: string, names: readonly string[]): readonly string[] {
  const asked = plainText(sought);
  return asked === '' ? names : names.filter((name) => plainText(name).includes(asked));
}
