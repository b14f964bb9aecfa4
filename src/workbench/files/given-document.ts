import { addressOf, placesOf } from '../../core/reading/a1.ts';
import type { GivenDocument } from '../../stage/index.ts';
import { checkCells, widthOf } from './file-limits.ts';
import type { FileCell, FileSheet, OpenedFile } from './opened-file.ts';

type GivenSheet = NonNullable<GivenDocument['sheets']>[number];
type GivenCell = NonNullable<GivenSheet['cells']>[number][number];

/** A file as a spreadsheet of the stage: the same cells, formats and merges under the file's name. */
export function givenDocument(
  { title, sheets }: OpenedFile,
  place: { locale: string; timeZone: string },
): GivenDocument {
  checkCells(sheets);
  return { name: title, ...place, sheets: sheets.map(givenSheet) };
}

function givenSheet({ name, hidden, rows, merges }: FileSheet): GivenSheet {
  return {
    name,
    hidden,
    merges: merges.filter((merge) => liesWithin(rows, merge)).slice(0, MOST_MERGES),
    cells: rows.map((row) => row.map(givenCell)),
    formats: formatsOf(rows),
  };
}

/** A merge that reaches beyond the table joins empty cells, and is left out. */
function liesWithin(rows: FileSheet['rows'], merge: string): boolean {
  const places = placesOf(merge);
  return places !== null && places.last.row <= rows.length && places.last.column <= widthOf(rows);
}

/** Every write looks at all merges of a sheet. Titles over a table have few. */
const MOST_MERGES = 1_000;

function givenCell({ value, time = 0 }: FileCell): GivenCell {
  if (typeof value !== 'object' || value === null) return value;
  const seconds = Math.round(time * 86_400);
  const [hour, minute] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return { ...value, hour, minute, second: seconds % 60 };
}

/** Cells below each other with one format are one range: a column of values usually is. */
function formatsOf(rows: FileSheet['rows']): Record<string, string> {
  const formats: Record<string, string> = {};
  const width = widthOf(rows);
  for (let column = 0; column < width; column += 1)
    for (let first = 0; first < rows.length; ) {
      const format = formatAt(rows, first, column);
      let last = first;
      while (last + 1 < rows.length && formatAt(rows, last + 1, column) === format) last += 1;
      if (format !== undefined) formats[rangeOf(column, first, last)] = format;
      first = last + 1;
    }
  return formats;
}

/** Excel shows its first date format by the person's own order of day and month, as Sheets does unasked. */
const BY_LOCALE = 'm/d/yy';

function formatAt(rows: FileSheet['rows'], row: number, column: number): string | undefined {
  const format = rows[row]?.[column]?.format;
  return format === BY_LOCALE ? undefined : format;
}

function rangeOf(column: number, first: number, last: number): string {
  const from = addressOf({ row: first + 1, column: column + 1 });
  return `${from}:${addressOf({ row: last + 1, column: column + 1 })}`;
}
