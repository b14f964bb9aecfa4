import type { OpenSide } from '../platform/a1-notation.ts';
import type { KeptItem, RangeAt, SheetAt } from '../platform/calls.ts';
import { defineClass, type Make } from './define-class.ts';
import { emailOf } from './email-of.ts';
import { enumName, ProtectionType } from './enums.ts';
import { forget, keep, kept, update } from './kept.ts';
import { newRange } from './makers.ts';
import { rangeState } from './range-cells.ts';
import { ask, theContext } from './session.ts';
import { newUser } from './session-service.ts';

type Api = GoogleAppsScript.Spreadsheet.Protection;
type Terms = {
  description: string;
  editors: string[];
  warningOnly: boolean;
  domainEdit: boolean;
  rangeName: string | null;
  unprotected: RangeAt[];
};
type Own = KeptItem & { data: Terms };

const ALL_SIDES: readonly OpenSide[] = ['startRow', 'endRow', 'startColumn', 'endColumn'];

function change(own: Own & { self?: Api }, terms: Partial<Terms>): Api {
  Object.assign(own.data, terms);
  update(own);
  return own.self as Api;
}

const newProtection: Make<Api, Own> = defineClass<Api, Own>('Spreadsheet.Protection', () => ({
  addEditor(user: unknown) {
    return change(this, { editors: [...new Set([...this.data.editors, emailOf(user)])] });
  },
  addEditors(emailAddresses) {
    return change(this, { editors: [...new Set([...this.data.editors, ...emailAddresses])] });
  },
  canDomainEdit() {
    return this.data.domainEdit;
  },
  canEdit() {
    const { owner } = ask('document.people', this.document);
    return (
      this.data.warningOnly || [owner, ...this.data.editors].includes(theContext().effectiveUser)
    );
  },
  getDescription() {
    return this.data.description;
  },
  getEditors() {
    return this.data.editors.map((email) => newUser({ email }));
  },
  getProtectionType() {
    return ProtectionType[this.range ? 'RANGE' : 'SHEET'];
  },
  getRange() {
    const { document, sheet, range } = this;
    if (range) return newRange({ document, sheet, ...range });
    const { maxRows: rows, maxColumns: columns } = ask('sheet.info', { document, sheet });
    // A whole sheet has no notation: it is open on all four sides.
    return newRange({ document, sheet, row: 1, column: 1, rows, columns, open: ALL_SIDES });
  },
  getRangeName() {
    return this.data.rangeName as string;
  },
  getUnprotectedRanges() {
    return this.data.unprotected.map((area) => newRange({ ...area }));
  },
  isWarningOnly() {
    return this.data.warningOnly;
  },
  remove() {
    forget(this);
  },
  removeEditor(user: unknown) {
    return change(this, {
      editors: this.data.editors.filter((editor) => editor !== emailOf(user)),
    });
  },
  removeEditors(emailAddresses: unknown[]) {
    const gone = emailAddresses.map(emailOf);
    return change(this, { editors: this.data.editors.filter((editor) => !gone.includes(editor)) });
  },
  setDescription(description) {
    return change(this, { description });
  },
  setDomainEdit(editable) {
    return change(this, { domainEdit: editable });
  },
  setNamedRange(namedRange) {
    return change(this, { rangeName: namedRange.getName() });
  },
  setRange(range) {
    const { document: _, sheet, ...area } = rangeState(range);
    Object.assign(this, { sheet, range: area });
    return change(this, {});
  },
  setRangeName(rangeName) {
    return change(this, { rangeName });
  },
  setUnprotectedRanges(ranges) {
    return change(this, { unprotected: ranges.map(rangeState) });
  },
  setWarningOnly(warningOnly) {
    return change(this, { warningOnly });
  },
}));

/** Protecting twice gives the protection there is. */
export function newProtectionOn(at: SheetAt, range: RangeAt | null): Api {
  const { document, sheet } = at;
  const [same] = kept('protection', range ?? at).filter((item) => range || !item.range);
  if (same) return newProtection(same as Own);
  // Whoever may edit the document may edit here too at first; its owner always may, unlisted.
  const { owner, editors: all } = ask('document.people', document);
  const editors = all.filter((email) => email !== owner);
  const area = range && {
    row: range.row,
    column: range.column,
    rows: range.rows,
    columns: range.columns,
  };
  const data: Terms = {
    description: '',
    editors,
    warningOnly: false,
    domainEdit: false,
    rangeName: null,
    unprotected: [],
  };
  return newProtection(keep({ document, kind: 'protection', sheet, range: area, data }) as Own);
}

export function protectionsOf(at: SheetAt, type: unknown): Api[] {
  const wantsRange = enumName(type) === 'RANGE';
  return kept('protection', at)
    .filter(({ range }) => (range !== null) === wantsRange)
    .map((item) => newProtection(item as Own));
}
