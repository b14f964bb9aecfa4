import { readDegrees } from '../dataset/read-degrees.ts';
import { isWithin } from '../dataset/station.ts';
import { cellAddress } from '../reading/cell-address.ts';
import { plainText } from '../reading/plain-text.ts';
import type { Cell, Grid } from '../reading/reading.ts';
import { cellText, isDate, isEmpty, isText } from '../sheet/cells/sheet-cells.ts';
import { headerMeaning, saysSomething, saysWhere } from '../sheet/headers/header-meaning.ts';
import { rolesOf } from '../sheet/headers/known-words.ts';
import { type FactKind, type FactLabel, labelOf } from './fact-label.ts';
import { noStation, type StationRows, takeIdentity, takeNew } from './fact-tables.ts';
import type { Found } from './found-facts.ts';
import { type NumberField, readHeight, readHourFact } from './read-fact.ts';

/** What the lines between two runs of values say: "Station: Upton", "Lat 54.35 Lon -1.28, 62 m". */
export function factLines(grid: Grid): StationRows[] {
  return blocksOf(grid)
    .map((lines) => saidIn(grid.sheet, lines))
    .filter(({ sheet: _sheet, ...said }) => Object.values(said).some(({ length }) => length > 0));
}

/** The cells of a row as one text, and where a letter of it stands. */
type Line = { text: string; cells: readonly string[]; at: (letter: number) => At };
type At = { sheet: string; cell: string };

function blocksOf({ sheet, cells }: Grid): Line[][] {
  const blocks: Line[][] = [];
  let isOpen = false;
  cells.forEach((row, rowIndex) => {
    const line = lineOf(sheet, row, rowIndex);
    if (line && isOpen) blocks[blocks.length - 1]?.push(line);
    else if (line) blocks.push([line]);
    isOpen = line !== null || (isOpen && !holdsValues(row));
  });
  return blocks;
}

function holdsValues(row: readonly Cell[]): boolean {
  return row.filter((cell) => typeof cell === 'number' || isDate(cell)).length > 1;
}

const MOST_CELLS = 24;
const MOST_LETTERS = 400;

/** Null for a row of values, and for words that say nothing of a station. */
function lineOf(sheet: string, row: readonly Cell[], rowIndex: number): Line | null {
  const first = row.find((cell) => !isEmpty(cell));
  if (!isText(first) || !/\p{L}/u.test(first)) return null;
  const cells = row.map((cell) => (isDate(cell) ? '' : cellText(cell)));
  const filled = cells.filter((text) => text !== '');
  const labels = filled.filter(saysFact).length;
  const text = cells.join(' ');
  const isShort = filled.length <= MOST_CELLS && text.length <= MOST_LETTERS;
  if (!isShort || labels === 0 || filled.length > 2 * labels + 2) return null;
  const at = (letter: number): At => {
    let end = 0;
    const columnIndex = cells.findIndex((cell) => {
      end += cell.length + 1;
      return letter < end;
    });
    return { sheet, cell: cellAddress(rowIndex, columnIndex) };
  };
  return { text, cells, at };
}

function saysFact(text: string): boolean {
  return saysWhere(text) || labelOf(beforeColon(text)).label !== null || POINT.test(text);
}

/** "53.12 N 4.01 W" needs no label. */
const POINT = (() => {
  const degrees = String.raw`\d{1,3}(?:[.,]\d+)?\s*[°º]?(?:\s*\d{1,2}(?:[.,]\d+)?\s*['’′])?(?:\s*\d{1,2}(?:[.,]\d+)?\s*["”″])?`;
  return new RegExp(
    String.raw`(?<![\p{L}\d.,])(${degrees}\s*[NS])\b[\s,;/]+(${degrees}\s*[EWO])\b`,
    'u',
  );
})();

function beforeColon(text: string): string {
  return text.split(/[:=]/, 1)[0]?.trim() ?? '';
}

function saidIn(sheet: string, lines: readonly Line[]): StationRows {
  const station = noStation(sheet);
  const latitudes = lines.flatMap((line) => degreesIn(line, 'latitude'));
  const longitudes = lines.flatMap((line) => degreesIn(line, 'longitude'));
  // Half a place is none.
  latitudes.forEach((latitude, index) => {
    const longitude = longitudes[index];
    if (longitude) takeNew(station.place, { latitude, longitude });
  });
  for (const line of lines) {
    for (const elevation of heightIn(line)) takeNew(station.elevation, { elevation });
    takeNamed(station, line);
  }
  return station;
}

/** Ends with the word behind it, which may be a side. */
const DEGREES =
  /([-−–]?\s*\d(?:[.,]?\d|[°º'’′"”″: ]|-(?=\d))*)(?:[\s(.]|de[cg]\w*|gra[du]\w*)*(\p{L}*)/iu;

function degreesIn({ text, at }: Line, field: 'latitude' | 'longitude'): Found<number>[] {
  const both = numbersOfBoth(text);
  if (both) {
    const own = both.length === 2 ? both[field === 'latitude' ? 0 : 1] : undefined;
    const degrees = own ? readDegrees(own[0], field) : null;
    return own && degrees !== null ? [{ value: degrees, ...at(own.index) }] : [];
  }
  const labelled = numberAfter(field, text);
  const [, degrees = '', side = ''] = DEGREES.exec(labelled?.text ?? '') ?? [];
  const point = labelled ? null : POINT.exec(text);
  const unlabelled = point?.[field === 'latitude' ? 1 : 2] ?? '';
  const value = readDegrees(unlabelled || degrees + sideMeant(side, labelled), field);
  const letter = labelled?.letter ?? (point ? point.index + point[0].indexOf(unlabelled) : 0);
  return value !== null && isWithin(field, value) ? [{ value, ...at(letter) }] : [];
}

/** Bare behind its label it is in metres, unless the label names feet. */
const HEIGHT_ALONE = /^(-?\d+(?:[.,]\d+)?)(?=\s*(?:$|[,;]))/;
const HEIGHT =
  /(-?\d+(?:[,' ]\d{3})*(?:[.,]\d+)?)\s*(m\b(?!m)|met\w*|m[eè]tr\w*|ft\b|f[eo]et\b|pies\b|pieds\b)/i;

/** "Lat 54.35, 62 m": a height often stands at the end without a word. */
function heightIn({ text, at }: Line): Found<number>[] {
  const labelled = numberAfter('elevation', text);
  const isBeside = numberAfter('latitude', text) !== null || POINT.test(text);
  const from = labelled?.letter ?? (isBeside ? 0 : text.length);
  const behind = text.slice(from);
  const alone = labelled ? HEIGHT_ALONE.exec(behind) : null;
  const [height = '', number = '', unit = labelled?.unit ?? ''] =
    alone ?? HEIGHT.exec(behind) ?? [];
  const value = readHeight(`${number.trim()} ${unit}`, false);
  const isGood = value !== null && isWithin('elevation', value);
  return isGood ? [{ value, ...at(from + behind.indexOf(height)) }] : [];
}

/** "Lat/Lon: 54.35, -1.28": no number stands between the labels. Null where one does, or a label lacks. */
function numbersOfBoth(line: string): RegExpExecArray[] | null {
  const ends = (['latitude', 'longitude'] as const).map(
    (field) => numberAfter(field, line)?.end ?? -1,
  );
  const [first, second] = [Math.min(...ends), Math.max(...ends)];
  if (first < 0 || /\d/.test(line.slice(first, second))) return null;
  const numbers = /[-−–]?\d+(?:[.,]\d+)?\s*[°º]?(?:\s*[NSEWO](?!\p{L}))?/gu;
  numbers.lastIndex = second;
  const found: RegExpExecArray[] = [];
  for (let one = numbers.exec(line); one; one = numbers.exec(line)) found.push(one);
  return found;
}

/**
 * N, S, E or W. "O" is west in Romance languages and east in Germanic ones, and "S" is north in Czech. A word that
 * begins the next label as it began this one is none.
 */
function sideMeant(word: string, labelled: Labelled | null): string {
  const beginsLabels = plainText(word) === labelled?.title && !/^[nsewo]/i.test(word);
  if (saysWhere(word) || beginsLabels) return '';
  return rolesOf(labelled?.label ?? '').has('ownSides')
    ? word.replace(/^O$/i, 'E').replace(/^S$/i, 'N')
    : word;
}

/** `title` is the word before the label, as in "Geogr. Breite 53,5 Geogr. Länge 10,1"; `letter` and `end`: where the number begins, and the label ends. */
type Labelled = {
  title: string;
  label: string;
  unit: string;
  text: string;
  letter: number;
  end: number;
};

/** The text from the number on that soon follows a word such as "Lat"; null without the word. */
function numberAfter(field: NumberField, line: string): Labelled | null {
  const parts = line.split(/(\p{L}[\p{L}\p{M}]*)/u);
  const labels = parts.map(plainText);
  const at = labels.findIndex((word) => rolesOf(word).has(field));
  if (at < 0) return null;
  const before = parts.slice(0, at + 1).join('').length;
  const behind = line.slice(before);
  const [gap = ''] = /^(?:\s*[([][^)\]]*[)\]])?[^\d−–-]{0,12}/.exec(behind) ?? [];
  const isNear = /^(?:\s*[([][^)\]]*[)\]])?[^\d]{0,12}\d/.test(behind);
  return {
    label: labels[at] ?? '',
    title: labels[at - 2] ?? '',
    unit: /\bf(ee)?t\b/i.test(gap) ? 'ft' : '',
    text: isNear ? behind.slice(gap.length) : '',
    end: before,
    letter: before + gap.length,
  };
}

/** "Station: Upton", "WIGOS | 0-20000-0-61990", "Hour of reading: 07 UTC" */
function takeNamed(station: StationRows, { cells, at }: Line): void {
  // "Station | Year | Jan" are the words over columns, and no labels with what they say beside them.
  const isOdd = cells.filter((cell) => cell !== '').length % 2 > 0;
  let letter = 0;
  cells.forEach((text, index) => {
    const [, before = text, behind = ''] = /^([^:=]{1,60})[:=]\s*(.*)$/s.exec(text) ?? [];
    const { label } = labelOf(before.trim());
    const next = cells.findIndex((cell, other) => other > index && cell !== '');
    const isInside = behind.trim() !== '';
    const said = isInside ? behind : (cells[next] ?? '');
    const start = letter + (isInside ? 0 : cells.slice(index, next).join(' ').length + 1);
    const isHeader = !isInside && (isOdd || saysSomething(headerMeaning(said)));
    if (label && said !== '' && !isHeader && !labelOf(beforeColon(said)).label)
      takeSaid(station, { label, text: said, at: at(start) });
    letter += text.length + 1;
  });
}

function takeSaid(
  station: StationRows,
  { label, text, at }: { label: FactLabel; text: string; at: At },
): void {
  if (label.kind === 'hours') {
    const read = readHourFact(text, label.inUtc);
    if (read.is === 'value') takeNew(station.hours, { hours: { value: read.value, ...at } });
    else if (read.is === 'odd')
      station.odd.push({ kind: read.kind, field: 'hours', written: { value: text, ...at } });
    return;
  }
  const name = withoutPlace(text);
  const isCode = label.kind === 'code' || label.kind === 'wigos';
  const isName = isCode ? /\d/.test(name) : /\p{L}{2}|\p{Lo}/u.test(name);
  if (!isName || !CALLS.includes(label.kind)) return;
  takeIdentity(station, [{ label, text: name, at }]);
  // The reader may call the place by the whole line.
  if (name !== text) station.names.push(text.trim());
}

const CALLS: readonly FactKind[] = ['wigos', 'code', 'name', 'station'];

/** "Gull Point" of "Gull Point 53.12 N 4.01 W alt 12 m" */
function withoutPlace(text: string): string {
  const words = text.split(/(?=[\s,;(])/);
  const at = words.findIndex((word) => saysWhere(word));
  const labelled = at < 0 ? text : words.slice(0, at).join('');
  const point = POINT.exec(labelled);
  const name = point ? labelled.slice(0, point.index) : labelled;
  return name.replace(/[\s,;:(–-]+$/, '').trim();
}
