import { type CellObject, CFB, read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { checkCells, FILE_LIMITS, tooLarge, tooManyCells } from './file-limits.ts';
import { FileRefused, type FileSaid } from './file-problem.ts';
import type { FileKind } from './kind-of-file.ts';
import type { FileCell, FileSheet, OpenedFile } from './opened-file.ts';

/**
 * The sheets of XLSX, XLSM, XLSB, XLS and ODS by SheetJS: values as the file keeps them, the results of formulas
 * as they were last calculated. Nothing of it is run, and macros are not even read.
 */
export function readWorkbook(bytes: Uint8Array, kind: FileKind): Omit<OpenedFile, 'title'> {
  const book = kind === 'packed-workbook' ? readPacked(bytes) : readBook(bytes);
  if (book.SheetNames.length > FILE_LIMITS.sheets)
    throw new FileRefused('file.too-many-sheets', { limit: FILE_LIMITS.sheets });
  const seen = { cells: 0, withoutResult: 0, pictures: [] as string[] };
  const sheets = book.SheetNames.flatMap((name, at) => {
    const sheet = book.Sheets[name];
    if (!sheet) throw new FileRefused('file.damaged');
    if (sheet['!type'] !== undefined && sheet['!type'] !== 'sheet') {
      seen.pictures.push(name);
      return [];
    }
    return [sheetOf(book, sheet, { name, at }, seen)];
  });
  checkCells(sheets);
  if (!sheets.some(({ rows }) => rows.length > 0)) throw new FileRefused('file.no-filled-sheet');
  return { sheets, notes: notesOf(seen) };
}

/** SheetJS unpacks without a limit, so we unpack under one and give it the result. */
function readPacked(bytes: Uint8Array): WorkBook {
  const files = Object.entries(unpack(bytes));
  const names = new Set(files.map(([name]) => name.toLowerCase()));
  if (!WORKBOOKS.some((name) => names.has(name))) throw new FileRefused('file.not-a-table');
  const store = CFB.utils.cfb_new();
  for (const [name, content] of files)
    CFB.utils.cfb_add(store, name, withoutLostSheets(name, content), { unsafe: true });
  return readBook(CFB.write(store, { fileType: 'zip', type: 'array', compression: false }));
}

/** Each file may unpack to what the archive says of it and no further, and all of them to the limit. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let { packedFiles: files, unpackedBytes: left } = FILE_LIMITS;
  const filter = ({ originalSize }: { originalSize: number }) => {
    files -= 1;
    left -= originalSize;
    if (files < 0 || left < 0) throw tooLarge();
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('file.damaged');
  }
}

/** Excel lists sheets of old macros that stand nowhere in the file. SheetJS gives their names to other sheets. */
function withoutLostSheets(name: string, content: Uint8Array): Uint8Array {
  if (name.toLowerCase() !== 'xl/workbook.xml') return content;
  const text = new TextDecoder().decode(content);
  return new TextEncoder().encode(text.replace(/<sheet\b[^>]*\br:id=""[^>]*\/>/g, ''));
}

/** Where a workbook begins in an archive: that of Excel, and that of LibreOffice. */
const WORKBOOKS = ['xl/workbook.xml', 'xl/workbook.bin', 'content.xml'];

function readBook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellFormula: true,
      cellHTML: false,
      sheetStubs: true,
    });
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    throw new FileRefused(/password|encrypt/i.test(text) ? 'file.password' : 'file.damaged');
  }
}

type Seen = { cells: number; withoutResult: number; pictures: string[] };

function sheetOf(
  book: WorkBook,
  sheet: WorkSheet,
  { name, at }: { name: string | undefined; at: number },
  seen: Seen,
): FileSheet {
  const startsIn1904 = book.Workbook?.WBProps?.date1904 ?? false;
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  const rows = Array.from(data, (cells) => rowOf(cells ?? [], startsIn1904, seen));
  return {
    // Libraries write tables without a name into ODS. In Sheets every tab has one.
    name: name || `Sheet${at + 1}`,
    hidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0,
    rows: rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1),
    merges: (sheet['!merges'] ?? []).map((range) => utils.encode_range(range)),
  };
}

/** Ends at the last filled cell: people format whole columns, and nothing stands in them. */
function rowOf(cells: (CellObject | undefined)[], startsIn1904: boolean, seen: Seen): FileCell[] {
  seen.withoutResult += cells.filter((cell) => cell?.t === 'z' && cell.f !== undefined).length;
  const length = cells.findLastIndex((cell) => cell && cell.t !== 'z') + 1;
  seen.cells += length;
  if (seen.cells > FILE_LIMITS.cells) throw tooManyCells();
  return Array.from({ length }, (_, at) => {
    const cell = cells[at];
    return cell && cell.t !== 'z' ? workbookCell(cell, startsIn1904) : EMPTY;
  });
}

const EMPTY: FileCell = { value: null, display: '' };

function notesOf({ withoutResult, pictures }: Seen): FileSaid[] {
  const notes: FileSaid[] = [];
  if (withoutResult > 0)
    notes.push({ kind: 'file.without-result', params: { found: withoutResult } });
  if (pictures.length > 0)
    notes.push({ kind: 'file.charts-left-out', params: { found: pictures.join(', ') } });
  return notes;
}

/** A cell as Sheets would import it: a number that its format shows as a date is that day. */
function workbookCell(cell: CellObject, startsIn1904: boolean): FileCell {
  const { t: type, v: value, z, w } = cell;
  const format = typeof z === 'string' && z !== 'General' ? { format: z } : {};
  // An error's value is a code of its own; what people see is its word.
  if (type === 'e') return { value: w ?? '#ERROR!', display: w ?? '#ERROR!' };
  if (type === 'b') return { value: value === true, display: w ?? String(value).toUpperCase() };
  if (type !== 'n') return { value: String(value ?? ''), display: w ?? String(value ?? '') };
  const number = Number(value);
  const display = w ?? String(number);
  if (!('format' in format) || !SSF.is_date(format.format))
    return { value: number, display, ...format };
  return { ...dateOf(number, startsIn1904), display, ...format };
}

/** Sheets keeps a time without a day as one of the day before its first. */
const DAY_OF_TIMES = { year: 1899, month: 12, day: 30 };

function dateOf(number: number, startsIn1904: boolean): Pick<FileCell, 'value' | 'time'> {
  if (number >= 0 && number < 1) return { value: DAY_OF_TIMES, time: number };
  const read = SSF.parse_date_code(number, { date1904: startsIn1904 });
  // Before its first day Excel shows hashes, and the 29th of February 1900 is on no calendar.
  if (!read || number < 0 || (read.y === 1900 && read.m === 2 && read.d === 29))
    return { value: number };
  const time = number - Math.floor(number);
  const value = { year: read.y, month: read.m, day: read.d };
  return time > 0 ? { value, time } : { value };
}
