// One class of the platform is one file, however many methods it has.
import { readA1, splitSheetName } from '../platform/a1-notation.ts';
import type { SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { activeCell, activeRange, activeSheet } from './active-place.ts';
import { copyName } from './copy-name.ts';
import { defineClass } from './define-class.ts';
import { addMetadata, metadataFinder, metadataWhere } from './developer-metadata.ts';
import { pageOf } from './html-service.ts';
import {
  makes,
  newRange,
  newSheet,
  newSpreadsheet,
  type RangeState,
  type SheetState,
  type SpreadsheetState,
} from './makers.ts';
import { newNamedRange } from './named-range.ts';
import { ownOf } from './own.ts';
import { activeRangeList, newRangeList } from './range-list.ts';
import { newSelection } from './selection.ts';
import { ask } from './session.ts';
import { ofActiveSheet } from './spreadsheet-active-sheet.ts';
import { spreadsheetCalculation } from './spreadsheet-calculation.ts';
import { spreadsheetPeople } from './spreadsheet-people.ts';
import { newTextFinder } from './text-finder.ts';
import { addPlainMenu } from './ui.ts';

type Api = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
type Range = GoogleAppsScript.Spreadsheet.Range;
type RangeList = GoogleAppsScript.Spreadsheet.RangeList;

const TOAST_SECONDS = 5;

function sheetsOf(document: string): Sheet[] {
  return ask('document.info', document).sheets.map(({ id }) => newSheet({ document, sheet: id }));
}

function sheetState(sheet: unknown): SheetState {
  const own = ownOf<SheetState>(sheet);
  if (!own || !('sheet' in own)) throw exception('invalid-argument', { name: 'sheet' });
  return own;
}

function sheetPlace(sheet: unknown): SheetAt {
  const own = sheetState(sheet);
  return { document: own.document, sheet: own.sheet };
}

type Insertion = { name: string | null; index: number | null; template: SheetAt | null };

/** `([name][, index][, { template }])`, in any combination the platform has. */
function insertion(args: readonly unknown[]): Insertion {
  const wish: Insertion = { name: null, index: null, template: null };
  for (const arg of args)
    if (typeof arg === 'string') wish.name = arg;
    else if (typeof arg === 'number') wish.index = arg;
    else if (arg && typeof arg === 'object' && 'template' in arg && arg.template)
      wish.template = sheetPlace(arg.template);
  return wish;
}

function rangeByA1(document: string, a1: string): RangeState | null {
  const { sheet: name, cells } = splitSheetName(a1);
  const { sheets } = ask('document.info', document);
  const wanted = name === null ? ask('editor.active', document).sheet : null;
  const sheet = sheets.find((known) => (name === null ? known.id === wanted : known.name === name));
  if (!sheet) return null;
  const area = readA1(cells, { rows: sheet.maxRows, columns: sheet.maxColumns });
  return area && { document, sheet: sheet.id, ...area };
}

const spreadsheetClass = defineClass<Api, SpreadsheetState>('Spreadsheet.Spreadsheet', () => ({
  ...spreadsheetCalculation(),
  ...spreadsheetPeople(),
  ...ofActiveSheet(),
  addDeveloperMetadata(key: string, ...rest: unknown[]) {
    addMetadata({ document: this.document, sheet: null, rows: null, columns: null }, key, rest);
    return this.self;
  },
  addMenu(name, subMenus) {
    addPlainMenu(name, subMenus);
  },
  copy(name) {
    return newSpreadsheet({ document: ask('document.copy', this.document, name) });
  },
  createDeveloperMetadataFinder() {
    return metadataFinder({ document: this.document });
  },
  createTextFinder(findText) {
    return newTextFinder(
      findText,
      sheetsOf(this.document).map((sheet) => sheet.getDataRange()),
    );
  },
  deleteActiveSheet() {
    ask('sheet.delete', {
      document: this.document,
      sheet: ask('editor.active', this.document).sheet,
    });
    return activeSheet(this.document);
  },
  deleteSheet(sheet) {
    ask('sheet.delete', sheetState(sheet));
  },
  duplicateActiveSheet() {
    const { document } = this;
    const template = { document, sheet: ask('editor.active', document).sheet };
    const { name } = ask('sheet.info', template);
    const wish = { name: copyName(document, name), index: null, template };
    const sheet = ask('sheet.insert', document, wish);
    ask('editor.activate', document, sheet, null);
    return newSheet({ document, sheet });
  },
  getActiveCell() {
    return activeCell(this.document) as Range;
  },
  getActiveRange() {
    return activeRange(this.document) as Range;
  },
  getActiveRangeList() {
    return activeRangeList(this.document) as RangeList;
  },
  getActiveSheet() {
    return activeSheet(this.document);
  },
  getCurrentCell() {
    return activeCell(this.document) as Range;
  },
  getDeveloperMetadata() {
    return metadataWhere(this.document, ({ sheet }) => sheet === null);
  },
  getBandings() {
    return sheetsOf(this.document).flatMap((sheet) => sheet.getBandings());
  },
  // No form, no image and no connected table can be put into a document of the stage.
  getDataSourceTables() {
    return [];
  },
  getFormUrl() {
    return null;
  },
  getId() {
    return this.document;
  },
  getName() {
    return ask('document.info', this.document).name;
  },
  getNamedRanges() {
    const { document } = this;
    return ask('range.names', document).map(({ name, at }) =>
      newNamedRange({ document, name, at }),
    );
  },
  getNumSheets() {
    return ask('document.info', this.document).sheets.length;
  },
  getProtections(type) {
    return sheetsOf(this.document).flatMap((sheet) => sheet.getProtections(type));
  },
  getRange(a1Notation) {
    const state =
      rangeByA1(this.document, a1Notation) ?? ask('range.named', this.document, a1Notation);
    if (!state) throw exception('range-not-found');
    return newRange(state);
  },
  getRangeByName(name) {
    const state = ask('range.named', this.document, name) ?? rangeByA1(this.document, name);
    return state && newRange(state);
  },
  getRangeList(a1Notations) {
    return newRangeList({ ranges: a1Notations.map((a1) => this.self.getRange(a1)) });
  },
  getSelection() {
    return newSelection({ document: this.document });
  },
  getSheetById(id) {
    return sheetsOf(this.document).find((sheet) => sheetState(sheet).sheet === id) ?? null;
  },
  getSheetByName(name) {
    const { document } = this;
    const found = ask('document.info', document).sheets.find((sheet) => sheet.name === name);
    return found ? newSheet({ document, sheet: found.id }) : null;
  },
  getSheetId() {
    return ask('editor.active', this.document).sheet;
  },
  getSheets() {
    return sheetsOf(this.document);
  },
  getSpreadsheetLocale() {
    return ask('document.info', this.document).locale;
  },
  getSpreadsheetTimeZone() {
    return ask('document.info', this.document).timeZone;
  },
  getUrl() {
    return `https://docs.google.com/spreadsheets/d/${this.document}/edit`;
  },
  insertSheet(...args: unknown[]) {
    const sheet = ask('sheet.insert', this.document, insertion(args));
    // A new sheet comes to the front.
    ask('editor.activate', this.document, sheet, null);
    return newSheet({ document: this.document, sheet });
  },
  moveActiveSheet(pos) {
    const { sheet } = ask('editor.active', this.document);
    ask('sheet.change', { document: this.document, sheet }, { index: pos });
  },
  removeMenu(name) {
    ask('editor.removeMenu', name);
  },
  removeNamedRange(name) {
    ask('range.name', this.document, name, null);
  },
  rename(newName) {
    ask('document.change', this.document, { name: newName });
  },
  renameActiveSheet(newName) {
    activeSheet(this.document).setName(newName);
  },
  setActiveRange(range) {
    return range.activate();
  },
  setActiveRangeList(rangeList) {
    return rangeList.activate();
  },
  setActiveSelection(range: Range | string) {
    return (typeof range === 'string' ? this.self.getRange(range) : range).activate();
  },
  setActiveSheet(sheet: Sheet) {
    const own = sheetState(sheet);
    if (own.document !== this.document) throw exception('sheet-elsewhere');
    ask('editor.activate', this.document, own.sheet, null);
    return sheet;
  },
  setCurrentCell(cell) {
    return cell.activateAsCurrentCell();
  },
  setNamedRange(name, range) {
    ask('range.name', this.document, name, ownOf<RangeState>(range));
  },
  setSpreadsheetLocale(locale) {
    ask('document.change', this.document, { locale });
  },
  setSpreadsheetTimeZone(timezone) {
    ask('document.change', this.document, { timeZone: timezone });
  },
  show(userInterface) {
    ask('editor.show', 'dialog', { ...pageOf(userInterface), modal: false });
  },
  toast(msg: string, title = '', timeoutSeconds: number | null = TOAST_SECONDS) {
    ask('editor.toast', this.document, String(msg), String(title), timeoutSeconds ?? TOAST_SECONDS);
  },
  toString() {
    return 'Spreadsheet';
  },
  updateMenu(name, subMenus) {
    // One menu a name: a later one replaces it (§1.3).
    addPlainMenu(name, subMenus);
  },
}));

makes('spreadsheet', spreadsheetClass);
