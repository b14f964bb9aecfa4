import { describe, expect, test } from '@jest/globals';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { Finding } from '../../../src/core/reading/reading.ts';
import { answeredWishes } from '../../../src/sidebar/state/answered-wishes.ts';
import { casesOf, oneIn } from '../../support/every-case.ts';
import { BOOKS } from './agencies/books.ts';
import { DAILY } from './agencies/daily.ts';
import { LONG_MONTHLY } from './agencies/long-monthly.ts';
import { MANY_LANGUAGES } from './agencies/many-languages.ts';
import { NATIONAL } from './agencies/national.ts';
import { NOTEBOOKS } from './agencies/notebooks.ts';
import { ANSWERED, REFUSED } from './agencies/odd.ts';
import { ODD_COLUMNS, OTHER_TABLES } from './agencies/odd-columns.ts';
import { gridsOf, readRowsOf } from './agencies/read-agency-table.ts';
import { RESEARCH } from './agencies/research.ts';
import { SERVICES } from './agencies/services.ts';
import { UNANSWERED } from './agencies/unanswered.ts';
import { FIELDS_IN_TURN, UNUSUAL_FILES } from './agencies/unusual-files.ts';
import { WIDE } from './agencies/wide.ts';

// The habits are real, the stations and every number are invented, so what must come out is known.
describe.each([
  { kind: 'a row a month', tables: LONG_MONTHLY },
  { kind: 'a row a year', tables: WIDE },
  { kind: 'a row a day', tables: DAILY },
  { kind: 'downloads of services', tables: SERVICES },
  { kind: 'what research and weather software write', tables: RESEARCH },
  { kind: 'what people do in spreadsheets', tables: NOTEBOOKS },
  { kind: 'other shapes', tables: ANSWERED },
  { kind: 'people’s own sheets', tables: MANY_LANGUAGES },
  { kind: 'files of national services', tables: NATIONAL },
  { kind: 'books of years, seasons and days', tables: BOOKS },
  { kind: 'one odd column', tables: ODD_COLUMNS },
  { kind: 'cells and names out of their place', tables: UNUSUAL_FILES },
])('tables with $kind', ({ tables }) => {
  for (const table of tables)
    test(table.name, () => {
      const reading = readRowsOf(gridsOf(table), table);
      expect(errorsOf(reading.findings)).toEqual([]);
      expect(reading.findings.map(({ kind }) => kind)).not.toContain(
        'reading.perhaps-something-else',
      );
      expect(differences(reading.rows, table.expected, table.tolerance ?? 0.0001)).toEqual([]);
    });
});

describe('what must not become a dataset without an answer', () => {
  for (const table of [...REFUSED, ...UNANSWERED, ...OTHER_TABLES])
    test(table.name, () => {
      const reading = readRowsOf(gridsOf(table), table);
      const errors = reading.findings.filter(({ severity }) => severity === 'error');
      expect(errors).not.toEqual([]);
      if (table.kind) expect(errors.map(({ kind }) => kind)).toContain(table.kind);
      if (table.asks) expect(errors.map(({ choices }) => choices?.wish)).toContain(table.asks);
    });
});

test.each(casesOf([...REFUSED, ...UNANSWERED, ...OTHER_TABLES], oneIn(5)))(
  'no answer to a question of "$name" brings the same question again',
  (table) => {
    const grids = gridsOf(table);
    const again = readRowsOf(grids, table).findings.flatMap((asked) =>
      (asked.choices?.options ?? []).flatMap(({ value }) => {
        const wishes = answeredWishes(asked, value, table.wishes ?? {});
        const { findings } = readRowsOf(grids, { ...table, wishes });
        const isAsked = findings.some(
          ({ severity, kind, choices }) =>
            severity === 'error' && kind === asked.kind && choices?.wish === asked.choices?.wish,
        );
        return isAsked ? [`${asked.kind}: ${value}`] : [];
      }),
    );
    expect(again).toEqual([]);
  },
);

test('fields that lie elsewhere are asked about, whatever the word above them', () => {
  const table = { name: '', files: [{ name: 'trial.csv', text: FIELDS_IN_TURN }] };
  const { findings } = readRowsOf(gridsOf(table), {});
  const [asked] = findings.filter(({ kind }) => kind === 'reading.which-station');
  expect(asked?.choices?.options.map(({ value }) => value)).toEqual(['FLO1991', 'CUR1992', 'none']);
});

/** Errors block an upload: a table that is read well has none. */
function errorsOf(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ kind, params, choices }) => `${kind} ${JSON.stringify(params)} ${choices?.wish ?? ''}`);
}

const DIFFERENCES_SHOWN = 6;

function differences(found: Row[], expected: Row[], tolerance: number): string[] {
  const all = [...new Set([...found, ...expected].map(({ Year }) => Year))].sort((a, b) => a - b);
  const differing = all.flatMap((year) => {
    const ours = found.find(({ Year }) => Year === year) ?? { Year: year };
    const theirs = expected.find(({ Year }) => Year === year) ?? { Year: year };
    const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])] as (keyof Row)[];
    return keys
      .filter((key) => !(Math.abs((ours[key] ?? 1e9) - (theirs[key] ?? -1e9)) <= tolerance))
      .map((key) => `${year} ${key}: read ${ours[key]}, should be ${theirs[key]}`);
  });
  return differing.slice(0, DIFFERENCES_SHOWN);
}
