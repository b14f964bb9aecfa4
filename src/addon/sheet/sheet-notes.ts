import { addressOf } from '../../core/reading/cell-address.ts';
import type { Grid } from '../../core/reading/reading.ts';
import type { SaidOfCells } from '../../core/reading/with-said.ts';
import type { Say } from '../context/say.ts';

/** What people noted at cells, and what stood in those that Almanac mended: it writes that into their notes. */
export function notesIn(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  grids: readonly Grid[],
  say: Say,
): Required<Pick<SaidOfCells, 'mended' | 'notes'>> {
  const [before = '', after = ''] = say('addon.mend-note', { value: MARK }).split(MARK);
  const mended: { sheet: string; cell: string; before: string }[] = [];
  const notes: { sheet: string; cell: string; note: string }[] = [];
  for (const { sheet, rowIndex, columnIndex, text } of grids.flatMap(notesOf(spreadsheet))) {
    const at = { sheet, cell: addressOf({ sheet, rowIndex, columnIndex }) };
    const lines = text.split('\n');
    const isOurs = (line: string) => line.startsWith(before) && line.endsWith(after);
    const [first] = lines.filter(isOurs);
    const others = lines.filter((line) => !isOurs(line)).join(' ');
    if (first)
      mended.push({ ...at, before: first.slice(before.length, first.length - after.length) });
    if (others) notes.push({ ...at, note: others });
  }
  return { mended, notes };
}

const MARK = '\u0001';

function notesOf(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet) {
  return ({ sheet }: Grid) => {
    const texts = spreadsheet.getSheetByName(sheet)?.getDataRange().getNotes() ?? [];
    return texts.flatMap((row, rowIndex) =>
      row.flatMap((text, columnIndex) =>
        text === '' ? [] : [{ sheet, rowIndex, columnIndex, text }],
      ),
    );
  };
}
