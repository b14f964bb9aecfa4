/**
 * The rules of `google.script.run` on the page's side (docs/apps-script.md §8.3): what may be sent, and
 * how many calls may be under way. Runs in tests and, bundled, in the frame of a page.
 */
export const CALLS_AT_ONCE = 10;

/** The arguments as they cross, or the error the platform throws at the call. */
export function pageArguments(args: readonly unknown[]): string {
  return JSON.stringify(args.map((value) => sendable(value, '0', [])));
}

function sendable(value: unknown, key: string, path: readonly unknown[]): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw illegal(key);
  if (typeof value !== 'object') return value;
  if (path.includes(value)) throw new TypeError('Failed due to circular reference.');
  if (Array.isArray(value))
    return value.map((item, index) => sendable(item, String(index), [...path, value]));
  if (Object.prototype.toString.call(value) !== '[object Object]') throw illegal(key);
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, sendable(item, name, [...path, value])]),
  );
}

function illegal(key: string): TypeError {
  return new TypeError(`Failed due to illegal value in property: ${key}`);
}

/** Ten at once; more wait their turn. */
export class CallQueue {
  private under = 0;
  private readonly waiting: (() => void)[] = [];

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.under >= CALLS_AT_ONCE)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.under += 1;
    try {
      return await call();
    } finally {
      this.under -= 1;
      this.waiting.shift()?.();
    }
  }
}

/** Functions a page sees: top-level ones whose name does not end in an underscore. */
export function pageFunctions(functions: readonly string[]): string[] {
  return [...new Set(functions)].filter((name) => !name.endsWith('_'));
}

/** What a failure handler is given: the server's error as text, and nothing else of it. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** Plays the part of `Error.prototype` in the window around a page. */
const ERROR_ELSEWHERE = { toString: Error.prototype.toString };

/**
 * Google makes a page's errors in the frame around it, so to the page they are no `instanceof Error`.
 * Ours has an origin of its own and can reach no other window's `Error`: a prototype no page knows
 * does the same.
 */
export function ofAnotherRealm(error: Error): Error {
  // A built-in error has its name from its prototype.
  const named = Object.assign(error, { name: error.name });
  return Object.setPrototypeOf(named, ERROR_ELSEWHERE) as Error;
}
