import { checkFileSize } from './file-limits.ts';
import { type FileAround, nameOfFile, sheetFromFile } from './grid-from-file.ts';
import { kindOfFile } from './kind-of-file.ts';
import type { OpenedFile } from './opened-file.ts';

type ReadWorkbook = typeof import('./read-workbook.ts').readWorkbook;

/**
 * The sheets that Google Sheets would make of a file. Throws `FileRefused` with the sentence to say. What reads
 * workbooks is loaded where one is opened, so that nobody else waits for it.
 */
export async function openFile(
  bytes: Uint8Array,
  fileName: string,
  around: FileAround,
  loadWorkbooks: () => Promise<ReadWorkbook>,
): Promise<OpenedFile> {
  const kind = kindOfFile(bytes);
  if (kind === 'text') {
    const sheet = sheetFromFile(bytes, fileName, around);
    return { title: sheet.name, sheets: [sheet], notes: [] };
  }
  checkFileSize(bytes);
  const readWorkbook = await loadWorkbooks();
  return { title: nameOfFile(fileName), ...readWorkbook(bytes, kind) };
}
