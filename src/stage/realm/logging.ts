import type { Host } from '../platform/thread-messages.ts';
import { classOf } from './define-class.ts';
import { theHost } from './session.ts';

/** Objects show as the execution log shows them. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || classOf(value) !== null) return String(value);
  if (value instanceof Error) return value.stack ?? String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch (error) {
    // A circular object has no JSON; its name is what is left to show.
    return `${String(value)} (${(error as Error).name})`;
  }
}

function writesAs(level: Parameters<Host['log']>[0]) {
  return (...values: unknown[]) => theHost().log(level, values.map(shown).join(' '));
}

/** `console` of the platform: the execution log, and nothing of the browser's. */
export const scriptConsole = {
  log: writesAs('DEBUG'),
  info: writesAs('INFO'),
  warn: writesAs('WARNING'),
  error: writesAs('ERROR'),
};
