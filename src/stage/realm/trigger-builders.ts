import { exception } from '../platform/exception.ts';
import type { ClockPlan, OtherSource, SheetEvent, TriggerInfo } from '../platform/service-data.ts';
import { defineClass, type Make } from './define-class.ts';
import { EventType, enumName, TriggerSource, WeekDay } from './enums.ts';
import { ask, theHost } from './session.ts';

type Trigger = GoogleAppsScript.Script.Trigger;

export const newTrigger: Make<Trigger, TriggerInfo> = defineClass<Trigger, TriggerInfo>(
  'Script.Trigger',
  () => ({
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
  }),
);

type ClockApi = GoogleAppsScript.Script.ClockTriggerBuilder;
type ClockOwn = { handler: string; plan: ClockPlan };

const newClockBuilder = defineClass<ClockApi, ClockOwn>('Script.ClockTriggerBuilder', () => ({
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
      throw exception(
        hour === undefined && minute === undefined
          ? 'trigger-without-time'
          : 'trigger-without-frequency',
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
}));

function inBounds(name: string, value: number, least: number, most: number): number {
  if (!Number.isInteger(value) || value < least || value > most)
    throw exception('invalid-argument', { name });
  return value;
}

/** A method that says what the trigger waits for. */
function on<Event extends string>(event: Event) {
  return function <Api>(this: { event: Event | null; self: Api }): Api {
    this.event = event;
    return this.self;
  };
}

type SheetApi = GoogleAppsScript.Script.SpreadsheetTriggerBuilder;
type SheetOwn = { handler: string; document: string; event: SheetEvent | null };

const newSheetBuilder = defineClass<SheetApi, SheetOwn>('Script.SpreadsheetTriggerBuilder', () => ({
  create() {
    const { handler, document, event } = this;
    if (!event) throw exception('trigger-without-event');
    return newTrigger(ask('trigger.create', handler, { source: 'SPREADSHEETS', document, event }));
  },
  onChange: on('ON_CHANGE'),
  onEdit: on('ON_EDIT'),
  onFormSubmit: on('ON_FORM_SUBMIT'),
  onOpen: on('ON_OPEN'),
}));

type OtherOwn = { handler: string; source: OtherSource; key: string; event: string | null };

function createOther(own: OtherOwn): Trigger {
  const { handler, source, key, event } = own;
  if (!event) throw exception('trigger-without-event');
  return newTrigger(ask('trigger.create', handler, { source, key, event }));
}

type FormApi = GoogleAppsScript.Script.FormTriggerBuilder;
const newFormBuilder = defineClass<FormApi, OtherOwn>('Script.FormTriggerBuilder', () => ({
  create() {
    return createOther(this);
  },
  onFormSubmit: on('ON_FORM_SUBMIT'),
  onOpen: on('ON_OPEN'),
}));

type DocumentApi = GoogleAppsScript.Script.DocumentTriggerBuilder;
const newDocumentBuilder = defineClass<DocumentApi, OtherOwn>(
  'Script.DocumentTriggerBuilder',
  () => ({
    create() {
      return createOther(this);
    },
    onOpen: on('ON_OPEN'),
  }),
);

type CalendarApi = GoogleAppsScript.Script.CalendarTriggerBuilder;
const newCalendarBuilder = defineClass<CalendarApi, OtherOwn>(
  'Script.CalendarTriggerBuilder',
  () => ({
    create() {
      return createOther(this);
    },
    onEventUpdated: on('ON_EVENT_UPDATED'),
  }),
);

/** By its id: no form and no document can be had on the stage to give itself. */
const waitingFor = (handler: string, source: OtherSource, key: unknown): OtherOwn => ({
  handler,
  source,
  key: String(key),
  event: null,
});

export const newTriggerBuilder = defineClass<
  GoogleAppsScript.Script.TriggerBuilder,
  { handler: string }
>('Script.TriggerBuilder', () => ({
  forDocument(key: unknown) {
    return newDocumentBuilder(waitingFor(this.handler, 'DOCUMENTS', key));
  },
  forForm(key: unknown) {
    return newFormBuilder(waitingFor(this.handler, 'FORMS', key));
  },
  forUserCalendar(emailId) {
    return newCalendarBuilder(waitingFor(this.handler, 'CALENDAR', emailId));
  },
  forSpreadsheet(sheet: string | GoogleAppsScript.Spreadsheet.Spreadsheet | null) {
    if (sheet === null || sheet === undefined) throw exception('argument-null', { name: 'sheet' });
    const document = typeof sheet === 'object' ? sheet.getId() : String(sheet);
    return newSheetBuilder({ handler: this.handler, document, event: null });
  },
  timeBased() {
    return newClockBuilder({ handler: this.handler, plan: {} });
  },
}));
