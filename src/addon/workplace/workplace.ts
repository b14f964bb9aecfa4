import { languageOf } from '../../core/words/languages.ts';
import { type DocumentMemory, openDocument } from './document.ts';
import { openPerson, type Person } from './person.ts';
import { type Say, sayIn } from './say.ts';

/** What one execution works with. Each part is opened once, and read only when it is needed. */
export type Workplace = {
  startedAt: number;
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet;
  spreadsheetId: string;
  person: Person;
  document: DocumentMemory;
  locale: string;
  say: Say;
};

/** null where there is no spreadsheet, because the trigger's document is gone. */
export function openWorkplace(): Workplace | null {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  if (!spreadsheet) return null;
  const locale = personLocale();
  const spreadsheetId = spreadsheet.getId();
  return {
    startedAt: Date.now(),
    spreadsheet,
    spreadsheetId,
    person: openPerson(spreadsheetId),
    document: openDocument(spreadsheetId),
    locale,
    say: sayIn(languageOf(locale)),
  };
}

/** The same in the language of another locale; a schedule saved before there was one goes on as it was. */
export function speaking(workplace: Workplace, locale: string | null): Workplace {
  return locale === null ? workplace : { ...workplace, locale, say: sayIn(languageOf(locale)) };
}

export function personLocale(): string {
  try {
    return Session.getActiveUserLocale();
  } catch {
    // Before consent Google may not give the locale, and a menu in English is better than none.
    return 'en';
  }
}
