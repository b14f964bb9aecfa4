import { COLUMN_KEYS, type ColumnKey } from './columns.ts';
import type { Row } from './dataset.ts';

/** One value that is not what it was; null where there is none. */
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
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const values = names.flatMap((name) => changesInYear(old.get(name), now.get(name)));
  const count = (kind: Kind) => values.filter((change) => kindOf(change) === kind).length;
  return {
    changed: count('changed'),
    added: count('added'),
    ...addedTo(values, old),
    removed: count('removed'),
    values: values.sort(byWeight),
  };
}

type Kind = 'removed' | 'changed' | 'added';
const KINDS: readonly Kind[] = ['removed', 'changed', 'added'];

function kindOf({ before, after }: ValueChange): Kind {
  return after === null ? 'removed' : before === null ? 'added' : 'changed';
}

function byWeight(one: ValueChange, other: ValueChange): number {
  return (
    KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)) ||
    one.year - other.year ||
    COLUMN_KEYS.indexOf(one.key) - COLUMN_KEYS.indexOf(other.key)
  );
}

/** A Year may stand twice: the second 1980 is compared with the second 1980. */
function byYear(rows: readonly Row[]): Map<string, Row> {
  const found = new Map<string, Row>();
  const times = new Map<number, number>();
  for (const row of rows) {
    const time = (times.get(row.Year) ?? 0) + 1;
    times.set(row.Year, time);
    found.set(`${row.Year}/${time}`, row);
  }
  return found;
}

function changesInYear(before: Row | undefined, after: Row | undefined): ValueChange[] {
  const year = (after ?? before)?.Year ?? 0;
  return COLUMN_KEYS.map((key) => ({
    year,
    key,
    before: before?.[key] ?? null,
    after: after?.[key] ?? null,
  })).filter((change) => change.before !== change.after);
}

function addedTo(values: readonly ValueChange[], old: Map<string, Row>) {
  const added = values.filter((change) => kindOf(change) === 'added');
  const toNewMonths = added.filter(({ year, key }) => !hadMonth(old.get(`${year}/1`), key));
  const months = new Set(toNewMonths.map(({ year, key }) => `${year}-${key.slice(0, 2)}`));
  return { filled: added.length - toNewMonths.length, monthsAdded: months.size };
}

function hadMonth(row: Row | undefined, key: ColumnKey): boolean {
  const month = key.slice(0, 2);
  return row !== undefined && COLUMN_KEYS.some((other) => other.startsWith(month) && other in row);
}
