import type { Contents } from './grid-props.ts';

export type ChangedCell = { row: number; column: number; text: string };

/** null where the sheet is another one, or has grown. */
export function changedCells(before: Contents | null, after: Contents): ChangedCell[] | null {
  if (before?.sheetId !== after.sheetId) return null;
  if (columnsOf(before.display) !== columnsOf(after.display)) return null;
  if (before.display.length !== after.display.length) return null;
  if (before.frozenRows !== after.frozenRows) return null;
  return after.display.flatMap((texts, row) => {
    const old = before.display[row];
    if (old === texts) return [];
    const columns = Math.max(old?.length ?? 0, texts.length);
    return Array.from({ length: columns }, (_, column) => ({
      row,
      column,
      text: texts[column] ?? '',
    })).filter(({ column, text }) => text !== (old?.[column] ?? ''));
  });
}

/** A text that becomes a number moves to the right, although the text is the same. */
export function looksAlike(before: Contents | null, after: Contents): boolean {
  return (
    before?.kinds.join() === after.kinds.join() &&
    JSON.stringify(before.notes) === JSON.stringify(after.notes)
  );
}

/** Empty columns beside the table, so that a person can go on typing. */
const SPARE_COLUMNS = 4;
const FEWEST_COLUMNS = 18;

/** How many columns the grid shows. */
export function columnsOf(display: string[][]): number {
  const widest = display.reduce((most, row) => Math.max(most, row.length), 0);
  return Math.max(FEWEST_COLUMNS, widest + SPARE_COLUMNS);
}
