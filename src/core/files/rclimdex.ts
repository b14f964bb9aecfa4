import type { KeptStation, KeptValue } from '../reading/kept-series.ts';
import {
  type DatedLine,
  datedLines,
  dateOf,
  type FileColumn,
  idOf,
  lineOf,
  type StationFormat,
  unfitForOneTable,
} from './file-format.ts';

const MISSING = -99.9;

/** No header stands over them. */
const COLUMNS: readonly FileColumn<DatedLine>[] = [
  { name: 'year', of: ({ date }) => date.year },
  { name: 'month', of: ({ date }) => date.month },
  { name: 'day', of: ({ date }) => date.day },
  { name: 'PRCP', of: ({ rain }) => numberOf(rain) },
  { name: 'TMAX', of: ({ max }) => numberOf(max) },
  { name: 'TMIN', of: ({ min }) => numberOf(min) },
];

/**
 * The text that RClimDex and ClimPACT read: every day from the first to the last.
 * https://github.com/ARCCSS-extremes/climpact (server/climpact.GUI-functions.r, read_user_file)
 */
export const RCLIMDEX: StationFormat = {
  name: 'rclimdex',
  unfit: (station) => {
    const areMonths = station.series.some(({ granularity }) => granularity === 'month');
    const mixed = unfitForOneTable(station);
    return mixed ?? (areMonths ? { kind: 'files.only-months', instead: 'sef' } : null);
  },
  files: (station, facts) => [
    { name: `${idOf(station, facts)}.txt`, lines: dayLines(station), holds: station.series },
  ],
};

function* dayLines(station: KeptStation): Generator<string> {
  let next = Infinity;
  for (const line of datedLines(station)) {
    for (; next < line.at; next++) yield rclimdexLine({ at: next, date: dateOf(DAYS, next) });
    yield rclimdexLine(line);
    next = line.at + 1;
  }
}

const DAYS = { granularity: 'day' } as const;

function rclimdexLine(line: DatedLine): string {
  return `${lineOf(COLUMNS, line, '\t')}\n`;
}

/** It takes each number for what fell on that day alone, so the sum of several days has no place in it. */
function numberOf(value: KeptValue | undefined): number {
  return value?.days ? MISSING : (value?.value ?? MISSING);
}
