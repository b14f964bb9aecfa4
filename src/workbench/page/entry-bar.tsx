import { placesOf } from '../files/a1.ts';
import type { ViewProps } from './view-props.ts';

/** The address of the active cell, and its whole text. */
export function EntryBar({ state, actions, say }: ViewProps) {
  const place = placesOf(state.cell.address)?.first;
  const text = place ? (state.contents?.display[place.row - 1]?.[place.column - 1] ?? '') : '';
  const enter = (input: HTMLInputElement) => {
    if (place && input.value !== text) void actions.enter([{ ...place, text: input.value }]);
  };
  return (
    <div class="entry-bar">
      <button
        type="button"
        class="plain"
        disabled={state.done.length === 0}
        onClick={() => void actions.undo()}
        title={say('workbench.undo')}
        aria-label={say('workbench.undo')}
      >
        ↶
      </button>
      <button
        type="button"
        class="plain"
        disabled={state.undone.length === 0}
        onClick={() => void actions.redo()}
        title={say('workbench.redo')}
        aria-label={say('workbench.redo')}
      >
        ↷
      </button>
      <output class="address" aria-label={say('workbench.active-cell')}>
        {state.cell.address}
      </output>
      <input
        key={`${state.contents?.sheetId} ${state.cell.address} ${text}`}
        aria-label={say('workbench.cell-text')}
        defaultValue={text}
        onBlur={(event) => enter(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
