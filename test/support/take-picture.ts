import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

/** Pictures in the README; every other screenshot is only for looking at. */
const IN_THE_README = ['workbench', 'sidebar', 'directory', 'viewer'];

/**
 * Each journey leaves what it saw. `npm run pictures` writes those of the README to docs/, so that
 * they show what is really there.
 */
export async function takePicture(shown: Page | Locator, name: string): Promise<void> {
  const folder =
    process.env.ALMANAC_PICTURES && IN_THE_README.includes(name)
      ? process.env.ALMANAC_PICTURES
      : 'node_modules/.cache/pictures';
  mkdirSync(folder, { recursive: true });
  await shown.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
