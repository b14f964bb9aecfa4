import { type CalendarDate, dateOfDay, daysInMonth } from '../calendar/civil-date.ts';
import { ELEMENTS, type Element } from '../dataset/columns.ts';
import type { StationFacts } from '../dataset/station.ts';
import type { UnfitKind } from '../problem-kinds.ts';
import type { KeptSeries, KeptStation, KeptValue } from '../reading/kept-series.ts';

export const FORMAT_NAMES = [
  ...(['sef', 'rclimdex', 'csv', 'climat', 'daycli', 'clino', 'deposit'] as const),
] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** What is known of the place beside its values. */
export type FileFacts = StationFacts & {
  /** what else the header of a file can hold, by its name there */
  meta?: Record<string, string>;
};

/** Lines are made when it is their turn. */
export type TextFile = { name: string; lines: Iterable<string>; holds: readonly KeptSeries[] };

export type Placed = { station: KeptStation; facts: FileFacts };

/** Why a format cannot hold a station, and which can. */
export type Unfit = {
  kind: UnfitKind;
  instead: FormatName | null;
  /** `found`: of several stations the one that lacks a fact */
  params?: { found: string };
};

type Named = {
  name: FormatName;
  /** null where it can hold the station */
  unfit: (station: KeptStation) => Unfit | null;
};
/** Files of each station. */
export type StationFormat = Named & {
  files: (station: KeptStation, facts: FileFacts) => TextFile[];
};
/** One file of all stations, for one month; null where none has a value of it. */
export type MonthFormat = Named & {
  together: (all: readonly Placed[], month: string) => TextFile | null;
};
export type FileFormat = StationFormat | MonthFormat;

/** A column of a format: its name at the top, and what a line has in it. */
export type FileColumn<Line> = { name: string; of: (line: Line) => string | number };

export function lineOf<Line>(
  columns: readonly FileColumn<Line>[],
  line: Line,
  between: string,
): string {
  return columns.map(({ of }) => of(line)).join(between);
}

/** A text may hold commas, and a spreadsheet runs what begins as a formula does; a sign before a number is none. */
export function quoted(text: string): string {
  const safe = /^(?:[=@]|[+-](?![\d.,]))/.test(text) ? `'${text}` : text;
  return safe === '' ? '' : `"${safe.replace(/"/g, '""')}"`;
}

/** The last day of a month stands for the month. */
export function dateOf({ granularity }: Pick<KeptSeries, 'granularity'>, at: number): CalendarDate {
  if (granularity === 'day') return dateOfDay(at);
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
  return { year, month, day: daysInMonth(year, month) };
}

/** What all elements have at one date. */
export type DatedLine = { at: number; date: CalendarDate } & { [element in Element]?: KeptValue };

/** A line for each date that an element has, in the order of time; of all elements that have this granularity. */
export function datedLines({ series }: KeptStation): DatedLine[] {
  const lines = new Map<number, DatedLine>();
  for (const one of series)
    for (const value of one.values) {
      const line = lines.get(value.at) ?? { at: value.at, date: dateOf(one, value.at) };
      line[one.element] = value;
      lines.set(value.at, line);
    }
  return [...lines.values()].sort((one, other) => one.at - other.at);
}

/** For formats that have one line for a date. */
export function unfitForOneTable({ series }: KeptStation): Unfit | null {
  if (series.length === 0) return NOTHING;
  const isMixed = new Set(series.map(({ granularity }) => granularity)).size > 1;
  return isMixed ? { kind: 'files.days-and-months', instead: 'sef' } : null;
}

export const NOTHING: Unfit = { kind: 'files.nothing', instead: null };

export function elementsIn({ series }: KeptStation): Element[] {
  return ELEMENTS.filter((element) => series.some((one) => one.element === element));
}

/** By which others know a station: its identifier as it is, where no spreadsheet would run it, or its name as `idOf` makes it. */
export function identifierOf(station: KeptStation, facts: FileFacts): string {
  const { identifier = '' } = facts;
  return /^[^\s=#|+@-][^\s=#|]*$/.test(identifier) ? identifier : idOf(station, facts);
}

/** A name that file systems, and formats that take no blanks, can hold: "Low Moor" is Low-Moor. */
export function idOf({ name }: KeptStation, facts: FileFacts): string {
  const given = facts.identifier ?? facts.name ?? name;
  const plain = given.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^A-Za-z0-9_.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'station';
}
