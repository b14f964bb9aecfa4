import { columnKey, type Element } from '../../../core/dataset/columns.ts';
import type { Row } from '../../../core/dataset/dataset.ts';
import { ELEMENT_UNITS } from '../../../core/dataset/unit-names.ts';
import type { TextFile } from '../../../core/files/file-format.ts';
import { SEF } from '../../../core/files/sef.ts';
import type { KeptStation, KeptValue } from '../../../core/reading/kept-series.ts';
import type { ExportedDataset } from './exported-dataset.ts';

export function sefFiles(dataset: ExportedDataset): TextFile[] {
  const { id, name, account, createdAt, station } = dataset.header;
  return SEF.files(monthsOf(dataset), {
    ...{ name, identifier: id, link: dataset.url, ...station },
    ...{ source: station?.source ?? account ?? '', meta: { Published: createdAt } },
  });
}

function monthsOf({ header, rows }: ExportedDataset): KeptStation {
  const inOrder = [...rows].sort((one, other) => one.Year - other.Year);
  const series = header.coverage.elements.map(({ element }) => ({
    element,
    granularity: 'month' as const,
    values: inOrder.flatMap((row) => valuesOf(row, element)),
  }));
  return { name: header.name, series };
}

/** No sheet is known of them any more. */
function valuesOf(row: Row, element: Element): KeptValue[] {
  const sheetless = { written: '', unit: ELEMENT_UNITS[element], sheet: '', cell: '' };
  return Array.from({ length: 12 }, (_, month) => month).flatMap((month) => {
    const value = row[columnKey(month + 1, element)];
    return value === undefined ? [] : { at: row.Year * 12 + month, value, ...sheetless };
  });
}
