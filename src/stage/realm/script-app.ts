import type { ClockPlan, SheetEvent, TriggerInfo } from '../platform/calls.ts';
import { Exception, exception, wanting } from '../platform/exception.ts';
import { exceptionText } from '../platform/exception-texts.ts';
import { newBlob } from './blob.ts';
import { defineClass, defineService } from './define-class.ts';
import {
  AuthMode,
  AuthorizationStatus,
  EventType,
  enumName,
  InstallationSource,
  TriggerSource,
  WeekDay,
} from './enums.ts';
import { ownOf } from './own.ts';
import { ask, theContext, theHost } from './session.ts';
import { newStateToken } from './state-token.ts';

type Trigger = GoogleAppsScript.Script.Trigger;

const newTrigger = defineClass<Trigger, TriggerInfo>('Script.Trigger', {
  getEventType() {
    return EventType[this.event as keyof typeof EventType];
  },
  getHandlerFunction() {
    return this.handler;
  },
  getTriggerSource() {
    return TriggerSource[this.source];
  },
  getTriggerSourceId() {
    // Null for clock triggers, whatever the types say (apps-script.md §2.2).
    return this.document as string;
  },
  getUniqueId() {
    return this.id;
  },
});

type ClockApi = GoogleAppsScript.Script.ClockTriggerBuilder;
type ClockOwn = { handler: string; plan: ClockPlan };

const newClockBuilder = defineClass<ClockApi, ClockOwn>('Script.ClockTriggerBuilder', {
  after(durationMilliseconds) {
    this.plan.once = { at: theHost().now() + durationMilliseconds };
    return this.self;
  },
  at(date) {
    this.plan.once = { at: date.getTime() };
    return this.self;
  },
  atDate(year, month, day) {
    this.plan.once = { year, month, day };
    return this.self;
  },
  atHour(hour) {
    this.plan.hour = inBounds('hour', hour, 0, 23);
    return this.self;
  },
  create() {
    const { once, every, hour, minute } = this.plan;
    if (!once && !every)
      throw new Exception(
        hour === undefined && minute === undefined
          ? 'The trigger needs a frequency or a date'
          : 'A frequency is required if atHour() or nearMinute() is used',
      );
    return newTrigger(ask('trigger.create', this.handler, { source: 'CLOCK', clock: this.plan }));
  },
  everyDays(n) {
    this.plan.every = { unit: 'days', count: inBounds('n', n, 1, Number.MAX_SAFE_INTEGER) };
    return this.self;
  },
  everyHours(n) {
    this.plan.every = { unit: 'hours', count: inBounds('n', n, 1, Number.MAX_SAFE_INTEGER) };
    return this.self;
  },
  everyMinutes(n) {
    if (![1, 5, 10, 15, 30].includes(n)) throw exception('invalid-argument', { name: 'n' });
    this.plan.every = { unit: 'minutes', count: n };
    return this.self;
  },
  everyWeeks(n) {
    this.plan.every = { unit: 'weeks', count: inBounds('n', n, 1, Number.MAX_SAFE_INTEGER) };
    return this.self;
  },
  inTimezone(timezone) {
    this.plan.timeZone = timezone;
    return this.self;
  },
  nearMinute(minute) {
    this.plan.minute = inBounds('minute', minute, 0, 59);
    return this.self;
  },
  onMonthDay(day) {
    this.plan.every = { unit: 'months', count: 1 };
    this.plan.monthDay = inBounds('day', day, 1, 31);
    return this.self;
  },
  onWeekDay(day) {
    this.plan.every ??= { unit: 'weeks', count: 1 };
    this.plan.weekDay = Object.keys(WeekDay).indexOf(enumName(day));
    return this.self;
  },
});

function inBounds(name: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw exception('invalid-argument', { name });
  return value;
}

type SheetApi = GoogleAppsScript.Script.SpreadsheetTriggerBuilder;
type SheetOwn = { handler: string; document: string; event: SheetEvent | null };

const newSheetBuilder = defineClass<SheetApi, SheetOwn>('Script.SpreadsheetTriggerBuilder', {
  create() {
    const { handler, document, event } = this;
    if (!event) throw new Exception('The trigger needs an event');
    return newTrigger(ask('trigger.create', handler, { source: 'SPREADSHEETS', document, event }));
  },
  onChange() {
    this.event = 'ON_CHANGE';
    return this.self;
  },
  onEdit() {
    this.event = 'ON_EDIT';
    return this.self;
  },
  onFormSubmit() {
    this.event = 'ON_FORM_SUBMIT';
    return this.self;
  },
  onOpen() {
    this.event = 'ON_OPEN';
    return this.self;
  },
});

const newTriggerBuilder = defineClass<GoogleAppsScript.Script.TriggerBuilder, { handler: string }>(
  'Script.TriggerBuilder',
  {
    forSpreadsheet(sheet: string | GoogleAppsScript.Spreadsheet.Spreadsheet) {
      const document = typeof sheet === 'string' ? sheet : sheet.getId();
      return newSheetBuilder({ handler: this.handler, document, event: null });
    },
    timeBased() {
      return newClockBuilder({ handler: this.handler, plan: {} });
    },
  },
);

type AuthorizationInfo = GoogleAppsScript.Script.AuthorizationInfo & {
  getAuthorizedScopes(): string[] | null;
};

const newAuthorizationInfo = defineClass<
  AuthorizationInfo,
  { required: boolean; url: string | null; scopes: string[] }
>('Script.AuthorizationInfo', {
  getAuthorizationStatus() {
    return this.required ? AuthorizationStatus.REQUIRED : AuthorizationStatus.NOT_REQUIRED;
  },
  getAuthorizationUrl() {
    return this.url as string;
  },
  getAuthorizedScopes() {
    return this.scopes;
  },
});

/** The second parameter is younger than the published types (apps-script.md, Appendix C). */
type ScriptAppApi = Omit<GoogleAppsScript.Script.ScriptApp, 'getAuthorizationInfo'> & {
  getAuthorizationInfo(
    authMode: GoogleAppsScript.Script.AuthMode,
    scopes?: string[],
  ): AuthorizationInfo;
  /** Neither is in the types, and both are in scripts. */
  getResource(filename: string): GoogleAppsScript.Base.Blob;
  getScriptTriggers(): Trigger[];
};

const theService = defineService<GoogleAppsScript.Script.Service>('Script.Service', {
  getUrl() {
    return `https://script.google.com/macros/s/${theContext().scriptId}/exec`;
  },
  isEnabled() {
    return true;
  },
});

export const ScriptApp = Object.assign(
  defineService<ScriptAppApi>('Script.ScriptApp', {
    deleteTrigger(trigger) {
      const own = ownOf<TriggerInfo>(trigger);
      if (!own) throw exception('invalid-argument', { name: 'trigger' });
      ask('trigger.delete', own.id);
    },
    getAuthorizationInfo(authMode, scopes) {
      refuseStray(scopes ?? []);
      const info = ask('script.authorization', scopes ?? null);
      // No other mode asks for consent.
      const required = enumName(authMode) === 'FULL' && info.missing.length > 0;
      return newAuthorizationInfo({ ...info, required });
    },
    getInstallationSource() {
      return InstallationSource[theContext().installationSource];
    },
    getOAuthToken() {
      return `ya29.stage-${theContext().temporaryUserKey}`;
    },
    getProjectTriggers() {
      return ask('trigger.list', null).map((info) => newTrigger(info));
    },
    getResource(filename) {
      const { bytes, contentType } = ask('script.file', String(filename));
      return newBlob({ bytes, contentType, name: String(filename) });
    },
    getScriptTriggers() {
      return ask('trigger.list', null).map((info) => newTrigger(info));
    },
    getService() {
      return theService;
    },
    newStateToken() {
      return newStateToken();
    },
    getScriptId() {
      return theContext().scriptId;
    },
    getUserTriggers(document: { getId(): string }) {
      return ask('trigger.list', document.getId()).map((info) => newTrigger(info));
    },
    invalidateAuth() {
      ask('script.invalidateAuth');
    },
    newTrigger(functionName) {
      return newTriggerBuilder({ handler: functionName });
    },
    requireAllScopes(authMode) {
      requireConsent(authMode, null);
    },
    requireScopes(authMode, scopes) {
      refuseStray(scopes);
      requireConsent(authMode, scopes);
    },
  }),
  { AuthMode, AuthorizationStatus, EventType, InstallationSource, TriggerSource, WeekDay },
);

function refuseStray(scopes: readonly string[]): void {
  const { manifestScopes } = theContext();
  if (manifestScopes === 'detected') return;
  const stray = scopes.filter((scope) => !manifestScopes.includes(scope));
  if (stray.length > 0) throw new Exception(`Scopes not in the manifest: ${stray.join(', ')}`);
}

/** Ends the execution, and Google asks; a `try` around it prevents both (apps-script.md §2.5). */
function requireConsent(
  authMode: GoogleAppsScript.Script.AuthMode,
  scopes: readonly string[] | null,
): void {
  if (enumName(authMode) !== 'FULL' || theContext().switches.requiringDoesNothing) return;
  const { missing } = ask('script.authorization', scopes && [...scopes]);
  if (missing.length > 0)
    throw wanting(exceptionText('authorization-required'), { scopes: missing, required: true });
}
