import type { Problem } from '../core/problem.ts';
import { LANGUAGES, type Language, languageOf } from '../core/words/languages.ts';
import type { View } from './page-types.ts';
import type { Say } from './say.ts';
import type { Workplace } from './workplace.ts';

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

/** The page asks for its opening state, and finds there which view was wanted. */
export function showSidebar(workplace: Workplace, view: View | null): void {
  const { person, spreadsheetId, locale } = workplace;
  if (view) person.writeWantedView({ spreadsheetId, view, at: Date.now() });
  SpreadsheetApp.getUi().showSidebar(pageIn(languageOf(locale)).setTitle(NAME));
}

/** An installation may hold one language's page alone; then everybody gets that one. */
function pageIn(language: Language): GoogleAppsScript.HTML.HtmlOutput {
  const others = LANGUAGES.filter((other) => other !== language);
  return firstInstalled([language, ...others].map((one) => `sidebar.${one}`));
}

/** Apps Script has no way to ask whether a file is there. */
function firstInstalled([name = '', ...others]: string[]): GoogleAppsScript.HTML.HtmlOutput {
  try {
    return HtmlService.createHtmlOutputFromFile(name);
  } catch (missing) {
    if (others.length === 0) throw missing;
    return firstInstalled(others);
  }
}

/** Blocks until it is answered; never while a lock is held, which it would drop. */
export function confirm(say: Say, text: string): boolean {
  const ui = SpreadsheetApp.getUi();
  return (
    ui.alert(NAME, `${text}\n\n${say('addon.confirm-send')}`, ui.ButtonSet.OK_CANCEL) ===
    ui.Button.OK
  );
}

export function tell(text: string): void {
  const ui = SpreadsheetApp.getUi();
  ui.alert(NAME, text, ui.ButtonSet.OK);
}

/** Where Google did not ask by itself, its page is named: an alert can be shown without any permission. */
export function tellProblem(say: Say, problem: Problem): void {
  const { url } = problem.params;
  const where = url === undefined ? '' : `\n\n${say('permission.at-address')}\n${url}`;
  tell(say.problem(problem) + where);
}

/** An alert cannot hold a link, and what was uploaded must be reachable. */
export function tellWithLink(say: Say, text: string, link: string): void {
  const page = HtmlService.createHtmlOutput(resultPage(say, text, link))
    .setWidth(420)
    .setHeight(170);
  SpreadsheetApp.getUi().showModalDialog(page, NAME);
}

function resultPage(say: Say, text: string, link: string): string {
  return `<!DOCTYPE html><html><head><base target="_blank"><meta charset="utf-8"><style>
body{font:14px/1.5 Roboto,Arial,sans-serif;color:#202124;margin:0}
a{color:#1155cc}
button{font:500 14px Roboto,Arial,sans-serif;color:#fff;background:#1a73e8;border:0;border-radius:4px;padding:8px 24px;cursor:pointer}
</style></head><body><p>${escaped(text)}</p><p><a href="${escaped(link)}">${escaped(say('addon.open-dataset'))}</a></p>
<button onclick="google.script.host.close()" autofocus>${escaped(say('addon.close'))}</button></body></html>`;
}

/** Titles and sheet names are typed by whoever shares the spreadsheet. */
function escaped(text: string): string {
  const marks: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}
