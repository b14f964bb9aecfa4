import { type CalendarDate, twoDigits } from '../calendar/civil-date.ts';
import type { Element } from '../dataset/columns.ts';
import { type Clock, hourOf, isCalendarDay } from '../dataset/reading-hours.ts';
import type { KeptSeries, KeptStation, KeptValue } from '../reading/kept-series.ts';
import {
  dateOf,
  type FileColumn,
  type FileFacts,
  identifierOf,
  idOf,
  lineOf,
  NOTHING,
  type StationFormat,
} from './file-format.ts';
import { inEntry, metaOf, oneField } from './meta-entries.ts';

type Line = { value: KeptValue; date: CalendarDate; series: KeptSeries; facts: FileFacts };

/** No value. What the header does not know is left blank: dataresqc refuses NA for a place. */
const MISSING = 'NA';

const COLUMNS: readonly FileColumn<Line>[] = [
  { name: 'Year', of: ({ date }) => date.year },
  { name: 'Month', of: ({ date }) => date.month },
  { name: 'Day', of: ({ date }) => date.day },
  { name: 'Hour', of: (line) => timeIn(line, 'hour') },
  { name: 'Minute', of: (line) => timeIn(line, 'minute') },
  { name: 'Period', of: periodOf },
  { name: 'Value', of: ({ value }) => value.value ?? MISSING },
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
export const SEF: StationFormat = {
  name: 'sef',
  unfit: ({ series }) => (series.length === 0 ? NOTHING : null),
  files: (station, facts) =>
    station.series.map((series) => {
      const identifier = identifierOf(station, facts);
      const name = `${idOf(station, facts)}_${spanOf(series, facts)}_${OBSERVED[series.element].code}.tsv`;
      return { name, lines: sefLines(station, series, { ...facts, identifier }), holds: [series] };
    }),
};

function* sefLines(
  { name }: KeptStation,
  series: KeptSeries,
  facts: FileFacts & { identifier: string },
): Generator<string> {
  const { code, units, ...statistic } = OBSERVED[series.element];
  const head = [
    ['SEF', '1.0.0'],
    ['ID', facts.identifier],
    ['Name', asText(facts.name ?? name)],
    ['Lat', facts.latitude ?? ''],
    ['Lon', facts.longitude ?? ''],
    ['Alt', facts.elevation ?? ''],
    ['Source', asText(facts.source ?? '')],
    ['Link', asText(facts.link ?? '')],
    ['Vbl', code],
    ['Stat', statistic[series.granularity]],
    ['Units', units],
    ['Meta', headMeta(series, facts)],
  ];
  for (const line of head) yield `${line.join('\t')}\n`;
  yield `${COLUMNS.map((column) => column.name).join('\t')}\n`;
  for (const value of sheetNamedOnce(series)) {
    const line = { value, date: dateRead(series, value, facts), series, facts };
    yield `${lineOf(COLUMNS, line, '\t')}\n`;
  }
}

/**
 * Hour and minute at which a day ends; a month has none, but it has the last of its days, because dataresqc 1.1.1
 * refuses a date without a day. It warns of that day, too. Rain with an hour it takes for more than one value a day, so a day
 * from midnight to midnight has none.
 */
function timeIn({ series, facts }: Line, part: keyof Clock): number | string {
  const clock = series.granularity === 'day' ? hourOf(facts.hours, series.element) : null;
  const isBare = series.element === 'rain' && isCalendarDay(clock);
  return clock && !isBare ? clock[part] : MISSING;
}

/** `p1day`: since the reading of the day before. */
function periodOf({ series, value, facts }: Line): string {
  const clock = hourOf(facts.hours, series.element);
  const isReading = series.granularity === 'day' && clock !== null && !isCalendarDay(clock);
  return isReading && !value.days ? 'p1day' : `${value.days ?? ''}${series.granularity}`;
}

/** The day of the reading, which may be the one after that of the sheet. */
function dateRead(series: KeptSeries, { at }: Pick<KeptValue, 'at'>, facts: FileFacts) {
  const isDay = series.granularity === 'day';
  return dateOf(series, at + (isDay ? (hourOf(facts.hours, series.element)?.day ?? 0) : 0));
}

/** By days "18640101-18651231", by months "1864-1865". */
function spanOf(series: KeptSeries, facts: FileFacts): string {
  const [first, last] = [series.values[0], series.values[series.values.length - 1]];
  return [first, last]
    .map((value) => {
      const { year, month, day } = dateRead(series, value ?? { at: 0 }, facts);
      return series.granularity === 'day' ? `${year}${twoDigits(month)}${twoDigits(day)}` : year;
    })
    .join('-');
}

function headMeta(series: KeptSeries, { creator, licence, meta = {} }: FileFacts): string {
  const [sheet] = sheetsOf(series);
  const named = { Observer: creator, Licence: licence };
  const entries = { ...meta, ...named, Sheet: isOfOneSheet(series) ? sheet : undefined };
  return Object.entries(entries)
    .flatMap(([name, text]) => (text ? `${name}=${inEntry(text)}` : []))
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
