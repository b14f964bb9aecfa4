import { addressOf } from '../../reading/cell-address.ts';
import { isSameText } from '../../reading/plain-text.ts';
import type { Finding } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { isDaily } from '../../reading/series.ts';
import { type Doubts, graveAlone } from '../cells/doubts.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { HOTTEST_C } from '../cells/rain-like.ts';
import { placeOf } from '../cells/sheet-cells.ts';
import { toStandard } from '../cells/units.ts';
import { decide } from '../headers/decisions.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import { monthNamed } from '../headers/named-month.ts';
import { type Column, columnAt, isOnlyOne, sampleCells } from '../headers/table.ts';
import { anyway, askColumn, toldApart } from './ask-columns.ts';
import { perhapsSomethingElse } from './ask-doubtful.ts';
import { type Asked, type Fit, type Refused, type ValueColumn, valuesIn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';

type Report = { kind: ReadingKind } & Pick<Finding, 'severity' | 'params' | 'choices'>;

/**
 * Reports columns that sound right and are not, and those passed over for another of the same element.
 * `mayBeOurs` says of a column whether its values are like temperatures or rain.
 */
export function reportColumns(
  fit: Fit,
  doubts: Doubts,
  asked: Asked,
  mayBeOurs: (column: number) => boolean,
): void {
  const { table } = fit;
  reportRefused(fit, { doubts, asked, mayBeOurs });
  reportLabels(fit, doubts);
  reportMonthsGuessed(fit, doubts);
  for (const { index } of calledNormal(fit)) doubts.atColumns(table, NORMAL, [index]);
  for (const unclear of fit.unclear) askColumn(table, unclear, doubts);
  reportPassedOver(fit, doubts);
}

type Reporting = { doubts: Doubts; asked: Asked; mayBeOurs: (column: number) => boolean };

function reportRefused(fit: Fit, { doubts, asked, mayBeOurs }: Reporting): void {
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
    const column =
      isAnswered || report?.severity !== 'error' ? undefined : perhapsTaken(refused, fit);
    // "Mean rain" is refused for the columns beside it alone, and its values need not speak for it.
    const isOpen = about && column && (!column.meaning.refusal || mayBeOurs(column.index));
    const choices = isOpen ? anyway(table, about, column) : {};
    const severity = refused.isBlock ? graveAlone : report?.severity;
    if (report && severity) doubts.atColumns(table, { ...report, ...choices, severity }, columns);
    if (refusal === 'unnamed')
      for (const index of columns)
        doubts.atCell(UNNAMED, table.sheet, Math.max(0, table.headerRow), index, found);
  }
}

/** Warns of "High" in a column of elements or in a title, too: it may be that of the hottest day. */
function reportLabels({ table, parts }: Fit, doubts: Doubts): void {
  for (const { keys, rowElement, values } of parts) {
    if (isDaily(keys)) continue;
    const titles = values.flatMap(({ votes = [] }) => votes.filter(({ by }) => by === 'title'));
    const texts = [...(rowElement?.labels.keys() ?? []), ...titles.map(({ text }) => text)];
    for (const found of texts.filter(mayBeOfExtremes)) {
      const doubt = {
        kind: 'reading.perhaps-extremes',
        severity: 'warning',
        params: { found },
      } as const;
      doubts.atColumns(table, doubt, rowElement ? [rowElement.index] : []);
    }
  }
}

/** "High" may be that of the month's hottest day. "Average high" is not. */
function mayBeOfExtremes(text: string): boolean {
  const { facts, about } = headerMeaning(text);
  return decide(facts, about, 'ofMonths').asks === true;
}

function reportPassedOver(fit: Fit, doubts: Doubts): void {
  const { table, passedOver } = fit;
  const headerRow = Math.max(0, table.headerRow);
  const severity = areOfOtherPlaces(fit) ? 'error' : 'warning';
  for (const { chosen, columns, element } of passedOver) {
    const address = addressOf(placeOf(table.sheet, headerRow, chosen));
    const header = columnAt(table, columns[0])?.header ?? '';
    // Each line of a text stands in one cell, which is no place of a column.
    const [named = address, found = header] = table.sheet.pasted
      ? toldApart(table, [chosen, ...columns.slice(0, 1)])
      : [];
    const params = { element, chosen: named, found };
    doubts.atColumns(table, { kind: 'reading.column-passed-over', severity, params }, columns);
  }
}

/**
 * True if the same header comes again and again over other values: these are columns of other places. Not where a place
 * would be far too hot: "Min, Mean, Max" stands once more over the humidity.
 */
function areOfOtherPlaces({ table, passedOver, parts }: Fit): boolean {
  const again = passedOver.filter(
    ({ chosen, columns: [other = 0] }) =>
      columnAt(table, other)?.header === columnAt(table, chosen)?.header &&
      JSON.stringify(sampleCells(table, other)) !== JSON.stringify(sampleCells(table, chosen)),
  );
  // The words over both are the same, and so is their unit.
  const isHot = (column: number, chosen: number): boolean => {
    const { unit = 'C' } = valuesIn(parts).find(({ index }) => index === chosen) ?? {};
    const numbers = numbersOf(table, column).filter((number) => !MISSING_NUMBERS.has(number));
    const hot = numbers.filter((number) => toStandard(number, unit, 1) > HOTTEST_C);
    return hot.length * 2 > numbers.length;
  };
  const isOther =
    again.some(
      ({ columns: [other = 0], chosen, element }) => element !== 'rain' && isHot(other, chosen),
    ) && !again.some(({ chosen }) => isHot(chosen, chosen));
  return again.length > 1 && !isOther;
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

const NORMAL = { kind: 'reading.normals-read-anyway', severity: 'warning', params: {} } as const;

/** "Mrz" between February and April: a word that names no month, but is read as one by its place. */
function reportMonthsGuessed({ table, parts }: Fit, doubts: Doubts): void {
  for (const { index, month, station } of valuesIn(parts)) {
    const { name: found = '', meaning } = columnAt(table, index) ?? {};
    // Below "Jan" the first of several places stands under the word, and the others under none.
    if (station !== undefined && found === '') continue;
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
  'two-in-one': ['reading.two-values-in-a-cell', 'warning'],
  anomaly: ['reading.column-of-anomalies', 'error', 'any'],
  mean: ['reading.only-means', 'error', 'any'],
  normal: ['reading.table-of-normals', 'error', 'any'],
  other: ['reading.column-of-something-else', 'error', 'any'],
  flag: ['reading.column-of-something-else', 'error', 'any'],
  period: ['reading.column-of-something-else', 'error', 'any'],
  'of-the-year': ['reading.only-year-figures', 'error', 'same'],
};

/**
 * The column of "Dana rain", if nothing else may be the rain, so that its name may be that of a place. The most and the
 * least rain of the day's hours are none.
 */
function perhapsTaken(
  { refusal, about, columns: [index = -1] }: Refused,
  { table, refused }: Fit,
): Column | undefined {
  const column = columnAt(table, index);
  const open = refused.filter((other) => other.about === about && other.refusal !== 'extreme');
  const isOnly = open.length === 1;
  const isAsked = refusal === 'other' && isOnly && column?.name && isOnlyOne(table, column.name);
  return isAsked ? column : undefined;
}

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
