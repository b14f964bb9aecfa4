import { Exception } from '../platform/exception.ts';
import { exceptionText } from '../platform/exception-texts.ts';
import { seededRandom } from '../platform/seeded-random.ts';
import type { FromThread, Host, StartMessage } from '../platform/thread-messages.ts';
import { fromWire, toWire } from '../platform/wire.ts';
import { emulated, ownOf } from './define-class.ts';
import { eventObject } from './events.ts';
import { HtmlService } from './html-service.ts';
import { LockService } from './lock-service.ts';
import { scriptConsole } from './logging.ts';
import { MailApp } from './mail-app.ts';
import './range.ts';
import './sheet.ts';
import './spreadsheet.ts';
import { notEmulatedNames, servicesNotEmulated } from './not-emulated.ts';
import { PropertiesService } from './properties-service.ts';
import { ScriptApp } from './script-app.ts';
import { begin, connect, localCallCounts } from './session.ts';
import { Session } from './session-service.ts';
import { SpreadsheetApp } from './spreadsheet-app.ts';
import { UrlFetchApp } from './url-fetch-app.ts';
import { Utilities } from './utilities.ts';
import { virtualDate } from './virtual-date.ts';

const services: Record<string, unknown> = {
  HtmlService,
  LockService,
  MailApp,
  PropertiesService,
  ScriptApp,
  Session,
  SpreadsheetApp,
  UrlFetchApp,
  Utilities,
  console: scriptConsole,
};

/** Made ready before anyone calls: the globals stand, the project does not run yet. */
export function boot(host: Host): (start: StartMessage) => Promise<FromThread> {
  connect(host);
  for (const [name, service] of [...servicesNotEmulated(), ...Object.entries(services)])
    setGlobal(name, service);
  setGlobal('Date', virtualDate(host.now));
  return (start) => execute(host, start);
}

export { emulated };

function setGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}

async function execute(host: Host, start: StartMessage): Promise<FromThread> {
  begin(start.context);
  if (start.context.seed !== null) Math.random = seededRandom(start.context.seed);
  try {
    for (const { name, source } of start.files) host.evaluate(source, name);
    const value = await settled(call(start));
    return done(answerOf(start.answers, value), null, null);
  } catch (error) {
    return done(null, failureOf(error), error instanceof Exception ? error.wants : null);
  }
}

function done(value: string | null, failure: Done['failure'], wants: Done['wants']): FromThread {
  const localCalls = localCallCounts();
  return { type: 'done', value, failure, wants, localCalls, notEmulated: notEmulatedNames() };
}

function answerOf(answers: StartMessage['answers'], value: unknown): string {
  return answers === 'page' ? pageAnswer(value) : toWire(detached(value));
}

type Done = Extract<FromThread, { type: 'done' }>;

function call(start: StartMessage): unknown {
  const target = findFunction(start.functionName);
  const event = eventObject(start.event);
  return target(...(event ? [event] : (fromWire(start.args) as unknown[])));
}

function findFunction(name: string): (...args: unknown[]) => unknown {
  const found = (globalThis as Record<string, unknown>)[name];
  if (typeof found === 'function') return found as (...args: unknown[]) => unknown;
  throw new Error(exceptionText('script-function-missing', { name }));
}

/** Promises run as microtasks of the execution; one that nothing settles leaves no value (§6.2). */
async function settled(value: unknown): Promise<unknown> {
  if (Object.prototype.toString.call(value) !== '[object Promise]') return value;
  let turns = MOST_TURNS;
  let result: { value: unknown } | { error: unknown } | null = null;
  (value as Promise<unknown>).then(
    (settledValue) => {
      result = { value: settledValue };
    },
    (error) => {
      result = { error };
    },
  );
  while (result === null && turns > 0) {
    turns -= 1;
    await null;
  }
  const outcome = result as { value: unknown } | { error: unknown } | null;
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}

const MOST_TURNS = 100_000;

/** Objects of the platform do not leave the realm. */
function detached(value: unknown): unknown {
  return ownOf(value) ? String(value) : value;
}

function failureOf(error: unknown): { name: string; message: string; stack: string } {
  const { name, message, stack } = (error ?? {}) as Partial<Error>;
  if (typeof message !== 'string') return { name: 'Error', message: String(error), stack: '' };
  return { name: name ?? 'Error', message, stack: stack ?? '' };
}

/**
 * What a page gets of a returned value (docs/apps-script.md §8.3): `undefined` is null, a `Date` anywhere
 * turns the whole answer to null, a circular value fails.
 */
function pageAnswer(value: unknown): string {
  if (holdsDate(value, [])) return 'null';
  return JSON.stringify(plain(value)) ?? 'null';
}

function holdsDate(value: unknown, path: unknown[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (path.includes(value)) throw new TypeError('Failed due to circular reference.');
  if (Object.prototype.toString.call(value) === '[object Date]') return true;
  return Object.values(value).some((item) => holdsDate(item, [...path, value]));
}

function plain(value: unknown): unknown {
  if (value === undefined || typeof value === 'function') return null;
  if (typeof value !== 'object' || value === null) return value;
  // On Google an object of the platform arrives as garbage; an empty object is the mildest form of that.
  if (ownOf(value)) return {};
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}
