import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { Cell, Grid } from '../../../src/core/reading/reading.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import type { AgencyTable } from './agencies/agency-table.ts';
import { DAILY } from './agencies/daily.ts';
import { LONG_MONTHLY } from './agencies/long-monthly.ts';
import { MANY_LANGUAGES } from './agencies/many-languages.ts';
import { ANSWERED } from './agencies/odd.ts';
import { gridsOf, readRowsOf } from './agencies/read-agency-table.ts';
import { SERVICES } from './agencies/services.ts';
import { WIDE } from './agencies/wide.ts';

// There are some hundred and thirty tables, daily ones among them. In turn, every third takes one of the changes and every other
// one of the locales: tables of one kind stand together, so that each kind takes all of them.

const TABLES = [...LONG_MONTHLY, ...WIDE, ...DAILY, ...SERVICES, ...ANSWERED, ...MANY_LANGUAGES];

/** Read once: importing a file costs more than reading it, and no change needs either again. */
let unchangedTables: { table: AgencyTable; grids: Grid[]; rows: string }[];

beforeAll(() => {
  unchangedTables = casesOf(TABLES, oneIn(3)).map((table) => {
    const grids = gridsOf(table);
    return { table, grids, rows: rowsOf(grids, table) };
  });
});

function rowsOf(grids: Grid[], table: AgencyTable): string {
  return JSON.stringify(readRowsOf(grids, table).rows);
}

type Change = { name: string; row: (row: Cell[]) => Cell[]; above: string[][] };
const unchanged = (row: Cell[]) => row;

/** What people do to a sheet without meaning anything by it. */
const CHANGES: Change[] = [
  { name: 'blank rows above', row: unchanged, above: [[], [''], []] },
  { name: 'a title of one’s own', row: unchanged, above: [['Records of the Hill Farm']] },
  { name: 'a blank column at the left', row: (row) => [null, ...row], above: [] },
  { name: 'blank columns at the right', row: (row) => [...row, null, ''], above: [] },
];

describe.each(CHANGES)('$name', ({ name, row, above }) => {
  const turn = CHANGES.findIndex((one) => one.name === name);
  const change = ({ sheet, cells, display = [] }: Grid): Grid => ({
    sheet,
    cells: [...above, ...cells.map(row)],
    display: [...above, ...display.map(row)] as string[][],
  });

  test('changes nothing in what any agency’s table says', () => {
    const tables = casesOf(unchangedTables, oneIn(CHANGES.length, turn));
    const changed = tables.filter(
      ({ table, grids, rows }) => rowsOf(grids.map(change), table) !== rows,
    );
    expect(changed.map(({ table }) => table.name)).toEqual([]);
  });
});

// A sheet in another locale turns some numbers into dates or leaves them text. What comes out of it
// may be less, never something else.
const LOCALES = ['en_US', 'de_DE', 'fr_FR', 'es_MX', 'ja_JP'];

test.each(LOCALES)(
  'a table imported into a sheet of %s yields no value that is not in it',
  (locale) => {
    const turn = LOCALES.indexOf(locale);
    const tables = casesOf(TABLES, ({ name }) => name.length % (2 * LOCALES.length) === turn);
    const wrong = tables.flatMap((table) => {
      const reading = readRowsOf(gridsOf({ ...table, locale }), { ...table, locale });
      const isBlocked = reading.findings.some(({ severity }) => severity === 'error');
      return isBlocked ? [] : strangers(reading.rows, table);
    });
    expect(wrong).toEqual([]);
  },
);

function strangers(rows: Row[], { name, expected, tolerance = 0.0001 }: AgencyTable): string[] {
  const byYear = new Map(expected.map((row) => [row.Year, row]));
  return rows.flatMap((row) =>
    (Object.keys(row) as (keyof Row)[])
      .filter((key) => !isNear(row[key], byYear.get(row.Year)?.[key], tolerance))
      .map((key) => `${name}: ${row.Year} ${key} read ${row[key]}`),
  );
}

function isNear(read: number | undefined, expected: number | undefined, tolerance: number) {
  return read !== undefined && expected !== undefined && Math.abs(read - expected) <= tolerance;
}
