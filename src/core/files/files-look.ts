import { dateText } from '../calendar/civil-date.ts';
import type { KeptStation } from '../reading/kept-series.ts';
import type { StationsFound } from '../stations/match-stations.ts';
import { dateOf, type FileFacts, FORMAT_NAMES } from './file-format.ts';
import { type LookBefore, lookBefore } from './look-before.ts';
import { lastMonth } from './wmo-table.ts';

/** What a sheet would be as a file for others. */
export type FilesLook = {
  /** Questions and faults that Check must settle first. */
  unsettled: number;
  /** Of each of them a file. */
  stations: string[];
  /** Those of which nobody typed a place, and no cell says it. */
  placeless: string[];
  /** Who stands in a list of stations alone, or in the tables alone. */
  onlyInList: string[];
  onlyInTables: string[];
  areDays: boolean;
  /** Values of all elements, and the first and last date, as "1864-01-31". */
  values: number;
  from: string;
  to: string;
  /** of which a format is that holds one: "2026-10" */
  month: string;
  formats: LookBefore[];
};

type Seen = {
  unsettled: number;
  stations: readonly KeptStation[];
  found: Pick<StationsFound, 'onlyInList' | 'onlyInTables'>;
  factsOf: (name: string) => FileFacts;
};

export function filesLook({ unsettled, stations, found, factsOf }: Seen): FilesLook {
  const { onlyInList, onlyInTables } = found;
  const all = stations.flatMap(({ series }) => series);
  const dates = all.flatMap((series) => {
    const [first, last] = [series.values[0], series.values[series.values.length - 1]];
    return [first, last].flatMap((value) => (value ? dateText(dateOf(series, value.at)) : []));
  });
  const [from = '', to = from] = [dates.sort()[0], dates[dates.length - 1]];
  const names = stations.map(({ name }) => name);
  return {
    unsettled,
    stations: names,
    areDays: all.some(({ granularity }) => granularity === 'day'),
    values: all.reduce((sum, { values }) => sum + values.length, 0),
    from,
    to,
    month: lastMonth(stations),
    placeless: names.filter((name) => factsOf(name).latitude === undefined),
    onlyInList,
    onlyInTables,
    formats: FORMAT_NAMES.map((format) => lookBefore(format, stations)),
  };
}
