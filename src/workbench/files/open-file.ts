import type { LocaleAndYear } from '../../core/reading/reading.ts';
import { checkFileSize } from './file-limits.ts';
import { gridFromFile, nameOfFile } from './grid-from-file.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { FileSheet, OpenedFile } from './opened-file.ts';

type ReadWorkbook = typeof import('./read-workbook.ts').readWorkbook;

/**
 * The sheets that Google Sheets would make of a file. Throws `FileRefused` with the sentence to say. What reads
 * workbooks is loaded where one is opened, so that nobody else waits for it.
 */
export async function openFile(
  bytes: Uint8Array,
  fileName: string,
  around: LocaleAndYear,
  loadWorkbooks: () => Promise<ReadWorkbook>,
): Promise<OpenedFile> {
  const kind = kindOfFile(bytes);
  if (kind === 'text') {
    const sheet = textSheet(bytes, fileName, around);
    return { title: sheet.name, sheets: [sheet], notes: [] };
  }
  checkFileSize(bytes);
  const readWorkbook = await loadWorkbooks();
  return { title: nameOfFile(fileName), ...readWorkbook(bytes, kind) };
}

function textSheet(bytes: Uint8Array, fileName: string, around: LocaleAndYear): FileSheet {
  const { sheet: name, cells, display = [] } = gridFromFile(bytes, fileName, around);
  const rows = cells.map((row, rowIndex) =>
    row.map((value, at) => ({ value, display: display[rowIndex]?.[at] ?? '' })),
  );
  return { name, hidden: false, rows, merges: [] };
}
