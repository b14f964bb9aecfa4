import type { Methods } from './define-class.ts';
import { emailOf } from './email-of.ts';
import type { SpreadsheetState } from './makers.ts';
import { ask } from './session.ts';
import { newUser } from './session-service.ts';

type Api = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Role = 'editors' | 'viewers';

/** Sharing: one person or several, given or taken; they differ by nothing else. */
function share(role: Role, has: boolean) {
  return function (this: SpreadsheetState & { self?: Api }, users: unknown): Api {
    const emails = (Array.isArray(users) ? users : [users]).map(emailOf);
    ask('document.share', this.document, role, emails, has);
    return this.self as Api;
  };
}

/** Who may see and change a document. */
export const spreadsheetPeople = (): Methods<Api, SpreadsheetState> => ({
  addEditor: share('editors', true),
  addEditors: share('editors', true),
  addViewer: share('viewers', true),
  addViewers: share('viewers', true),
  getEditors() {
    return ask('document.people', this.document).editors.map((email) => newUser({ email }));
  },
  getOwner() {
    return newUser({ email: ask('document.people', this.document).owner });
  },
  getViewers() {
    return ask('document.people', this.document).viewers.map((email) => newUser({ email }));
  },
  removeEditor: share('editors', false),
  removeViewer: share('viewers', false),
});
