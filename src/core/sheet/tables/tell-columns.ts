import type { Element } from '../../dataset/columns.ts';
import { addressOf } from '../cells/cell-address.ts';
import type { Doubts } from '../cells/doubts.ts';
import { placeOf } from '../cells/sheet-cells.ts';
import { headerMeaning, type Meaning, saysWhere, titleMeaning } from '../headers/header-meaning.ts';
import { isUnbroken, rolesIn, wordsOf } from '../headers/known-words.ts';
import { monthNamed } from '../headers/named-month.ts';
import { type Column, columnAt, sampleCells } from '../headers/table.ts';
import { isUnknown } from '../headers/unknown-words.ts';
import type { HeaderWord } from '../headers/vocabulary/word-rows.ts';
import type { Finding } from '../reading.ts';
import type { ReadingKind } from '../reading-kinds.ts';
import { askColumn } from './ask-columns.ts';
import { doubtfulWords } from './doubtful-words.ts';
import type { Fit, Refused, ValueColumn } from './layout.ts';

type Told = { kind: ReadingKind } & Pick<Finding, 'severity' | 'params'>;

type Tell = (told: Told, columns: readonly number[]) => void;

/** Columns that sound right and are not, and those passed over for another of the same element. */
export function tellColumns(fit: Fit, doubts: Doubts): void {
  const { table } = fit;
  const tell: Tell = (told, columns) =>
    doubts.atColumns(table.sheet, told, table.headerRow, columns);
  tellRefused(fit, tell, doubts);
  tellLabels(fit, tell);
  for (const { index, month, found } of monthsGuessed(fit))
    tell({ kind: 'reading.month-by-place', severity: 'warning', params: { month, found } }, [
      index,
    ]);
  for (const { index } of calledNormal(fit)) tell(NORMAL, [index]);
  const other = otherTitle(fit);
  if (other) tell(perhapsElse(other), []);
  const others = otherColumns(fit);
  for (const { index, own } of others) tell(perhapsElse(own), [index]);
  for (const { index, found } of saidOfOneAlone(fit))
    if (!others.some((one) => one.index === index)) tell(perhapsElse(found), [index]);
  for (const { found, columns } of doubtfulWords(fit)) tell(perhapsElse(found), columns);
  for (const { columns, element } of fit.unclear) {
    const unclear = table.columns.filter(({ index }) => columns.includes(index));
    askColumn(table, element, unclear, doubts);
  }
  tellPassedOver(fit, tell);
}

function tellRefused(fit: Fit, tell: Tell, doubts: Doubts): void {
  const { sheet, headerRow } = fit.table;
  for (const one of fit.refused) {
    const told = toldOf(one, fit);
    if (told) tell(told, one.columns);
    if (one.refusal === 'unnamed')
      for (const column of one.columns)
        doubts.atCell(UNNAMED, sheet, Math.max(0, headerRow), column, one.header);
  }
}

/** "High" down a column, as over one. */
function tellLabels({ parts }: Fit, tell: Tell): void {
  for (const { keys, rowElement } of parts) {
    if (!rowElement || keys.granularity === 'day') continue;
    for (const label of rowElement.labels.keys())
      if (headerMeaning(label).said.has('highLow'))
        tell(perhapsExtremes(label), [rowElement.index]);
  }
}

function tellPassedOver(fit: Fit, tell: Tell): void {
  const { table, passedOver } = fit;
  const headerRow = Math.max(0, table.headerRow);
  const severity = areOfOtherPlaces(fit) ? 'error' : 'warning';
  for (const { chosen, columns, element } of passedOver) {
    const found = columnAt(table, columns[0])?.header ?? '';
    const address = addressOf(placeOf(table.sheet, headerRow, chosen));
    const params = { element, chosen: address, found };
    tell({ kind: 'reading.column-passed-over', severity, params }, columns);
  }
}

/** Under the same words again and again, and with other values, stand other places. */
function areOfOtherPlaces({ table, passedOver }: Fit): boolean {
  const again = passedOver.filter(
    ({ chosen, columns: [other = 0] }) =>
      columnAt(table, other)?.header === columnAt(table, chosen)?.header &&
      JSON.stringify(sampleCells(table, other)) !== JSON.stringify(sampleCells(table, chosen)),
  );
  return again.length > 1;
}

/** "Max" alone under "Relative humidity" is no temperature; the line right above the table is asked. */
function otherTitle({ table, parts }: Fit): string | undefined {
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
  return bare && (isOther || isRain) ? nearest.slice(0, 60) : undefined;
}

/** Alone, and unlike from year to year: a place may be called so. */
function calledNormal({ table, parts }: Fit): Column[] {
  const values = parts.flatMap((part) => part.values);
  return table.columns.filter(
    ({ index, meaning }) =>
      meaning.refusal === 'normal' && values.some((one) => one.index === index),
  );
}

const NORMAL = { kind: 'reading.normals-read-anyway', severity: 'warning', params: {} } as const;

/** "Max", "1961 mean max": of anything. */
function isBare({ about, plain, said }: Meaning): boolean {
  const tokens = plain.split(' ').filter((token) => !/^\d{4}$/.test(token));
  const isBareWord = (token: string): boolean => {
    const words = [...wordsOf(token)];
    return words.length > 0 && words.every((word) => BARE_WORDS.has(word));
  };
  return about !== undefined && !said.has('temperature') && tokens.every(isBareWord);
}

const BARE_WORDS = new Set<HeaderWord>(['max', 'min', 'highLow', 'mean', 'annual']);

/** "Max price": a word nobody knows, or "Max" beside "Total rain", and nothing that speaks of temperature. */
function otherColumns({ table, parts }: Fit): Column[] {
  if (table.titles.some((title) => titleMeaning(title).said.has('temperature'))) return [];
  const values = parts.flatMap((part) => part.values);
  const unclear = values.filter(
    ({ element, unit, station }) => element && element !== 'rain' && !unit && !station,
  );
  const besideTotal =
    values.every(({ element }) => element !== 'min') &&
    table.columns.some(({ meaning }) => meaning.element === 'rain' && meaning.said.has('total'));
  return table.columns.filter(
    ({ index, meaning }) =>
      meaning.element &&
      (COUNT.test(meaning.rest) ||
        ((besideTotal || (/\p{L}/u.test(meaning.rest) && meaning.rest !== meaning.plain)) &&
          !meaning.said.has('temperature'))) &&
      unclear.some((one) => one.index === index),
  );
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

function spokenOver(
  column: Column | undefined,
  { element, station, votes }: ValueColumn,
): Spoken[] {
  const isSaid = votes?.some(({ by }) => by === 'person' || by === 'title');
  if (!column || !element || station || isSaid || column.meaning.month) return [];
  const { index, header: found, meaning } = column;
  return [{ index, element, found, unknown: unknownIn(meaning) }];
}

/** Of what is known in part only, such as "zorvantemperatur", the rest of the words says nothing. */
function unknownIn({ rest, plain }: Meaning): string[] {
  const partly = plain.split(' ').filter((token) => wordsOf(token).size > 0 || isUnbroken(token));
  return [...new Set(rest.split(' ').concat(partly))].filter(isUnknown);
}

/** "Tmax N" may be the north, and is oftener how many days were counted. */
const COUNT = /^n$/;

function perhapsElse(found: string): Told {
  return { kind: 'reading.perhaps-something-else', severity: 'warning', params: { found } };
}

/** A header word that names no month, read as one by its place. */
function monthsGuessed({ table, parts }: Fit): { index: number; month: number; found: string }[] {
  return parts.flatMap(({ values }) =>
    values.flatMap(({ index, month = 0 }) => {
      const { own = '', meaning } = columnAt(table, index) ?? {};
      const isWord = /\p{L}/u.test(own) && !/\d/.test(own) && monthNamed(own) === 0;
      return month && isWord && !meaning?.month ? [{ index, month, found: own }] : [];
    }),
  );
}

const UNNAMED = { kind: 'reading.block-without-name', severity: 'error' } as const;

function perhapsExtremes(found: string): Told {
  return { kind: 'reading.perhaps-extremes', severity: 'warning', params: { found } };
}

type ToldOf = [ReadingKind, Finding['severity'], unless?: 'any' | 'same'];

/** What is said of a refused column; nothing where any other was read, or one of the same element. */
const TOLD: { [refusal in Refused['refusal']]?: ToldOf } = {
  'maybe-extreme': ['reading.perhaps-extremes', 'warning'],
  'two-in-one': ['reading.two-values-in-a-cell', 'warning'],
  anomaly: ['reading.column-of-anomalies', 'error', 'any'],
  mean: ['reading.only-means', 'error', 'any'],
  normal: ['reading.table-of-normals', 'error', 'any'],
  other: ['reading.column-of-something-else', 'error', 'any'],
  'of-the-year': ['reading.only-year-figures', 'error', 'same'],
};

function toldOf({ refusal, about, header: found }: Refused, { parts }: Fit): Told | null {
  const present = (element?: string): boolean =>
    parts.some(({ values }) => values.some((one) => !element || one.element === element));
  if (refusal === 'extreme') {
    const byLabel = parts.some(({ rowElement }) => rowElement);
    if (!about || byLabel || present(about)) return null;
    // A table without its maxima still has its rain.
    const severity = present() ? 'warning' : 'error';
    return { kind: 'reading.only-extremes', severity, params: { element: about, found } };
  }
  const [kind, severity, unless] = TOLD[refusal] ?? [];
  if (!kind || !severity || (unless && present(unless === 'same' ? about : undefined))) return null;
  return { kind, severity, params: { found } };
}
