import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export function filesBelow(folder: string, kind = /\.(ts|tsx|mjs)$/): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => kind.test(name))
    .map((name) => join(folder, name));
}
