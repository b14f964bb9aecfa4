import { ELEMENTS } from '../../dataset/columns.ts';
import { addressOf, columnLetters } from '../../reading/cell-address.ts';
import type { Cell, Finding } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { type Doubts, listed } from '../cells/doubts.ts';
import { numberInCell } from '../cells/read-number.ts';
import { placeOf } from '../cells/sheet-cells.ts';
import { stepsIn } from '../cells/steps-in.ts';
import { saysSomething } from '../headers/header-meaning.ts';
import { type Column, columnAt, indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { HOUR, mayHold, whichColumn } from './ask-columns.ts';
import { type Candidate, type Fit, type Refused, valuesIn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';

type Report = { kind: ReadingKind } & Pick<Finding, 'severity' | 'params' | 'choices'>;

/**
 * Reports columns that sound right and are not, and those passed over for another of the same element.
 */
export function reportColumns(fit: Fit, doubts: Doubts): void {
  const { table } = fit;
  reportRefused(fit, doubts);
  for (const unclear of fit.unclear)
    doubts.ofTable(table, whichColumn(table, withUnread(fit, unclear)));
  reportPassedOver(fit, doubts);
  reportNotRead(fit, doubts);
}

/** Beside "Prec1" and "Prec2", which may be parts of a day, an unknown "TPrec" may be the whole. */
function withUnread({ table, parts }: Fit, unclear: Fit['unclear'][number]) {
  const { element, columns, why } = unclear;
  const [part] = parts;
  if (why !== 'part' || !part) return unclear;
  const atNoHour = unreadColumns(table, parts).filter(({ header }) => !HOUR.test(header));
  const unread = mayHold({ table, keys: part.keys }, atNoHour, element);
  return { ...unclear, columns: [...new Set([...indexesOf(unread), ...columns])] };
}

function reportRefused(fit: Fit, doubts: Doubts): void {
  const { table } = fit;
  const read = valuesIn(fit.parts);
  for (const refused of fit.refused) {
    const { refusal, header: found, columns } = refused;
    const report = reportOf(refused, fit, read);
    if (report) doubts.atColumns(table, report, columns);
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

/** `read`: the columns that speak against the one that was refused. */
function reportOf(
  { refusal, about, header: found }: Refused,
  { parts }: Fit,
  read: readonly Candidate[],
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

/** One or two without a name are a row number or a mark. Three may be a table that begins in another row. */
const FEWEST_NAMELESS = 3;
const FEWEST_NUMBERS = 3;
const MOST_CHARACTERS = 120;

/** Reports columns of numbers under unknown words: one of them may be the rain that was not found. */
function reportNotRead({ table, parts, layout }: Fit, doubts: Doubts): void {
  const values = valuesIn(parts);
  // Beside twelve months stand sums and heights.
  if (layout === 'months-across' || layout === 'years-across') return;
  const unread = unreadColumns(table, parts);
  if (unread.length === 0 || values.length === 0) return;
  // Years side by side: the words over one of them may differ.
  const blocks = parts.filter(({ keys }) => keys.headedYear).map((part) => part.values);
  const lacks = ELEMENTS.some((element) =>
    [values, ...blocks].some((block) => block.every((value) => value.element !== element)),
  );
  const found = listed(
    unread.map(({ name, index }) => name || columnLetters(index)),
    MOST_CHARACTERS,
  );
  const doubt = {
    kind: 'reading.columns-not-read',
    severity: lacks ? 'warning' : 'note',
    params: { found, count: unread.length },
  } as const;
  doubts.atColumns(table, doubt, indexesOf(unread));
}

function unreadColumns(table: Table, parts: Fit['parts']): Column[] {
  const used = new Set(parts.flatMap(({ keys, values }) => keys.all.concat(indexesOf(values))));
  const open = table.columns.filter(
    ({ index, meaning }) =>
      !used.has(index) &&
      !saysSomething(meaning) &&
      !meaning.annual &&
      !countsRows(sampleCells(table, index)) &&
      numbersOf(table, index).length >= FEWEST_NUMBERS,
  );
  const isCell = table.headerRow >= 0 && !table.sheet.pasted && !table.sheet.transposed;
  const nameless = isCell ? open.filter(({ name }) => name === '') : [];
  return open
    .filter(({ name }) => name !== '')
    .concat(nameless.length < FEWEST_NAMELESS ? [] : nameless);
}

/** True for 1, 2, 3 …, which numbers the rows, and for the same number in all rows. */
function countsRows(cells: readonly Cell[]): boolean {
  const [first = 0, ...others] = stepsIn(cells.map(numberInCell));
  return Math.abs(first) <= 1 && others.every((step) => step === first);
}
