import type { Row } from '../../src/core/dataset/dataset.ts';
import type { Reading } from '../../src/core/reading/reading.ts';
import { readTogether } from '../../src/workbench/read/read-together.ts';
import { unseenQuantities } from './unseen-quantities.ts';
import { type Element, MONTHLY, UNSEEN_TABLES, type UnseenTable } from './unseen-tables.ts';
import { THIS_YEAR } from './verdict.ts';

const ELEMENTS: readonly Element[] = ['max', 'min', 'rain'];
/**
 * From best to worst. `wrong, told`: values of something else, and a word that they may be.
 * `silent`: values that are not there, or values lost without a word.
 */
type Judged =
  | 'read'
  | 'read, told'
  | 'asks'
  | 'refuses'
  | 'asks in vain'
  | 'wrong, told'
  | 'silent';

/** Tables of a kind nobody has seen: what is not read as it should be must be asked or told. */
export function judgeSilence([only]: string[]): boolean {
  const tally = new Map<string, Map<Judged, number>>();
  for (const table of [...UNSEEN_TABLES, ...unseenQuantities()]) {
    const { judged, because } = judgedTable(table);
    const counts = tally.get(table.kind) ?? new Map<Judged, number>();
    tally.set(table.kind, counts.set(judged, (counts.get(judged) ?? 0) + 1));
    const isBad = judged === 'silent' || judged === 'asks in vain';
    const isShown = only === undefined ? isBad : `${table.kind} ${table.name}`.includes(only);
    if (isShown)
      process.stdout.write(`${judged.padEnd(13)}${table.kind}: ${table.name}: ${because}\n`);
  }
  for (const [kind, counts] of tally)
    process.stdout.write(
      `${kind.padEnd(42)}${[...counts].map(([one, n]) => `${one} ${n}`).join(', ')}\n`,
    );
  return ![...tally.values()].some((counts) => counts.has('silent'));
}

export function judgedTable(table: UnseenTable): { judged: Judged; because: string } {
  const around = { locale: 'en_GB', thisYear: THIS_YEAR };
  const reading = readTogether(table.grids, {}, around);
  const errors = reading.findings.filter(({ severity }) => severity === 'error');
  const because = becauseOf(reading);
  if (!isTold(table, reading)) return { judged: 'silent', because: `untold ${because}` };
  if (errors.length > 0) {
    const isOfPlaces = errors.some(({ kind }) => kind === 'reading.which-station');
    if (isOfPlaces && !table.hasPlaces) return { judged: 'asks in vain', because };
    if (table.isPlain) return { judged: 'asks in vain', because };
    return { judged: errors.some(({ choices }) => choices) ? 'asks' : 'refuses', because };
  }
  const wrong = ELEMENTS.filter((element) => !isRight(reading.rows, element, table));
  if (wrong.length > 0 && isDoubted(table, reading)) return { judged: 'wrong, told', because };
  if (wrong.length > 0) return { judged: 'silent', because: `wrong ${wrong} ${because}` };
  const lost = table.holds.filter((element) => valuesOf(reading.rows, element) === 0);
  const isWarned = reading.findings.some(({ severity }) => severity === 'warning');
  if (lost.length > 0 && !isWarned) return { judged: 'silent', because: `lost ${lost} ${because}` };
  return { judged: lost.length ? 'read, told' : 'read', because };
}

function isTold({ mustTell }: UnseenTable, { findings }: Reading): boolean {
  if (typeof mustTell === 'string') return findings.some(({ kind }) => kind === mustTell);
  return !mustTell || findings.some(({ severity }) => severity !== 'note');
}

function isDoubted({ doubts = [] }: UnseenTable, { findings }: Reading): boolean {
  return findings.some(({ kind, severity }) => severity === 'warning' && doubts.includes(kind));
}

function valuesOf(rows: readonly Row[], element: Element): number {
  return rows.flatMap((row) => Object.keys(row)).filter((key) => key.endsWith(element)).length;
}

/** Every value that was read is the table's own, within what a conversion rounds. */
function isRight(rows: readonly Row[], element: Element, table: UnseenTable): boolean {
  const { holds, truth = MONTHLY } = table;
  if (!holds.includes(element)) return valuesOf(rows, element) === 0;
  return rows.every((row) =>
    Object.entries(row).every(([key, value]) => {
      if (!key.endsWith(element)) return true;
      const month = truth.find(
        (one) => one.year === row.Year && one.month === Number.parseInt(key, 10),
      );
      return month !== undefined && Math.abs(Number(value) - month[element]) < 0.011;
    }),
  );
}

function becauseOf({ findings, rows, understood }: Reading): string {
  const kinds = findings
    .filter(({ kind }) => !kind.endsWith('-assumed'))
    .map(
      ({ kind, severity, params }) =>
        `${severity[0]}:${kind.replace('reading.', '')}${params.found ? `(${params.found})` : ''}`,
    );
  const roles = understood.columns
    .filter(({ role }) => !/\d\d?_|year|month/.test(role) && role !== 'ignored')
    .map(({ header, role }) => `${header}→${role}`);
  return `${rows.length} rows ${roles.slice(0, 6).join(' ')} ${kinds.join(' ')}`;
}
