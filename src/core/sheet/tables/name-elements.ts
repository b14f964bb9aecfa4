import { ELEMENTS, type Element } from '../../dataset/columns.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import type { ReadingKind } from '../../reading/reading-kinds.ts';
import { isDaily } from '../../reading/series.ts';
import { graveAlone, type OfTable, quoted } from '../cells/doubts.ts';
import { couldBe } from '../cells/evidence.ts';
import { elementOfBook, elementOver } from '../headers/element-over.ts';
import {
  deniesElement,
  elementNamed,
  headerMeaning,
  type Meaning,
  saysWhere,
  titleMeaning,
} from '../headers/header-meaning.ts';
import { mayBeName } from '../headers/phrase.ts';
import { columnAt, type Table } from '../headers/table.ts';
import { type Contrary, contraryTitle, PARTS, titlesOf } from './contrary-title.ts';
import {
  type Candidate,
  type Fit,
  type Part,
  type Reason,
  SAID_BY_PERSON,
  valuesIn,
} from './layout.ts';
import { numbersOf } from './numbers-of.ts';

/** The table with an element for each column, and what is to be said of it; null if only a person can say the element. */
export type Naming = { fit: Fit; told?: OfTable } | { fit: null; told: OfTable };

/**
 * Gives an element to the columns whose headers name none. It comes from the person's wish, else from
 * the nearest title that names one; the last title is the sheet's name.
 */
export function nameElements(fit: Fit, { element }: ReadOptions, unlikeOurs: LooksUnlike): Naming {
  if (!fit.parts.some(lacksElement)) return { fit };
  if (element === 'none') return withoutOpen(fit);
  const contrary = contraryTitle(fit);
  if (contrary && !element) return { fit: null, told: whyRefused(fit, contrary, unlikeOurs) };
  const said: Saying | undefined = element ? { element, text: '' } : sayingOver(fit)[0];
  if (!said) return { fit: null, told: whyUnnamed(fit, unlikeOurs) };
  const named = { ...fit, parts: fit.parts.map((part) => withElement(part, said)) };
  // "Normal max" over values that differ from year to year.
  const isAnyway = contrary || titleMeaning(said.text).refusal === 'normal';
  return isAnyway ? { fit: named, told: READ_ANYWAY } : { fit: named };
}

const READ_ANYWAY = { kind: 'reading.read-anyway', severity: 'warning' } as const;

/** "None" is said of what has no name: the rain beside it is read. */
function withoutOpen(fit: Fit): Naming {
  const parts = fit.parts.map((part) =>
    lacksElement(part) ? { ...part, values: part.values.filter(({ element }) => element) } : part,
  );
  if (valuesIn(parts).length > 0) return { fit: { ...fit, parts } };
  return { fit: null, told: { kind: 'reading.none-of-three', severity: 'error' } };
}

/** Anomalies are never like ours, and that they are anomalies is the better reason. */
function whyRefused(fit: Fit, contrary: Contrary, unlikeOurs: LooksUnlike): OfTable {
  const unlike = contrary === 'extreme' && unlikeOurs(fit, false);
  if (unlike) return ofUnlike(fit, unlike);
  const refused = { kind: REFUSED[contrary], severity: graveAlone, columns: [0] };
  return contrary === 'anomaly' ? refused : { ...refused, choices: elementChoices(fit) };
}

function whyUnnamed(fit: Fit, unlikeOurs: LooksUnlike): OfTable {
  const means = meanColumns(fit);
  if (means) return means;
  const unlike = unlikeOurs(fit, titlesOf(fit.table).some(isOfSomethingElse));
  return unlike ? ofUnlike(fit, unlike) : (meansOver(fit.table) ?? whichElement(fit));
}

type LooksUnlike = (fit: Fit, isDoubted: boolean) => UnlikeOurs | undefined;

/** The least and the most of a column whose values look neither like temperatures nor like rain. */
export type UnlikeOurs = { index: number; least: number; most: number };

function ofUnlike({ table }: Fit, { index, least, most }: UnlikeOurs): OfTable {
  const header = columnAt(table, index)?.header ?? '';
  const found = quoted(header || table.titles[0] || table.sheet.name);
  const params = { found, least, most };
  const kind = 'reading.values-of-something-else';
  return { kind, severity: graveAlone, params, columns: [index] };
}

/** A title that names an element; no text where the person does. */
type Saying = { element: Element; text: string };

/** The titles and the book that name an element, unless the columns below say that they are none of it. */
function sayingOver(fit: Fit): Saying[] {
  const ofYears = valuesIn(fit.parts).filter(({ annual }) => annual);
  const headers = ofYears.map(({ index }) => columnAt(fit.table, index)?.header ?? '');
  // "Annual rainfall" behind the months says of what they are.
  return [titleSaying(fit), ...headers.map(sayingIn), bookSaying(fit)].filter(
    (saying) => saying !== undefined,
  );
}

function columnsDenying({ table, parts }: Fit, element: Element): Meaning[] {
  return openIn(parts).flatMap((column) => {
    const meaning = columnAt(table, column.index)?.meaning;
    if (!meaning) return [];
    // F and T over months are their initials.
    const isSaid = !column.month || meaning.month !== undefined;
    return isSaid && deniesElement(meaning, element) ? [meaning] : [];
  });
}

/**
 * The nearest title that names an element. One that may be a name ("Max") counts only if no other
 * does. None if the nearest title says "Number of rain days": a farther "Rain" does not mean these
 * numbers.
 */
function titleSaying(fit: Fit): Saying | undefined {
  const { titles } = fit.table;
  const [nearest = ''] = titlesOf(fit.table);
  if (isOfSomethingElse(nearest)) return undefined;
  const sayings = titles.flatMap((title) => sayingIn(title) ?? []);
  return sayings.find(({ text }) => !mayBeName(text)) ?? sayings[0];
}

function bookSaying({ table }: Fit): Saying | undefined {
  const element = elementOfBook(table);
  return element && { element, text: table.sheet.book ?? '' };
}

function sayingIn(title: string): Saying | undefined {
  const element = elementInTitle(title);
  return element && { element, text: title };
}

/** "Normal rain" counts, too: the values have already decided whether these are normals. */
function elementInTitle(title: string): Element | undefined {
  const { refusal, about } = titleMeaning(title);
  return elementNamed(title) ?? (refusal === 'normal' ? about : undefined);
}

export function lacksElement({ values, rowElement }: Part): boolean {
  return !rowElement && values.some(({ element, annual }) => !element && !annual);
}

function withElement(part: Part, { element, text }: Saying): Part {
  if (part.rowElement) return part;
  // A title is asked where no word over a column speaks: it outweighs none.
  const evidence = text
    ? ([{ by: 'title', said: quoted(text), weight: 0 }] as const)
    : SAID_BY_PERSON;
  return {
    ...part,
    values: part.values.map((column) => {
      return column.element ? column : { ...column, element, evidence };
    }),
  };
}

const REFUSED = {
  anomaly: 'reading.table-of-anomalies',
  normal: 'reading.table-of-normals',
  extreme: 'reading.table-of-extremes',
} as const satisfies Record<Contrary, ReadingKind>;

function whichElement(fit: Fit): OfTable {
  const doubtful = otherTitle(fit);
  const about = doubtful && quoted(doubtful.about);
  return {
    kind: doubtful ? 'reading.which-element-if-any' : 'reading.which-element',
    // A sheet may hold a table of sunshine beside those of rain.
    severity: doubtful ? graveAlone : 'error',
    params: doubtful && about ? { found: about, about, why: doubtful.why } : {},
    choices: elementChoices(fit),
  };
}

type Doubted = Required<Reason>;

function otherTitle(fit: Fit): Doubted | undefined {
  const about = titlesOf(fit.table).find(isOfSomethingElse);
  if (about === undefined) return undefined;
  // "Rainfall (mm), mean and SD below" does sound like rain.
  return { why: titleMeaning(about).about ? 'else' : 'none', about };
}

/**
 * "Mean temperature (max+min)/2" is of means. "Mean minimum temperature, Max" is of a minimum, at a place called
 * Max: one of its parts says so alone.
 */
function isOfMeans(title: string): boolean {
  const named = title.split(PARTS).map(elementNamed);
  const isOfOne = named.includes('max') || named.includes('min');
  return SAYING.some((meaningOf) => meaningOf(title).refusal === 'mean') && !isOfOne;
}

/** The capital of "Mean Border Hills temperature" begins the title, and a title takes it for that of a name. */
const SAYING = [titleMeaning, headerMeaning] as const;

/** Means are told and nothing is asked: a person asked for maximum or minimum would choose one. */
export function meansOver({ titles }: Table): OfTable | undefined {
  // "Vbl ta" and "Stat mean" in two lines are of means as "Mean temperature" is, whatever stands between.
  const saying = titles.filter((title) => {
    const { facts } = titleMeaning(title);
    return facts.has('mean') || facts.has('temperature');
  });
  const means = [...titles, saying.join(', ')].find(isOfMeans);
  return means === undefined ? undefined : onlyMeans(quoted(means));
}

function onlyMeans(found: string): OfTable {
  return { kind: 'reading.only-means', severity: graveAlone, params: { found } };
}

/** "Mean" over values that no rain has, such as those below zero, is of neither maxima nor minima. */
function meanColumns(fit: Fit): OfTable | undefined {
  const open = openIn(fit.parts).flatMap(({ index }) => columnAt(fit.table, index) ?? []);
  const areMeans = open.length > 0 && open.every(({ meaning }) => meaning.facts.has('mean'));
  const mayRain = elementChoices(fit).options.some(({ value }) => value === 'rain');
  return areMeans && !mayRain ? onlyMeans(open[0]?.header ?? '') : undefined;
}

/** "Sunshine hours", "Mean temperature and "Rain forecast" are none of the three elements. */
export function isOfSomethingElse(title: string): boolean {
  const { refusal } = titleMeaning(title);
  return (refusal === 'mean' || refusal === 'other') && !saysWhere(title);
}

type Choices = { wish: 'element'; options: { value: string }[] };

function elementChoices(fit: Fit): Choices {
  const numbers = openIn(fit.parts).flatMap(({ index }) => numbersOf(fit.table, index));
  const daily = fit.parts.some(({ keys }) => isDaily(keys));
  const over = elementOver(fit.table);
  const open = ELEMENTS.filter(
    (element) =>
      couldBe(element, numbers, daily) &&
      (element === over || columnsDenying(fit, element).length === 0),
  );
  return { wish: 'element', options: [...open, 'none'].map((value) => ({ value })) };
}

function openIn(parts: readonly Part[]): Candidate[] {
  const columns = valuesIn(parts.filter(lacksElement));
  return columns.filter(({ element, annual }) => !element && !annual);
}
