import type { Element } from '../../dataset/columns.ts';
import { type Meaning, saysWhere, titleMeaning } from '../headers/header-meaning.ts';
import { isUnbroken, rolesIn, wordsOf } from '../headers/known-words.ts';
import { type Column, columnAt } from '../headers/table.ts';
import { isUnknown, unknownWord } from '../headers/unknown-words.ts';
import type { Fit, ValueColumn } from './layout.ts';

/** A text that may speak of something else, and the columns it stands over. */
export type Doubtful = { found: string; columns: readonly number[] };

/** Read all the same, and told: each column once. */
export function perhapsElse(fit: Fit): Doubtful[] {
  const headers = doubtfulHeaders(fit);
  const isTold = (index: number): boolean => headers.some(({ columns }) => columns.includes(index));
  const alone = saidOfOneAlone(fit).flatMap(({ index, found }) =>
    isTold(index) ? [] : [{ found, columns: [index] }],
  );
  return [...otherTitle(fit), ...doubtfulTitles(fit), ...headers, ...alone].map((one) => ({
    ...one,
    found: one.found.slice(0, 60),
  }));
}

function valuesOf({ parts }: Fit): ValueColumn[] {
  return parts.flatMap(({ values }) => values).filter(({ annual }) => !annual);
}

/** "Max" alone under "Relative humidity" is no temperature; the line right above the table is asked. */
function otherTitle({ table, parts }: Fit): Doubtful[] {
  const elements = parts.flatMap(({ values }) => values.map(({ element }) => element));
  const bare = table.columns.some(
    ({ index, meaning }) =>
      parts.some(({ values }) => values.some((one) => one.index === index && !one.unit)) &&
      isBare(meaning),
  );
  const [nearest = ''] = table.titles;
  const { refusal, about, plain } = titleMeaning(nearest);
  const isOther = (refusal === 'other' || rolesIn(plain).has('thing')) && !saysWhere(nearest);
  const isRain = about === 'rain' && !refusal && !elements.includes('rain');
  return bare && (isOther || isRain) ? [{ found: nearest, columns: [] }] : [];
}

/** "Max", "1961 mean max": of anything. */
function isBare({ about, rest, said }: Meaning): boolean {
  const isOfAny = about === 'max' || about === 'min';
  return isOfAny && !said.has('temperature') && !/\p{L}/u.test(rest);
}

/** "Salario mínimo", "Temperatura tla maks.": a title that names the element of what stands under it. */
function doubtfulTitles(fit: Fit): Doubtful[] {
  const columns = new Map<string, number[]>();
  for (const { votes, index } of valuesOf(fit)) {
    const title = votes?.find(({ by }) => by === 'title')?.text;
    if (title && isDoubtful(title)) columns.set(title, [...(columns.get(title) ?? []), index]);
  }
  return [...columns].map(([found, own]) => ({ found, columns: own }));
}

export function isDoubtful(title: string): boolean {
  const { said, about } = titleMeaning(title);
  const isOfWarmth = said.has('temperature') || said.has('inDegrees') || said.has('mean');
  const isPlain = about === 'rain' || isOfWarmth;
  const doubt = unknownWord(title);
  return doubt === 'surely' || (doubt === 'perhaps' && !isPlain);
}

/**
 * "Temperatura tla maks." alone, where no other column can say that the word is the name of a place. "Max zorvan"
 * without a unit may be of anything, and so may "Max" beside "Total rain".
 */
function doubtfulHeaders(fit: Fit): Doubtful[] {
  const { table } = fit;
  const values = valuesOf(fit).filter(isByHeader);
  const isAlone = new Set(values.map(({ element }) => element)).size === 1;
  const isOfWarmth = table.titles.some((title) => titleMeaning(title).said.has('temperature'));
  const besideTotal =
    values.every(({ element }) => element !== 'min') &&
    table.columns.some(({ meaning }) => meaning.element === 'rain' && meaning.said.has('total'));
  return values.flatMap(({ index, element, unit }) => {
    const { header = '', own = '', meaning } = columnAt(table, index) ?? {};
    // What all columns share is a name, and no part of the meaning.
    const doubt = meaning && unknownIn(meaning).length > 0 ? unknownWord(header) : 'none';
    const isPlain =
      element === 'rain' || Boolean(unit) || isOfWarmth || meaning?.month !== undefined;
    const isBare = !isPlain && !meaning?.said.has('temperature');
    const isCount = !isPlain && COUNT.test(meaning?.rest ?? '');
    const isOther = isBare && (doubt !== 'none' || besideTotal);
    return isCount || isOther || (isAlone && doubt === 'surely')
      ? [{ found: own, columns: [index] }]
      : [];
  });
}

/** "Tmax N" may be the north, and is oftener how many days were counted. */
const COUNT = /^n$/;

function isByHeader({ element, station, month, votes }: ValueColumn): boolean {
  const isSaid = votes?.some(({ by }) => by === 'person' || by === 'title');
  return Boolean(element) && !station && !month && !isSaid;
}

type Spoken = { index: number; element: Element | undefined; found: string; unknown: string[] };

/**
 * "Rosný bod min." beside "Tmax": a word nobody knows over one element alone. A place would be named
 * over all of them.
 */
function saidOfOneAlone({ table, parts }: Fit): Spoken[] {
  return parts.flatMap(({ values, rowElement }) => {
    const spoken = values.flatMap((value) => spokenOver(columnAt(table, value.index), value));
    for (const [found, element] of rowElement?.labels ?? []) {
      const unknown = unknownIn(titleMeaning(found));
      spoken.push({ index: rowElement?.index ?? 0, element, found, unknown });
    }
    return spoken.filter(({ element, unknown }) => {
      const others = spoken.filter((other) => other.element !== element);
      const isShared = others.some((other) => other.unknown.some((word) => unknown.includes(word)));
      return unknown.length > 0 && others.length > 0 && !isShared;
    });
  });
}

function spokenOver(column: Column | undefined, value: ValueColumn): Spoken[] {
  if (!column || !isByHeader(value) || column.meaning.month) return [];
  const { index, header: found, meaning } = column;
  return [{ index, element: value.element, found, unknown: unknownIn(meaning) }];
}

/** Of what is known in part only, such as "zorvantemperatur", the rest of the words says nothing. */
function unknownIn({ rest, plain }: Meaning): string[] {
  const partly = plain.split(' ').filter((token) => wordsOf(token).size > 0 || isUnbroken(token));
  return [...new Set(rest.split(' ').concat(partly))].filter(isUnknown);
}
