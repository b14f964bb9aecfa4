import { readFileSync } from 'node:fs';

/** What runs here. */
export type Edition = { version: string; commit: string };

/** Of a process that runs the source. */
export const UNBUILT: Edition = { version: 'source', commit: 'unknown' };

/** Written beside the program when it is built. */
export function builtEdition(): Edition {
  try {
    return JSON.parse(readFileSync(new URL('edition.json', import.meta.url), 'utf8')) as Edition;
  } catch {
    return UNBUILT;
  }
}
