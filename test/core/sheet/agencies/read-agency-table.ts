import type { Grid, Reading } from '../../../../src/core/sheet/reading.ts';
import { readSheets } from '../../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../../src/workbench/read/grid-from-file.ts';
import type { AgencyTable } from './agency-table.ts';

const THIS_YEAR = 2026;

export function gridsOf({ files, locale = 'en_GB' }: Omit<AgencyTable, 'expected'>): Grid[] {
  return files.map(({ name, text, latin1 }) =>
    gridFromFile(Buffer.from(text, latin1 ? 'latin1' : 'utf8'), name, {
      locale,
      thisYear: THIS_YEAR,
    }),
  );
}

/** Several files of one table are meant together. */
export function readGrids(
  grids: Grid[],
  { locale = 'en_GB', wishes = {} }: Pick<AgencyTable, 'locale' | 'wishes'>,
): Reading {
  const sheets = grids.length > 1 ? { sheets: grids.map(({ sheet }) => sheet) } : {};
  return readSheets(grids, { ...sheets, ...wishes }, { locale, thisYear: THIS_YEAR });
}
