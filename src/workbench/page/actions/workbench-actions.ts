import type { Setting } from '../../host/setting.ts';
import { type ActionPorts, onOpenSpreadsheet } from './action-ports.ts';
import { developerActions } from './developer-actions.ts';
import { editActions } from './edit-actions.ts';
import { sheetActions } from './sheet-actions.ts';

export type Actions = ReturnType<typeof workbenchActions>;

/** What a person can do on the page. Each action tells the stage and the state, and draws nothing. */
export function workbenchActions(ports: ActionPorts) {
  const { stage, store } = ports;
  const { send, state } = store;
  const sheets = sheetActions(ports);
  const edits = editActions(ports);
  const scripts = scriptActions(ports);
  const developer = developerActions(ports);
  const { act, script } = actsFirst();
  return {
    ...sheets,
    chooseSheet: act(sheets.chooseSheet),
    chooseCell: act(sheets.chooseCell),
    addSheet: act(sheets.addSheet),
    changeSheet: act(sheets.changeSheet),
    changeLines: act(sheets.changeLines),
    undo: act(sheets.undo),
    ...edits,
    enterInto: act(edits.enterInto),
    pasteInto: act(edits.pasteInto),
    ...scripts,
    clickMenu: script(scripts.clickMenu),
    callFromPage: script(scripts.callFromPage),
    answer: act(scripts.answer),
    ...developer,
    setFault: act(developer.setFault),
    deleteTrigger: act(developer.deleteTrigger),
    runTrigger: script(developer.runTrigger),
    advance: developer.movingClock(script(developer.advance)),
    start: async (setting: Setting) => {
      // This comes first, because the add-on chooses the language of its menu when a spreadsheet opens.
      await stage.setLocale(state().locale);
      const opening = await stage.opening();
      send({ is: 'opened', setting, opening });
      const [first] = opening.spreadsheets;
      if (first) await sheets.open(first.id);
    },
    chooseLocale: async (locale: string) => {
      send({ is: 'locale-chosen', locale });
      await stage.setLocale(locale);
      await sheets.openAgain();
    },
    bePerson: async (person: string) => {
      send({ is: 'person-chosen', person });
      await stage.bePerson(person);
      await stage.setLocale(state().locale);
      await sheets.openAgain();
      await developer.readDeveloper();
    },
    closeGuide: () => send({ is: 'guide-closed' }),
  };
}

/** A person and an add-on's page call scripts, and answer what they ask. */
function scriptActions(ports: ActionPorts) {
  const { stage, store } = ports;
  const { send } = store;
  return {
    clickMenu: (functionName: string) =>
      onOpenSpreadsheet(ports, (id) => stage.clickMenu(id, functionName)),
    callFromPage: stage.callFromPage,
    closePage: async (pageId: string) => {
      send({ is: 'page-closed', pageId });
      await stage.closePage(pageId);
    },
    answer: async (askId: string, button: string, text: string) => {
      send({ is: 'answered', askId });
      await stage.answer(askId, button, text);
    },
    followLink: (url: string) => stage.followLink(url),
    closeNotice: (id: number) => send({ is: 'notice-closed', id }),
  };
}

/**
 * Whoever corrects a cell, chooses a tab or turns a switch and then presses a button means the button to come after
 * it. A script would start while the stage is still at the act, and read the old value.
 */
export function actsFirst() {
  const underWay = new Set<Promise<unknown>>();
  return {
    act:
      <Given extends unknown[]>(act: (...given: Given) => Promise<void>) =>
      (...given: Given): Promise<void> => {
        const done = act(...given);
        const over: Promise<unknown> = done.then(leave, leave);
        function leave() {
          underWay.delete(over);
        }
        underWay.add(over);
        // Whoever asked hears of a failure; `over` alone would hide it.
        return done.then();
      },
    script:
      <Given extends unknown[], Value>(start: (...given: Given) => Promise<Value>) =>
      async (...given: Given): Promise<Value> => {
        await Promise.all(underWay);
        return start(...given);
      },
  };
}
