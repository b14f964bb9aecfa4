import type { OpenSpreadsheet } from '../../host/stage-port.ts';
import type { Steps } from './page-event.ts';
import type { PageState } from './page-state.ts';

/** Which spreadsheet lies open, which of its sheets, and the active cell. */
export const spreadsheetSteps: Steps<
  | 'spreadsheets-changed'
  | 'spreadsheet-chosen'
  | 'spreadsheet-opened'
  | 'sheets-changed'
  | 'menus-changed'
  | 'sheet-chosen'
  | 'sheet-read'
  | 'select'
  | 'cell-chosen'
> = {
  'spreadsheets-changed': (state, { spreadsheets }) => ({ ...state, spreadsheets }),
  'spreadsheet-chosen': (state, { id }) => ({ ...cleared(state), chosen: id }),
  'spreadsheet-opened': (state, { spreadsheet }) =>
    // The person may have chosen another spreadsheet while this one was opening.
    state.chosen === spreadsheet.id ? { ...state, spreadsheet } : state,
  'sheets-changed': (state, { spreadsheet: id, sheets, activeSheet }) =>
    ifOpen(state, id, (spreadsheet) =>
      atSheet({ ...state, spreadsheet: { ...spreadsheet, sheets } }, activeSheet),
    ),
  'menus-changed': (state, { spreadsheet: id, menus }) =>
    ifOpen(state, id, (spreadsheet) => ({ ...state, spreadsheet: { ...spreadsheet, menus } })),
  'sheet-chosen': (state, { sheetId }) => atSheet(state, sheetId),
  'sheet-read': (state, { sheetId, contents }) =>
    // A sheet that came late must not replace the sheet the person has opened since.
    state.spreadsheet?.activeSheet === sheetId
      ? { ...state, contents: { ...contents, sheetId } }
      : state,
  select: (state, { spreadsheet, sheetId, address }) =>
    ifOpen(state, spreadsheet, () => ({
      ...atSheet(state, sheetId),
      cell: { address, jumps: state.cell.jumps + 1, shown: true },
    })),
  'cell-chosen': (state, { address }) => ({ ...state, cell: { ...state.cell, address } }),
};

function cleared(state: PageState): PageState {
  return {
    ...state,
    spreadsheet: null,
    contents: null,
    cell: { address: 'A1', jumps: state.cell.jumps + 1, shown: false },
    done: [],
    undone: [],
    sidebar: null,
    dialog: null,
    ask: null,
    notices: [],
  };
}

/** Ignores events about another spreadsheet than the one on the page. */
function ifOpen(
  state: PageState,
  id: string,
  change: (spreadsheet: OpenSpreadsheet) => PageState,
): PageState {
  return state.spreadsheet?.id === id ? change(state.spreadsheet) : state;
}

export function atSheet(state: PageState, sheetId: number): PageState {
  const { spreadsheet } = state;
  if (!spreadsheet || spreadsheet.activeSheet === sheetId) return state;
  return {
    ...state,
    spreadsheet: { ...spreadsheet, activeSheet: sheetId },
    contents: null,
    cell: { address: 'A1', jumps: state.cell.jumps + 1, shown: false },
  };
}
