import { DATED_CSV } from './dated-csv.ts';
import type { FileFormat, FormatName } from './file-format.ts';
import { RCLIMDEX } from './rclimdex.ts';
import { SEF } from './sef.ts';

/** What others can have of a sheet. */
export const FILE_FORMATS: Record<FormatName, FileFormat> = {
  sef: SEF,
  rclimdex: RCLIMDEX,
  csv: DATED_CSV,
};
