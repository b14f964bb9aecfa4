import type { KeptStation } from '../reading/kept-series.ts';
import { DATED_CSV } from './dated-csv.ts';
import type { FileFormat, FormatName, Unfit } from './file-format.ts';
import { RCLIMDEX } from './rclimdex.ts';
import { SEF } from './sef.ts';

/** What others can have of a sheet. */
export const FILE_FORMATS: Record<FormatName, FileFormat> = {
  sef: SEF,
  rclimdex: RCLIMDEX,
  csv: DATED_CSV,
};

/** Why a format cannot hold all of the stations; null where it can. */
export function unfitFor(format: FormatName, stations: readonly KeptStation[]): Unfit | null {
  return stations.map(FILE_FORMATS[format].unfit).find(Boolean) ?? null;
}
