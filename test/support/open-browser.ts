import { jest } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { askKeeper } from './ask-keeper.ts';
import { chromiumOptions } from './chromium.ts';
import { delayedBrowser } from './delayed-browser.ts';
import { PATIENCE_MS } from './patience.ts';

// Longer than a page is waited for, so that a failure names the step that did not come.
jest.setTimeout(2 * PATIENCE_MS);

/** A browser of the caller's own, who closes it. `ALMANAC_DELAYS=7` delays it as a seed draws (`delayed-browser.ts`). */
export async function openBrowser(): Promise<Browser> {
  const browser = await launchChromium();
  const seed = process.env.ALMANAC_DELAYS;
  return seed === undefined ? browser : delayedBrowser(browser, Number(seed));
}

/** One that nothing delays. */
export async function launchChromium(): Promise<Browser> {
  await askKeeper('/unpacked-browser');
  return chromium.launch(chromiumOptions());
}
