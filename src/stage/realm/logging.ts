import { defineClass } from './define-class.ts';
import { formatString } from './format-string.ts';
import { theHost } from './session.ts';

const lines: string[] = [];

/** Objects show as the execution log shows them. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Error) return value.stack ?? String(value);
  if (Object.prototype.toString.call(value) === '[object Date]') return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch (error) {
    // A circular object has no JSON; its name is what is left to show.
    return `${String(value)} (${(error as Error).name})`;
  }
}

function message(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first === 'string' && /%[\d$.,+-]*[sdfoj]/.test(first))
    return formatString(first.replace(/%[oj]/g, '%s'), rest.map(shown));
  return values.map(shown).join(' ');
}

export const Logger = defineClass<GoogleAppsScript.Base.Logger, object>('Base.Logger', {
  clear() {
    lines.length = 0;
  },
  getLog() {
    return lines.map((line) => `${line}\n`).join('');
  },
  log(...values: unknown[]) {
    const text = message(values);
    lines.push(text);
    theHost().log('INFO', text);
    return this.self;
  },
})({});

const timers = new Map<string, number>();

/** `console` of the platform: the execution log, and nothing of the browser's. */
export const scriptConsole: Console = {
  log: (...values: unknown[]) => theHost().log('DEBUG', message(values)),
  info: (...values: unknown[]) => theHost().log('INFO', message(values)),
  warn: (...values: unknown[]) => theHost().log('WARNING', message(values)),
  error: (...values: unknown[]) => theHost().log('ERROR', message(values)),
  time: (label) => void timers.set(label, theHost().now()),
  timeEnd: (label) =>
    theHost().log(
      'DEBUG',
      `${label}: ${theHost().now() - (timers.get(label) ?? theHost().now())}ms`,
    ),
};
