import { ELEMENTS, type Element, ofElement } from '../../dataset/columns.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import { isSameText } from '../../reading/plain-text.ts';
import { isDaily } from '../../reading/series.ts';
import { quantityOf } from '../cells/units.ts';
import { isUnitText, statedUnit } from '../headers/stated-unit.ts';
import { type Column, columnAt, indexesOf, type Table } from '../headers/table.ts';
import { isUsed, type Keys } from '../keys/keys.ts';
import type { Asked, ElementColumns, Refused, ValueColumn } from './layout.ts';
import { isMostlyNumbers, isNumeric, numbersOf, shareOfParts } from './numbers-of.ts';
import { keepPlaces, namesApart, namesIn, placesByName } from './places-beside.ts';
import { perhapsRain, withoutMarks } from './rain-beside.ts';
import { findRowElement } from './row-element.ts';
import { type Ruled, ruledColumns } from './ruled-columns.ts';
import { hoursAcross } from './several-rows.ts';
import { unnamedValues } from './unnamed-values.ts';
import { wholeAmong } from './whole-among.ts';

type Candidate = { column: Column; element: Element; rank: number };

/** A table beside its keys: the columns that may hold values, and what each of them is taken for. */
type Look = {
  table: Table;
  keys: Keys;
  asked: Asked;
  beside: readonly Column[];
  hours: readonly Column[];
  /** those that are no sums of others and no figures of a year */
  free: readonly Column[];
  ruled: readonly Ruled[];
  candidates: readonly Candidate[];
  /** The person said of a column what it is. */
  isSaid: boolean;
};

/** In tables with a row a month or a day: one column for each element, the best if there are several. */
export function elementColumns(written: Table, keys: Keys, asked: Asked): ElementColumns {
  const look = lookBeside(written, keys, asked);
  const { table, beside, free, isSaid } = look;
  const places = isSaid ? null : placesInstead(look);
  // "High Wycombe" is no maximum.
  if (places) return { ...places, refused: [], passedOver: [] };
  const chosen = chosenOf(table, look.candidates, keys, asked);
  askPerhapsRain(chosen, table, free, isDaily(keys), asked);
  // Beside a column of elements that says TMAX, "Max" is the highest maximum of a month and "Mean" their mean.
  const ofRows = beside.filter(({ meaning }) => meaning.key === 'element');
  const isByRows = findRowElement(table, ofRows, 'ofMonths', asked) !== undefined;
  if (isByRows) askAll(table, chosen, beside);
  const found = { ...chosen, refused: refusedBeside(chosen, look) };
  const isFound = found.values.length > 0 || found.unclear.length > 0;
  return isFound ? found : withoutNames(found, look);
}

function lookBeside(written: Table, keys: Keys, asked: Asked): Look {
  const table = { ...written, columns: [...written.columns] };
  const beside = table.columns.filter((column) => !keys.all.includes(column.index));
  // The hours of a day are no places.
  const hours = isDaily(keys) ? hoursAcross(table) : [];
  const free = beside.filter((column) => !hours.includes(column));
  const ruled = ruledColumns(table, keys, free);
  const candidates = candidatesOf(table, ruled, asked);
  const isSaid = candidates.some(({ rank }) => rank === SAID);
  return { table, keys, asked, beside, hours, free, ruled, candidates, isSaid };
}

function placesInstead({ table, keys, asked, free }: Look) {
  const mayBePlaces = table.columns.filter(
    (column) => free.includes(column) || isNoKey(table, keys, column),
  );
  const numeric = mayBePlaces.filter(({ index }) => isMostlyNumbers(table, index));
  return placesByName(table, keys, numeric, asked);
}

function refusedBeside({ values, unclear }: ElementColumns, { ruled }: Look): Refused[] {
  const read = indexesOf(values);
  const isRead = (index: number): boolean => read.includes(index);
  const asAsked = unclear.flatMap((question) => question.columns);
  return refusedColumns(ruled)
    .filter(({ refusal, columns }) => refusal !== 'maybe-extreme' || columns.some(isRead))
    .filter(({ columns }) => !columns.some((index) => asAsked.includes(index)));
}

/** No column says what it holds: values without a name, or names over nothing. */
function withoutNames(chosen: ElementColumns, look: Look): ElementColumns {
  const { table, keys, asked, free } = look;
  const unnamed = unnamedValues(table, free, keys, asked);
  const others = { ...chosen, ...unnamed };
  return others.values.length + others.unclear.length > 0 ? others : { ...chosen, values: [] };
}

/** "Day" over 20.4, 0 and 57.3, beside the dates of the rows, may be a place. */
function isNoKey(table: Table, keys: Keys, { index }: Column): boolean {
  if (!keys.all.includes(index) || isUsed(keys, index)) return false;
  const numbers = numbersOf(table, index);
  const others = numbers.filter((number) => number !== 0);
  return shareOfParts(others) > 0.5 || others.length < numbers.length * MOST_DAYS_SAID;
}

/** No day is 0, but some number the seven of a week from there on. */
const MOST_DAYS_SAID = 0.8;

function chosenOf(
  table: Table,
  candidates: readonly Candidate[],
  keys: Keys,
  asked: Asked,
): ElementColumns {
  const chosen: ElementColumns = { values: [], refused: [], passedOver: [], unclear: [] };
  const all = ELEMENTS.map((element) => candidates.filter(ofElement(element)));
  const names = all
    .filter(({ length }) => length > 1)
    .map(namesOf)
    .map(String);
  const isOfEach = names.length > 1 && new Set(names).size === 1;
  for (const alike of all) choose(chosen, { table, keys, isOfEach }, alike);
  keepPlaces(chosen, table, asked);
  return chosen;
}

/** Asks whether "Rnf" beside maximum and minimum is the rain: of all columns only its values look like rain. */
function askPerhapsRain(
  chosen: ElementColumns,
  table: Table,
  free: readonly Column[],
  daily: boolean,
  { columns }: Asked,
): void {
  if (chosen.values.length === 0 || columns.rain !== undefined) return;
  const isFound = [...chosen.values, ...chosen.unclear].some(ofElement('rain'));
  if (isFound) return;
  const taken = indexesOf(chosen.values);
  const open = free.filter(({ index }) => !taken.includes(index));
  const unclear = indexesOf(perhapsRain(table, open, daily));
  if (unclear.length > 0)
    chosen.unclear.push({ element: 'rain', columns: unclear, why: 'like-rain' });
}

function refusedAs(refusal: Refused['refusal'], { index, name, meaning }: Column): Refused {
  return { refusal, columns: [index], header: name, about: meaning.about };
}

/** What the person chose comes before everything else. */
const SAID = 9;

function saidToBe(column: Column, element: Element): Candidate {
  return { column, element, rank: SAID };
}

function candidatesOf(
  table: Table,
  ruled: readonly Ruled[],
  { columns: answers }: Asked,
): Candidate[] {
  const named = ruled.filter(({ column: { meaning } }) => meaning.element);
  const months = new Set(named.map(({ column: { meaning } }) => meaning.month));
  const isOne = (element?: Element): boolean =>
    named.filter((column) => column.element === element).length === 1;
  return ruled.flatMap(({ column, element, ruling }) => {
    const named = ELEMENTS.find((candidate) => isCalled(table, column, answers[candidate]));
    if (named) return saidToBe(column, named);
    if (element && answers[element] !== undefined) return [];
    // Where the rows say the months, "March" over all columns is a place, and "tem" over max and min is no July.
    const { month } = column.meaning;
    const isDated = month && months.size > (months.has(undefined) && isOne(element) ? 2 : 1);
    const { rank } = ruling;
    return element && rank && !isDated ? { column, element, rank } : [];
  });
}

/** Without a header a column is called by its letter. */
function isCalled(
  { headerRow }: Table,
  { index, name, header }: Column,
  answer: string | undefined,
): boolean {
  if (answer === undefined) return false;
  const called = headerRow < 0 ? [columnLetters(index)] : [name, header];
  return called.some((text) => isSameText(text, answer));
}

function namesOf(candidates: readonly Candidate[]): readonly string[] {
  return namesIn(columnsIn(candidates));
}

function columnsIn(candidates: readonly Candidate[]): Column[] {
  return candidates.map(({ column }) => column);
}

type Choosing = { table: Table; keys: Keys; isOfEach: boolean };

/** The best column of one element. The columns of places are all taken, and parts of one value are in question. */
function choose(into: ElementColumns, choosing: Choosing, candidates: readonly Candidate[]): void {
  const { table, keys } = choosing;
  const filled = usableOf(table, candidates);
  const usable = amountsAmong(choosing, filled);
  const best = Math.max(...usable.map(({ rank }) => rank));
  const first = usable.filter(({ rank }) => rank === best);
  const whole = first.filter(({ column: { meaning } }) => meaning.rest === '');
  // Beside "Max temp", "Max temp day" may be when it was, or that of the hours of light.
  const isPlain = ({ column: { meaning } }: Candidate): boolean => !meaning.facts.has('day');
  const chosen = whole.find(isPlain) ?? whole[0] ?? first[0];
  if (!chosen) return;
  const places = placesAmong(choosing, first);
  if (places) {
    into.values.push(...places);
    return;
  }
  const { element } = chosen;
  const columns = indexesOf(columnsIn(usable));
  const taken = arePartsOfOne(first, keys) ? wholeOf(table, chosen, columns) : chosen;
  if (!taken) into.unclear.push({ element, columns, why: 'part' });
  if (!taken) return;
  into.values.push(valueColumn(table, taken));
  const others = columnsIn(filled.filter(({ rank }) => rank === best));
  for (const { index } of others.filter((other) => other !== taken.column))
    into.passedOver.push({ chosen: taken.column.index, columns: [index], element });
}

/** "TPrec" beside Prec1 and Prec2, if it is the sum of these in each row: nobody needs to say that it is the rain. */
function wholeOf(
  table: Table,
  chosen: Candidate,
  columns: readonly number[],
): Candidate | undefined {
  const column = columnAt(
    table,
    chosen.element === 'rain' ? wholeAmong(table, columns) : undefined,
  );
  return column && { ...chosen, column };
}

/** A column of words holds no values, unless the person says so. */
function usableOf(table: Table, candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ column, rank }) => rank === SAID || isNumeric(table, column.index));
}

/** "Rain Obs" over 0, 1 and 9 is no rain beside "Rain Kew", unless the person says so. */
function amountsAmong(
  { table, keys }: Choosing,
  filled: readonly Candidate[],
): readonly Candidate[] {
  const isOpen = filled.every(({ element, rank }) => element === 'rain' && rank !== SAID);
  return isOpen ? withoutMarks(table, filled, isDaily(keys)) : filled;
}

function placesAmong(
  { table, isOfEach }: Choosing,
  first: readonly Candidate[],
): ValueColumn[] | null {
  const own = first.flatMap(({ column }) => column.place ?? []);
  const names = own.length > 1 ? own : namesApart(namesOf(first), isOfEach);
  if (!names) return null;
  return first.map((candidate, at) => {
    const { unit, ...own } = valueColumn(table, candidate);
    const station = names[at] ?? '';
    return { ...own, station, unit: isUnitText(station) ? undefined : unit };
  });
}

/** Asks for each element that the person has not named. */
function askAll(table: Table, chosen: ElementColumns, columns: readonly Column[]): void {
  const passed = indexesOf([...chosen.values, ...hoursAcross(table)]);
  const others = columns.filter(
    ({ index, name, meaning }) =>
      name !== '' && !passed.includes(index) && !meaning.refusal && isMostlyNumbers(table, index),
  );
  const isOpen = ({ because }: ValueColumn) => because?.by !== 'person';
  // "High" is not offered as the lowest.
  const mayBe = (element?: Element) =>
    others.filter(({ meaning }) => !meaning.element || meaning.element === element);
  for (const { index, element } of chosen.values.filter(isOpen)) {
    const about = columnAt(table, index)?.header ?? '';
    const open = [index, ...indexesOf(mayBe(element))];
    if (element) chosen.unclear.push({ element, columns: open, why: 'bare', about });
  }
  chosen.values = chosen.values.filter((value) => !isOpen(value));
}

/**
 * True for "Rain morning" and "Rain evening": none of them is the rain of the whole day. Of a month, "Rain/day" and
 * "Rain event" are parts, too, and "Rain average" beside "Rain gauge" may be of many years.
 */
function arePartsOfOne(candidates: readonly Candidate[], { granularity }: Keys): boolean {
  const rests = candidates.map(({ column: { name, meaning }, element }) => {
    const { facts } = meaning;
    const rest = meaning.rest || (/\d+$/.exec(name)?.[0] ?? '');
    const isMean = element === 'rain' && facts.has('mean');
    if (granularity === 'day') return rest;
    return rest || (facts.has('day') ? 'day' : isMean ? 'mean' : '');
  });
  return rests.length > 1 && new Set(rests).size === rests.length && !rests.includes('');
}

function valueColumn(table: Table, { column, element, rank }: Candidate): ValueColumn {
  return {
    index: column.index,
    element,
    ...(rank === SAID && { because: { by: 'person', said: '' } }),
    ...(column.place && { station: column.place }),
    unit: statedUnit(column.meaning.says, quantityOf(element)),
    period: element === 'rain' ? periodColumn(table, column.index) : undefined,
  };
}

/** "Period over which rainfall was measured (days)", right of the rain: "Accumulation" elsewhere is a sum. */
function periodColumn({ columns }: Table, rain: number): number | undefined {
  const near = columns.filter(({ index }) => index > rain && index <= rain + 3);
  return near.find(({ meaning }) => meaning.facts.has('period'))?.index;
}

function refusedColumns(ruled: readonly Ruled[]): Refused[] {
  return ruled.flatMap(({ column, ruling: { refusal, asks } }) => {
    const isOurs = column.meaning.about || refusal === 'mean' || refusal === 'anomaly';
    return isOurs && (refusal || asks) ? [refusedAs(refusal ?? 'maybe-extreme', column)] : [];
  });
}
