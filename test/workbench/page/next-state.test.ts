import { describe, expect, it, test } from '@jest/globals';
import type { OpenSpreadsheet, StageEvent } from '../../../src/workbench/host/stage-port.ts';
import { nextState } from '../../../src/workbench/page/state/next-state.ts';
import type { PageEvent } from '../../../src/workbench/page/state/page-event.ts';
import { INITIAL_STATE, type PageState } from '../../../src/workbench/page/state/page-state.ts';

const BOOK: OpenSpreadsheet = {
  id: 'book',
  title: 'Book',
  locale: 'en_GB',
  timeZone: 'UTC',
  sheets: [
    { id: 7, name: 'One', hidden: false },
    { id: 8, name: 'Two', hidden: false },
  ],
  activeSheet: 7,
  menus: [],
};
const CONTENTS = { display: [['Year', '01_max']], kinds: ['tt'], notes: {}, frozenRows: 0 };
const PAGE = { pageId: 'p', title: 'Almanac', html: '', functions: [] };

const OPEN = after(INITIAL_STATE, [
  { is: 'spreadsheet-chosen', id: 'book' },
  { is: 'spreadsheet-opened', spreadsheet: BOOK },
  { is: 'sheet-read', sheetId: 7, contents: CONTENTS },
]);

describe('the sheet on the page', () => {
  it('is not replaced by one that was slow to come after the person moved on', () => {
    const moved = after(OPEN, [
      { is: 'sheet-chosen', sheetId: 8 },
      { is: 'sheet-read', sheetId: 7, contents: CONTENTS },
    ]);
    expect(moved.contents).toBeNull();
  });

  it('is of the spreadsheet chosen last, also when another one opens late', () => {
    const state = after(OPEN, [
      { is: 'spreadsheet-chosen', id: 'second' },
      { is: 'spreadsheet-chosen', id: 'third' },
      { is: 'spreadsheet-opened', spreadsheet: { ...BOOK, id: 'second' } },
    ]);
    expect(state.spreadsheet).toBeNull();
  });

  it('shows a text as soon as it is typed, also outside what there was', () => {
    const typed = after(OPEN, [{ is: 'typed', texts: [{ row: 3, column: 2, text: '7.2' }] }]);
    expect(typed.contents?.display).toEqual([['Year', '01_max'], [], ['', '7.2']]);
  });

  it('is not moved by a script that works in another spreadsheet', () => {
    const event = { is: 'select', spreadsheet: 'other', sheetId: 8, address: 'C14' } as const;
    expect(nextState(OPEN, event)).toBe(OPEN);
  });

  it('follows a script to another tab and its cell', () => {
    const event = { is: 'select', spreadsheet: 'book', sheetId: 8, address: 'C14' } as const;
    const moved = nextState(OPEN, event);
    expect(moved.spreadsheet?.activeSheet).toBe(8);
    expect(moved.cell.address).toBe('C14');
    expect(moved.cell.jumps).toBeGreaterThan(OPEN.cell.jumps);
    expect(moved.cell.shown).toBe(true);
  });
});

describe('undo', () => {
  const step = {
    sheetId: 7,
    before: [{ row: 1, column: 1, value: 'Year' }],
    texts: [{ row: 1, column: 1, text: 'Jahr' }],
  };
  const edited = nextState(OPEN, { is: 'edited', step });

  it('keeps a step for redo, until something else is typed', () => {
    const undone = nextState(edited, { is: 'undone' });
    expect(undone.undone).toEqual([step]);
    expect(nextState(undone, { is: 'edited', step }).undone).toEqual([]);
  });

  it('goes to the tab where the step was made', () => {
    const elsewhere = nextState(edited, { is: 'sheet-chosen', sheetId: 8 });
    expect(nextState(elsewhere, { is: 'undone' }).spreadsheet?.activeSheet).toBe(7);
  });

  it('does nothing where nothing was done', () => {
    expect(nextState(OPEN, { is: 'undone' })).toBe(OPEN);
  });
});

describe('what scripts show', () => {
  it('a second sidebar takes the place of the first', () => {
    const second = { ...PAGE, pageId: 'q' };
    const state = after(OPEN, [
      { is: 'sidebar', page: PAGE },
      { is: 'sidebar', page: second },
    ]);
    expect(state.sidebar).toEqual(second);
  });

  test.each([
    { name: 'its own page closes it', pageId: 'p', expected: null },
    { name: 'a page that is long gone does not', pageId: 'old', expected: PAGE },
  ])('sidebar: $name', ({ pageId, expected }) => {
    const state = after(OPEN, [
      { is: 'sidebar', page: PAGE },
      { is: 'page-closed', pageId },
    ]);
    expect(state.sidebar).toEqual(expected);
  });

  it('a failed script stays on the page until it is closed', () => {
    const failed = nextState(OPEN, { is: 'script-failed', functionName: 'f', message: 'No.' });
    expect(failed.notices).toMatchObject([{ failed: true, seconds: -1, message: 'No.' }]);
  });

  it('all of it goes when another spreadsheet is opened', () => {
    const state = after(OPEN, [
      { is: 'sidebar', page: PAGE },
      { is: 'toast', toast: { title: '', message: 'Sent.', seconds: 5 } },
      { is: 'spreadsheet-chosen', id: 'other' },
    ]);
    expect([state.sidebar, state.notices, state.done]).toEqual([null, [], []]);
  });
});

describe('a fault of the developer panel', () => {
  const turn = { is: 'fault-turned', name: 'server-error', on: true } as const;
  const back = { ...turn, on: false };
  const settled = { is: 'fault-settled', name: 'server-error', on: true } as const;
  test.each<{ because: string; events: PageEvent[]; turned: PageState['turned'] }>([
    {
      because: 'stays as it was turned until the stage has said so',
      events: [turn, { is: 'fault-turned', name: 'lock-timeout', on: false }],
      turned: { 'server-error': true, 'lock-timeout': false },
    },
    { because: 'is then as the stage says', events: [turn, settled], turned: {} },
    {
      because: 'stays as it was turned last where the answer is to the time before',
      events: [turn, back, settled],
      turned: { 'server-error': false },
    },
  ])('$because', ({ events, turned }) => {
    expect(after(OPEN, events).turned).toEqual(turned);
  });
});

function after(state: PageState, events: (PageEvent | StageEvent)[]): PageState {
  return events.reduce(nextState, state);
}
