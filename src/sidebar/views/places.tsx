import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Finding } from '../../core/reading/reading.ts';
import { useWords } from '../words/sidebar-words.ts';
import type { ViewProps } from './view-props.ts';

type Place = { sheet: string; cell: string };
type PlacesProps = ViewProps & { places: Finding['places'] };

/** As many as one line has room for. */
const SHOWN_AT_ONCE = 3;
/** Nobody presses more buttons than these. The sentence says how many cells there are. */
const SHOWN_AT_ALL = 60;

export function Places({ places, ...rest }: PlacesProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const all = places.flatMap(({ sheet, cells }) => cells.map((cell) => ({ sheet, cell })));
  const others = all.length - SHOWN_AT_ONCE;
  if (all.length === 0) return null;
  return (
    <>
      <PlaceButtons places={all.slice(0, isOpen ? SHOWN_AT_ALL : SHOWN_AT_ONCE)} {...rest}>
        {others > 0 && !isOpen && (
          <button
            type="button"
            aria-label={say('sidebar.more-cells', { count: others })}
            onClick={() => setOpen(true)}
          >
            +{others}
          </button>
        )}
      </PlaceButtons>
      {isOpen && all.length > SHOWN_AT_ALL && (
        <p class="hint">{say('sidebar.cells-not-listed', { count: all.length - SHOWN_AT_ALL })}</p>
      )}
    </>
  );
}

type ButtonsProps = ViewProps & { places: Place[]; children?: ComponentChildren };

/** A cell of another sheet than the checked one is named with its sheet. */
export function PlaceButtons({ places, state, send, children }: ButtonsProps) {
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
      {children}
    </div>
  );
}
