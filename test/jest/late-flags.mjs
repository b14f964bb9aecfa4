import { setFlagsFromString } from 'node:v8';

/**
 * By the first number of V8's version, as in `src/stage/thread/optimize-late.ts`. Node does not start with a
 * name it does not know, so package.json cannot give them to Jest.
 * @type {Record<string, string[]>}
 */
export const LATE_FLAGS = {
  11: ['--interrupt-budget=1000000'],
  13: ['--invocation-count-for-maglev=4000', '--invocation-count-for-turbofan=30000'],
};

/** Those that this Node knows. */
export function lateFlags() {
  const [version = ''] = process.versions.v8.split('.');
  return LATE_FLAGS[version] ?? [];
}

export function optimizeLate() {
  for (const flag of lateFlags()) setFlagsFromString(flag);
}
