import { type Browser, chromium } from 'playwright-core';
import { askKeeper } from './ask-keeper.ts';
import { chromiumOptions } from './chromium.ts';
import { delayedBrowser } from './delayed-browser.ts';
import { PATIENCE_MS } from './patience.ts';

/**
 * The browser of this worker of Jest, which its suites share one after another; what the caller opens in it ends with
 * `close`. `npm run races` delays it.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await browserOf(process.env.JEST_WORKER_ID ?? '1');
  const seed = process.env.ALMANAC_DELAYS;
  return seed === undefined ? browser : delayedBrowser(browser, Number(seed));
}

/** A browser has one clipboard: where two suites ran in one, each could paste what the other had copied. */
export async function browserOf(worker: string): Promise<Browser> {
  const address = await askKeeper<string>(`/browser?worker=${worker}`);
  return chromium.connect(address, { timeout: PATIENCE_MS });
}

/** A browser of the caller's own, who closes it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}
