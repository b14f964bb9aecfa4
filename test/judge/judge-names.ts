import type { Reading } from '../../src/core/reading/reading.ts';
import { NAMED_TABLES, type NamedTable, readNamed } from './named-tables.ts';
import { PLACE_NAMES } from './place-names.ts';
import {
  count,
  isAnsweredAtOnce,
  printTally,
  type Tally,
  type Verdict,
  verdictOf,
} from './verdict.ts';

/** A name nobody could take for anything else; what a table says with it, it says with every name. */
export const PLAIN_NAME = 'Upton';

/** Puts every name into every form, and shows what each that is not the same comes to; of one form or name with `only`. */
export function judgeNames([only]: string[]): boolean {
  const byForm: Tally = new Map();
  const harm = new Map<string, Verdict[]>();
  for (const table of NAMED_TABLES) {
    const rows = JSON.stringify(readNamed(table, PLAIN_NAME).rows);
    for (const place of PLACE_NAMES) {
      if (only !== undefined && !table.name.includes(only) && place !== only) continue;
      const reading = readNamed(table, place);
      const verdict = verdictOfName(table, place, reading, rows);
      count(byForm, table.name, verdict);
      if (verdict === 'same') continue;
      harm.set(place, [...(harm.get(place) ?? []), verdict]);
      process.stdout.write(lineOf(verdict, place, table.name, reading));
    }
  }
  printTally('names of places, by where they stand', byForm);
  printWorst(harm);
  return harm.size === 0;
}

/** A question that one click answers is a fair one. */
export function verdictOfName(
  table: NamedTable,
  place: string,
  reading: Reading,
  rows: string,
): Verdict {
  const verdict = verdictOf(reading, rows);
  return verdict === 'asks' && isAnsweredAtOnce(table.grid(place), reading, rows)
    ? 'click'
    : verdict;
}

function lineOf(verdict: Verdict, place: string, form: string, { findings }: Reading): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const said = errors.map(({ kind, choices }) =>
    [kind, ...(choices?.options ?? []).map(({ value }) => value)].join(' / '),
  );
  return `${verdict.padEnd(8)}${place.padEnd(24)}${form.padEnd(44)}${said.join(' + ')}\n`;
}

function printWorst(harm: ReadonlyMap<string, readonly Verdict[]>): void {
  const worst = [...harm].sort((a, b) => b[1].length - a[1].length);
  const isHard = ([, verdicts]: [string, readonly Verdict[]]) =>
    verdicts.some((verdict) => verdict !== 'click');
  const listed = worst.map(([name, { length }]) => `${name} ${length}`).join(', ');
  process.stdout.write(
    `${worst.length} of ${PLACE_NAMES.length} names change something, ${worst.filter(isHard).length} more than by a question with its answer: ${listed}\n\n`,
  );
}
