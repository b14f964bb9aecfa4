import type { Row } from '../../../../src/core/dataset/dataset.ts';
import type {
  Finding,
  Grid,
  LocaleAndYear,
  ReadOptions,
} from '../../../../src/core/reading/reading.ts';
import { readRows } from '../../../../src/core/sheet/rows/read-sheets.ts';
import { gridFromFile } from '../../../../src/workbench/files/grid-from-file.ts';
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

type Asked = Pick<AgencyTable, 'locale' | 'wishes'>;

/** The same rows, without the checks of their values: a third of the time. */
export function readRowsOf(grids: Grid[], asked: Asked): { rows: Row[]; findings: Finding[] } {
  const { rows, doubts } = readRows(grids, wishesFor(grids, asked), around(asked));
  return { rows, findings: doubts.list };
}

/** Several files of one table are meant together. */
function wishesFor(grids: Grid[], { wishes = {} }: Asked): ReadOptions {
  const sheets = grids.length > 1 ? { sheets: grids.map(({ sheet }) => sheet) } : {};
  return { ...sheets, ...wishes };
}

function around({ locale = 'en_GB' }: Asked): LocaleAndYear {
  return { locale, thisYear: THIS_YEAR };
}
