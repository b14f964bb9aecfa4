import type { AuthMode, ScopeName, Touches } from './auth.ts';
import { matchesPattern } from './method-pattern.ts';

/** A call that would reach Google's servers; what design.md §6 calls the cost of an execution. */
export type CostKind =
  | 'property'
  | 'cache'
  | 'lock'
  | 'fetch'
  | 'sheet-read'
  | 'sheet-write'
  | 'trigger'
  | 'mail'
  | 'ui';

/** How long calls take: as on Google, no time, or as on Google but for what was measured, in milliseconds. */
export type LatencyChoice = 'google' | 'none' | Partial<Record<CostKind, number>>;

type MethodRule = {
  touches: Touches;
  /** any one of these suffices */
  scopes?: readonly ScopeName[];
  /** the scopes are asked for in this mode alone */
  freeOutside?: AuthMode;
  cost?: CostKind;
};

const FILE: readonly ScopeName[] = ['currentOnly', 'spreadsheets'];
const READ: MethodRule = { touches: 'document', scopes: FILE };
const CELLS_READ: MethodRule = { ...READ, cost: 'sheet-read' };
const WRITE: MethodRule = { touches: 'document-write', scopes: FILE, cost: 'sheet-write' };
const NO_SCOPE: MethodRule = { touches: 'document' };
const TRIGGERS: MethodRule = { touches: 'user', scopes: ['triggers'], cost: 'trigger' };
const TRIGGER_LOCAL: MethodRule = { touches: 'user', scopes: ['triggers'] };
const SHOW: MethodRule = { touches: 'ui', scopes: ['ui'], cost: 'ui' };
const ASK: MethodRule = { touches: 'ui', cost: 'ui' };
const PROPERTY: MethodRule = { touches: 'properties', cost: 'property' };
const LOCAL: MethodRule = { touches: 'nothing' };

/**
 * Which method needs what (apps-script.md §1.2, §3.1). A later line wins over an earlier one; `*`
 * stands for any part of a name.
 */
const RULES: readonly [pattern: string, rule: MethodRule][] = [
  ['*', LOCAL],

  ['SpreadsheetApp.*', READ],
  ['SpreadsheetApp.getUi', { touches: 'menu' }],
  ['SpreadsheetApp.new*', LOCAL],
  ['SpreadsheetApp.flush', { touches: 'document' }],
  ['SpreadsheetApp.open*', { touches: 'user', scopes: ['spreadsheets'], cost: 'sheet-read' }],
  ['SpreadsheetApp.create', { touches: 'user', scopes: ['spreadsheets'], cost: 'sheet-write' }],

  ['Spreadsheet.*', READ],
  ['Spreadsheet.get*Data*', CELLS_READ],
  ['Spreadsheet.getLast*', CELLS_READ],
  ['Spreadsheet.getSheetValues', CELLS_READ],
  ['Spreadsheet.getId', NO_SCOPE],
  ['Spreadsheet.getActiveSheet', NO_SCOPE],
  ['Spreadsheet.getNumSheets', NO_SCOPE],
  ['Spreadsheet.getSheets', NO_SCOPE],
  ['Spreadsheet.getSheetBy*', NO_SCOPE],
  ['Spreadsheet.getRangeByName', NO_SCOPE],
  ['Spreadsheet.set*', WRITE],
  ['Spreadsheet.setActive*', READ],
  ['Spreadsheet.setCurrentCell', READ],
  ['Spreadsheet.insert*', WRITE],
  ['Spreadsheet.delete*', WRITE],
  ['Spreadsheet.rename*', WRITE],
  ['Spreadsheet.append*', WRITE],
  ['Spreadsheet.duplicate*', WRITE],
  ['Spreadsheet.move*', WRITE],
  ['Spreadsheet.remove*', WRITE],
  ['Spreadsheet.addDeveloperMetadata', WRITE],
  ['Spreadsheet.addEditor*', WRITE],
  ['Spreadsheet.addViewer*', WRITE],
  ['Spreadsheet.hide*', WRITE],
  ['Spreadsheet.unhide*', WRITE],
  ['Spreadsheet.sort', WRITE],
  ['Spreadsheet.autoResize*', WRITE],
  ['Spreadsheet.copy', { ...WRITE, scopes: ['spreadsheets'] }],
  ['Spreadsheet.*Menu', { touches: 'menu' }],
  ['Spreadsheet.toast', { touches: 'document', scopes: FILE, cost: 'ui' }],
  ['Spreadsheet.show', SHOW],
  ['Spreadsheet.addMenu', { touches: 'menu' }],

  ['Sheet.*', READ],
  ['Sheet.activate', NO_SCOPE],
  ['Sheet.getData*', CELLS_READ],
  ['Sheet.getSheetValues', CELLS_READ],
  ['Sheet.getLast*', CELLS_READ],
  ['Sheet.getMax*', CELLS_READ],
  // Whether a row is hidden is asked row by row, and each question reaches Google's servers.
  ['Sheet.getFilter', CELLS_READ],
  ['Sheet.is*Hidden*', CELLS_READ],
  ['Sheet.isSheetHidden', READ],
  ['Sheet.set*', WRITE],
  ['Sheet.setActive*', READ],
  ['Sheet.setCurrentCell', READ],
  ['Sheet.insert*', WRITE],
  ['Sheet.delete*', WRITE],
  ['Sheet.append*', WRITE],
  ['Sheet.clear*', WRITE],
  ['Sheet.hide*', WRITE],
  ['Sheet.show*', WRITE],
  ['Sheet.unhide*', WRITE],
  ['Sheet.copyTo', WRITE],
  ['Sheet.sort', WRITE],
  ['Sheet.autoResize*', WRITE],
  ['Sheet.move*', WRITE],
  ['Sheet.protect', WRITE],
  ['Sheet.update*', WRITE],
  ['Sheet.remove*', WRITE],
  ['Sheet.addDeveloperMetadata', WRITE],
  ['Sheet.collapse*', WRITE],
  ['Sheet.expand*', WRITE],

  ['Range.*', READ],
  ['Range.activate', NO_SCOPE],
  ['Range.offset', NO_SCOPE],
  ['Range.getValue*', CELLS_READ],
  ['Range.getDisplay*', CELLS_READ],
  ['Range.getFormula*', CELLS_READ],
  ['Range.getNumberFormat*', CELLS_READ],
  ['Range.getNote*', CELLS_READ],
  ['Range.getFont*', CELLS_READ],
  ['Range.getBackground*', CELLS_READ],
  ['Range.getWrap*', CELLS_READ],
  ['Range.get*Alignment*', CELLS_READ],
  ['Range.getData*', CELLS_READ],
  ['Range.getRichText*', CELLS_READ],
  ['Range.getText*', CELLS_READ],
  ['Range.getNextDataCell', CELLS_READ],
  ['Range.getMergedRanges', CELLS_READ],
  ['Range.getFilter', CELLS_READ],
  ['Range.isBlank', CELLS_READ],
  ['Range.isChecked', CELLS_READ],
  ['Range.set*', WRITE],
  ['Range.clear*', WRITE],
  ['Range.merge*', WRITE],
  ['Range.breakApart', WRITE],
  ['Range.copy*', WRITE],
  ['Range.moveTo', WRITE],
  ['Range.sort', WRITE],
  ['Range.check', WRITE],
  ['Range.uncheck', WRITE],
  ['Range.delete*', WRITE],
  ['Range.trimWhitespace', WRITE],
  ['Range.randomize', WRITE],
  ['Range.split*', WRITE],
  ['Range.shift*', WRITE],
  ['Range.collapse*', WRITE],
  ['Range.expand*', WRITE],
  ['OverGridImage.*', READ],
  ['OverGridImage.set*', WRITE],
  ['OverGridImage.re*', WRITE],
  ['OverGridImage.assignScript', WRITE],
  ['Group.*', READ],
  ['Group.collapse', WRITE],
  ['Group.expand', WRITE],
  ['Group.remove', WRITE],
  ['Range.protect', WRITE],
  ['Range.apply*', WRITE],
  ['Range.createFilter', WRITE],
  ['Range.insert*', WRITE],
  ['Range.remove*', WRITE],
  ['Range.addDeveloperMetadata', WRITE],
  ['Range.autoFill*', WRITE],
  ['RangeList.*', READ],
  ['RangeList.set*', WRITE],
  ['RangeList.clear*', WRITE],
  ['RangeList.*heck*', WRITE],
  ['RangeList.trimWhitespace', WRITE],
  ['RangeList.breakApart', WRITE],
  ['Banding.*', READ],
  ['Banding.set*', WRITE],
  ['Banding.remove', WRITE],
  ['Banding.copyTo', WRITE],
  ['Filter.*', READ],
  ['Filter.set*', WRITE],
  ['Filter.remove*', WRITE],
  ['Filter.sort', WRITE],
  ['Protection.*', READ],
  ['Protection.set*', WRITE],
  ['Protection.add*', WRITE],
  ['Protection.remove*', WRITE],
  ['NamedRange.*', READ],
  ['NamedRange.set*', WRITE],
  ['NamedRange.remove', WRITE],
  ['Selection.*', READ],
  ['TextFinder.*', CELLS_READ],
  ['TextFinder.replace*', WRITE],
  ['DeveloperMetadata.*', READ],
  ['DeveloperMetadata.set*', WRITE],
  ['DeveloperMetadata.remove', WRITE],
  ['DeveloperMetadata.move*', WRITE],

  ['Ui.create*', { touches: 'menu' }],
  ['Menu.*', { touches: 'menu' }],
  ['Ui.alert', ASK],
  ['Ui.prompt', ASK],
  ['Browser.*', ASK],
  ['Ui.show*', SHOW],

  ['PropertiesService.*', { touches: 'properties' }],
  ['Properties.*', PROPERTY],
  ['CacheService.*', { touches: 'other' }],
  ['Cache.*', { touches: 'other', cost: 'cache' }],
  ['LockService.*', { touches: 'other' }],
  ['Lock.*', { touches: 'other', cost: 'lock' }],
  ['Lock.hasLock', { touches: 'other' }],

  ['UrlFetchApp.*', { touches: 'network', scopes: ['fetch'], cost: 'fetch' }],
  ['UrlFetchApp.getRequest', { touches: 'network', scopes: ['fetch'] }],

  ['ScriptApp.*', { touches: 'other' }],
  ['ScriptApp.newTrigger', TRIGGER_LOCAL],
  ['ScriptApp.get*Triggers', TRIGGERS],
  ['ScriptApp.deleteTrigger', TRIGGERS],
  ['ScriptApp.getAuthorizationInfo', { touches: 'nothing' }],
  ['ScriptApp.getScriptId', { touches: 'nothing' }],
  ['ScriptApp.getOAuthToken', { touches: 'user' }],
  ['Trigger.*', TRIGGER_LOCAL],
  ['TriggerBuilder.*', TRIGGER_LOCAL],
  ['TriggerBuilder.forSpreadsheet', { ...TRIGGER_LOCAL, scopes: FILE }],
  ['ClockTriggerBuilder.*', TRIGGER_LOCAL],
  ['ClockTriggerBuilder.create', TRIGGERS],
  ['SpreadsheetTriggerBuilder.*', TRIGGER_LOCAL],
  ['SpreadsheetTriggerBuilder.create', TRIGGERS],
  ['FormTriggerBuilder.*', TRIGGER_LOCAL],
  ['FormTriggerBuilder.create', TRIGGERS],
  ['DocumentTriggerBuilder.*', TRIGGER_LOCAL],
  ['DocumentTriggerBuilder.create', TRIGGERS],
  ['CalendarTriggerBuilder.*', TRIGGER_LOCAL],
  ['CalendarTriggerBuilder.create', TRIGGERS],

  ['ContentService.*', { touches: 'other' }],
  ['ScriptProperties.*', PROPERTY],
  ['UserProperties.*', PROPERTY],
  ['Session.*', { touches: 'nothing' }],
  // A simple trigger has no scopes: it may ask, and learns nobody's name.
  ['Session.get*User', { touches: 'nothing', scopes: ['email'], freeOutside: 'FULL' }],
  ['Session.getTemporaryActiveUserKey', { touches: 'nothing' }],
  ['HtmlService.*', { touches: 'other' }],
  ['HtmlOutput.*', { touches: 'other' }],
  ['HtmlTemplate.*', { touches: 'other' }],
  ['MailApp.sendEmail', { touches: 'user', scopes: ['mail'], cost: 'mail' }],
  ['MailApp.getRemainingDailyQuota', { touches: 'user', scopes: ['mail'] }],
];

const known = new Map<string, MethodRule>();

/** The rule of a method by its full name: `Range.getValues`. */
export function methodRule(method: string): MethodRule {
  const found = known.get(method) ?? lastMatch(method);
  known.set(method, found);
  return found;
}

function lastMatch(method: string): MethodRule {
  for (let at = RULES.length - 1; at >= 0; at -= 1) {
    const rule = RULES[at];
    if (rule && matchesPattern(rule[0], method)) return rule[1];
  }
  return LOCAL;
}
