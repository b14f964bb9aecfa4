import { type Browser, chromium } from 'playwright-core';
import { askKeeper } from './ask-keeper.ts';
import { chromiumOptions } from './chromium.ts';
import { delayedBrowser } from './delayed-browser.ts';
import { PATIENCE_MS } from './patience.ts';

/** The browser that all suites of a run share; what the caller opens in it ends with `close`. `npm run races` delays it. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await chromium.connect(await askKeeper<string>('/browser'), {
    timeout: PATIENCE_MS,
  });
  const seed = process.env.ALMANAC_DELAYS;
  return seed === undefined ? browser : delayedBrowser(browser, Number(seed));
}

/** A browser of the caller's own, who closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}
