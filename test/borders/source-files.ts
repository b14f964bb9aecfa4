import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const IMPORT =
  /(?:import|export)\s+(type\s)?[^;'"]*?from\s+'(\.[^']+)'|import\s+'(\.[^']+)'|import\('(\.[^']+)'\)/g;

export function filesBelow(folder: string, kind = /\.(ts|tsx|mjs)$/): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => join(folder, name));
}

/** What a file imports by a path, seen from `src`. */
export function importsOf(file: string): { target: string; ofTypes: boolean }[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((match) => ({
    target: relative('src', join(file, '..', match[2] ?? match[3] ?? match[4] ?? '')),
    ofTypes: match[1] !== undefined,
  }));
}
