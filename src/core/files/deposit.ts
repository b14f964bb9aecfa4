import { dateText } from '../calendar/civil-date.ts';
import { dataciteOf } from '../dataset/datacite.ts';
import { LICENCES } from '../dataset/station.ts';
import type { KeptSeries, KeptStation, KeptValue } from '../reading/kept-series.ts';
import type { Grid } from '../reading/reading.ts';
import { cellText } from '../sheet/cells/sheet-cells.ts';
import { dateOf, type FileColumn, type FileFacts, lineOf, quoted } from './file-format.ts';
import type { FactsOf } from './formats.ts';

type Deposit = {
  stations: readonly KeptStation[];
  factsOf: FactsOf;
  /** the tabs that were read, as they stand */
  grids: readonly Grid[];
  /** the files that they are of, where these are at hand */
  natives: readonly NativeFile[];
  /** ISO time */
  createdAt: string;
};
/** A file as somebody brought it, and the names of its tabs. */
export type NativeFile = { name: string; bytes: Uint8Array; sheets: readonly string[] };
type Text = { name: string; lines: Iterable<string> };

/**
 * What an archive asks for beside the values and the files that they came from, for it ranks by where values come from: a tab
 * without a file as it stood; what was doubted, with the keeper's answers; metadata; and what all of it is.
 */
export function depositTexts(deposit: Deposit): Text[] {
  const used = sheetsUsed(deposit.stations);
  const inFiles = new Set(deposit.natives.flatMap(({ sheets }) => sheets));
  const tabs = deposit.grids
    .filter(({ sheet }) => used.has(sheet) && !inFiles.has(sheet))
    .map(asItStood);
  const metadata = `${JSON.stringify(dataciteOf(described(deposit)), null, 2)}\n`;
  return [
    { name: 'README.txt', lines: readme(deposit) },
    { name: 'datacite.json', lines: [metadata] },
    { name: 'findings.csv', lines: findingLines(deposit.stations) },
    ...tabs,
  ];
}

function sheetsUsed(stations: readonly KeptStation[]): Set<string> {
  return new Set(valuesIn(stations).map(({ value }) => value.sheet));
}

/** The files that a value came from, byte for byte. */
export function nativesUsed({ stations, natives }: Pick<Deposit, 'stations' | 'natives'>) {
  const used = sheetsUsed(stations);
  return natives
    .filter(({ sheets }) => sheets.some((sheet) => used.has(sheet)))
    .map(({ name, bytes }) => ({ name: `${FOLDER}/${safe(name)}`, bytes }));
}

const FOLDER = 'as-it-stood';

function safe(name: string): string {
  return name.replace(/[^\p{L}\p{N} ._-]+/gu, '-');
}

/** With what Google shows in a cell, where that is known. */
function asItStood({ sheet, cells, display }: Grid): Text {
  const lines = cells.map((row, at) => {
    const texts = row.map((cell, column) => display?.[at]?.[column] || cellText(cell));
    return `${texts.map(quoted).join(',')}\r\n`;
  });
  return { name: `${FOLDER}/${safe(sheet)}.csv`, lines };
}

type Doubted = { station: string; series: KeptSeries; value: KeptValue };

function valuesIn(stations: readonly KeptStation[]): Doubted[] {
  return stations.flatMap(({ name, series }) =>
    series.flatMap((one) => one.values.map((value) => ({ station: name, series: one, value }))),
  );
}

const FINDINGS: readonly FileColumn<Doubted>[] = [
  { name: 'Station', of: ({ station }) => quoted(station) },
  { name: 'Element', of: ({ series }) => series.element },
  { name: 'Date', of: ({ series, value }) => dateText(dateOf(series, value.at)) },
  { name: 'Tab', of: ({ value }) => quoted(value.sheet) },
  { name: 'Cell', of: ({ value }) => value.cell },
  { name: 'Written', of: ({ value }) => quoted(value.written) },
  { name: 'Value', of: ({ value }) => value.value ?? '' },
  { name: 'Finding', of: ({ value }) => value.doubts?.join(' ') ?? '' },
  { name: 'Answer', of: ({ value }) => (value.confirmed ? 'confirmed' : '') },
  { name: 'Before', of: ({ value }) => quoted(value.before ?? '') },
  { name: 'Reason', of: ({ value }) => quoted(value.reason ?? '') },
  { name: 'Note', of: ({ value }) => quoted(value.note ?? '') },
];

function* findingLines(stations: readonly KeptStation[]): Generator<string> {
  yield `${FINDINGS.map(({ name }) => name).join(',')}\r\n`;
  for (const one of valuesIn(stations)) {
    const { doubts, before, reason, note } = one.value;
    if (doubts ?? before ?? reason ?? note) yield `${lineOf(FINDINGS, one, ',')}\r\n`;
  }
}

/** Of several stations what all of them say. */
function sharedFacts({ stations, factsOf }: Deposit): FileFacts {
  const [first = {}, ...others] = stations.map(({ name }) => factsOf(name));
  const same = Object.entries(first).filter(([field, value]) =>
    others.every((facts) => facts[field as keyof FileFacts] === value),
  );
  return Object.fromEntries(same);
}

function described(deposit: Deposit) {
  const facts = sharedFacts(deposit);
  const dates = valuesIn(deposit.stations)
    .map(({ series, value }) => dateText(dateOf(series, value.at)))
    .sort();
  const names = deposit.stations.map(({ name }) => deposit.factsOf(name).name ?? name);
  return {
    title: `Climate record: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`,
    description: null,
    createdAt: deposit.createdAt,
    span: `${dates[0]}/${dates[dates.length - 1]}`,
    station: facts,
    account: null,
    url: facts.link ?? null,
  };
}

function* readme(deposit: Deposit): Generator<string> {
  const { title, span } = described(deposit);
  const { creator, source, licence, link } = sharedFacts(deposit);
  const known = licence && LICENCES.includes(licence);
  const facts = {
    Kept: creator,
    Source: source,
    Pages: link,
    Licence: known ? `${licence}, https://spdx.org/licenses/${licence}.html` : licence,
  };
  yield `${title}\n${span.replace('/', ' to ')}; written by Almanac on ${deposit.createdAt.slice(0, 10)}\n\n`;
  for (const [name, text] of Object.entries(facts))
    yield `${name}: ${text ?? 'not said; ask the keeper'}\n`;
  yield '\n*.tsv          values, Station Exchange Format 1.0.0, a file a station and element\n';
  yield 'contents.csv   what each of them holds\n';
  yield 'findings.csv   what checks doubted, what the keeper answered, why a value is missing\n';
  yield 'as-it-stood/   the files or tabs the values were read from; Meta of each value names its cell\n';
  yield 'datacite.json  metadata of DataCite 4\n';
}
