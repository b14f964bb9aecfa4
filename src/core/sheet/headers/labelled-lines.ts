import { ELEMENTS } from '../../dataset/columns.ts';
import type { Cell } from '../../reading/reading.ts';
import { holdsValue, isEmpty, isText, type SheetCells } from '../cells/sheet-cells.ts';
import { quantityOf } from '../cells/units.ts';
import { headerMeaning, isOfWarmth, type Meaning, saysSomething } from './header-meaning.ts';
import { statedUnit } from './stated-unit.ts';
import { isQualified } from './unknown-words.ts';

/**
 * "Name | Upton" above "Units | mm": two such lines are a list of labels in one column, each with what it says in the
 * next cell. One alone, or over a header that begins further left, may be a row of titles over the columns.
 */
export function endsLabels(sheet: SheetCells, rowIndex: number, column: number): boolean {
  return labelAt(sheet, rowIndex) === column && labelAt(sheet, rowIndex - 1) === column;
}

export function isInLabels(sheet: SheetCells, rowIndex: number): boolean {
  const column = labelAt(sheet, rowIndex);
  return column !== -1 && [-1, 1].some((step) => labelAt(sheet, rowIndex + step) === column);
}

/** The column of the label; -1 if the row is no label with one cell beside it. */
function labelAt({ cells }: SheetCells, rowIndex: number): number {
  const row: readonly Cell[] = cells[rowIndex] ?? [];
  const filled = row.flatMap((cell, index) => (isEmpty(cell) ? [] : [index]));
  const [label = -1, value] = filled;
  const isLabel = filled.length === 2 && value === label + 1 && isText(row[label]);
  return isLabel ? label : -1;
}

/** `24-28 CC : cloud cover in oktas`: where fields have a width, the line begins with their place. */
const EXPLAINED =
  /^[\s#%*!]*(?:\d+\s*[-–]\s*\d+\s+)?([^\s:=][^:=]{0,39}?)\s*(?:[:=]| [-–] )\s*(\S.*)$/;

/** What a line above the table says of the column with this name: "cloud cover in oktas". */
export function legendOf(titles: readonly string[], name: string): string {
  return titles.map(explained).find((line) => name !== '' && isOf(line, name))?.says ?? '';
}

/** True for "SX = code for the snow cover" above SX: it is no title of the other columns. */
export function isLegend(title: string, columns: readonly Named[]): boolean {
  const line = explained(title);
  return columns.some(({ name }) => isOf(line, name));
}

/** "XA: maximum, XB: minimum" over "Date, XA, XB", split at its commas: each says of a column that stands elsewhere. */
export function areLegends(row: readonly Cell[], columns: readonly Named[]): boolean {
  const texts = row.filter(isText);
  return texts.length > 1 && texts.every((text) => isLegend(text, columns));
}

type Line = { named: string; says: string };

function explained(title: string): Line {
  const [, named = '', says = ''] = EXPLAINED.exec(title) ?? [];
  return { named: named.toLowerCase(), says };
}

function isOf({ named, says }: Line, name: string): boolean {
  return says !== '' && named === name.trim().toLowerCase();
}

type Named = { name: string };
/**
 * "RD = daily precipitation in 0.1 mm" above a table says what stands under RD, which says nothing by itself. Where
 * lines say rain of Upton and of Kew, or nothing of Kew, both are places. "Tmax" is the maximum, whatever else may be.
 */
export function withLegends<Column extends Unsaid>(
  columns: Column[],
  above: readonly (readonly Cell[])[],
  rows: readonly (readonly Cell[])[],
): Column[] {
  // In two languages a line is longer than titles are.
  const lines = above.flatMap((row) => {
    const texts = row.filter(isText);
    return areLegends(row, columns) ? texts : [texts.join(' ')];
  });
  const titles = joined(lines).reverse();
  if (!titles.some((title) => isLegend(title, columns))) return columns;
  const unsaid = columns.filter(
    ({ index, name, meaning }) =>
      name !== '' && saysNothing(meaning) && rows.some((row) => holdsValue(row[index])),
  );
  const told = unsaid.map(({ name }) => meaningOfLegend(legendOf(titles, name)));
  const named = [...columns.map(({ meaning }) => meaning), ...told].map(({ element }) => element);
  const isApart = ELEMENTS.every((element) => named.filter((one) => one === element).length < 2);
  // Of a single column more is said where it is known that it has no element.
  const isAlone = told.length === 1 && !told[0]?.element;
  if (!isApart || isAlone || !told.every(saysSomething)) return columns;
  return columns.map((column) => {
    const said = told[unsaid.indexOf(column)];
    return said
      ? { ...column, meaning: { ...said, plain: column.meaning.plain, rest: '' } }
      : column;
  });
}

/** "RD = … van de huidige dag/" goes on in the next line, in the other language. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole[whole.length - 1]?.trimEnd();
    if (before?.endsWith('/')) whole[whole.length - 1] = `${before} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

type Unsaid = Named & { index: number; meaning: Meaning };

function saysNothing(meaning: Meaning): boolean {
  return !saysSomething(meaning) && !meaning.about && !isOfWarmth(meaning);
}

/** Asked for only here: to look up a word while the add-on loads would read all of them at each click. */
const nothing = () => headerMeaning('');

/** "Neerslagsom in 0.1 mm / daily precipitation in 0.1 mm" says it in two languages, of which one may not be known. */
function meaningOfLegend(legend: string): Meaning {
  const parts = [BETWEEN_LANGUAGES, ANY_SLASH].map((slash) => agreed(legend.split(slash)));
  return parts.find(saysSomething) ?? nothing();
}

const BETWEEN_LANGUAGES = / ?\/ /;
/** Not that of "mm/day". */
const ANY_SLASH = /(?<=[\p{L}\d]{3}) ?\/ ?(?=\p{L}{3})/u;

function agreed(parts: readonly string[]): Meaning {
  const [first = nothing(), ...others] = parts.map(meaningOfPart).filter(saysSomething);
  return others.every(({ element }) => element === first.element) ? first : nothing();
}

/** An unknown word before the unit is a doubt. What stands behind it tells more of the same, such as the hours. */
function meaningOfPart(legend: string): Meaning {
  const whole = headerMeaning(legend);
  const short = headerMeaning(upToUnit(legend, whole));
  if (!short.element) return whole;
  const isSure = whole.element === short.element || whole.refusal === 'period';
  const isOfWeather = short.element === 'rain' || isOfWarmth(short);
  return isSure && isOfWeather && !isQualified(short.says) ? short : nothing();
}

/** "Daily precipitation in 0.1 mm" of "Daily precipitation in 0.1 mm over the period 08.00 preceding day" */
function upToUnit(legend: string, { about, says }: Meaning): string {
  const unitIn = (text: string) => about && statedUnit(text, quantityOf(about));
  const unit = unitIn(says);
  const words = legend.split(' ');
  const runs = words.map((_, at) => words.slice(0, at + 1).join(' '));
  return (unit && runs.find((run) => unitIn(run) === unit)) || legend;
}
