import { daysInMonth } from '../../../core/calendar/civil-date.ts';
import { columnKey, type Element } from '../../../core/dataset/columns.ts';
import type { Row } from '../../../core/dataset/dataset.ts';
import type { ExportedDataset } from './exported-dataset.ts';

/** The format's own codes of what was observed, and how a month was made of it. */
const OBSERVED: Record<Element, { code: string; statistic: string; units: string }> = {
  max: { code: 'Tx', statistic: 'mean', units: 'C' },
  min: { code: 'Tn', statistic: 'mean', units: 'C' },
  rain: { code: 'rr', statistic: 'sum', units: 'mm' },
};

const COLUMNS = ['Year', 'Month', 'Day', 'Hour', 'Minute', 'Period', 'Value', 'Meta'];

export type SefFile = { name: string; lines: Iterable<string> };

/** Station Exchange Format 1.0.0: a file an element, because it holds one variable. */
export function sefFiles(dataset: ExportedDataset): SefFile[] {
  const { header, url } = dataset;
  const { firstYear, lastYear, elements } = header.coverage;
  return elements.map(({ element }) => {
    const { code } = OBSERVED[element];
    const name = `${header.id}_${firstYear}-${lastYear}_${code}.tsv`;
    return { name, lines: sefLines(dataset, element, url) };
  });
}

function* sefLines(
  { header, rows }: ExportedDataset,
  element: Element,
  url: string,
): Generator<string> {
  const { code, statistic, units } = OBSERVED[element];
  const station = header.station ?? {};
  const head = [
    ['SEF', '1.0.0'],
    ['ID', header.id],
    ['Name', oneLine(station.name ?? header.name)],
    ['Lat', String(station.latitude ?? UNKNOWN)],
    ['Lon', String(station.longitude ?? UNKNOWN)],
    ['Alt', String(station.elevation ?? UNKNOWN)],
    ['Source', oneLine(station.source ?? header.account ?? UNKNOWN)],
    ['Link', url],
    ['Vbl', code],
    ['Stat', statistic],
    ['Units', units],
    ['Meta', metaOf(header)],
  ];
  for (const line of head) yield `${line.join('\t')}\n`;
  yield `${COLUMNS.join('\t')}\n`;
  for (const month of monthsInOrder(rows)) {
    const value = valueIn(month, element);
    // The day on which the month ends: its values belong to the whole of it.
    const day = [month.year, month.month, month.lastDay, 'NA', 'NA', 'month'];
    if (value !== undefined) yield `${[...day, value, ''].join('\t')}\n`;
  }
}

const UNKNOWN = 'NA';

/** Entries as `name=value`; an equals sign within one would begin another. */
function metaOf({ createdAt, station }: ExportedDataset['header']): string {
  const licence = station?.licence
    ? [`Licence=${oneLine(station.licence).replaceAll('=', ' ')}`]
    : [];
  return [`Published=${createdAt}`, ...licence].join('|');
}

/**
 * A tab or a line break would begin a new field; a bar separates entries of the format's own. A
 * spreadsheet runs a field that begins as a formula does, so such a name is quoted as it quotes texts.
 */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}|]+/gu, ' ').trim();
  return /^[=+\-@]/.test(line) ? `'${line}` : line;
}

const MISSING = -99.9;

/**
 * The columns RClimDex reads, without a header: year, month, day, PRCP (mm), TMAX, TMIN (°C). A dataset
 * has months, so there is a line a month, dated by its last day.
 */
export function* rclimdexLines({ rows }: ExportedDataset): Generator<string> {
  for (const month of monthsInOrder(rows)) {
    const values = (['rain', 'max', 'min'] as const).map((element) => valueIn(month, element));
    if (values.every((value) => value === undefined)) continue;
    const { year, lastDay } = month;
    const columns = values.map((value) => value ?? MISSING);
    yield `${[year, month.month, lastDay, ...columns].join('\t')}\n`;
  }
}

type Month = { year: number; month: number; lastDay: number; row: Row };

/** Every month from the first year to the last, year by year, for formats that have a line for each. */
function* monthsInOrder(rows: readonly Row[]): Generator<Month> {
  for (const row of [...rows].sort((one, other) => one.Year - other.Year))
    for (let month = 1; month <= 12; month += 1)
      yield { year: row.Year, month, lastDay: daysInMonth(row.Year, month), row };
}

function valueIn({ row, month }: Month, element: Element): number | undefined {
  return row[columnKey(month, element)];
}
