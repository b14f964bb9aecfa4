import { type Answer, err, ok } from '../../core/problem.ts';
import type { SetupKind } from '../../core/problem-kinds.ts';
import { isStillOffered, stillDoubted } from '../../core/quality/answers/answerable.ts';
import {
  type ConfirmedMark,
  marksOf,
  standingMarks,
} from '../../core/quality/answers/confirmed-findings.ts';
import { mayRunOn } from '../../core/quality/answers/may-run-on.ts';
import type { Mend } from '../../core/quality/answers/mend.ts';
import { placeOfAddress } from '../../core/quality/answers/raw-cells.ts';
import { fitsProperty } from '../../core/upload/fits-property.ts';
import { type Target, targetIn } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';
import type { ConfirmRequest, MendRequest } from '../page-types.ts';
import { readTarget } from './page-functions.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** The sheet is read again: only what is still doubted, as the person saw it, can be right. */
export function confirmFindingFor(context: Context, request: ConfirmRequest): Answer<null> {
  const read = readTarget(context, targetIn(request));
  if (!read.ok) return read;
  const { sheetId, reading, grids } = read.value;
  const doubted = stillDoubted(reading.findings, request);
  if (!doubted) return err('addon.finding-gone');
  return context.document.hold('addon.answer-busy', (document) => {
    // Another editor may have confirmed something else while this sheet was read.
    const known = standingMarks(document.confirmed(sheetId), grids);
    const marks = Array.from(new Set([...known, ...marksOf(doubted, grids)]));
    if (!fitsProperty({ marks })) return err('addon.confirmed-too-many');
    document.writeConfirmed(sheetId, marks);
    return ok(null);
  });
}

/** Of a sheet with several places, what was said of the others stays. */
export function forgetConfirmedFor(context: Context, target: Target): Answer<null> {
  const ofPlace = target.place === null ? ok(null) : answeredMarks(context, target);
  if (!ofPlace.ok) return ofPlace;
  return context.document.hold('addon.answer-busy', (document) => {
    const known = document.confirmed(target.sheetId);
    const left = known.filter((mark) => ofPlace.value?.includes(mark) === false);
    document.writeConfirmed(target.sheetId, left);
    return ok(null);
  });
}

function answeredMarks(context: Context, target: Target): Answer<ConfirmedMark[]> {
  const read = readTarget(context, target);
  if (!read.ok) return read;
  const { answered, grids } = read.value;
  return ok(answered.flatMap((doubt) => marksOf(doubt, grids)));
}

/** Writes what the person was shown, if the sheet, read again, still asks for just that. */
export function mendCellsFor(context: Context, request: MendRequest): Answer<null> {
  const { mend } = request;
  const read = readTarget(context, targetIn(request));
  if (!read.ok) return read;
  const { reading, grids } = read.value;
  const sheet =
    isStillOffered(reading.findings, grids, mend) && context.spreadsheet.getSheetByName(mend.sheet);
  if (!sheet) return err('addon.finding-gone');
  // Of two editors who click at once, the second finds other values, and writes no second note.
  return context.document.hold('addon.answer-busy', () => write(context, sheet, mend));
}

/** One box around all cells, written at once, so that one undo takes it back. */
function write({ say }: Context, sheet: Sheet, { changes }: Mend): Answer<null> {
  const places = changes.map(({ cell }) => placeOfAddress(cell));
  const rows = spanOf(places.map(({ rowIndex }) => rowIndex));
  const columns = spanOf(places.map(({ columnIndex }) => columnIndex));
  const range = sheet.getRange(rows.first + 1, columns.first + 1, rows.count, columns.count);
  const values: unknown[][] = range.getValues();
  const refusal = isCalculated(sheet, rows, columns)
    ? 'addon.mend-formula'
    : refusalOf(sheet, range, values);
  if (refusal) return err(refusal, { cells: range.getA1Notation() });
  const notes = range.getNotes();
  const cells = changes.map(({ from, to }, index) => {
    const { rowIndex = 0, columnIndex = 0 } = places[index] ?? {};
    return { from, to, row: rowIndex - rows.first, column: columnIndex - columns.first };
  });
  // Reading takes a while, and somebody else may have typed meanwhile.
  if (!cells.every(({ from, row, column }) => values[row]?.[column] === (from ?? '')))
    return err('addon.finding-gone');
  for (const { from, to, row, column } of cells) {
    const [valueRow, noteRow] = [values[row], notes[row]];
    if (!valueRow || !noteRow || from === to) continue;
    valueRow[column] = to ?? '';
    const before = say('addon.mend-note', { value: from ?? '–' });
    noteRow[column] = [noteRow[column], before].filter(Boolean).join('\n');
  }
  range.setValues(values);
  range.setNotes(notes);
  return ok(null);
}

/** A text or a date written back could become something else on the way; of merged cells one shows. */
function refusalOf(sheet: Sheet, range: Range, values: unknown[][]): SetupKind | null {
  if (isProtected(sheet, range)) return 'addon.mend-protected';
  const isOther = values.some((row) => row.some((one) => one !== '' && typeof one !== 'number'));
  return isOther || range.isPartOfMerge() ? 'addon.mend-text-between' : null;
}

type Span = { first: number; count: number };

/**
 * A formula in one of the cells, or one above or to the left whose results run on into them: a number
 * typed there breaks the whole import.
 */
function isCalculated(sheet: Sheet, rows: Span, columns: Span): boolean {
  const before = sheet.getRange(1, 1, rows.first + rows.count, columns.first + columns.count);
  return before
    .getFormulas()
    .some((row, rowIndex) =>
      row.some((formula, columnIndex) =>
        rowIndex >= rows.first && columnIndex >= columns.first ? formula !== '' : mayRunOn(formula),
      ),
    );
}

function spanOf(indexes: readonly number[]): Span {
  const first = Math.min(...indexes);
  return { first, count: Math.max(...indexes) - first + 1 };
}

/** Of the whole sheet or of a range that reaches into these cells, where this person may not write. */
function isProtected(sheet: Sheet, range: Range): boolean {
  const { SHEET, RANGE } = SpreadsheetApp.ProtectionType;
  const closed = [...sheet.getProtections(SHEET), ...sheet.getProtections(RANGE)].filter(
    (protection) => !protection.canEdit(),
  );
  return closed.some((protection) => reaches(protection.getRange(), range));
}

type Box = Pick<Range, 'getRow' | 'getLastRow' | 'getColumn' | 'getLastColumn'>;

function reaches(one: Box, other: Box): boolean {
  return (
    one.getRow() <= other.getLastRow() &&
    one.getLastRow() >= other.getRow() &&
    one.getColumn() <= other.getLastColumn() &&
    one.getLastColumn() >= other.getColumn()
  );
}
