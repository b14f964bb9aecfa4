import type { Finding } from '../../core/reading/reading.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { Send } from './view-props.ts';

type Place = { sheet: string; cell: string };
type PlacesProps = { places: Finding['places']; send: Send };

const SHOWN_AT_ONCE = 6;
/** Nobody presses more buttons than these. The sentence says how many cells there are. */
const SHOWN_AT_ALL = 60;

export function Places({ places, send }: PlacesProps) {
  const { say } = useWords();
  const all = places.flatMap(({ sheet, cells }) => cells.map((cell) => ({ sheet, cell })));
  const severalSheets = new Set(places.map(({ sheet }) => sheet)).size > 1;
  const first = all.slice(0, SHOWN_AT_ONCE);
  const rest = all.slice(SHOWN_AT_ONCE, SHOWN_AT_ALL);
  if (first.length === 0) return null;
  return (
    <>
      <PlaceButtons places={first} severalSheets={severalSheets} send={send} />
      {rest.length > 0 && (
        <details>
          <summary>{say('sidebar.more-cells', { count: all.length - first.length })}</summary>
          <PlaceButtons places={rest} severalSheets={severalSheets} send={send} />
          {all.length > SHOWN_AT_ALL && (
            <p class="hint">
              {say('sidebar.cells-not-listed', { count: all.length - SHOWN_AT_ALL })}
            </p>
          )}
        </details>
      )}
    </>
  );
}

export function PlaceButtons(props: { places: Place[]; severalSheets: boolean; send: Send }) {
  const { places, severalSheets, send } = props;
  const { say } = useWords();
  return (
    <div class="places">
      {places.map(({ sheet, cell }) => (
        <button
          key={`${sheet}!${cell}`}
          type="button"
          aria-label={say('sidebar.show-cell', { cell, sheet })}
          title={say('sidebar.show-cell', { cell, sheet })}
          onClick={() => send({ type: 'cell-shown', sheet, cell })}
        >
          {severalSheets ? `${sheet}!${cell}` : cell}
        </button>
      ))}
    </div>
  );
}
