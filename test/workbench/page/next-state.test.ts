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
const QUESTION = { title: '', text: 'Sure?', buttons: ['OK'], boxes: [] };
const PAGE = { pageId: 'p', title: 'Almanac', html: '', functions: [] };

const OPEN = after(INITIAL_STATE, [
  { is: 'spreadsheet-chosen', id: 'book' },
  { is: 'spreadsheet-opened', spreadsheet: BOOK },
  { is: 'sheet-read', spreadsheet: 'book', sheetId: 7, contents: CONTENTS },
]);

describe('the sheet on the page', () => {
  it('is not replaced by one that was slow to come after the person moved on', () => {
    const moved = after(OPEN, [
      { is: 'sheet-chosen', sheetId: 8 },
      { is: 'sheet-read', spreadsheet: 'book', sheetId: 7, contents: CONTENTS },
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
    const typed = after(OPEN, [
      { is: 'typed', spreadsheet: 'book', sheetId: 7, texts: [{ row: 3, column: 2, text: '7.2' }] },
    ]);
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

describe('what a person chose', () => {
  const chosen = { is: 'cell-chosen', address: 'D5' } as const;
  const select = { is: 'select', spreadsheet: 'book', sheetId: 7, address: 'C60' } as const;
  const settled = { is: 'choice-settled' } as const;
  test.each<{ because: string; events: (PageEvent | StageEvent)[]; address: string }>([
    {
      because: 'stays before a script that selected while the stage had not heard of it',
      events: [chosen, select, settled],
      address: 'D5',
    },
    {
      because: 'is left by a script that selects once the stage has heard of it',
      events: [chosen, settled, select],
      address: 'C60',
    },
    {
      because: 'stays until the last of two choices is heard of',
      events: [chosen, { ...chosen, address: 'D6' }, settled, select, settled],
      address: 'D6',
    },
  ])('$because', ({ events, address }) => {
    expect(after(OPEN, events).cell.address).toBe(address);
  });

  it('is a tab that stays in front when the stage lists the tabs, as it knew them before', () => {
    const listed = { is: 'sheets-changed', spreadsheet: 'book', sheets: BOOK.sheets } as const;
    const there = after(OPEN, [
      { is: 'sheet-chosen', sheetId: 8 },
      { ...listed, activeSheet: 7 },
    ]);
    expect(there.spreadsheet?.activeSheet).toBe(8);
    const gone = nextState(there, { ...listed, sheets: BOOK.sheets.slice(0, 1), activeSheet: 7 });
    expect(gone.spreadsheet?.activeSheet).toBe(7);
  });
});

describe('what is typed', () => {
  const texts = [{ row: 1, column: 1, text: 'Jahr' }];
  const typed = { is: 'typed', spreadsheet: 'book', sheetId: 7, texts } as const;
  const settled = { is: 'edit-settled' } as const;
  const read = { is: 'sheet-read', spreadsheet: 'book', sheetId: 7, contents: CONTENTS } as const;
  test.each<{ because: string; events: PageEvent[]; text: string }>([
    {
      because: 'is not taken back by a reading that was asked for before',
      events: [typed, read, settled],
      text: 'Jahr',
    },
    {
      because: 'is as the stage has it once the stage has heard of it',
      events: [typed, settled, read],
      text: 'Year',
    },
    {
      because: 'is not shown on another tab',
      events: [{ ...typed, sheetId: 8 }],
      text: 'Year',
    },
    {
      because: 'is not shown in a spreadsheet that was opened before it was entered',
      events: [{ ...typed, spreadsheet: 'second' }],
      text: 'Year',
    },
  ])('$because', ({ events, text }) => {
    expect(after(OPEN, events).contents?.display[0]?.[0]).toBe(text);
  });

  it('is shown in no other spreadsheet, whose tab may have the same number', () => {
    const opened = after(OPEN, [
      { is: 'spreadsheet-chosen', id: 'second' },
      { is: 'spreadsheet-opened', spreadsheet: { ...BOOK, id: 'second' } },
      read,
    ]);
    expect(opened.contents).toBeNull();
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

  const asked = (askId: string): StageEvent => ({ is: 'ask', ask: { askId, ...QUESTION } });
  test.each<{ because: string; after: (PageEvent | StageEvent)[]; left: string[] }>([
    { because: 'wait one behind the other', after: [], left: ['1', '2'] },
    {
      because: 'let the second come once the first is answered, and the stage says that it is over',
      after: [
        { is: 'answered', askId: '1' },
        { is: 'ask-over', askId: '1' },
      ],
      left: ['2'],
    },
    {
      because: 'leave the first where the script of the second ends',
      after: [{ is: 'ask-over', askId: '2' }],
      left: ['1'],
    },
  ])('questions of two scripts $because', ({ after: events, left }) => {
    const state = after(OPEN, [asked('1'), asked('2'), ...events]);
    expect(state.asks.map(({ askId }) => askId)).toEqual(left);
  });

  it('all of it goes when another spreadsheet is opened', () => {
    const state = after(OPEN, [
      { is: 'sidebar', page: PAGE },
      { is: 'told', message: 'Sent.', failed: false },
      { is: 'spreadsheet-chosen', id: 'other' },
    ]);
    expect([state.sidebar, state.notices]).toEqual([null, []]);
  });
});

function after(state: PageState, events: (PageEvent | StageEvent)[]): PageState {
  return events.reduce(nextState, state);
}
