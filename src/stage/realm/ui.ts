import type { Menu as MenuData, Question } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, defineService } from './define-class.ts';
import { Button, ButtonSet } from './enums.ts';
import { pageOf } from './html-service.ts';
import { ask, theContext } from './session.ts';

const newMenu = defineClass<GoogleAppsScript.Base.Menu, MenuData>('Menu', {
  addItem(caption, functionName) {
    this.items.push({ item: String(caption), functionName: String(functionName) });
    return this.self;
  },
  addToUi() {
    const { caption, isAddon, items } = this;
    ask('editor.menu', { caption, isAddon, items });
  },
});

/** `(prompt)`, `(prompt, buttons)` or `(title, prompt, buttons)`. */
function question(args: readonly unknown[]): Question {
  const [first, second, third] = args;
  const [title, text, buttons] =
    args.length === 3 ? [first, second, third] : ['', first, second ?? ButtonSet.OK];
  return { title: String(title ?? ''), text: String(text), buttons: String(buttons).split('_') };
}

const theUi = defineService<GoogleAppsScript.Base.Ui>(
  'Ui',
  {
    alert(...args: unknown[]) {
      const { button } = ask('editor.ask', question(args));
      return Button[button as keyof typeof Button];
    },
    createAddonMenu() {
      return newMenu({ caption: '', isAddon: true, items: [] });
    },
    createMenu(caption) {
      return newMenu({ caption: String(caption), isAddon: false, items: [] });
    },
    showSidebar(userInterface) {
      ask('editor.show', pageOf(userInterface));
    },
  },
  { Button, ButtonSet },
);

export function getUi(): GoogleAppsScript.Base.Ui {
  if (!theContext().hasUi) throw exception('no-ui-here', { service: 'SpreadsheetApp' });
  return theUi;
}
