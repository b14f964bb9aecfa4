import { plainText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerText, isEmpty, isEmptyRow, isText } from '../cells/sheet-cells.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { cellsBelow, indexesOf, type Table } from '../headers/table.ts';

/** What a row says under some columns: "Upton", or "23.25, 69.75" under a latitude and a longitude. */
export function nameIn(row: readonly Cell[], columns: readonly number[]): string {
  const texts = columns.map((index) => headerText(row[index]));
  return texts.includes('') ? '' : texts.join(', ');
}

/** The latitude, and the longitude beside it, that say of which point a row is. None where a way begins and ends. */
export function pointColumns({ columns }: Table): readonly number[] {
  const [latitudes = [], longitudes = []] = (['latitude', 'longitude'] as const).map((role) =>
    columns.filter(({ meaning }) => rolesIn(meaning.plain).has(role)),
  );
  return latitudes.length === 1 && longitudes.length < 2
    ? indexesOf(latitudes.concat(longitudes))
    : [];
}

/** True where points come back at other dates. A ship is elsewhere each hour. */
export function comeBack(table: Table, columns: readonly number[]): boolean {
  const cells = columns.map((index) => cellsBelow(table, index));
  const names = (cells[0] ?? []).map((_, at) =>
    cells.map((column) => headerText(column[at])).join(),
  );
  return names.length >= new Set(names).size * 2;
}

type Row = readonly Cell[];

const ROWS_LOOKED_AT = 20;
const FEWEST_POINTS = 2;

/** "LAT, 23.25, 23.5" over "LONG, 69.75, 70": the lower row names its columns "23.25, 69.75" and "23.5, 70". */
export function withPointsNamed(cells: Cell[][]): Cell[][] {
  const at = cells.slice(0, ROWS_LOOKED_AT).findIndex((_, index) => areOfPoints(cells, index));
  const [over, under] = at < 0 ? [] : cells.slice(at, at + 2);
  if (!over || !under) return cells;
  return cells.map((row, index) => {
    if (index === at + 1) return namesOfPoints(over, under);
    return index === at ? row.slice(0, cornerOf(row)) : row;
  });
}

/** The dates stand below the word for the longitude, unless a word beside it is of years. */
function namesOfPoints(over: Row, under: Row): Cell[] {
  const corner = cornerOf(over);
  const before = under.slice(0, corner);
  const isOfYears = before.some((cell) => headerMeaning(headerText(cell)).key === 'year');
  const rows = roleIn(over[corner]) === 'latitude' ? [over, under] : [under, over];
  const points = over
    .map((_, index) =>
      nameIn(
        rows.map((row) => row[index] ?? null),
        [0, 1],
      ),
    )
    .slice(corner + 1);
  return [...before, isOfYears ? null : DATES, ...points];
}

const DATES = 'Date';

/** Where the names of stations stand below, they say more. */
function areOfPoints(cells: readonly Row[], at: number): boolean {
  const [over = [], under = []] = cells.slice(at, at + 2);
  const corner = cornerOf(over);
  const roles = [roleIn(over[corner]), roleIn(under[corner])];
  if (!roles.includes('latitude') || !roles.includes('longitude')) return false;
  const areNumbers = (row: Row): boolean =>
    row.slice(corner + 1).every((cell) => isEmpty(cell) || !Number.isNaN(numberInCell(cell)));
  const points = over.slice(corner + 1).filter((cell) => !isEmpty(cell));
  const next = cells.slice(at + 2).find((row) => !isEmptyRow(row)) ?? [];
  const areNamed = next.slice(corner + 1).some(isText);
  return points.length >= FEWEST_POINTS && areNumbers(over) && areNumbers(under) && !areNamed;
}

function cornerOf(row: Row): number {
  return row.findIndex((cell) => roleIn(cell) !== undefined);
}

function roleIn(cell: Cell | undefined): 'latitude' | 'longitude' | undefined {
  const roles = isText(cell) ? rolesIn(plainText(cell)) : new Set();
  return (['latitude', 'longitude'] as const).find((role) => roles.has(role));
}
