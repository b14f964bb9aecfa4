import { checkFileSize } from '../../files/file-limits.ts';
import { FileRefused } from '../../files/file-problem.ts';
import { sayFile } from '../../files/say-file.ts';
import type { FileAnswer } from '../../host/stage-port.ts';
import type { ActionPorts } from './action-ports.ts';

type OpenPorts = ActionPorts & { open: (spreadsheet: string) => Promise<void> };

/** Files that were dropped or chosen become spreadsheets one after the other, and the last lies open. */
export async function openFiles(files: readonly File[], ports: OpenPorts): Promise<void> {
  const { send } = ports.store;
  for (const file of files) {
    send({ is: 'file-opening', name: file.name });
    const answer = await answerTo(file, ports).finally(() =>
      send({ is: 'file-opening', name: null }),
    );
    await show(file.name, answer, ports);
  }
}

async function answerTo(file: File, { store, stage }: OpenPorts): Promise<FileAnswer> {
  try {
    checkFileSize({ length: file.size });
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const { locale } = store.state();
    return await stage.openFile(file.name, await base64Of(file), { locale, timeZone });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { ok: false, refused: sayFile(error.said) };
  }
}

async function show(name: string, answer: FileAnswer, { store, open }: OpenPorts): Promise<void> {
  const notify = (message: string, failed: boolean) => store.send({ is: 'told', message, failed });
  if (!answer.ok) {
    notify(`${name}: ${answer.refused}`, true);
    return;
  }
  const { spreadsheet, notes } = answer;
  const others = store.state().spreadsheets.filter(({ id }) => id !== spreadsheet.id);
  store.send({ is: 'spreadsheets-changed', spreadsheets: [...others, spreadsheet] });
  await open(spreadsheet.id);
  notify(`${name} is open as a spreadsheet of its own.`, false);
  for (const note of notes) notify(`${name}: ${note}`, true);
}

async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    // Most often somebody has dropped a folder, which comes as a file that nobody can read.
    reader.addEventListener('error', () => reject(new FileRefused('file.not-a-table')));
    reader.readAsDataURL(file);
  });
  return url.slice(url.indexOf(',') + 1);
}
