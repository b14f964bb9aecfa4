import { type CalendarDate, twoDigits } from '../calendar/civil-date.ts';
import type { Element } from '../dataset/columns.ts';
import type { KeptSeries, KeptStation, KeptValue } from '../reading/kept-series.ts';
import {
  dateOf,
  type FileColumn,
  type FileFacts,
  type FileFormat,
  idOf,
  lineOf,
  NOTHING,
} from './file-format.ts';
import { metaOf, oneField } from './meta-entries.ts';

type Line = { value: KeptValue; date: CalendarDate; series: KeptSeries; facts: FileFacts };

const UNKNOWN = 'NA';

const COLUMNS: readonly FileColumn<Line>[] = [
  { name: 'Year', of: ({ date }) => date.year },
  { name: 'Month', of: ({ date }) => date.month },
  { name: 'Day', of: ({ date }) => date.day },
  { name: 'Hour', of: ({ facts, series }) => ofDays(series, facts.hour) },
  { name: 'Minute', of: ({ facts, series }) => ofDays(series, facts.minute) },
  { name: 'Period', of: ({ series, value }) => `${value.days ?? ''}${series.granularity}` },
  { name: 'Value', of: ({ value }) => value.value ?? UNKNOWN },
  { name: 'Meta', of: ({ value }) => metaOf(value) },
];

/** The format's own codes of what was observed, and how a day and a month were made of it. */
const OBSERVED: Record<Element, { code: string; day: string; month: string; units: string }> = {
  max: { code: 'Tx', day: 'maximum', month: 'mean', units: 'C' },
  min: { code: 'Tn', day: 'minimum', month: 'mean', units: 'C' },
  rain: { code: 'rr', day: 'sum', month: 'sum', units: 'mm' },
};

/**
 * Station Exchange Format 1.0.0: a file an element, because it holds one variable.
 * https://datarescue.climate.copernicus.eu/station-exchange-format-sef
 */
export const SEF: FileFormat = {
  name: 'sef',
  unfit: ({ series }) => (series.length === 0 ? NOTHING : null),
  files: (station, facts) =>
    station.series.map((series) => {
      const id = idOf(station, facts);
      const name = `${id}_${spanOf(series)}_${OBSERVED[series.element].code}.tsv`;
      return { name, lines: sefLines(station, series, { ...facts, id }), holds: [series] };
    }),
};

function* sefLines(
  { name }: KeptStation,
  series: KeptSeries,
  facts: FileFacts & { id: string },
): Generator<string> {
  const { code, units, ...statistic } = OBSERVED[series.element];
  const head = [
    ['SEF', '1.0.0'],
    ['ID', facts.id],
    ['Name', asText(facts.name ?? name)],
    ['Lat', facts.latitude ?? UNKNOWN],
    ['Lon', facts.longitude ?? UNKNOWN],
    ['Alt', facts.elevation ?? UNKNOWN],
    ['Source', asText(facts.source ?? UNKNOWN)],
    ['Link', asText(facts.link ?? '')],
    ['Vbl', code],
    ['Stat', statistic[series.granularity]],
    ['Units', units],
    ['Meta', headMeta(series, facts)],
  ];
  for (const line of head) yield `${line.join('\t')}\n`;
  yield `${COLUMNS.map((column) => column.name).join('\t')}\n`;
  for (const value of sheetNamedOnce(series)) {
    const line = { value, date: dateOf(series, value.at), series, facts };
    yield `${lineOf(COLUMNS, line, '\t')}\n`;
  }
}

/** The hour is that of the end of a day; a month has none. */
function ofDays({ granularity }: KeptSeries, number: number | undefined): number | string {
  return granularity === 'day' ? (number ?? UNKNOWN) : UNKNOWN;
}

/** By days "18640101-18651231", by months "1864-1865". */
function spanOf(series: KeptSeries): string {
  const [first, last] = [series.values[0], series.values[series.values.length - 1]];
  return [first, last]
    .map((value) => {
      const { year, month, day } = dateOf(series, value?.at ?? 0);
      return series.granularity === 'day' ? `${year}${twoDigits(month)}${twoDigits(day)}` : year;
    })
    .join('-');
}

/** Entries as `name=value`; an equals sign within one would begin another. */
function headMeta(series: KeptSeries, { licence, meta = {} }: FileFacts): string {
  const [sheet] = sheetsOf(series);
  const entries = { ...meta, Licence: licence, Sheet: isOfOneSheet(series) ? sheet : undefined };
  return Object.entries(entries)
    .flatMap(([name, text]) => (text ? `${name}=${oneField(text).replace(/=/g, ' ')}` : []))
    .join('|');
}

function sheetsOf({ values }: KeptSeries): Set<string> {
  return new Set(values.map(({ sheet }) => sheet));
}

function isOfOneSheet(series: KeptSeries): boolean {
  return sheetsOf(series).size === 1;
}

/** Where a record goes over several sheets, each cell names its own. */
function sheetNamedOnce(series: KeptSeries): readonly KeptValue[] {
  if (isOfOneSheet(series)) return series.values;
  return series.values.map((value) => ({ ...value, cell: `${value.sheet}!${value.cell}` }));
}

/** A spreadsheet runs a field that begins as a formula does, so such a name is quoted as it quotes texts. */
function asText(text: string): string {
  const line = oneField(text);
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}
