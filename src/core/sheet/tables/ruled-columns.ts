import type { Element } from '../../dataset/columns.ts';
import { plainText } from '../../reading/plain-text.ts';
import { isDaily } from '../../reading/series.ts';
import { isRainNoHumidity, spreadOf } from '../cells/evidence.ts';
import { decide, factsWhere, type Ruling } from '../headers/decisions.ts';
import {
  areOfRain,
  headerMeaning,
  isOfWarmth,
  type Meaning,
  titleMeaning,
} from '../headers/header-meaning.ts';
import { rolesIn } from '../headers/known-words.ts';
import type { Column, Table } from '../headers/table.ts';
import type { Keys } from '../keys/keys.ts';
import { numbersOf } from './numbers-of.ts';

export type Ruled = {
  column: Column;
  element: Element | undefined;
  ruling: Ruling;
};

/** What the table says of all of its columns. */
type Over = {
  table: Table;
  keys: Keys;
  daily: boolean;
  /** columns that say "Normal" and are none */
  measured: readonly Column[];
  isUnderRain: boolean;
  /** a column is of the wettest hour: what is the mean beside it is one of hours, too */
  isBesideMost: boolean;
};

/** Decides for each column by its words, its rows and its values. */
export function ruledColumns(table: Table, keys: Keys, columns: readonly Column[]): Ruled[] {
  const daily = isDaily(keys);
  const over: Over = {
    table,
    keys,
    daily,
    measured: measuredNormals(keys, columns),
    isUnderRain: standUnderRain(table, columns),
    isBesideMost: columns.some(({ meaning }) => isMostOfRain(meaning)),
  };
  return columns.map((column) => ruled(column, over));
}

function ruled(column: Column, over: Over): Ruled {
  const { about, says, facts } = column.meaning;
  const values = factsOfValues(column, over);
  const more = factsWhere({
    ...values,
    [over.daily ? 'ofDays' : 'ofMonths']: true,
    besideMost: over.isBesideMost,
    ofYear: rolesIn(plainText(says)).has('ofYear'),
    aside: saysAside(column),
    underRain: over.isUnderRain,
  });
  const element = about ?? (values.rainlike ? 'rain' : undefined);
  return { column, element, ruling: decide(facts, about, ...more) };
}

function factsOfValues(column: Column, { table, daily, measured }: Over) {
  const { facts } = column.meaning;
  return {
    differs: measured.includes(column),
    rainlike:
      facts.has('weakRain') && isRainNoHumidity(spreadOf(numbersOf(table, column.index)), daily),
  };
}

function isMostOfRain({ about, facts }: Meaning): boolean {
  return about === 'rain' && facts.has('max');
}

/** Columns that say "Normal" and differ from year to year. A single such column of days shows nothing. */
function measuredNormals(keys: Keys, columns: readonly Column[]): readonly Column[] {
  const differing = columns.filter(({ meaning }) => meaning.refusal === 'normal');
  return isDaily(keys) && differing.length < 2 ? [] : differing;
}

/** Under "Rainfall", where no column says that it is the rain, and nothing speaks of warmth. */
function standUnderRain({ titles }: Table, columns: readonly Column[]): boolean {
  const isOther = columns.some(({ meaning }) => meaning.element === 'rain' || isOfWarmth(meaning));
  const isOfMost = titles.some((title) => titleMeaning(title).facts.has('max'));
  return areOfRain(titles) && !isOther && !isOfMost;
}

/** True for "Max last year", "Rain temp" and "Rain mark": what else they say need not be so of the row's own day or month. */
function saysAside({ name, meaning }: Column): boolean {
  if (!meaning.about) return false;
  const own = headerMeaning(name);
  const roles = rolesIn(own.plain);
  const isOfOther = isOfWarmth(own) && !own.facts.has('inRainUnit');
  const isMarked = roles.has('mark') && !own.facts.has('flag');
  return roles.has('aside') || (meaning.about === 'rain' && isOfOther) || isMarked;
}
