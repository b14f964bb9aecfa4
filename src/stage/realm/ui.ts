import type { Menu as MenuData, MenuItem, Question } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, defineService } from './define-class.ts';
import { Button, ButtonSet, enumName } from './enums.ts';
import { pageOf } from './html-service.ts';
import { ownOf } from './own.ts';
import { ask, theContext } from './session.ts';

type MenuApi = GoogleAppsScript.Base.Menu;

const newMenu = defineClass<MenuApi, MenuData>('Base.Menu', () => ({
  addItem(caption, functionName) {
    this.items.push({ item: String(caption), functionName: String(functionName) });
    return this.self;
  },
  addSeparator() {
    this.items.push({ separator: true });
    return this.self;
  },
  addSubMenu(menu) {
    const own = ownOf<MenuData>(menu);
    if (!own) throw exception('invalid-argument', { name: 'menu' });
    this.items.push({ menu: own.caption, items: own.items });
    return this.self;
  },
  addToUi() {
    const { caption, isAddon, items } = this;
    ask('editor.menu', { caption, isAddon, items });
  },
}));

/** The old way of a bound script: `spreadsheet.addMenu(name, entries)`. */
export function addPlainMenu(
  caption: string,
  entries: ({ name: string; functionName: string } | null)[],
): void {
  const items = entries.map(
    (entry): MenuItem =>
      entry ? { item: entry.name, functionName: entry.functionName } : { separator: true },
  );
  ask('editor.menu', { caption, isAddon: false, items });
}

const newPromptResponse = defineClass<
  GoogleAppsScript.Base.PromptResponse,
  { button: string; text: string }
>('Base.PromptResponse', () => ({
  getResponseText() {
    return this.text;
  },
  getSelectedButton() {
    return Button[this.button as keyof typeof Button];
  },
}));

/** `(prompt)`, `(prompt, buttons)` or `(title, prompt, buttons)`. */
function question(args: readonly unknown[], input: boolean): Question {
  const [first, second, third] = args;
  if (args.length < 1 || args.length > 3) throw exception('invalid-argument', { name: 'prompt' });
  const [title, text, buttons] =
    args.length === 3 ? [first, second, third] : ['', first, second ?? ButtonSet.OK];
  return {
    title: String(title ?? ''),
    text: String(text),
    buttons: enumName(buttons).split('_'),
    input,
  };
}

const ui = defineService<GoogleAppsScript.Base.Ui>('Base.Ui', () => ({
  alert(...args: unknown[]) {
    const { button } = ask('editor.ask', question(args, false));
    return Button[button as keyof typeof Button];
  },
  createAddonMenu() {
    return newMenu({ caption: '', isAddon: true, items: [] });
  },
  createMenu(caption) {
    return newMenu({ caption: String(caption), isAddon: false, items: [] });
  },
  prompt(...args: unknown[]) {
    return newPromptResponse(ask('editor.ask', question(args, true)));
  },
  /** The older way to show a dialog: its title is the page's own. */
  showDialog(userInterface) {
    ask('editor.show', 'dialog', { ...pageOf(userInterface), modal: true });
  },
  showModalDialog(userInterface, title) {
    ask('editor.show', 'dialog', { ...pageOf(userInterface), title: String(title), modal: true });
  },
  showModelessDialog(userInterface, title) {
    ask('editor.show', 'dialog', { ...pageOf(userInterface), title: String(title), modal: false });
  },
  showSidebar(userInterface) {
    // 300 pixels wide whatever the page asks (apps-script.md §8.1).
    ask('editor.show', 'sidebar', { ...pageOf(userInterface), width: 300, modal: false });
  },
}));

const theUi = Object.assign(ui, { Button, ButtonSet });

export function getUi(): GoogleAppsScript.Base.Ui {
  if (!theContext().hasUi) throw exception('no-ui-here', { service: 'SpreadsheetApp' });
  return theUi;
}

export const Browser = Object.assign(
  defineService<GoogleAppsScript.Base.Browser>('Base.Browser', () => ({
    inputBox(...args: unknown[]) {
      if (!theContext().hasUi) throw exception('no-ui-here', { service: 'SpreadsheetApp' });
      const { button, text } = ask('editor.ask', question(args, true));
      return button === 'CANCEL' || button === 'CLOSE' ? 'cancel' : text;
    },
    msgBox(...args: unknown[]) {
      if (!theContext().hasUi) throw exception('no-ui-here', { service: 'SpreadsheetApp' });
      const { button } = ask('editor.ask', question(args, false));
      return button === 'CLOSE' ? 'cancel' : button.toLowerCase();
    },
  })),
  { Buttons: ButtonSet },
);
