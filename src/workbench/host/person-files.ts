import type { Stage } from '../../stage/index.ts';
import { checkFileSize } from '../files/file-limits.ts';
import { FileRefused } from '../files/file-problem.ts';
import { givenDocument } from '../files/given-document.ts';
import { loadWorkbooks } from '../files/load-workbooks.ts';
import { openFile } from '../files/open-file.ts';
import { sayFile } from '../files/say-file.ts';
import type { FileAnswer, FilePlace, StagePort } from './stage-port.ts';

/** Spreadsheets made of a person's own files; they are kept like all others. */
export function personFiles(stage: Stage): Pick<StagePort, 'openFile'> {
  return {
    openFile: async (name, bytes, place) => {
      try {
        return await spreadsheetFrom(stage, { name, bytes: Buffer.from(bytes, 'base64') }, place);
      } catch (error) {
        if (!(error instanceof FileRefused)) throw error;
        return { ok: false, refused: sayFile(error.said) };
      }
    },
  };
}

async function spreadsheetFrom(
  stage: Stage,
  { name, bytes }: { name: string; bytes: Uint8Array },
  { locale, timeZone }: FilePlace,
): Promise<FileAnswer> {
  checkFileSize(bytes);
  const thisYear = new Date(stage.now()).getUTCFullYear();
  const file = await openFile(bytes, name, { locale, thisYear }, loadWorkbooks);
  const document = givenDocument(file, { locale, timeZone });
  const id = await stage.addDocument(document);
  return { ok: true, spreadsheet: { id, title: document.name }, notes: file.notes.map(sayFile) };
}
