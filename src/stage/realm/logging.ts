import type { Host } from '../platform/thread-messages.ts';
import { withBuiltIns } from './built-ins.ts';
import { defineService } from './define-class.ts';
import { formatString } from './format-string.ts';
import { isPlainObject, javaNumber } from './java-text.ts';
import { classOf } from './own.ts';
import { theHost } from './session.ts';

const lines: string[] = [];
const objectKind = Object.prototype.toString;

/** Objects show as the execution log shows them. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  const published = classOf(value);
  if (published !== null) return String(value);
  if (value instanceof Error) return value.stack ?? String(value);
  if (objectKind.call(value) === '[object Date]') return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch (error) {
    // A circular object has no JSON; its name is what is left to show.
    return `${String(value)} (${(error as Error).name})`;
  }
}

/** Java shows what `Logger.log` is given. An object's message is the line, where it has one. */
function shownByJava(value: unknown, around: readonly unknown[] = []): string {
  if (typeof value === 'number') return javaNumber(value);
  const isPlain = Array.isArray(value) || isPlainObject(value);
  if (!isPlain || around.includes(value)) return shown(value);
  const within = [...around, value];
  if (Array.isArray(value)) return `[${value.map((one) => shownByJava(one, within)).join(', ')}]`;
  const fields = value as Record<string, unknown>;
  if (around.length === 0 && typeof fields.message === 'string') return fields.message;
  const entries = Object.entries(fields).map(
    ([name, one]) => `${name}=${shownByJava(one, within)}`,
  );
  return `{${entries.join(', ')}}`;
}

function message(values: readonly unknown[], show = shown): string {
  const [first, ...rest] = values;
  // A text alone is no format: `log(data)`.
  if (rest.length > 0 && typeof first === 'string' && /%[\d$.,+-]*[sdfoj]/.test(first))
    return formatString(
      first.replace(/%[oj]/g, '%s'),
      rest.map((value) => show(value)),
    );
  return values.map((value) => show(value)).join(' ');
}

export const Logger = defineService<GoogleAppsScript.Base.Logger>('Base.Logger', () => ({
  clear() {
    lines.length = 0;
  },
  getLog() {
    return lines.map((line) => `${line}\n`).join('');
  },
  log(...values: unknown[]) {
    const text = message(values, shownByJava);
    lines.push(text);
    theHost().log('INFO', text);
    return this.self;
  },
}));

const timers = new Map<string, number>();

type Level = Parameters<Host['log']>[0];

function writesAs(level: Level) {
  return (...values: unknown[]) => withBuiltIns(() => theHost().log(level, message(values)));
}

/** `console` of the platform: the execution log, and nothing of the browser's. */
export const scriptConsole: Console = {
  log: writesAs('DEBUG'),
  info: writesAs('INFO'),
  warn: writesAs('WARNING'),
  error: writesAs('ERROR'),
  time: (label) => void timers.set(label, theHost().now()),
  timeEnd: (label) =>
    theHost().log(
      'DEBUG',
      `${label}: ${theHost().now() - (timers.get(label) ?? theHost().now())}ms`,
    ),
};
