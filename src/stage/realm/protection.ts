import type { Area, OpenSide } from '../platform/a1-notation.ts';
import type { ProtectionInfo, SheetAt } from '../platform/calls.ts';
import { defineClass, type Make } from './define-class.ts';
import { newRange } from './makers.ts';
import { ask } from './session.ts';
import { newUser } from './session-service.ts';

type Api = GoogleAppsScript.Spreadsheet.Protection;
type Own = ProtectionInfo & { document: string };

const ALL_SIDES: readonly OpenSide[] = ['startRow', 'endRow', 'startColumn', 'endColumn'];

const newProtection: Make<Api, Own> = defineClass<Api, Own>('Protection', {
  canEdit() {
    return ask('protection.allows', this.document, this.id);
  },
  getEditors() {
    return this.editors.map((email) => newUser({ email }));
  },
  getRange() {
    const { document, sheet, range } = this;
    if (range) return newRange({ document, sheet, ...range });
    const { maxRows: rows, maxColumns: columns } = ask('sheet.info', { document, sheet });
    // A whole sheet has no notation: it is open on all four sides.
    return newRange({ document, sheet, row: 1, column: 1, rows, columns, open: ALL_SIDES });
  },
  remove() {
    ask('protection.change', this.document, this.id, null);
  },
  removeEditors(users: (string | GoogleAppsScript.Base.User)[]) {
    const gone = users.map((user) => (typeof user === 'string' ? user : user.getEmail()));
    this.editors = this.editors.filter((email) => !gone.includes(email));
    ask('protection.change', this.document, this.id, { editors: this.editors });
    return this.self;
  },
  setWarningOnly(warningOnly) {
    this.warningOnly = warningOnly;
    ask('protection.change', this.document, this.id, { warningOnly });
    return this.self;
  },
});

export function protectionOn({ document, sheet }: SheetAt, range: Area | null): Api {
  const area = range && {
    row: range.row,
    column: range.column,
    rows: range.rows,
    columns: range.columns,
  };
  return newProtection({ document, ...ask('protection.add', { document, sheet }, area) });
}

export function protectionsOf({ document, sheet }: SheetAt, type: unknown): Api[] {
  const wantsRange = String(type) === 'RANGE';
  return ask('protection.list', { document, sheet })
    .filter(({ range }) => (range !== null) === wantsRange)
    .map((item) => newProtection({ document, ...item }));
}
