import { languageOf } from '../../core/words/languages.ts';
import { propertyStore } from '../platform/properties.ts';
import { localStamp } from '../platform/spreadsheet-clock.ts';
import { type DocumentStore, openDocumentStore } from './document-store.ts';
import { type Notes, type OwnerTicks, openNotes, openOwnerTicks } from './notes.ts';
import { type Say, sayIn } from './say.ts';
import { openUserStore, type UserStore } from './user-store.ts';

/** What one execution works with. Each part is opened once, and read only when it is needed. */
export type Context = {
  startedAt: number;
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet;
  spreadsheetId: string;
  user: UserStore;
  document: DocumentStore;
  notes: Notes & OwnerTicks;
  locale: string;
  say: Say;
};

/** null where there is no spreadsheet, because the trigger's document is gone. */
export function openContext(): Context | null {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  if (!spreadsheet) return null;
  const locale = personLocale();
  const spreadsheetId = spreadsheet.getId();
  const ofUser = userProperties();
  // Google gives no such properties outside a document, and here is one.
  const ofDocument = propertyStore(() => PropertiesService.getDocumentProperties(), exampleOf);
  return {
    startedAt: Date.now(),
    spreadsheet,
    spreadsheetId,
    user: openUserStore(ofUser, spreadsheetId),
    document: openDocumentStore(ofDocument, spreadsheetId),
    notes: { ...openNotes(ofUser, spreadsheetId), ...openOwnerTicks(ofDocument) },
    locale,
    say: sayHere(spreadsheet, locale),
  };
}

/** For a trigger whose spreadsheet is gone. */
export function notesWithoutSpreadsheet(): Notes {
  return openNotes(userProperties(), '');
}

/** All spreadsheets of a person share them. */
function userProperties() {
  return propertyStore(() => PropertiesService.getUserProperties(), exampleOf);
}

/** The same in the language of another locale; null leaves it as it is. */
export function withLocale(context: Context, locale: string | null): Context {
  if (locale === null) return context;
  return { ...context, locale, say: sayHere(context.spreadsheet, locale) };
}

function sayHere(spreadsheet: Context['spreadsheet'], locale: string): Say {
  return sayIn(languageOf(locale), (at) => localStamp(spreadsheet, Date.parse(at), false));
}

export function personLocale(): string {
  try {
    return Session.getActiveUserLocale();
  } catch {
    // Before consent Google may not give the locale, and a menu in English is better than none.
    return 'en';
  }
}

/** By the first word of its key: what each value that is kept has. */
const KINDS: Record<string, object> = {
  session: { address: '', key: '', subject: '', expiresAt: 0, connectedAt: 0, echoesKeys: false },
  tag: { tag: '' },
  upload: { address: '', subject: '', said: null, answers: null },
  runs: { runs: [] },
  job: { spreadsheetId: '', sheetId: 0, rhythm: {}, ownerTag: '', ownerName: '' },
  wishes: { wishes: {}, tabIds: {} },
  whole: { wishes: {}, tabIds: {} },
  right: { marks: [] },
  proposal: { ticked: false, looked: [], fingerprint: '', by: '' },
  batch: { request: {}, at: 0, of: 0 },
  station: { exactPlace: false },
  files: { formats: [], as: '', rhythm: {}, locale: '', since: 0, done: '', tabs: {} },
  notice: { kind: '', params: {} },
  missed: { at: 0 },
  'wanted-view': { spreadsheetId: '', view: '', at: 0 },
  ticked: { at: 0 },
  tick: { at: 0 },
};

function exampleOf(key: string): object {
  return KINDS[key.split(' ')[0] ?? ''] ?? {};
}
