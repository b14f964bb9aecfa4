import { expect, it } from '@jest/globals';
import type { OpenSpreadsheet, StagePort } from '../../../src/workbench/host/stage-port.ts';
import { sheetActions } from '../../../src/workbench/page/actions/sheet-actions.ts';
import { nextState } from '../../../src/workbench/page/state/next-state.ts';
import { INITIAL_STATE } from '../../../src/workbench/page/state/page-state.ts';
import { createStore } from '../../../src/workbench/page/state/store.ts';

it('shows the spreadsheet as it was opened last, where a language is chosen twice', async () => {
  const { actions, arrive, shown } = sitDown();
  const first = actions.open('book');
  // The first is still on its way, and its menu is in the language chosen before.
  const again = actions.openAgain();
  arrive(1, 'Segunda');
  await again;
  arrive(0, 'First');
  await first;
  expect(shown()).toBe('Segunda');
});

it('opens nothing again where nothing was chosen', async () => {
  const { actions, asked } = sitDown();
  await actions.openAgain();
  expect(asked()).toBe(0);
});

function sitDown() {
  const openings: ((spreadsheet: OpenSpreadsheet) => void)[] = [];
  const stage = {
    openSpreadsheet: () => new Promise<OpenSpreadsheet>((resolve) => openings.push(resolve)),
    readSheet: async () => ({ display: [], kinds: [], notes: {}, frozenRows: 0 }),
  } as Partial<StagePort> as StagePort;
  const store = createStore(INITIAL_STATE, nextState);
  const place = { id: 'book', locale: 'en_GB', timeZone: 'UTC', sheets: [], menus: [] };
  return {
    actions: sheetActions({ store, stage }),
    asked: () => openings.length,
    arrive: (index: number, title: string) =>
      openings[index]?.({ ...place, title, activeSheet: 7 }),
    shown: () => store.state().spreadsheet?.title,
  };
}
