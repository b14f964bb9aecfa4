import { ELEMENTS, type Element } from '../../dataset/columns.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import { type Cell, COLUMN_WISHES, type Example, type Finding } from '../../reading/reading.ts';
import type { AskedWhy } from '../../reading/reading-kinds.ts';
import { isDaily, isNumber } from '../../reading/series.ts';
import { inARow, listed, MOST_OFFERED, type OfTable } from '../cells/doubts.ts';
import { couldBe } from '../cells/evidence.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { numberInCell } from '../cells/read-number.ts';
import { cellText, filledIn, headerText, type SheetCells } from '../cells/sheet-cells.ts';
import { elementOver } from '../headers/element-over.ts';
import { deniesElement, isInitial, type KeyKind, saysWhere } from '../headers/header-meaning.ts';
import { isUnitText } from '../headers/stated-unit.ts';
import {
  type Column,
  DEEPEST_HEADER,
  indexesOf,
  isOnlyOne,
  rowsTried,
  type Table,
  tableAt,
  tableWithoutHeader,
} from '../headers/table.ts';
import { findKeys } from '../keys/find-keys.ts';
import { type Keys, keyShare, lacksYear } from '../keys/keys.ts';
import { yearNamed } from '../keys/time-in-title.ts';
import type { Asked, Fit } from './layout.ts';
import { meansOver } from './name-elements.ts';
import { areOrders, isMostlyNumbers, numbersOf } from './numbers-of.ts';
import { hasHours, SEVERAL_ROWS_A_DAY } from './several-rows.ts';

const GOOD_SHARE = 0.5;

/**
 * Which of some columns, or of the labels down one of them, holds an element, or none: only the person can say.
 * "Temperatura tla maks." beside "Tmin" may be such a label.
 */
export function whichColumn(
  table: Table,
  { element, columns, labels, why, about }: Fit['unclear'][number],
): OfTable {
  const among = table.columns.filter(({ index }) => columns.includes(index));
  const options = labels?.map((value) => ({ value })) ?? optionsOf(table, among);
  const found = listed(options.map(({ value }) => value));
  const params = { element, found, count: options.length, why, ...(about && { about }) };
  const choices = choicesOf(element, options);
  return {
    kind: 'reading.which-column',
    severity: 'error',
    params,
    choices,
    columns: indexesOf(among),
  };
}

type Option = { value: string; example?: Example };

function choicesOf(element: Element, options: readonly Option[]): NonNullable<Finding['choices']> {
  return {
    wish: COLUMN_WISHES[element],
    options: [...options.slice(0, MOST_OFFERED), { value: 'none' }],
  };
}

/** "C: 12.1, 13.4, 9.8" beside "D: 3.5, 2.8, 4.1" */
function optionsOf(table: Table, columns: readonly Column[]): Option[] {
  const examples = examplesOf(table, indexesOf(columns));
  const options = columns.map(({ index, name, header }, at) => {
    // "8h" stands below "Tmax" and below "Tmin".
    const value = (isOnlyOne(table, name) ? name : header) || columnLetters(index);
    return { value, example: [`${columnLetters(index)}: `, ...(examples[at] ?? [])] };
  });
  // "A" of the next block is the same answer.
  return options.filter(({ value }, at) => at === options.findIndex((one) => one.value === value));
}

function examplesOf(table: Table, columns: readonly number[]): Example[] {
  const rows = table.sampled.slice(0, 3);
  const shown = (cell: Cell = null) => [typeof cell === 'number' ? cell : headerText(cell) || '–'];
  return columns.map((index) => inARow(rows.map((row) => shown(row[index]))));
}

/** A table of unknown words, and what is to be said of it. */
type ToldOf = { table: Table; told: OfTable[] };
/** The words, for the sentence that says that none is understood. */
export type UnknownWords = { found: string; isOfYears: boolean };

/**
 * "Datum, Zorvan, Pelik" over dates and numbers: which column is the maximum, the minimum and the rain, of those whose
 * values may be? Else the words alone; null without words.
 */
export function unknownColumns(
  sheet: SheetCells,
  asked: Asked,
  mayBeOurs: MayBeOurs,
): ToldOf | UnknownWords | null {
  // For the others the person has said that no column is it.
  const open = ELEMENTS.filter((element) => asked.columns[element] === undefined);
  let words: UnknownWords | null = null;
  for (const { table, keys } of datedTables(sheet)) {
    words ??= unknownWords(table, keys);
    // Twelve months without a year are means of many years, whatever their columns hold.
    if (lacksYear(keys) && !yearNamed(sheet.name, sheet.thisYear)) continue;
    const questions = questionsOf({ table, keys }, open, mayBeOurs);
    const hours = atHours(table, keys);
    if (questions.length === 0 && hours.length < 2) continue;
    const told = hasHours(table, keys)
      ? SEVERAL_ROWS_A_DAY
      : (meansOver(table) ?? (questions.length === 0 ? ofHours(hours) : undefined));
    const asking = () => questions.map((question) => whichColumn(table, question));
    return { table, told: told ? [told] : asking() };
  }
  return words;
}

/** "T 7:30, T 1:00, T sunset": no reading at an hour is a day's extreme or its rain. */
function atHours(table: Table, { all }: Keys): Column[] {
  const others = table.columns.filter(({ index }) => !all.includes(index));
  return others.filter(({ header, meaning }) => !meaning.element && HOUR.test(header));
}

/** "9 AM", "8:00", "12h", "sunset", "Noon" */
export const HOUR =
  /(?<![\d.:])\d{1,2}(?:[:.h]\d{2}|\s?h\b|\s?[ap]\.?\s?m\b)|\b(?:[AP]\.?M|[ap]\.m)\b|\b(?:sunset|sunrise|noon|midday|morning|evening)\b/iu;

function ofHours(columns: readonly Column[]): OfTable {
  const found = listed(columns.map(({ header }) => header));
  return {
    kind: 'reading.fixed-hours',
    severity: 'error',
    params: { found },
    columns: indexesOf(columns),
  };
}

function questionsOf(dated: Dated, open: readonly Element[], mayBeOurs: MayBeOurs) {
  const { table, keys } = dated;
  const hours = atHours(table, keys);
  const unknown = columnsUnknown(table, keys).filter(
    (column) => !hours.includes(column) && mayBeOurs(table, keys, column.index),
  );
  const why: AskedWhy = 'unsaid';
  return open
    .filter((element) => isWanted(dated, unknown, element))
    .map((element) => ({ element, columns: indexesOf(mayHold(dated, unknown, element)), why }))
    .filter(({ columns }) => columns.length > 0);
}

/** Could the values of a column be temperature or rain? */
export type MayBeOurs = (table: Table, keys: Keys, column: number) => boolean;

/** Under the title "Rainfall" no maximum is asked for. Under "Tmax", rain is, if all columns say "mm". */
function isWanted(dated: Dated, unknown: readonly Column[], element: Element): boolean {
  const named = elementOver(dated.table);
  return named === undefined || named === element || mayHold(dated, unknown, named).length === 0;
}

type Dated = { table: Table; keys: Keys };

/** The table under each row of words, if most of its rows have a date or a year. */
function* datedTables(sheet: SheetCells): Generator<Dated> {
  const end = Math.min(sheet.cells.length, DEEPEST_HEADER);
  let left = rowsTried(sheet.width);
  for (let rowIndex = 0; rowIndex < end && left > 0; rowIndex++) {
    if (!isRowOfWords(sheet, rowIndex)) continue;
    left--;
    const table = tableAt(sheet, rowIndex, 0);
    const keys = findKeys(table, table.columns);
    if (!keys || keyShare(table, keys) < GOOD_SHARE) continue;
    if (isData(keyColumns(table, keys))) continue;
    yield { table, keys };
  }
  // Text for RClimDex has no header: nothing but its dates shows what it is.
  const nameless = tableWithoutHeader(sheet);
  const keys = nameless && findKeys(nameless, nameless.columns);
  if (!nameless || !keys || keyShare(nameless, keys) < NEARLY_ALL) return;
  // Where a date comes again, each row is of another element or place.
  const dates = nameless.sampled.map((row) => keys.all.map((at) => cellText(row[at])).join(' '));
  if (new Set(dates).size === dates.length) yield { table: nameless, keys };
}

const NEARLY_ALL = 0.9;

const MOST_FOUND = 120;

function unknownWords(table: Table, keys: Keys): UnknownWords | null {
  const beside = table.columns.filter(
    ({ index, name }) => name !== '' && !keys.all.includes(index) && isMostlyNumbers(table, index),
  );
  if (beside.length === 0 || isData(beside)) return null;
  const words = beside.map(({ name }) => name);
  return { found: listed(words, MOST_FOUND), isOfYears: keys.granularity === 'year' };
}

/** A logger's header names sensor, number, unit and station. */
const LONGEST_WORD = 100;

function isRowOfWords({ cells }: SheetCells, rowIndex: number): boolean {
  const filled = filledIn(cells[rowIndex]);
  const below = (cells[rowIndex + 1] ?? []).filter((cell) => isNumber(numberInCell(cell)));
  return (
    filled.length >= 2 &&
    below.length > 0 &&
    filled.every((cell) => headerText(cell) !== '' && headerText(cell).length <= LONGEST_WORD)
  );
}

function columnsUnknown(table: Table, keys: Keys): Column[] {
  if (keys.granularity === 'year') return [];
  return table.columns.filter(({ index, name, meaning }) => {
    if (keys.all.includes(index) || (name === '' && table.headerRow >= 0)) return false;
    const isKey = meaning.key && !MAY_HOLD_VALUES.includes(meaning.key) && !isUnitText(name);
    if (isKey || meaning.refusal || meaning.annual || saysWhere(name)) return false;
    const isSaid = numbersOf(table, index).some((number) => !MISSING_NUMBERS.has(number));
    return isSaid && isMostlyNumbers(table, index) && !areOrders(table, index);
  });
}

const MAY_HOLD_VALUES: readonly KeyKind[] = ['element', 'value'];

/** "temp" is not offered as rain, "Max" not as the minimum, and nothing for what its values cannot be. */
export function mayHold(
  { table, keys }: Dated,
  columns: readonly Column[],
  element: Element,
): readonly Column[] {
  return columns.filter(({ index, meaning }) => {
    if (!couldBe(element, numbersOf(table, index), isDaily(keys))) return false;
    const isOfOther = meaning.element !== undefined && meaning.element !== element;
    return isInitial(meaning) || !(isOfOther || deniesElement(meaning, element));
  });
}

function keyColumns({ columns }: Table, { all }: Keys): Column[] {
  return columns.filter(({ index }) => all.includes(index));
}

/** The words over these columns are data: the table has no header. */
function isData(columns: readonly Column[]): boolean {
  return columns.some(({ name }) => name !== '' && !/\p{L}/u.test(name));
}
