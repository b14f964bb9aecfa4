import type { Element } from '../../dataset/columns.ts';
import { isDaily } from '../../reading/series.ts';
import { MISSING_NUMBERS } from '../cells/missing-codes.ts';
import { decide, type Fact, type Refusal } from '../headers/decisions.ts';
import { isForetold } from '../headers/foretold.ts';
import { isOfWarmth, type Meaning, titleMeaning } from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import { isLegend } from '../headers/labelled-lines.ts';
import { isOfOneDay, standsUnderRain } from '../headers/of-one-day.ts';
import { mayBeName } from '../headers/phrase.ts';
import { isOfCredits } from '../headers/read-credits.ts';
import { indexesOf, type Table } from '../headers/table.ts';
import { factsIn } from '../headers/votes.ts';
import type { Keys } from '../keys/keys.ts';
import type { Fit, ValueColumn } from './layout.ts';
import { numbersOf } from './numbers-of.ts';
import { areNormals, differsByYear } from './repeated-values.ts';

export type Contrary = 'anomaly' | 'normal' | 'extreme';

export function contraryTitle(fit: Fit): Contrary | undefined {
  const isSame = isSameEachYear(fit);
  const { titles } = fit.table;
  const refusals = titles.map((title, at) =>
    isDayOfRain(fit, at) ? 'extreme' : refusalIn(title, fit, isSame),
  );
  // "Anomalies relative to the absolute temperature" is about anomalies, although "absolute" is for extremes.
  if (refusals.includes('anomaly')) return 'anomaly';
  return refusals.find(
    (refusal) => (refusal === 'normal' && !isMeasured(fit)) || refusal === 'extreme',
  ) as Contrary | undefined;
}

/** "Max daily" below "Rainfall" is no temperature. */
function isDayOfRain({ table: { titles }, parts }: Fit, at: number): boolean {
  return (
    !parts.some(({ keys }) => isDaily(keys)) &&
    isOfOneDay(titleMeaning(titles[at] ?? ''), () => standsUnderRain(titles, at))
  );
}

/** "Highest temperature" is the extreme of a month, but the maximum of a day. */
function refusalIn(title: string, { parts }: Fit, isSame: boolean): Refusal | undefined {
  const { refusal, facts, about } = titleMeaning(title);
  const daily = parts.some(({ keys }) => isDaily(keys));
  if (refusal || daily) return refusal;
  return decide(facts, about, 'ofMonths', isSame ? 'same' : 'ofMonths').refusal;
}

/** Normals are the same in each year. A place may be called Normal: its values differ. */
function isMeasured({ table, parts }: Fit): boolean {
  return parts.some(({ keys, values }) =>
    values.some(({ index }) => differsByYear(table, keys, index)),
  );
}

/** "Mean max 1981-2010" over the same January in every year. */
export function isSameEachYear({ table, parts }: Fit): boolean {
  return parts.every(({ keys, values }) => areNormals(table, keys, indexesOf(values)));
}

/** A column that its own header names, with what its values say of it. */
type Named = { table: Table; keys: Keys; element: Element; index: number; own: ReadonlySet<Fact> };

/** The title that says of a column with a name that its numbers are something else: "Maximum daily rainfall" over "Rain". */
export function titleAgainst(table: Table, keys: Keys, value: ValueColumn): string | undefined {
  const { element, index, month, annual, votes = [] } = value;
  if (!element || month || annual || votes.some(({ by }) => by === 'title' || by === 'person'))
    return undefined;
  const named = { table, keys, element, index, own: factsIn(votes) };
  return titlesOf(table).find((title) => isAgainst(title, named));
}

function isAgainst(title: string, named: Named): boolean {
  if (isForetold(title)) return isAbout(title, named) || !namesQuantity(title);
  const said = mayBeName(title) ? undefined : partAbout(title, named);
  const refusal = said && refusalOf(said, named);
  return refusal !== undefined && !isOfColumnBeside(refusal, named);
}

/** "Temperature, rainfall, rain days" over such columns speaks of each. */
function isOfColumnBeside(refusal: Refusal, { table, index, element }: Named): boolean {
  return table.columns.some(
    ({ index: other, meaning }) =>
      other !== index && meaning.refusal === refusal && meaning.about === element,
  );
}

/** What a title says last of an element: "Wettest town of Wales: monthly rainfall" is of all the rain. */
function partAbout(title: string, named: Named): Meaning | undefined {
  const whole = titleMeaning(title);
  // "Highest Point Farm: rainfall" is of no maximum.
  if (named.element !== 'rain' && whole.about === 'rain' && !isOfWarmth(whole)) return undefined;
  const parts = partsOf(title);
  const isOfAll = parts.length === 1 && !namesQuantity(title) && title.split(' ').length < 4;
  const said = isOfAll ? title : parts.reverse().find((part) => isAbout(part, named));
  return said === undefined ? undefined : titleMeaning(said);
}

/** What names no quantity goes with what stands before it: "Rainfall: the most in 24 hours". */
function partsOf(title: string): string[] {
  const parts: string[] = [];
  for (const part of title.split(PARTS)) {
    const before = parts[parts.length - 1];
    if (before === undefined || (namesQuantity(before) && namesQuantity(part))) parts.push(part);
    else parts[parts.length - 1] = `${before}, ${part}`;
  }
  return parts;
}

export const PARTS = /[,;:] | [-–] /;

function namesQuantity(title: string): boolean {
  const meaning = titleMeaning(title);
  return meaning.about !== undefined || isOfWarmth(meaning) || meaning.facts.has('max');
}

function isAbout(part: string, named: Named): boolean {
  const meaning = titleMeaning(part);
  const { about, facts } = meaning;
  if (named.element === 'rain') return about === 'rain' || isMostOf(part, named);
  // "Maximum temperature anomalies" says nothing of the minimum.
  if (facts.has('max') || facts.has('min')) return facts.has(named.element);
  return isOfWarmth(meaning);
}

/** "monthly_max" over "precipitation": nothing there is a temperature, so it is the most of the only thing that was measured. */
function isMostOf(part: string, { table, keys }: Named): boolean {
  const meaning = titleMeaning(part);
  if (!meaning.about || isOfWarmth(meaning)) return false;
  return !isDaily(keys) && table.columns.every((column) => !isOfDegrees(column.meaning));
}

function isOfDegrees(meaning: Meaning): boolean {
  return meaning.about === 'max' || meaning.about === 'min' || isOfWarmth(meaning);
}

/** What the words refuse, unless those over the column or its values speak against it. */
function refusalOf(said: Meaning, named: Named): Refusal | undefined {
  const rows = isDaily(named.keys) ? 'ofDays' : 'ofMonths';
  const { refusal } = decide(said.facts, named.element, rows, likeNormals(said, named) ?? rows);
  if (refusal === 'extreme') return isOfExtremes(said, named) ? refusal : undefined;
  if (refusal === 'other') return isOfParts(said, named) ? refusal : undefined;
  return refusal === 'anomaly' || refusal === 'normal' ? refusal : undefined;
}

/** Normals are the same in each year, and what percentage of them fell is not. */
function likeNormals({ facts, plain }: Meaning, { table, keys, index }: Named): Fact | undefined {
  if (!facts.has('normal') && !facts.has('mean')) return undefined;
  if (areNormals(table, keys, [index])) return 'same';
  const isMeasured = !rolesIn(plain).has('portion') && differsByYear(table, keys, index);
  return isMeasured ? 'differs' : undefined;
}

/** False under "Max and min temperature and rainfall", and over "Mean max" and "Total rain". Of a day all are extremes. */
function isOfExtremes(said: Meaning, { keys, element, own }: Named): boolean {
  const { facts } = said;
  if (element !== 'rain')
    return !isDaily(keys) && !facts.has('mean') && !MEANS.some((fact) => own.has(fact));
  return !isOfWarmth(said) && !own.has('total') && !(facts.has('max') && facts.has('min'));
}

const MEANS: readonly Fact[] = ['mean', 'daily', 'averaged'];

/** True for "Percent of the rainfall", and for "Rain days" over no more than a month has. "Rain and wind" is of rain, too. */
function isOfParts({ facts, plain }: Meaning, named: Named): boolean {
  const { table, keys, index, element, own } = named;
  const roles = rolesIn(plain);
  if (own.has('total') || isDaily(keys)) return false;
  const mayBeDays = (number: number): boolean => number <= MOST_DAYS || MISSING_NUMBERS.has(number);
  const isOfDays =
    (facts.has('count') || roles.has('days')) && (element === 'rain' || facts.has(element));
  return roles.has('portion') || (isOfDays && numbersOf(table, index).every(mayBeDays));
}

const MOST_DAYS = 31;

/** Without the lines that explain one of the columns, those that cite a work, and "Missing days allowed: 5". */
export function titlesOf({ titles, columns }: Table): string[] {
  return titles.filter(
    (title, at) => !isLegend(title, columns) && !isOfCredits(titles, at) && !A_SETTING.test(title),
  );
}

/** "Number of missing days allowed: 5" says how the table was made, and not what it holds. */
const A_SETTING = /[:=] *-?[\d.]+ *$/;
