import type { Setting } from '../../host/setting.ts';
import type { ActionPorts } from './action-ports.ts';
import { actsFirst } from './acts-first.ts';
import { developerActions } from './developer-actions.ts';
import { editActions } from './edit-actions.ts';
import { scriptActions } from './script-actions.ts';
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
    ...edits,
    enter: act(edits.enter),
    endEntry: act(edits.endEntry),
    paste: act(edits.paste),
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
