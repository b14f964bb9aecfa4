import type { Place } from '../host/a1.ts';
import type { Setting } from '../host/setting.ts';
import type { StageEvent, StagePort, TypedText } from '../host/stage-port.ts';
import type { PageEvent } from './next-state.ts';
import { openFiles } from './open-files.ts';
import type { PageState, PanelView } from './page-state.ts';
import { pastedTexts } from './pasted-texts.ts';
import type { Store } from './store.ts';

type WorkbenchStore = Store<PageState, PageEvent | StageEvent>;
export type Actions = ReturnType<typeof workbenchActions>;

/** What a person can do on the page. Each action tells the stage and the state, and draws nothing. */
export function workbenchActions(store: WorkbenchStore, stage: StagePort) {
  const { send, state } = store;
  const open = async (id: string) => {
    send({ is: 'spreadsheet-chosen', id });
    send({ is: 'spreadsheet-opened', spreadsheet: await stage.openSpreadsheet(id) });
    await readSheet();
  };
  const readSheet = async () => {
    const { spreadsheet } = state();
    if (!spreadsheet) return;
    const sheetId = spreadsheet.activeSheet;
    const contents = await stage.readSheet(spreadsheet.id, sheetId);
    send({ is: 'sheet-read', sheetId, contents });
  };
  const readDeveloper = async () => {
    if (state().panel) send({ is: 'developer-read', developer: await stage.developer() });
  };
  // Edits wait for each other, so that an undo finds the edit it takes back.
  let edits = Promise.resolve();
  const inTurn = (edit: () => Promise<void>) => {
    edits = edits.then(edit, edit);
    return edits;
  };
  // The page reads what the stage made of the texts when the stage says that the sheet has changed.
  const enter = async (texts: TypedText[]) => {
    const { spreadsheet, contents } = state();
    if (!spreadsheet || !contents || texts.length === 0) return;
    const { sheetId } = contents;
    send({ is: 'typed', texts });
    await inTurn(async () => {
      const before = await stage.enterTexts(spreadsheet.id, sheetId, texts);
      send({ is: 'edited', step: { sheetId, before, texts } });
    });
  };
  // Two drops in a row wait for each other, so that the last one lies open.
  let files = Promise.resolve();
  const inFileTurn = (chosen: readonly File[]) => {
    const openThem = () => openFiles(chosen, { store, stage, open });
    files = files.then(openThem, openThem);
    return files;
  };
  return {
    start: async (setting: Setting) => {
      // This comes first, because the add-on chooses the language of its menu when a spreadsheet opens.
      await stage.setLocale(state().locale);
      const opening = await stage.opening();
      send({ is: 'opened', setting, opening });
      const [first] = opening.spreadsheets;
      if (first) await open(first.id);
    },
    open,
    openFiles: inFileTurn,
    readSheet,
    readDeveloper,
    enter,
    paste: (at: Place, text: string) => enter(pastedTexts(at, text)),
    undo: () =>
      inTurn(async () => {
        const [{ spreadsheet }, step] = [state(), state().done.at(-1)];
        if (!spreadsheet || !step) return;
        send({ is: 'undone' });
        await stage.restoreCells(spreadsheet.id, step.sheetId, step.before);
      }),
    redo: () =>
      inTurn(async () => {
        const [{ spreadsheet }, step] = [state(), state().undone.at(-1)];
        if (!spreadsheet || !step) return;
        send({ is: 'redone' });
        await stage.enterTexts(spreadsheet.id, step.sheetId, step.texts);
      }),
    chooseSheet: async (sheetId: number) => {
      const { spreadsheet } = state();
      if (!spreadsheet) return;
      send({ is: 'sheet-chosen', sheetId });
      await stage.select(spreadsheet.id, sheetId, 'A1');
      await readSheet();
    },
    chooseCell: async (address: string) => {
      const { spreadsheet } = state();
      if (!spreadsheet || address === state().cell.address) return;
      send({ is: 'cell-chosen', address });
      await stage.select(spreadsheet.id, spreadsheet.activeSheet, address);
    },
    addSheet: () => onOpen(state(), (id) => stage.addSheet(id)),
    renameSheet: (sheetId: number, name: string) =>
      onOpen(state(), (id) => stage.renameSheet(id, sheetId, name)),
    deleteSheet: (sheetId: number) => onOpen(state(), (id) => stage.deleteSheet(id, sheetId)),
    clickMenu: (functionName: string) => onOpen(state(), (id) => stage.clickMenu(id, functionName)),
    closePage: async (pageId: string) => {
      send({ is: 'page-closed', pageId });
      await stage.closePage(pageId);
    },
    answer: async (askId: string, button: string, text: string) => {
      send({ is: 'answered' });
      await stage.answer(askId, button, text);
    },
    followLink: (url: string) => stage.followLink(url),
    closeNotice: (id: number) => send({ is: 'notice-closed', id }),
    closeGuide: () => send({ is: 'guide-closed' }),
    choosePanel: async (panel: PanelView | null) => {
      send({ is: 'panel-chosen', panel });
      await readDeveloper();
    },
    advance: async (ms: number) => {
      await stage.advance(ms);
      await readDeveloper();
    },
    runTrigger: async (id: string) => {
      await stage.runTrigger(id);
      await readDeveloper();
    },
    deleteTrigger: async (id: string) => {
      await stage.deleteTrigger(id);
      await readDeveloper();
    },
    bePerson: async (person: string) => {
      send({ is: 'person-chosen', person });
      await stage.bePerson(person);
      await stage.setLocale(state().locale);
      const { spreadsheet } = state();
      if (spreadsheet) await open(spreadsheet.id);
      await readDeveloper();
    },
    setFault: async (fault: string, on: boolean) => {
      await stage.setFault(fault, on);
      await readDeveloper();
    },
    chooseLocale: async (locale: string) => {
      send({ is: 'locale-chosen', locale });
      await stage.setLocale(locale);
      const { spreadsheet } = state();
      if (spreadsheet) await open(spreadsheet.id);
    },
    resizePage: (pageId: string, size: { width?: number; height?: number }) =>
      send({ is: 'resize', pageId, ...size }),
    callFromPage: stage.callFromPage,
  };
}

async function onOpen(
  { spreadsheet }: PageState,
  act: (id: string) => Promise<void>,
): Promise<void> {
  if (spreadsheet) await act(spreadsheet.id);
}
