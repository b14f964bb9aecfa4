import { expect, it } from '@jest/globals';
import type { StagePort } from '../../../src/workbench/host/stage-port.ts';
import { editActions } from '../../../src/workbench/page/actions/edit-actions.ts';
import { nextState } from '../../../src/workbench/page/state/next-state.ts';
import { INITIAL_STATE } from '../../../src/workbench/page/state/page-state.ts';
import { createStore } from '../../../src/workbench/page/state/store.ts';

const TYPED = [{ row: 1, column: 1, text: 'typed' }];
const AS_IT_IS = { display: [['as it is']], kinds: [], notes: {}, frozenRows: 0 };

it('shows the sheet as it is where an edit could not be made', async () => {
  const { actions, store } = sitDown(() => Promise.reject(new Error('That sheet is gone.')));
  const entering = actions.enter(TYPED);
  expect(store.state().contents?.display).toEqual([['typed']]);
  await expect(entering).rejects.toThrow('That sheet is gone.');
  expect(store.state().contents?.display).toEqual([['as it is']]);
  expect(store.state().done).toEqual([]);
});

it('waits for the stage to say that the sheet has changed where it was made', async () => {
  const { actions, store } = sitDown(() =>
    Promise.resolve([{ row: 1, column: 1, value: 'before' }]),
  );
  await actions.enter(TYPED);
  expect(store.state().contents?.display).toEqual([['typed']]);
  expect(store.state().done).toHaveLength(1);
});

it('takes back and does again only what the stage lets through', async () => {
  let refusal: Error | null = null;
  const answer = async () => {
    if (refusal) throw refusal;
    return [{ row: 1, column: 1, value: 'before' }];
  };
  const { actions, store } = sitDown(answer, answer);
  const steps = () => [store.state().done.length, store.state().undone.length];
  await actions.enter(TYPED);
  refusal = new Error('That sheet is gone.');
  await expect(actions.undo()).rejects.toThrow(refusal.message);
  expect(steps()).toEqual([1, 0]);
  refusal = null;
  await actions.undo();
  expect(steps()).toEqual([0, 1]);
  refusal = new Error('That sheet is gone.');
  await expect(actions.redo()).rejects.toThrow(refusal.message);
  expect(steps()).toEqual([0, 1]);
  refusal = null;
  await actions.redo();
  expect(steps()).toEqual([1, 0]);
});

function sitDown(
  enterTexts: StagePort['enterTexts'],
  restore: () => Promise<unknown> = async () => {},
) {
  const stage = {
    enterTexts,
    restoreCells: async () => void (await restore()),
    readSheet: async () => AS_IT_IS,
  } as Partial<StagePort> as StagePort;
  const store = createStore(INITIAL_STATE, nextState);
  const place = { title: 'Book', locale: 'en_GB', timeZone: 'UTC', sheets: [], menus: [] };
  store.send({ is: 'spreadsheet-chosen', id: 'book' });
  store.send({ is: 'spreadsheet-opened', spreadsheet: { ...place, id: 'book', activeSheet: 7 } });
  store.send({ is: 'sheet-read', spreadsheet: 'book', sheetId: 7, contents: AS_IT_IS });
  return { actions: editActions({ store, stage }), store };
}
