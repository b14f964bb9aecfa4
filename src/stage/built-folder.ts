import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The build puts the kernel into dist/stage; this file may run from there or from the sources. */
export function builtFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const built = join(folder, 'dist/stage');
    if (existsSync(join(built, 'kernel.mjs'))) return built;
    if (folder === dirname(folder))
      throw new Error('Cannot find dist/stage/kernel.mjs: run "npm run build" first');
  }
}
