import { expect, test } from '@jest/globals';
import { judgedTable } from '../../judge/judge-silence.ts';
import { plainTables, unseenQuantities } from '../../judge/unseen-quantities.ts';
import { UNSEEN_TABLES } from '../../judge/unseen-tables.ts';
import { readAs } from '../../judge/verdict.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';

// A table nobody has seen is read as it is, or asked about, or refused in words.
test('no table of a new kind is read wrong in silence or asked about in vain', () => {
  const bad = casesOf(UNSEEN_TABLES, oneIn(8))
    .map((table) => ({ table, ...judgedTable(table) }))
    .filter(({ judged }) => judged === 'silent' || judged === 'asks in vain');
  expect(bad.map(({ table, because }) => `${table.kind}: ${table.name}: ${because}`)).toEqual([]);
});

/** `npm run judge -- silence` takes all of them: each header in each shape. */
const SOME = 101;

test('what else stands in tables of forty languages is not read in silence', () => {
  const silent = unseenQuantities(SOME).filter((table) => judgedTable(table).judged === 'silent');
  expect(silent.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([]);
});

test.each(plainTables())('the elements in $name are read without a doubt', ({ grid }) => {
  const { rows, findings } = readAs([grid]);
  const kinds = findings.map(({ kind }) => kind);
  expect(kinds).not.toContain('reading.perhaps-something-else');
  expect(rows.map((row) => Object.keys(row).length)).toEqual([37, 37, 37, 37]);
});

// What these words say nobody knows here; a place would be named over every element.
test.each([
  { header: 'Zorvan max', because: 'of a maximum' },
  { header: 'Max temp zorvan (°C)', because: 'with a unit and the word for warmth' },
  { header: 'zorvan_tmax', because: 'in a code' },
])('a word over one element alone is asked about: "$header" $because', ({ header }) => {
  const cells: (string | number)[][] = [['Year', 'Month', header, 'Tmin', 'Rain']];
  for (let at = 0; at < 36; at++)
    cells.push([
      1981 + Math.floor(at / 12),
      1 + (at % 12),
      15.5 + (at % 7),
      3.5 + (at % 5),
      20.5 + at,
    ]);
  const kinds = (cells: (string | number)[][]) =>
    readAs([{ sheet: 'Sheet1', cells }]).findings.map(({ kind }) => kind);
  expect(kinds(cells)).toContain('reading.which-column');
  const [, ...rows] = cells;
  const named = ['Year', 'Month', header, 'Zorvan tmin', 'Zorvan rain'];
  expect(kinds([named, ...rows])).not.toContain('reading.which-column');
  expect(kinds([named, ...rows])).not.toContain('reading.perhaps-something-else');
});
