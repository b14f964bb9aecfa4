import { entryOf } from './state/edit-steps.ts';
import type { ViewProps } from './view-props.ts';

/** The address of the active cell, and its whole text. */
export function EntryBar({ state, actions }: ViewProps) {
  const entry = state.entry ?? entryOf(state);
  const address = entry?.address ?? state.cell.address;
  return (
    <div class="entry-bar">
      <output class="address" aria-label="Active cell">
        {address}
      </output>
      <input
        key={`${entry?.spreadsheet} ${entry?.sheetId} ${address} ${entry?.text}`}
        aria-label="Text of the active cell"
        defaultValue={entry?.text ?? ''}
        onInput={actions.beginEntry}
        onBlur={(event) => void actions.endEntry(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </div>
  );
}
