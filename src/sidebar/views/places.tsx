import type { Finding } from '../../core/reading/reading.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

type Place = { sheet: string; cell: string };
type PlacesProps = ViewProps & { places: Finding['places'] };

const SHOWN_AT_ONCE = 6;
/** Nobody presses more buttons than these. The sentence says how many cells there are. */
const SHOWN_AT_ALL = 60;

export function Places({ places, ...rest }: PlacesProps) {
  const { say } = useWords();
  const all = places.flatMap(({ sheet, cells }) => cells.map((cell) => ({ sheet, cell })));
  const first = all.slice(0, SHOWN_AT_ONCE);
  const others = all.slice(SHOWN_AT_ONCE, SHOWN_AT_ALL);
  if (first.length === 0) return null;
  return (
    <>
      <PlaceButtons places={first} {...rest} />
      {others.length > 0 && (
        <details>
          <summary>{say('sidebar.more-cells', { count: all.length - first.length })}</summary>
          <PlaceButtons places={others} {...rest} />
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

/** A cell of another sheet than the checked one is named with its sheet. */
export function PlaceButtons({ places, state, send }: ViewProps & { places: Place[] }) {
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
          {sheet === state.reading?.sheet.name ? cell : `${sheet}!${cell}`}
        </button>
      ))}
    </div>
  );
}
