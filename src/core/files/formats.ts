import { readWigos } from '../dataset/wigos.ts';
import type { KeptStation } from '../reading/kept-series.ts';
import { CLIMAT } from './climat.ts';
import { CLINO } from './clino.ts';
import { DATED_CSV } from './dated-csv.ts';
import { DAYCLI } from './daycli.ts';
import {
  type FileFacts,
  type FileFormat,
  type FormatName,
  NOTHING,
  type TextFile,
  type Unfit,
} from './file-format.ts';
import { RCLIMDEX } from './rclimdex.ts';
import { SEF } from './sef.ts';
import { lastMonth } from './wmo-table.ts';

/** What others can have of a sheet. */
export const FILE_FORMATS = {
  sef: SEF,
  rclimdex: RCLIMDEX,
  csv: DATED_CSV,
  climat: CLIMAT,
  daycli: DAYCLI,
  clino: CLINO,
  deposit: { ...SEF, name: 'deposit' },
} satisfies Record<FormatName, FileFormat>;

/** What is known of a place, by its name in the sheet; '' where the sheet holds one place. */
export type FactsOf = (name: string) => FileFacts;
/** A file, and the station it is of; '' where it is of several. */
export type StationFile = TextFile & { station: string };
export type FilesMade = { ok: true; files: StationFile[] } | { ok: false; unfit: Unfit };

/** The files of a format. Where it cannot hold all of the stations there are none. `month`: "2026-10", else the last one. */
export function filesIn(
  format: FormatName,
  stations: readonly KeptStation[],
  { factsOf, month }: { factsOf: FactsOf; month?: string },
): FilesMade {
  const unfit = stations.length === 0 ? NOTHING : unfitFor(format, stations);
  if (unfit) return { ok: false, unfit };
  const made: FileFormat = FILE_FORMATS[format];
  const placed = stations.map((station) => ({ station, facts: factsOf(station.name) }));
  const called = ({ station, facts }: (typeof placed)[number]) =>
    station.name || (facts.name ?? '');
  if ('files' in made) {
    const files = placed.flatMap((one) =>
      made.files(one.station, one.facts).map((file) => ({ ...file, station: called(one) })),
    );
    return { ok: true, files };
  }
  const nameless = placed.find(({ facts }) => readWigos(facts.identifier) === null);
  if (nameless) {
    const params = stations.length > 1 ? { params: { found: called(nameless) } } : {};
    return { ok: false, unfit: { kind: 'files.no-wigos', instead: null, ...params } };
  }
  const file = made.together(placed, month || lastMonth(stations));
  if (!file) return { ok: false, unfit: { kind: 'files.no-month', instead: null } };
  const [only, ...others] = placed;
  return {
    ok: true,
    files: [{ ...file, station: only && others.length === 0 ? called(only) : '' }],
  };
}

/** Why a format cannot hold all of the stations; null where it can. */
export function unfitFor(format: FormatName, stations: readonly KeptStation[]): Unfit | null {
  return stations.map(FILE_FORMATS[format].unfit).find(Boolean) ?? null;
}
