import type { AuthMode, ScopeName, Touches } from './auth.ts';

/** A call that would reach Google's servers. */
export type CostKind =
  | 'property'
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
 * Which method needs what (docs/apps-script.md §1.2, §3.1). A later line wins over an earlier one; `*`
 * stands for any part of a name.
 */
const RULES: readonly [pattern: string, rule: MethodRule][] = [
  ['*', LOCAL],

  ['SpreadsheetApp.*', READ],
  ['SpreadsheetApp.getUi', { touches: 'menu' }],
  ['SpreadsheetApp.flush', { touches: 'document' }],
  ['SpreadsheetApp.openById', { touches: 'user', scopes: ['spreadsheets'], cost: 'sheet-read' }],

  ['Spreadsheet.*', READ],
  ['Spreadsheet.getId', NO_SCOPE],
  ['Spreadsheet.getActiveSheet', NO_SCOPE],
  ['Spreadsheet.getSheets', NO_SCOPE],
  ['Spreadsheet.getSheetBy*', NO_SCOPE],
  ['Spreadsheet.setSpreadsheet*', WRITE],
  ['Spreadsheet.insertSheet', WRITE],
  ['Spreadsheet.deleteSheet', WRITE],

  ['Sheet.*', READ],
  ['Sheet.activate', NO_SCOPE],
  ['Sheet.getData*', CELLS_READ],
  ['Sheet.getLast*', CELLS_READ],
  ['Sheet.getMax*', CELLS_READ],
  // Whether a row is hidden is asked row by row, and each question reaches Google's servers.
  ['Sheet.getFilter', CELLS_READ],
  ['Sheet.is*Hidden*', CELLS_READ],
  ['Sheet.isSheetHidden', READ],
  ['Sheet.set*', WRITE],
  ['Sheet.insert*', WRITE],
  ['Sheet.append*', WRITE],
  ['Sheet.hide*', WRITE],
  ['Sheet.protect', WRITE],

  ['Range.*', READ],
  ['Range.activate', NO_SCOPE],
  ['Range.getValue*', CELLS_READ],
  ['Range.getDisplay*', CELLS_READ],
  ['Range.getFormula*', CELLS_READ],
  ['Range.getNumberFormat*', CELLS_READ],
  ['Range.getNote*', CELLS_READ],
  ['Range.set*', WRITE],
  ['Range.merge', WRITE],
  ['Range.protect', WRITE],
  ['Filter.*', READ],
  ['Protection.*', READ],
  ['Protection.set*', WRITE],
  ['Protection.remove*', WRITE],

  ['Ui.create*', { touches: 'menu' }],
  ['Menu.*', { touches: 'menu' }],
  ['Ui.alert', ASK],
  ['Ui.show*', SHOW],

  ['PropertiesService.*', { touches: 'properties' }],
  ['Properties.*', PROPERTY],
  ['LockService.*', { touches: 'other' }],
  ['Lock.*', { touches: 'other', cost: 'lock' }],
  ['Lock.hasLock', { touches: 'other' }],

  ['UrlFetchApp.*', { touches: 'network', scopes: ['fetch'], cost: 'fetch' }],

  ['ScriptApp.*', { touches: 'other' }],
  ['ScriptApp.newTrigger', TRIGGER_LOCAL],
  ['ScriptApp.get*Triggers', TRIGGERS],
  ['ScriptApp.deleteTrigger', TRIGGERS],
  ['ScriptApp.getAuthorizationInfo', { touches: 'nothing' }],
  ['ScriptApp.getScriptId', { touches: 'nothing' }],
  ['Trigger.*', TRIGGER_LOCAL],
  ['TriggerBuilder.*', TRIGGER_LOCAL],
  ['ClockTriggerBuilder.*', TRIGGER_LOCAL],
  ['ClockTriggerBuilder.create', TRIGGERS],

  ['Session.*', { touches: 'nothing' }],
  // A simple trigger has no scopes: it may ask, and learns nobody's name.
  ['Session.get*User', { touches: 'nothing', scopes: ['email'], freeOutside: 'FULL' }],
  ['HtmlService.*', { touches: 'other' }],
  ['HtmlOutput.*', { touches: 'other' }],
  ['Blob.*', { touches: 'nothing' }],
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

/**
 * `Properties.*` and `*.getRange`: `*` stands for any part of a method's full name. Every realm asks
 * this of hundreds of patterns, so no expression is made of them.
 */
export function matchesPattern(pattern: string, method: string): boolean {
  // Most fail by their first letter, and none of those makes a text of its own.
  if (pattern[0] !== '*' && pattern[0] !== method[0]) return false;
  const star = pattern.indexOf('*');
  if (star === -1) return pattern === method;
  if (!method.startsWith(pattern.slice(0, star))) return false;
  const parts = pattern.slice(star + 1).split('*');
  const tail = parts.pop() ?? '';
  let at = star;
  for (const part of parts) {
    const start = method.indexOf(part, at);
    if (start === -1) return false;
    at = start + part.length;
  }
  return method.length - tail.length >= at && method.endsWith(tail);
}
