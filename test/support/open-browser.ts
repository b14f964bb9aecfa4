import { jest } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { askKeeper } from './ask-keeper.ts';
import { chromiumOptions } from './chromium.ts';
import { PATIENCE_MS } from './patience.ts';

// Longer than a page is waited for, so that a failure names the step that did not come.
jest.setTimeout(2 * PATIENCE_MS);

/** A browser of the caller's own, who closes it. */
export async function openBrowser(): Promise<Browser> {
  await askKeeper('/unpacked-browser');
  return chromium.launch(chromiumOptions());
}
