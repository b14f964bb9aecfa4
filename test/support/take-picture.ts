import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

/** Pictures in the README; every other screenshot is only for looking at. */
const IN_THE_README = ['workbench', 'sidebar', 'directory', 'viewer'];

export function isTakingPictures(): boolean {
  return Boolean(process.env.ALMANAC_PICTURES);
}

/**
 * What a journey sees, for people to look at. Only `npm run pictures` takes them: those of the
 * README into docs/, so that they show what is really there, and all others into a folder beside
 * the packages.
 */
export async function takePicture(
  shown: Page | Locator,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  const docs = process.env.ALMANAC_PICTURES;
  if (!docs) return;
  const folder = IN_THE_README.includes(name) ? docs : 'node_modules/.cache/pictures';
  const path = join(folder, `${name}.png`);
  mkdirSync(dirname(path), { recursive: true });
  await shown.screenshot({ path, animations: 'disabled', ...options });
}
