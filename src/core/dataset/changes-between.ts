import { COLUMN_KEYS, type ColumnKey, ELEMENTS } from './columns.ts';
import type { Row } from './dataset.ts';

/** A value that has changed; null stands for no value. */
export type ValueChange = {
  year: number;
  key: ColumnKey;
  before: number | null;
  after: number | null;
};

export type Changes = {
  /** values that are others now */
  changed: number;
  /** values where there were none */
  added: number;
  /** those in months that had other values, and the months that had none at all */
  filled: number;
  monthsAdded: number;
  /** values that are gone */
  removed: number;
  /** What is gone stands first, then what is another value, then what is new; old years before late ones. */
  values: ValueChange[];
};

/** What became of the values between two versions of one table. */
export function changesBetween(before: readonly Row[], after: readonly Row[]): Changes {
  const [old, now] = [byYear(before), byYear(after)];
  const byKind: Record<Kind, ValueChange[]> = { removed: [], changed: [], added: [] };
  // Years are sorted and not values: of two unlike tables of 10,000 rows there are 700,000.
  for (const [was, is] of pairs(old, now))
    for (const change of changesInYear(was, is)) byKind[kindOf(change)].push(change);
  const { removed, changed, added } = byKind;
  return {
    changed: changed.length,
    added: added.length,
    ...addedTo(added, old),
    removed: removed.length,
    values: [...removed, ...changed, ...added],
  };
}

type Kind = 'removed' | 'changed' | 'added';

function kindOf({ before, after }: ValueChange): Kind {
  return after === null ? 'removed' : before === null ? 'added' : 'changed';
}

type Pair = [before: Row | undefined, after: Row | undefined];

function pairs(old: Map<string, Row>, now: Map<string, Row>): Pair[] {
  const names = [...new Set([...old.keys(), ...now.keys()])];
  return names
    .map((name): Pair => [old.get(name), now.get(name)])
    .sort((one, other) => yearOf(one) - yearOf(other));
}

function yearOf([before, after]: Pair): number {
  return (after ?? before)?.Year ?? 0;
}

/** A Year may stand twice: the second 1980 is compared with the second 1980. */
function byYear(rows: readonly Row[]): Map<string, Row> {
  const years = new Map<string, Row>();
  const times = new Map<number, number>();
  for (const row of rows) {
    const time = (times.get(row.Year) ?? 0) + 1;
    times.set(row.Year, time);
    years.set(`${row.Year}/${time}`, row);
  }
  return years;
}

function changesInYear(before: Row | undefined, after: Row | undefined): ValueChange[] {
  const year = yearOf([before, after]);
  const others = COLUMN_KEYS.filter((key) => before?.[key] !== after?.[key]);
  return others.map((key) => ({
    year,
    key,
    before: before?.[key] ?? null,
    after: after?.[key] ?? null,
  }));
}

function addedTo(added: readonly ValueChange[], old: Map<string, Row>) {
  const toNewMonths = added.filter(({ year, key }) => !hadMonth(old.get(`${year}/1`), key));
  const months = new Set(toNewMonths.map(({ year, key }) => `${year}-${key.slice(0, 2)}`));
  return { filled: added.length - toNewMonths.length, monthsAdded: months.size };
}

function hadMonth(row: Row | undefined, key: ColumnKey): boolean {
  const month = key.slice(0, 2);
  return row !== undefined && ELEMENTS.some((element) => `${month}_${element}` in row);
}
