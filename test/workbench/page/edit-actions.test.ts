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
  const entering = actions.enterInto('book', 7, TYPED);
  expect(store.state().contents?.display).toEqual([['typed']]);
  await expect(entering).rejects.toThrow('That sheet is gone.');
  expect(store.state().contents?.display).toEqual([['as it is']]);
});

it('waits for the stage to say that the sheet has changed where it was made', async () => {
  const { actions, store } = sitDown(() => Promise.resolve());
  await actions.enterInto('book', 7, TYPED);
  expect(store.state().contents?.display).toEqual([['typed']]);
});

function sitDown(enterTexts: StagePort['enterTexts']) {
  const stage = {
    enterTexts,
    readSheet: async () => AS_IT_IS,
  } as Partial<StagePort> as StagePort;
  const store = createStore(INITIAL_STATE, nextState);
  const place = { title: 'Book', locale: 'en_GB', timeZone: 'UTC', sheets: [], menus: [] };
  store.send({ is: 'spreadsheet-chosen', id: 'book' });
  store.send({ is: 'spreadsheet-opened', spreadsheet: { ...place, id: 'book', activeSheet: 7 } });
  store.send({ is: 'sheet-read', spreadsheet: 'book', sheetId: 7, contents: AS_IT_IS });
  return { actions: editActions({ store, stage }), store };
}
