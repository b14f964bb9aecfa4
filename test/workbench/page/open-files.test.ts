import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { StagePort } from '../../../src/workbench/host/stage-port.ts';
import { openFiles } from '../../../src/workbench/page/actions/open-files.ts';
import { nextState } from '../../../src/workbench/page/state/next-state.ts';
import { INITIAL_STATE } from '../../../src/workbench/page/state/page-state.ts';
import { createStore } from '../../../src/workbench/page/state/store.ts';

/** The browser's reader, as far as it is used: the text of a file, or the error that a folder gives. */
class Reader extends EventTarget {
  result = '';
  error: Error | null = null;
  async readAsDataURL(file: File): Promise<void> {
    this.result = `data:;base64,${Buffer.from(await file.text()).toString('base64')}`;
    this.error = file.name === 'a folder' ? new Error('A requested file could not be read') : null;
    this.dispatchEvent(new Event(this.error ? 'error' : 'load'));
  }
}

const before = globalThis.FileReader;
beforeEach(() => {
  globalThis.FileReader = Reader as unknown as typeof FileReader;
});
afterEach(() => {
  globalThis.FileReader = before;
});

it('says of a folder that it is no table, and opens the file beside it', async () => {
  const { opened, store } = await drop(['a folder', 'table.csv'], async (name) => ({
    ok: true,
    spreadsheet: { id: name, title: name },
    notes: [],
  }));
  expect(opened).toEqual(['table.csv']);
  expect(store.state().notices.map(({ failed }) => failed)).toEqual([true, false]);
  expect(store.state().notices[0]?.message).toContain(
    'a folder: It is neither text nor a workbook',
  );
});

it('no longer says that a file is being opened once the workbench has stopped', async () => {
  const lost = new Error('The workbench has stopped');
  const dropped = drop(['table.csv'], () => Promise.reject(lost));
  await expect(dropped).rejects.toBe(lost);
  expect(latest?.state().opening).toBeNull();
});

let latest: ReturnType<typeof aStore> | null = null;

function aStore() {
  return createStore({ ...INITIAL_STATE, locale: 'en_GB' }, nextState);
}

async function drop(names: string[], openFile: StagePort['openFile']) {
  const opened: string[] = [];
  const store = aStore();
  latest = store;
  const files = names.map((name) => new File(['Year,Tmax\n1961,7'], name));
  await openFiles(files, {
    store,
    stage: { openFile } as StagePort,
    open: async (id) => void opened.push(id),
  });
  return { opened, store };
}
