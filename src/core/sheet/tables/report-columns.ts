import { addressOf } from '../../reading/cell-address.ts';
import { isSameText } from '../../reading/plain-text.ts';
import type { Finding } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { type Doubts, graveAlone } from '../cells/doubts.ts';
import { placeOf } from '../cells/sheet-cells.ts';
import { monthNamed } from '../headers/named-month.ts';
import { type Column, columnAt } from '../headers/table.ts';
import { askColumn } from './ask-columns.ts';
import { type Asked, type Fit, type Refused, type ValueColumn, valuesIn } from './layout.ts';

type Report = { kind: ReadingKind } & Pick<Finding, 'severity' | 'params' | 'choices'>;

/**
 * Reports columns that sound right and are not, and those passed over for another of the same element.
 */
export function reportColumns(fit: Fit, doubts: Doubts, asked: Asked): void {
  const { table } = fit;
  reportRefused(fit, doubts, asked);
  reportMonthsGuessed(fit, doubts);
  for (const { index } of calledNormal(fit)) doubts.atColumns(table, NORMAL, [index]);
  for (const unclear of fit.unclear) askColumn(table, unclear, doubts);
  reportPassedOver(fit, doubts);
}

function reportRefused(fit: Fit, doubts: Doubts, asked: Asked): void {
  const { table } = fit;
  const values = valuesIn(fit.parts);
  const taken = values.filter((value) => isTaken(value, fit, asked));
  for (const refused of fit.refused) {
    const { refusal, about, header: found, columns } = refused;
    // The person took "Dana max" and has not yet spoken of "Dana min": that stays in question.
    const isAnswered = about !== undefined && asked.columns[about] !== undefined;
    const read = isAnswered ? values : values.filter((value) => !taken.includes(value));
    const report = taken.some(({ index }) => columns.includes(index))
      ? perhapsSomethingElse(found)
      : reportOf(refused, fit, read);
    const severity = refused.isBlock ? graveAlone : report?.severity;
    if (report && severity) doubts.atColumns(table, { ...report, severity }, columns);
    if (refusal === 'unnamed')
      for (const index of columns)
        doubts.atCell(UNNAMED, table.sheet, Math.max(0, table.headerRow), index, found);
  }
}

function reportPassedOver(fit: Fit, doubts: Doubts): void {
  const { table, passedOver } = fit;
  const headerRow = Math.max(0, table.headerRow);
  const severity = 'warning';
  for (const { chosen, columns, element } of passedOver) {
    const address = addressOf(placeOf(table.sheet, headerRow, chosen));
    const header = columnAt(table, columns[0])?.header ?? '';
    const params = { element, chosen: address, found: header };
    doubts.atColumns(table, { kind: 'reading.column-passed-over', severity, params }, columns);
  }
}

/**
 * Columns that say "Normal" and are read: their values differ from year to year, so it may be a place. Beside
 * other places it is one.
 */
function calledNormal({ table, parts }: Fit): Column[] {
  const values = valuesIn(parts);
  return table.columns.filter(
    ({ index, name, meaning }) =>
      meaning.refusal === 'normal' &&
      values.some((value) => value.index === index && value.station !== name),
  );
}

const NORMAL = { kind: 'reading.read-anyway', severity: 'warning', params: {} } as const;

/** "Mrz" between February and April: a word that names no month, but is read as one by its place. */
function reportMonthsGuessed({ table, parts }: Fit, doubts: Doubts): void {
  for (const { index, month } of valuesIn(parts)) {
    const { name: found = '', meaning } = columnAt(table, index) ?? {};
    if (found === '') continue;
    if (!month || meaning?.month || /\d/.test(found) || monthNamed(found) > 0) continue;
    const params = { month, found };
    const doubt = { kind: 'reading.month-by-place', severity: 'warning', params } as const;
    doubts.atColumns(table, doubt, [index]);
  }
}

const UNNAMED = { kind: 'reading.block-without-name', severity: 'error' } as const;

type ReportOf = [ReadingKind, Finding['severity'], unless?: 'any' | 'same'];

/** What is reported of a refused column, unless any other column was read, or one of the same element. */
const REPORTS: { [refusal in Refused['refusal']]?: ReportOf } = {
  'maybe-extreme': ['reading.perhaps-extremes', 'warning'],
  anomaly: ['reading.column-of-anomalies', 'error', 'any'],
  mean: ['reading.only-means', 'error', 'any'],
  normal: ['reading.table-of-normals', 'error', 'any'],
  other: ['reading.column-of-something-else', 'error', 'any'],
  flag: ['reading.column-of-something-else', 'error', 'any'],
  period: ['reading.column-of-something-else', 'error', 'any'],
  'of-the-year': ['reading.only-year-figures', 'error', 'same'],
};

/** True for "Dana max" if it was refused and the person has taken it all the same. */
function isTaken({ index, element }: ValueColumn, fit: Fit, asked: Asked): boolean {
  const answer = element && asked.columns[element];
  const { name = '' } = columnAt(fit.table, index) ?? {};
  const isRefused = fit.refused.some(
    ({ refusal, columns }) => refusal === 'other' && columns.includes(index),
  );
  return answer !== undefined && isRefused && isSameText(name, answer);
}

/** `read`: the columns that speak against the one that was refused. */
function reportOf(
  { refusal, about, header: found }: Refused,
  { parts }: Fit,
  read: readonly ValueColumn[],
): Report | null {
  const present = (element?: string): boolean =>
    read.some((value) => !element || value.element === element);
  if (refusal === 'extreme') {
    const byLabel = parts.some(({ rowElement }) => rowElement);
    if (!about || byLabel || present(about)) return null;
    // A warning if the rest of the table is read, such as its rain.
    const severity = present() ? 'warning' : 'error';
    return { kind: 'reading.only-extremes', severity, params: { element: about, found } };
  }
  const [kind, severity, unless] = REPORTS[refusal] ?? [];
  if (!kind || !severity || (unless && about && present(about))) return null;
  if (!unless || !present()) return { kind, severity, params: { found } };
  // A note for "Rain YTD" beside Tmax: no other column may be the rain.
  return about ? { kind, severity: 'note', params: { found } } : null;
}

function perhapsSomethingElse(found: string) {
  return {
    kind: 'reading.perhaps-something-else',
    severity: 'warning',
    params: { found },
  } as const;
}
