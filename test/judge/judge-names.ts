import { NAMED_TABLES, readNamed } from './named-tables.ts';
import { PLACE_NAMES } from './place-names.ts';
import { count, printTally, type Tally, verdictOf } from './verdict.ts';

/** A name nobody could take for anything else; what a table says with it, it says with every name. */
export const PLAIN_NAME = 'Upton';

/** Puts every name into every form; `only` shows what one form or name comes to. */
export function judgeNames([only]: string[]): boolean {
  const byForm: Tally = new Map();
  const harm = new Map<string, number>();
  for (const table of NAMED_TABLES) {
    const { name: form } = table;
    const rows = JSON.stringify(readNamed(table, PLAIN_NAME).rows);
    for (const place of PLACE_NAMES) {
      const reading = readNamed(table, place);
      const verdict = verdictOf(reading, rows);
      count(byForm, form, verdict);
      if (verdict === 'same') continue;
      harm.set(place, (harm.get(place) ?? 0) + 1);
      if (only !== undefined && (form.includes(only) || place === only))
        process.stdout.write(
          `${verdict.padEnd(8)}${place.padEnd(24)}${form.padEnd(44)}${reading.findings.map(({ severity, kind }) => `${severity}:${kind}`).join(' ')}\n`,
        );
    }
  }
  printTally('names of places, by where they stand', byForm);
  const worst = [...harm].sort((a, b) => b[1] - a[1]);
  process.stdout.write(
    `${worst.length} of ${PLACE_NAMES.length} names do harm: ${worst.map(([name, times]) => `${name} ${times}`).join(', ')}\n\n`,
  );
  return worst.length === 0;
}
