import type { TextFile } from '../../core/files/file-format.ts';
import { freeName, makeRoom } from './sheet-places.ts';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

/** A tab a file, each cell as it stands there. Where one cannot be written, none stays. */
export function writeTextsAsSheets(spreadsheet: Spreadsheet, files: readonly TextFile[]): string[] {
  const made: GoogleAppsScript.Spreadsheet.Sheet[] = [];
  try {
    for (const { name, lines } of files) {
      const rows = rowsOf(lines);
      const sheet = spreadsheet.insertSheet(freeName(spreadsheet, name.replace(/\.\w+$/, '')));
      made.push(sheet);
      const columns = rows[0]?.length ?? 1;
      makeRoom(sheet, rows.length, columns);
      // As texts: Sheets would make dates of 1864-01 and numbers of 0070.
      sheet.getRange(1, 1, rows.length, columns).setNumberFormat('@').setValues(rows);
    }
  } catch (exception) {
    for (const sheet of made) spreadsheet.deleteSheet(sheet);
    throw exception;
  }
  return made.map((sheet) => sheet.getName());
}

/** Of equal length: a header may be shorter than the table below it. */
function rowsOf(lines: Iterable<string>): string[][] {
  const rows = Array.from(lines, (line) => fieldsOf(line.replace(/\r?\n$/, '')));
  const columns = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')]);
}

function fieldsOf(line: string): string[] {
  if (line.includes('\t') || !line.includes(',')) return line.split('\t');
  const fields = line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return fields.map((field) => field.replace(/^"(.*)"$/s, '$1').replace(/""/g, '"'));
}
