import type { Setting } from '../host/setting.ts';
import type {
  DeveloperView,
  Opening,
  OpenSpreadsheet,
  SheetContents,
  StageEvent,
  TypedText,
} from '../host/stage-port.ts';
import type { EditStep, Notice, PageState, PanelView } from './page-state.ts';

/** What happens on the page. What happens on the stage is a StageEvent. */
export type PageEvent =
  | { is: 'opened'; setting: Setting; opening: Opening }
  | { is: 'file-opening'; name: string | null }
  | { is: 'file-told'; message: string; failed: boolean }
  | { is: 'spreadsheet-chosen'; id: string }
  | { is: 'spreadsheet-opened'; spreadsheet: OpenSpreadsheet }
  | { is: 'sheet-chosen'; sheetId: number }
  | { is: 'sheet-read'; sheetId: number; contents: SheetContents }
  | { is: 'cell-chosen'; address: string }
  | { is: 'typed'; texts: TypedText[] }
  | { is: 'edited'; step: EditStep }
  | { is: 'undone' }
  | { is: 'redone' }
  | { is: 'resize'; pageId: string; width?: number; height?: number }
  | { is: 'page-closed'; pageId: string }
  | { is: 'answered' }
  | { is: 'notice-closed'; id: number }
  | { is: 'panel-chosen'; panel: PanelView | null }
  | { is: 'developer-read'; developer: DeveloperView }
  | { is: 'locale-chosen'; locale: string }
  | { is: 'person-chosen'; person: string }
  | { is: 'guide-closed' };

const FILE_TOLD_S = 10;

export function nextState(state: PageState, event: PageEvent | StageEvent): PageState {
  switch (event.is) {
    case 'opened': {
      const { spreadsheets, people } = event.opening;
      const person = people[0] ?? null;
      const { setting } = event;
      return { ...state, connection: 'ready', setting, spreadsheets, people, person };
    }
    case 'file-opening':
      return { ...state, opening: event.name };
    case 'file-told': {
      const { message, failed } = event;
      return withNotice(state, { title: '', message, seconds: failed ? -1 : FILE_TOLD_S, failed });
    }
    case 'spreadsheets-changed':
      return { ...state, spreadsheets: event.spreadsheets };
    case 'spreadsheet-chosen':
      return { ...cleared(state), chosen: event.id };
    case 'spreadsheet-opened':
      // The person chose another spreadsheet while this one was opening.
      if (state.chosen !== event.spreadsheet.id) return state;
      return { ...state, spreadsheet: event.spreadsheet };
    case 'sheets-changed':
      return ofOpen(state, event.spreadsheet, (spreadsheet) =>
        movedTo(
          { ...state, spreadsheet: { ...spreadsheet, sheets: event.sheets } },
          event.activeSheet,
        ),
      );
    case 'menus-changed':
      return ofOpen(state, event.spreadsheet, (spreadsheet) => ({
        ...state,
        spreadsheet: { ...spreadsheet, menus: event.menus },
      }));
    case 'sheet-chosen':
      return movedTo(state, event.sheetId);
    case 'sheet-read':
      // A sheet that came late must not replace the sheet the person has opened since.
      if (state.spreadsheet?.activeSheet !== event.sheetId) return state;
      return { ...state, contents: { ...event.contents, sheetId: event.sheetId } };
    case 'select':
      return ofOpen(state, event.spreadsheet, () => ({
        ...movedTo(state, event.sheetId),
        cell: { address: event.address, jumps: state.cell.jumps + 1, shown: true },
      }));
    case 'cell-chosen':
      return { ...state, cell: { ...state.cell, address: event.address } };
    case 'typed':
      return withTexts(state, event.texts);
    case 'edited':
      return { ...state, done: [...state.done, event.step], undone: [] };
    case 'undone':
      return undo(state);
    case 'redone':
      return redo(state);
    case 'sidebar':
      return { ...state, sidebar: event.page };
    case 'dialog':
      return { ...state, dialog: event.page };
    case 'resize':
      return resized(state, event);
    case 'page-over':
    case 'page-closed':
      return {
        ...state,
        sidebar: state.sidebar?.pageId === event.pageId ? null : state.sidebar,
        dialog: state.dialog?.pageId === event.pageId ? null : state.dialog,
      };
    case 'ask':
      return { ...state, ask: event.ask };
    case 'ask-over':
      return state.ask?.askId === event.askId ? { ...state, ask: null } : state;
    case 'answered':
      return { ...state, ask: null };
    case 'toast':
      return withNotice(state, { ...event.toast, failed: false });
    case 'script-failed':
      return withNotice(state, {
        title: event.functionName,
        message: event.message,
        seconds: -1,
        failed: true,
      });
    case 'notice-closed':
      return { ...state, notices: state.notices.filter(({ id }) => id !== event.id) };
    case 'running':
      return { ...state, running: event.executions };
    case 'panel-chosen':
      return { ...state, panel: event.panel };
    case 'developer-read':
      return { ...state, developer: event.developer };
    case 'locale-chosen':
      return { ...state, locale: event.locale };
    case 'person-chosen':
      return { ...state, person: event.person };
    case 'guide-closed':
      return { ...state, guideOpen: false };
    case 'lost':
      return { ...state, connection: 'lost', ask: null, running: 0 };
    // The listeners read again what this event is about.
    case 'developer-changed':
      return state;
    default:
      return event satisfies never;
  }
}

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
function ofOpen(
  state: PageState,
  id: string,
  change: (spreadsheet: OpenSpreadsheet) => PageState,
): PageState {
  return state.spreadsheet?.id === id ? change(state.spreadsheet) : state;
}

function movedTo(state: PageState, sheetId: number): PageState {
  const { spreadsheet } = state;
  if (!spreadsheet || spreadsheet.activeSheet === sheetId) return state;
  return {
    ...state,
    spreadsheet: { ...spreadsheet, activeSheet: sheetId },
    contents: null,
    cell: { address: 'A1', jumps: state.cell.jumps + 1, shown: false },
  };
}

function undo(state: PageState): PageState {
  const step = state.done.at(-1);
  if (!step) return state;
  return {
    ...movedTo(state, step.sheetId),
    done: state.done.slice(0, -1),
    undone: [...state.undone, step],
  };
}

function redo(state: PageState): PageState {
  const step = state.undone.at(-1);
  if (!step) return state;
  return {
    ...movedTo(state, step.sheetId),
    done: [...state.done, step],
    undone: state.undone.slice(0, -1),
  };
}

/** Shows at once what was typed. What the stage makes of it is read later. */
function withTexts(state: PageState, texts: TypedText[]): PageState {
  const { contents } = state;
  if (!contents) return state;
  const display = [...contents.display];
  for (const { row, column, text } of texts) {
    while (display.length < row) display.push([]);
    display[row - 1] = placed(display[row - 1] ?? [], column - 1, text);
  }
  return { ...state, contents: { ...contents, display } };
}

function placed(texts: string[], index: number, text: string): string[] {
  const copy = [...texts];
  while (copy.length < index) copy.push('');
  copy[index] = text;
  return copy;
}

function resized(
  state: PageState,
  { pageId, width, height }: { pageId: string; width?: number; height?: number },
): PageState {
  if (state.dialog?.pageId !== pageId) return state;
  const { dialog } = state;
  return {
    ...state,
    dialog: { ...dialog, width: width ?? dialog.width, height: height ?? dialog.height },
  };
}

function withNotice(state: PageState, notice: Omit<Notice, 'id'>): PageState {
  const id = Math.max(0, ...state.notices.map((one) => one.id)) + 1;
  return { ...state, notices: [...state.notices, { ...notice, id }] };
}
