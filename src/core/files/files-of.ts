import { strToU8, zipSync } from 'fflate';
import { dateText } from '../calendar/civil-date.ts';
import type { KeptSeries, KeptStation } from '../reading/kept-series.ts';
import type { Grid } from '../reading/reading.ts';
import { depositTexts, type NativeFile, nativesUsed } from './deposit.ts';
import {
  dateOf,
  type FileColumn,
  type FileFacts,
  type FormatName,
  identifierOf,
  idOf,
  lineOf,
  quoted,
  type Unfit,
} from './file-format.ts';
import { type FactsOf, filesIn, type StationFile } from './formats.ts';

export type FileForOthers = { name: string; bytes: Uint8Array };

type Making = {
  /** "2026-10", for formats that hold one month */
  month?: string;
  /** what a ZIP says of when its files were made */
  madeAt: number;
  /** Without a mark at the start of a CSV, Excel shows "Â°C". */
  forExcel?: boolean;
  /** A ZIP also of one file. */
  packed?: boolean;
  /** for an archive: the tabs that were read, and when that was */
  grids?: readonly Grid[];
  natives?: readonly NativeFile[];
  createdAt?: string;
};

/** One file, or a ZIP of several with a table of contents. A format that cannot hold all of it makes none. */
export function fileForOthers(
  format: FormatName,
  stations: readonly KeptStation[],
  factsOf: FactsOf,
  { madeAt, month = '', forExcel = false, packed: isPacked = false, ...more }: Making,
): { ok: true; file: FileForOthers } | { ok: false; unfit: Unfit } {
  const made = filesIn(format, stations, { factsOf, month });
  if (!made.ok) return made;
  const listed = withOwnNames(made.files);
  const mark = forExcel && format === 'csv' ? BYTE_ORDER_MARK : '';
  const [only, ...others] = listed;
  const { grids = [], natives = [], createdAt = new Date(madeAt).toISOString() } = more;
  const isDeposit = format === 'deposit';
  if (only && others.length === 0 && !isPacked && !isDeposit)
    return { ok: true, file: { name: only.name, bytes: bytesOf(only.lines, mark) } };
  const contents = { name: 'contents.csv', lines: contentLines(listed) };
  const list = { name: 'stations.csv', lines: stationLines(stations, factsOf) };
  const lists = stations.length > 1 ? [contents, list] : [contents];
  const beside = isDeposit ? depositTexts({ stations, factsOf, grids, natives, createdAt }) : [];
  const packed = [
    ...[...beside, ...lists].map(({ name, lines }) => [name, bytesOf(lines)] as const),
    ...listed.map(({ name, lines }) => [name, bytesOf(lines, mark)] as const),
    ...withOwnNames(isDeposit ? nativesUsed({ stations, natives }) : []).map(
      ({ name, bytes }) => [name, bytes] as const,
    ),
  ];
  const [first] = stations.length === 1 ? stations : [];
  const name = `${first ? idOf(first, factsOf(first.name)) : 'stations'}_${format}.zip`;
  return {
    ok: true,
    file: { name, bytes: zipSync(Object.fromEntries(packed), { mtime: madeAt }) },
  };
}

/** "A-b" and "A b" are two places with one name for files. */
function withOwnNames<File extends { name: string }>(files: readonly File[]): File[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let { name } = file;
    for (let more = 2; taken.has(name); more++) name = file.name.replace(/(?=\.\w+$)/, `_${more}`);
    taken.add(name);
    return { ...file, name };
  });
}

const BYTE_ORDER_MARK = '\ufeff';

function bytesOf(lines: Iterable<string>, mark = ''): Uint8Array {
  return strToU8([mark, ...lines].join(''));
}

type ListedStation = { station: KeptStation; facts: FileFacts };

/** Where the stations are, for programs that take a list of them beside the files. */
const STATIONS: readonly FileColumn<ListedStation>[] = [
  { name: 'ID', of: ({ station, facts }) => quoted(identifierOf(station, facts)) },
  { name: 'Name', of: ({ station, facts }) => quoted(facts.name ?? station.name) },
  { name: 'Latitude', of: ({ facts }) => facts.latitude ?? '' },
  { name: 'Longitude', of: ({ facts }) => facts.longitude ?? '' },
  { name: 'Elevation (m)', of: ({ facts }) => facts.elevation ?? '' },
  { name: 'Hour (UTC)', of: ({ facts }) => facts.hours ?? '' },
];

function* stationLines(stations: readonly KeptStation[], factsOf: FactsOf): Generator<string> {
  yield `${STATIONS.map(({ name }) => name).join(',')}\r\n`;
  for (const station of stations)
    yield `${lineOf(STATIONS, { station, facts: factsOf(station.name) }, ',')}\r\n`;
}

type Content = StationFile & { series: KeptSeries };

const CONTENTS: readonly FileColumn<Content>[] = [
  { name: 'File', of: ({ name }) => name },
  { name: 'Station', of: ({ station }) => quoted(station) },
  { name: 'Element', of: ({ series }) => series.element },
  { name: 'Each', of: ({ series }) => series.granularity },
  { name: 'From', of: ({ series }) => dayOf(series, series.values[0]) },
  { name: 'To', of: ({ series }) => dayOf(series, series.values[series.values.length - 1]) },
  { name: 'Values', of: ({ series }) => countOf(series, true) },
  { name: 'Gaps', of: ({ series }) => countOf(series, false) },
];

function* contentLines(files: readonly StationFile[]): Generator<string> {
  yield `${CONTENTS.map(({ name }) => name).join(',')}\r\n`;
  for (const file of files)
    for (const series of file.holds) yield `${lineOf(CONTENTS, { ...file, series }, ',')}\r\n`;
}

function dayOf(series: KeptSeries, value: { at: number } | undefined): string {
  return value ? dateText(dateOf(series, value.at)) : '';
}

function countOf({ values }: KeptSeries, areThere: boolean): number {
  return values.filter(({ value }) => (value !== null) === areThere).length;
}
