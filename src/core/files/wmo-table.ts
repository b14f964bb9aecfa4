import { dateOfDay, daysInMonth, monthText } from '../calendar/civil-date.ts';
import { readWigos, type Wigos } from '../dataset/wigos.ts';
import type { KeptSeries, KeptStation } from '../reading/kept-series.ts';
import { roundHalfUp } from '../sheet/cells/units.ts';
import {
  type FileColumn,
  type FormatName,
  idOf,
  lineOf,
  type MonthFormat,
  NOTHING,
  type Placed,
} from './file-format.ts';

export type YearMonth = { year: number; month: number };

/** A table of several stations for one month, in the columns of a template of WMO. Its converter takes no quotes. */
export function wmoTable<Line>(
  name: FormatName,
  columns: readonly FileColumn<Line>[],
  linesOf: (placed: Placed, month: YearMonth) => Line[],
  unfit: MonthFormat['unfit'] = ({ series }) => (series.length === 0 ? NOTHING : null),
): MonthFormat {
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

/** The last month that has its last day, else the last that has a value; '' where there is none. */
export function lastMonth(stations: readonly KeptStation[]): string {
  const of = (isGood: typeof endsMonth) =>
    stations
      .flatMap(({ series }) => series)
      .flatMap(({ granularity, values }) =>
        values
          .filter(({ at, value }) => value !== null && isGood(granularity, at))
          .slice(-1)
          .map(({ at }) => monthOf(granularity, at)),
      )
      .sort()
      .pop();
  return of(endsMonth) ?? of(() => true) ?? '';
}

function endsMonth(granularity: KeptSeries['granularity'], at: number): boolean {
  const { year, month, day } = dateOfDay(at);
  return granularity === 'month' || day === daysInMonth(year, month);
}

function monthOf(granularity: KeptSeries['granularity'], at: number): string {
  const date = granularity === 'day' ? dateOfDay(at) : null;
  return monthText(date ?? { year: Math.floor(at / 12), month: (at % 12) + 1 });
}

type Of<Line> = FileColumn<Line>[];
const WIGOS_PARTS = ['series', 'issuer', 'issue', 'local', 'block', 'number'] as const;

export function wigosColumns<Line extends Placed>(names: Record<keyof Wigos, string>): Of<Line> {
  return WIGOS_PARTS.map((part) => ({
    name: names[part],
    of: ({ facts }) => readWigos(facts.identifier)?.[part] ?? '',
  }));
}

/** Latitude, longitude and height. */
export function placeColumns<Line extends Placed>(height: string): Of<Line> {
  return [
    { name: 'latitude', of: ({ facts }) => rounded(facts.latitude, 5) },
    { name: 'longitude', of: ({ facts }) => rounded(facts.longitude, 5) },
    { name: height, of: ({ facts }) => rounded(facts.elevation, 1) },
  ];
}

/** Columns of what no record has. */
export function empty<Line>(...names: string[]): Of<Line> {
  return names.map((name) => ({ name, of: () => '' }));
}

export function fixed<Line>(values: Record<string, number>): Of<Line> {
  return Object.entries(values).map(([name, value]) => ({ name, of: () => value }));
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
