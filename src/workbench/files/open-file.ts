import type { LocaleAndYear } from '../../core/reading/reading.ts';
import { checkFileSize } from './file-limits.ts';
import { gridFromFile, nameOfFile } from './grid-from-file.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { FileSheet, OpenedFile } from './opened-file.ts';

/** The sheets that Google Sheets would make of a file. Throws `FileRefused` with the sentence to say. */
export async function openFile(
  bytes: Uint8Array,
  fileName: string,
  around: LocaleAndYear,
): Promise<OpenedFile> {
  const kind = kindOfFile(bytes);
  if (kind === 'text') {
    const sheet = textSheet(bytes, fileName, around);
    return { title: sheet.name, sheets: [sheet], notes: [] };
  }
  checkFileSize(bytes);
  // Loaded here, so that only a person who opens a workbook waits for it.
  const { readWorkbook } = await import('./read-workbook.ts');
  return { title: nameOfFile(fileName), ...readWorkbook(bytes, kind) };
}

function textSheet(bytes: Uint8Array, fileName: string, around: LocaleAndYear): FileSheet {
  const { sheet: name, cells, display = [] } = gridFromFile(bytes, fileName, around);
  const rows = cells.map((row, rowIndex) =>
    row.map((value, at) => ({ value, display: display[rowIndex]?.[at] ?? '' })),
  );
  return { name, hidden: false, rows, merges: [] };
}
