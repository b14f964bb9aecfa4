import { placesOf } from '../../core/reading/a1.ts';
import type { ViewProps } from './view-props.ts';

/** The address of the active cell, and its whole text. */
export function EntryBar({ state: { cell, contents } }: ViewProps) {
  const place = placesOf(cell.address)?.first;
  return (
    <div class="entry-bar">
      <output class="address" aria-label="Active cell">
        {cell.address}
      </output>
      <span>{place && contents?.display[place.row - 1]?.[place.column - 1]}</span>
    </div>
  );
}
