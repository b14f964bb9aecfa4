import type { TextFile } from '../../core/files/file-format.ts';
import { freeName, makeRoom } from './sheet-places.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** A tab a file, each cell as it stands there. Where one cannot be written, none stays. */
export function writeTextsAsSheets(spreadsheet: Spreadsheet, files: readonly TextFile[]): string[] {
  const made: GoogleAppsScript.Spreadsheet.Sheet[] = [];
  try {
    for (const { name, lines } of files) {
      const sheet = spreadsheet.insertSheet(freeName(spreadsheet, name.replace(/\.\w+$/, '')));
      made.push(sheet);
      writeRows(sheet, rowsOf(lines));
    }
  } catch (exception) {
    for (const sheet of made) spreadsheet.deleteSheet(sheet);
    throw exception;
  }
  return made.map((sheet) => sheet.getName());
}

/** Its own tab by the id, made where there is none; one of a person's is never written, whatever its name. Gives its name. */
export function writeOwnTab(
  spreadsheet: Spreadsheet,
  { lines }: Pick<TextFile, 'lines'>,
  { id, name, keep }: { id: number | undefined; name: string; keep: (id: number) => void },
): string {
  const own = id === undefined ? null : spreadsheet.getSheetById(id);
  const sheet = own ?? spreadsheet.insertSheet(freeName(spreadsheet, name.replace(/\.\w+$/, '')));
  if (!own) keep(sheet.getSheetId());
  // What the month before had more is written over, too.
  writeRows(sheet, rowsOf(lines, { rows: sheet.getLastRow(), columns: sheet.getLastColumn() }));
  return sheet.getName();
}

/** As texts: Sheets would make dates of 1864-01 and numbers of 0070. */
function writeRows(sheet: GoogleAppsScript.Spreadsheet.Sheet, rows: string[][]): void {
  const columns = rows[0]?.length ?? 1;
  makeRoom(sheet, rows.length, columns);
  sheet.getRange(1, 1, rows.length, columns).setNumberFormat('@').setValues(rows);
}

/** Of equal length: a header may be shorter than the table below it. */
function rowsOf(lines: Iterable<string>, least = { rows: 0, columns: 0 }): string[][] {
  const rows = Array.from(lines, (line) => fieldsOf(line.replace(/\r?\n$/, '')));
  while (rows.length < least.rows) rows.push([]);
  const columns = Math.max(least.columns, ...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')]);
}

function fieldsOf(line: string): string[] {
  if (line.includes('\t') || !line.includes(',')) return line.split('\t');
  const fields = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return fields.map((field) => field.replace(/^"(.*)"$/s, '$1').replace(/""/g, '"'));
}
