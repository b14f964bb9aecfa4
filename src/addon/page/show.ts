import type { Problem } from '../../core/problem.ts';
import { escapedMarkup } from '../../core/words/escaped-markup.ts';
import { LANGUAGES, type Language, languageOf } from '../../core/words/languages.ts';
import type { Context } from '../context/context.ts';
import type { Say } from '../context/say.ts';
import type { View } from '../page-types.ts';

const NAME = 'Almanac';

export function addMenu(say: Say): void {
  SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem(say('addon.menu-upload'), 'uploadDataset')
    .addItem(say('addon.menu-sidebar'), 'openSidebar')
    .addItem(say('addon.menu-token'), 'setUpToken')
    .addItem(say('addon.menu-schedule'), 'scheduleUploads')
    .addToUi();
}

/** The page asks for its opening state, which says which view was wanted. */
export function showSidebar(context: Context, view: View | null): void {
  const { notes, locale } = context;
  if (view) notes.writeWantedView(view, Date.now());
  SpreadsheetApp.getUi().showSidebar(pageIn(languageOf(locale)).setTitle(NAME));
}

/** An installation may have the page of one language only. Then everybody gets that page. */
function pageIn(language: Language): GoogleAppsScript.HTML.HtmlOutput {
  const others = LANGUAGES.filter((other) => other !== language);
  return firstInstalled([language, ...others].map((choice) => `sidebar.${choice}`));
}

/** Apps Script cannot say whether a file is there. */
function firstInstalled([name = '', ...others]: string[]): GoogleAppsScript.HTML.HtmlOutput {
  try {
    return HtmlService.createHtmlOutputFromFile(name);
  } catch (missing) {
    if (others.length === 0) throw missing;
    return firstInstalled(others);
  }
}

/** Blocks until it is answered. A dialog drops a lock, so none may be held. */
export function confirm(say: Say, text: string): boolean {
  const ui = SpreadsheetApp.getUi();
  return (
    ui.alert(NAME, `${text}\n\n${say('addon.confirm-send')}`, ui.ButtonSet.OK_CANCEL) ===
    ui.Button.OK
  );
}

export function showText(text: string): void {
  const ui = SpreadsheetApp.getUi();
  ui.alert(NAME, text, ui.ButtonSet.OK);
}

/** If Google did not ask, we name its page. An alert needs no permission. */
export function showProblem(say: Say, problem: Problem): void {
  const { url } = problem.params;
  const where = url === undefined ? '' : `\n\n${say('permission.at-address')}\n${url}`;
  showText(say.problem(problem) + where);
}

/** An alert cannot hold a link, and the person wants to open the dataset. */
export function showTextWithLink(say: Say, text: string, link: string): void {
  const page = HtmlService.createHtmlOutput(resultPage(say, text, link))
    .setWidth(420)
    .setHeight(170);
  SpreadsheetApp.getUi().showModalDialog(page, NAME);
}

/** Others who share the spreadsheet type titles and names of sheets, so they are escaped. */
function resultPage(say: Say, text: string, link: string): string {
  return `<!DOCTYPE html><html><head><base target="_blank"><meta charset="utf-8"><style>
body{font:14px/1.5 Roboto,Arial,sans-serif;color:#202124;margin:0}
a{color:#1155cc}
button{font:500 14px Roboto,Arial,sans-serif;color:#fff;background:#1a73e8;border:0;border-radius:4px;padding:8px 24px;cursor:pointer}
</style></head><body><p>${escapedMarkup(text)}</p><p><a href="${escapedMarkup(link)}">${escapedMarkup(say('addon.open-dataset'))}</a></p>
<button onclick="google.script.host.close()" autofocus>${escapedMarkup(say('addon.close'))}</button></body></html>`;
}
