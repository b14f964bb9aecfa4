import type { Problem } from '../../core/problem.ts';
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

/** If Google did not ask, we name its page. An alert needs no permission. */
export function showProblem(say: Say, problem: Problem): void {
  const { url } = problem.params;
  const where = url === undefined ? '' : `\n\n${say('permission.at-address')}\n${url}`;
  const ui = SpreadsheetApp.getUi();
  ui.alert(NAME, say.problem(problem) + where, ui.ButtonSet.OK);
}
