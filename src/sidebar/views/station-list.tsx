import type { SheetReading } from '../../addon/page-types.ts';
import { placeIn } from '../../core/upload/upload-memory.ts';
import { wishesForStation } from '../state/wishes-from.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { Send } from './view-props.ts';

type StationListProps = { reading: SheetReading; busy: boolean; send: Send };

/** Of a sheet with several stations: the one that is read, and the names of all, to press. */
export function StationList({ reading, busy, send }: StationListProps) {
  const { say } = useWords();
  const { names = [] } = reading.understood.stations ?? {};
  const station = placeIn(reading.wishes);
  if (station === undefined) return null;
  const choose = (name: string | undefined): void => {
    if (!busy) send({ type: 'wishes-changed', wishes: wishesForStation(reading, name) });
  };
  return (
    <details>
      <summary>
        {say('sidebar.station-read', { station, count: Math.max(1, names.length) })}
      </summary>
      <div class="stations">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === station}
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
