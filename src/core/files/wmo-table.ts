import { dateOfDay, daysInMonth, monthText } from '../calendar/civil-date.ts';
import { readWigos } from '../dataset/wigos.ts';
import type { KeptSeries, KeptStation } from '../reading/kept-series.ts';
import { roundHalfUp } from '../sheet/cells/units.ts';
import {
  type FormatName,
  idOf,
  lineOf,
  type MonthFormat,
  NOTHING,
  type Placed,
} from './file-format.ts';

export type YearMonth = { year: number; month: number };
/** What each line says of its station and month. */
export type MonthOf = Placed & YearMonth;

export type Fill<Line> = (line: Line) => string | number;
/** Of the columns of a template those that a record has; all others are empty. */
export type Filled<Line> = { [column: string]: Fill<Line> };

/** A table of several stations for one month, in the columns of a template of WMO. Its converter takes no quotes. */
export function wmoTable<Line extends MonthOf>(
  name: FormatName,
  names: string,
  filled: Filled<Line>,
  linesOf: (placed: Placed, month: YearMonth) => Line[],
  unfit: MonthFormat['unfit'] = ({ series }) => (series.length === 0 ? NOTHING : null),
): MonthFormat {
  const fills = { ...OF_EVERY_LINE, ...filled };
  const columnsIn = (all: string) =>
    all
      .trim()
      .split(/\s+/)
      .map((column, at) => ({ name: column, of: wigosPart(at) ?? fills[column] ?? (() => '') }));
  return {
    name,
    unfit,
    together: (all, month) => {
      const present = all.filter(({ station }) =>
        station.series.some(({ granularity, values }) =>
          values.some(({ at, value }) => value !== null && monthOf(granularity, at) === month),
        ),
      );
      const [first, ...others] = present;
      if (!first) return null;
      const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
      const columns = columnsIn(names);
      const lines = present.flatMap((placed) => linesOf(placed, { year, month: monthOfYear }));
      const id = others.length > 0 ? 'stations' : idOf(first.station, first.facts);
      return {
        name: `${id}_${name}_${month}.csv`,
        lines: [
          `${columns.map((column) => column.name).join(',')}\r\n`,
          ...lines.map((line) => `${lineOf(columns, line, ',')}\r\n`),
        ],
        holds: present.flatMap(({ station }) => station.series),
      };
    },
  };
}

/** Each template begins with the parts of a WIGOS identifier. */
function wigosPart(at: number): Fill<Placed> | null {
  const part = WIGOS_PARTS[at];
  return part ? ({ facts }) => readWigos(facts.identifier)?.[part] ?? '' : null;
}
const WIGOS_PARTS = ['series', 'issuer', 'issue', 'local', 'block', 'number'] as const;

const OF_EVERY_LINE: Filled<MonthOf> = {
  latitude: ({ facts }) => rounded(facts.latitude, 5),
  longitude: ({ facts }) => rounded(facts.longitude, 5),
  height_of_station: ({ facts }) => rounded(facts.elevation, 1),
  station_height_above_msl: ({ facts }) => rounded(facts.elevation, 1),
  year: ({ year }) => year,
  month: ({ month }) => month,
};

/** The last whole month, else the last that has a value; '' where there is none. */
export function lastMonth(stations: readonly KeptStation[]): string {
  return lastWholeMonth(stations) || lastMonthWith(stations, () => true);
}

/** The last month that has a value on its last day. */
export function lastWholeMonth(stations: readonly KeptStation[]): string {
  return lastMonthWith(stations, endsMonth);
}

function lastMonthWith(stations: readonly KeptStation[], isGood: typeof endsMonth): string {
  const last = stations
    .flatMap(({ series }) => series)
    .flatMap(({ granularity, values }) =>
      values
        .filter(({ at, value }) => value !== null && isGood(granularity, at))
        .slice(-1)
        .map(({ at }) => monthOf(granularity, at)),
    )
    .sort();
  return last[last.length - 1] ?? '';
}

function endsMonth(granularity: KeptSeries['granularity'], at: number): boolean {
  const { year, month, day } = dateOfDay(at);
  return granularity === 'month' || day === daysInMonth(year, month);
}

function monthOf(granularity: KeptSeries['granularity'], at: number): string {
  const date = granularity === 'day' ? dateOfDay(at) : null;
  return monthText(date ?? { year: Math.floor(at / 12), month: (at % 12) + 1 });
}

export function rounded(value: number | null | undefined, decimals: number): number | '' {
  return value === null || value === undefined ? '' : roundHalfUp(value, decimals);
}

/** The converter drops what no place on earth has had: below −90 °C, above 70 °C. */
export function kelvin(celsius: number | null | undefined): number | '' {
  const isThere = typeof celsius === 'number' && celsius >= -90 && celsius <= 70;
  return isThere ? roundHalfUp(celsius + ZERO_CELSIUS, 2) : '';
}

const ZERO_CELSIUS = 273.15;
