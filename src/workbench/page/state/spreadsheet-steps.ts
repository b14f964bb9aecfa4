import type { OpenSpreadsheet } from '../../host/stage-port.ts';
import type { Steps } from './page-event.ts';
import { NOTHING_OPEN, type PageState } from './page-state.ts';

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
  | 'choice-settled'
> = {
  'spreadsheets-changed': (state, { spreadsheets }) => ({ ...state, spreadsheets }),
  'spreadsheet-chosen': (state, { id }) => ({ ...cleared(state), chosen: id }),
  'spreadsheet-opened': (state, { spreadsheet }) =>
    // The person may have chosen another spreadsheet while this one was opening.
    state.chosen === spreadsheet.id ? { ...state, spreadsheet } : state,
  'sheets-changed': (state, { spreadsheet: id, sheets, activeSheet }) =>
    ifOpen(state, id, (spreadsheet) =>
      atSheet(
        { ...state, spreadsheet: { ...spreadsheet, sheets } },
        sheets.some(({ id: there }) => there === spreadsheet.activeSheet)
          ? spreadsheet.activeSheet
          : activeSheet,
      ),
    ),
  'menus-changed': (state, { spreadsheet: id, menus }) =>
    ifOpen(state, id, (spreadsheet) => ({ ...state, spreadsheet: { ...spreadsheet, menus } })),
  'sheet-chosen': (state, { sheetId }) => choosing(atSheet(state, sheetId)),
  'sheet-read': (state, { spreadsheet, sheetId, contents }) =>
    // One that came late must not replace the sheet the person has opened since, nor take back what they have typed
    // since: the stage says that the sheet has changed once it has the edit, and it is read again.
    state.spreadsheet?.id === spreadsheet &&
    state.spreadsheet.activeSheet === sheetId &&
    (state.unsettled === 0 || state.contents?.sheetId !== sheetId)
      ? { ...state, contents: { ...contents, sheetId } }
      : state,
  select: (state, { spreadsheet, sheetId, address }) =>
    ifOpen(state, spreadsheet, () =>
      // What the stage said before it heard of a choice of the person's is older than that choice.
      state.choices > 0
        ? state
        : {
            ...atSheet(state, sheetId),
            cell: { address, jumps: state.cell.jumps + 1, shown: true },
          },
    ),
  'cell-chosen': (state, { address }) => choosing({ ...state, cell: { ...state.cell, address } }),
  'choice-settled': (state) => ({ ...state, choices: state.choices - 1 }),
};

function choosing(state: PageState): PageState {
  return { ...state, choices: state.choices + 1 };
}

function cleared(state: PageState): PageState {
  const cell = { address: 'A1', jumps: state.cell.jumps + 1, shown: false };
  return { ...state, ...NOTHING_OPEN, cell };
}

/** Ignores events about another spreadsheet than the one on the page. */
function ifOpen(
  state: PageState,
  id: string,
  change: (spreadsheet: OpenSpreadsheet) => PageState,
): PageState {
  return state.spreadsheet?.id === id ? change(state.spreadsheet) : state;
}

function atSheet(state: PageState, sheetId: number): PageState {
  const { spreadsheet } = state;
  if (!spreadsheet || spreadsheet.activeSheet === sheetId) return state;
  return {
    ...state,
    spreadsheet: { ...spreadsheet, activeSheet: sheetId },
    contents: null,
    cell: { address: 'A1', jumps: state.cell.jumps + 1, shown: false },
  };
}
