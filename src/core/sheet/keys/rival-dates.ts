import type { ReadOptions } from '../../reading/reading.ts';
import type { Column, Table } from '../headers/table.ts';
import { columnAt } from '../headers/table.ts';
import { dateAmong, datesIn, type Finder, type FoundDate, isConstant } from './key-columns.ts';
import type { Keys } from './keys.ts';
import { NO_DATE } from './packed-date.ts';
import type { KeyContext } from './read-context.ts';

/**
 * "Date" beside "Date", or beside "Upload date": other columns of full dates under a word that says nothing else. "Date of
 * the maximum" and "Entered" do.
 */
export function rivalsOf(taken: FoundDate, finder: Finder): FoundDate[] {
  const { table, among } = finder;
  const { meaning } = columnAt(table, taken.index) ?? {};
  if (!meaning || meaning.facts.has('bound') || !areDays(table, taken)) return [];
  return among
    .filter((column) => column.index !== taken.index && saysOnlyDate(column))
    .flatMap((column) => dateAmong(finder, [column]) ?? [])
    .filter((found) => !isConstant(table, found.index) && areDays(table, found));
}

function saysOnlyDate({ name, meaning: { key, element, rest, refusal, facts } }: Column): boolean {
  const isDate = key === 'date' || (key === undefined && element === undefined && name !== '');
  return isDate && rest === '' && refusal === undefined && !facts.has('bound');
}

function areDays(table: Table, found: FoundDate): boolean {
  const dates = datesIn(table, found);
  return !found.dates.lacksYear && dates.length > 1 && dates.every((date) => date % 100 > 0);
}

/**
 * The dates stay those of the column that is taken: which of the two is meant only the person knows. Days that differ
 * within a month change none.
 */
export function reportRivals(table: Table, keys: Keys, order: Order, { doubts }: KeyContext): void {
  const { date = 0, rivals = [], granularity } = keys;
  for (const rival of rivals) {
    const { days, months } = fewestDifferences(table, keys, rival, order);
    if (months === 0) continue;
    const [found = '', other = ''] = [date, rival.index].map((at) => columnAt(table, at)?.name);
    const params = { found, other, count: granularity === 'day' ? days : months };
    const doubt = { kind: 'reading.dates-beside', severity: 'warning', params } as const;
    doubts.atColumns(table, doubt, [date, rival.index]);
  }
}

type Order = NonNullable<ReadOptions['dayMonthOrder']>;
type Differences = { days: number; months: number };

/** The other column may be written with the month first. */
function fewestDifferences(table: Table, keys: Keys, rival: FoundDate, order: Order): Differences {
  const counts = (['dmy', 'mdy'] as const).map((ofRival) => {
    const count = { days: 0, months: 0 };
    for (const row of table.sheet.cells.slice(table.firstRow)) {
      const one = keys.dates?.read(row[keys.date ?? 0], order) ?? NO_DATE;
      const other = rival.dates.read(row[rival.index], ofRival);
      if (one === NO_DATE || other === NO_DATE || one === other) continue;
      count.days++;
      if (Math.floor(one / 100) !== Math.floor(other / 100)) count.months++;
    }
    return count;
  });
  return counts.reduce((fewest, count) => (count.days < fewest.days ? count : fewest));
}
