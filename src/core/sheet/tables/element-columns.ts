import { ELEMENTS, type Element, ofElement } from '../../dataset/columns.ts';
import { columnLetters } from '../../reading/cell-address.ts';
import { NONE_OF_THESE } from '../../reading/no-place.ts';
import { isSameText } from '../../reading/plain-text.ts';
import { isDaily } from '../../reading/series.ts';
import { quantityOf } from '../cells/units.ts';
import { statedUnit } from '../headers/stated-unit.ts';
import { type Column, indexesOf, type Table } from '../headers/table.ts';
import { isUsed, type Keys } from '../keys/keys.ts';
import {
  type Asked,
  type Candidate,
  type ElementColumns,
  type Evidence,
  isSaidByPerson,
  type Refused,
  SAID_BY_PERSON,
  weightOf,
} from './layout.ts';
import { isMostlyNumbers, isNumeric, numbersOf } from './numbers-of.ts';
import { namesApart, placesOver } from './places-beside.ts';
import { withoutMarks } from './rain-beside.ts';
import { type Ruled, ruledColumns } from './ruled-columns.ts';
import { unnamedValues } from './unnamed-values.ts';

/** With the column whose words speak for it. */
type Named = Candidate & { element: Element; column: Column };

/** A table beside its keys: the columns that may hold values, and what each of them is taken for. */
type Look = {
  table: Table;
  keys: Keys;
  asked: Asked;
  free: readonly Column[];
  ruled: readonly Ruled[];
  candidates: readonly Named[];
  /** The person said of a column what it is. */
  isSaid: boolean;
};

/** In tables with a row a month or a day: one column for each element, the best if there are several. */
export function elementColumns(written: Table, keys: Keys, asked: Asked): ElementColumns {
  const look = lookBeside(written, keys, asked);
  const { table, free, isSaid } = look;
  const mayBePlaces = table.columns.filter(
    (column) => free.includes(column) || isNoKey(table, keys, column),
  );
  const numeric = mayBePlaces.filter(({ index }) => isMostlyNumbers(table, index));
  const places = isSaid || isOfOne(asked) ? null : placesOver(table, keys, numeric);
  // "High Wycombe" is no maximum.
  if (places) return { values: places, refused: [], passedOver: [], unclear: [] };
  const chosen = chosenOf(look);
  const found = { ...chosen, refused: refusedBeside(chosen, look) };
  const isFound = found.values.length > 0 || found.unclear.length > 0;
  return isFound ? found : withoutNames(found, look);
}

/** The person said that the words over the columns are no places. */
function isOfOne({ station }: Asked): boolean {
  return station === NONE_OF_THESE;
}

function lookBeside(written: Table, keys: Keys, asked: Asked): Look {
  const table = { ...written, columns: [...written.columns] };
  const free = table.columns.filter(({ index }) => !keys.all.includes(index));
  const ruled = ruledColumns(table, keys, free);
  const candidates = candidatesOf(table, ruled, asked);
  const isSaid = candidates.some(isSaidByPerson);
  return { table, keys, asked, free, ruled, candidates, isSaid };
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
  const parts = others.filter((number) => !Number.isInteger(number));
  return parts.length * 2 > others.length || others.length < numbers.length * MOST_DAYS_SAID;
}

/** No day is 0, but some number the seven of a week from there on. */
const MOST_DAYS_SAID = 0.8;

function chosenOf(look: Look): ElementColumns {
  const chosen: ElementColumns = { values: [], refused: [], passedOver: [], unclear: [] };
  for (const element of ELEMENTS) choose(chosen, look, look.candidates.filter(ofElement(element)));
  return chosen;
}

function refusedAs(refusal: Refused['refusal'], { index, name, meaning }: Column): Refused {
  return { refusal, columns: [index], header: name, about: meaning.about };
}

function withEvidence(column: Column, element: Element, ...evidence: Evidence[]): Named {
  return { index: column.index, column, element, evidence };
}

function candidatesOf(table: Table, ruled: readonly Ruled[], { columns: answers }: Asked): Named[] {
  const named = ruled.filter(({ column: { meaning } }) => meaning.element);
  const months = new Set(named.map(({ column: { meaning } }) => meaning.month));
  const isOne = (element?: Element): boolean =>
    named.filter((column) => column.element === element).length === 1;
  return ruled.flatMap(({ column, element, ruling }) => {
    const chosen = ELEMENTS.find((candidate) => isCalled(table, column, answers[candidate]));
    if (chosen) return withEvidence(column, chosen, ...SAID_BY_PERSON);
    if (element && answers[element] !== undefined) return [];
    // Where the rows say the months, "March" over all columns is a place, and "tem" over max and min is no July.
    const { month } = column.meaning;
    const isDated = month && months.size > (months.has(undefined) && isOne(element) ? 2 : 1);
    const { rank } = ruling;
    return element && rank && !isDated
      ? withEvidence(column, element, { by: 'header', said: column.header, weight: rank })
      : [];
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

function columnsIn(candidates: readonly Named[]): Column[] {
  return candidates.map(({ column }) => column);
}

/** The best column of one element. The columns of places are all taken, and parts of one value are in question. */
function choose(into: ElementColumns, look: Look, candidates: readonly Named[]): void {
  const { table, keys, asked } = look;
  const filled = usableOf(table, candidates);
  const usable = amountsAmong(look, filled);
  const best = Math.max(...usable.map(weightOf));
  const first = usable.filter((one) => weightOf(one) === best);
  const whole = first.filter(({ column: { meaning } }) => meaning.rest === '');
  // Beside "Max temp", "Max temp day" may be when it was, or that of the hours of light.
  const isPlain = ({ column: { meaning } }: Named): boolean => !meaning.facts.has('day');
  const chosen = whole.find(isPlain) ?? whole[0] ?? first[0];
  if (!chosen) return;
  const { element, column } = chosen;
  const places = isOfOne(asked) ? null : namesApart(columnsIn(first));
  if (places)
    for (const [at, station] of places.entries())
      into.values.push({ ...valueColumn(table, first[at] ?? chosen), station });
  else if (arePartsOfOne(first, keys) || areTwins(first))
    into.unclear.push({ element, columns: indexesOf(columnsIn(usable)), why: 'part' });
  else {
    into.values.push(valueColumn(table, chosen));
    const others = columnsIn(filled.filter((one) => weightOf(one) === best));
    for (const { index } of others.filter((other) => other !== column))
      into.passedOver.push({ chosen: column.index, columns: [index], element });
  }
}

/** "Max" under "Shade" and "Max" under "Grass". */
function areTwins(candidates: readonly Named[]): boolean {
  const [{ name, header }, ...others] = columnsIn(candidates) as [Column, ...Column[]];
  return others.some((other) => other.name === name && other.header !== header);
}

/** A column of words holds no values, unless the person says so. */
function usableOf(table: Table, candidates: readonly Named[]): readonly Named[] {
  return candidates.filter((one) => isSaidByPerson(one) || isNumeric(table, one.index));
}

/** "Rain Obs" over 0, 1 and 9 is no rain beside "Rain Kew", unless the person says so. */
function amountsAmong({ table, keys }: Look, filled: readonly Named[]): readonly Named[] {
  const isOpen = filled.every((one) => one.element === 'rain' && !isSaidByPerson(one));
  return isOpen ? withoutMarks(table, filled, isDaily(keys)) : filled;
}

/**
 * True for "Rain morning" and "Rain evening": none of them is the rain of the whole day. Of a month, "Rain/day" and
 * "Rain event" are parts, too, and "Rain average" beside "Rain gauge" may be of many years.
 */
function arePartsOfOne(candidates: readonly Named[], { granularity }: Keys): boolean {
  const rests = candidates.map(({ column: { name, meaning }, element }) => {
    const { facts } = meaning;
    const rest = meaning.rest || (/\d+$/.exec(name)?.[0] ?? '');
    const isMean = element === 'rain' && facts.has('mean');
    if (granularity === 'day') return rest;
    return rest || (facts.has('day') ? 'day' : isMean ? 'mean' : '');
  });
  return rests.length > 1 && new Set(rests).size === rests.length && !rests.includes('');
}

function valueColumn(table: Table, { column, ...candidate }: Named): Candidate {
  const { element, index } = candidate;
  return {
    ...candidate,
    unit: statedUnit(column.meaning.says, quantityOf(element)),
    period: element === 'rain' ? periodColumn(table, index) : undefined,
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
