import { type Answer, bad, good } from '../core/problem.ts';
import { canConfirm, marksOf } from '../core/quality/confirmed-findings.ts';
import { type Mend, mendOf } from '../core/quality/mend.ts';
import { placeOfCell } from '../core/quality/raw-cells.ts';
import { fitsProperty } from '../core/upload/fits-property.ts';
import { readById } from './page-functions.ts';
import type { ConfirmRequest, MendRequest } from './page-types.ts';
import type { Workplace } from './workplace.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The sheet is read again: only what is still doubted, as the person saw it, can be right. */
export function confirmFindingFor(
  workplace: Workplace,
  { sheetId, kind, places }: ConfirmRequest,
): Answer<null> {
  const read = readById(workplace, sheetId);
  if (!read.ok) return read;
  const { reading, grids } = read.value;
  const same = JSON.stringify([kind, places]);
  const found = reading.findings.find(
    (one) => canConfirm(one) && JSON.stringify([one.kind, one.places]) === same,
  );
  if (!found) return bad('addon.finding-gone');
  const known = workplace.document.confirmed(sheetId);
  const marks = Array.from(new Set([...known, ...marksOf(found, grids)]));
  if (!fitsProperty({ marks })) return bad('addon.confirmed-too-many');
  workplace.document.writeConfirmed(sheetId, marks);
  return good(null);
}

export function forgetConfirmedFor({ document }: Workplace, sheetId: number): Answer<null> {
  document.writeConfirmed(sheetId, []);
  return good(null);
}

/** Writes what the person was shown, if the sheet, read again, still asks for just that. */
export function mendCellsFor(workplace: Workplace, { sheetId, mend }: MendRequest): Answer<null> {
  const read = readById(workplace, sheetId);
  if (!read.ok) return read;
  const { reading, grids } = read.value;
  const asked = JSON.stringify(mend);
  const isOffered = reading.findings.some((one) => JSON.stringify(mendOf(one, grids)) === asked);
  const sheet = isOffered && workplace.spreadsheet.getSheetByName(mend.sheet);
  if (!sheet) return bad('addon.finding-gone');
  return write(workplace, sheet, mend);
}

/** One box around all cells, written at once, so that one undo takes it back. */
function write({ say }: Workplace, sheet: Sheet, { changes }: Mend): Answer<null> {
  const places = changes.map(({ cell }) => placeOfCell(cell));
  const rows = spanOf(places.map(({ rowIndex }) => rowIndex));
  const columns = spanOf(places.map(({ columnIndex }) => columnIndex));
  const range = sheet.getRange(rows.first + 1, columns.first + 1, rows.count, columns.count);
  if (range.getFormulas().some((row) => row.some((formula) => formula !== '')))
    return bad('addon.mend-formula', { cells: range.getA1Notation() });
  if (isProtected(sheet, range))
    return bad('addon.mend-protected', { cells: range.getA1Notation() });
  const values: unknown[][] = range.getValues();
  const notes = range.getNotes();
  // A text or a date written back could become something else on the way.
  if (values.some((row) => row.some((value) => value !== '' && typeof value !== 'number')))
    return bad('addon.mend-text-between', { cells: range.getA1Notation() });
  changes.forEach(({ from, to }, index) => {
    const { rowIndex = 0, columnIndex = 0 } = places[index] ?? {};
    const [row, column] = [rowIndex - rows.first, columnIndex - columns.first];
    const [valueRow, noteRow] = [values[row], notes[row]];
    if (!valueRow || !noteRow || from === to) return;
    valueRow[column] = to ?? '';
    const was = say('addon.mend-note', { value: from ?? '–' });
    noteRow[column] = [noteRow[column], was].filter(Boolean).join('\n');
  });
  range.setValues(values);
  range.setNotes(notes);
  return good(null);
}

function spanOf(indexes: readonly number[]): { first: number; count: number } {
  const first = Math.min(...indexes);
  return { first, count: Math.max(...indexes) - first + 1 };
}

/** Of the whole sheet or of a range that reaches into these cells, where this person may not write. */
function isProtected(sheet: Sheet, range: GoogleAppsScript.Spreadsheet.Range): boolean {
  const { SHEET, RANGE } = SpreadsheetApp.ProtectionType;
  const closed = [...sheet.getProtections(SHEET), ...sheet.getProtections(RANGE)].filter(
    (protection) => !protection.canEdit(),
  );
  return closed.some((protection) => reaches(protection.getRange(), range));
}

type Box = Pick<
  GoogleAppsScript.Spreadsheet.Range,
  'getRow' | 'getLastRow' | 'getColumn' | 'getLastColumn'
>;

function reaches(one: Box, other: Box): boolean {
  return (
    one.getRow() <= other.getLastRow() &&
    one.getLastRow() >= other.getRow() &&
    one.getColumn() <= other.getLastColumn() &&
    one.getLastColumn() >= other.getColumn()
  );
}
