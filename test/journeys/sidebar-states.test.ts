import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGES } from '../../src/core/words/languages.ts';
import { type SidebarFrame, sidebarFrame } from '../sidebar/support/open-sidebar.ts';
import { type ShownState, STATES, serverFor } from '../sidebar/support/states.ts';
import { foundByAxe } from '../support/found-by-axe.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { speaksNoEnglish } from '../support/speaks-no-english.ts';
import { takePicture } from '../support/take-picture.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(() => browser.close());

describe.each(LANGUAGES)('every state of the sidebar, in %s', (language) => {
  let frame: SidebarFrame;
  beforeAll(async () => {
    frame = await sidebarFrame(browser, { language, locale: language });
  });
  afterAll(() => frame.close());

  it.each(STATES)('$name: axe finds nothing, and nothing scrolls sideways', async (state) => {
    const page = await frame.open(serverFor(state, language));
    await reach(page, state);
    // All languages draw the same elements; one is enough for what axe looks at.
    if (language === 'en') expect(await foundByAxe(page)).toEqual([]);
    const { tooWide, text } = await page.evaluate(seen);
    expect(tooWide).toBe(0);
    if (language !== 'en') await speaksNoEnglish(page.locator('#sidebar'));
    expect(text).not.toMatch(/\{\w+\}|undefined|null|NaN/);
    if (language === 'en') expect(text).toContain(state.says ?? '');
    if (language === 'en' && state.unsaid) expect(text).not.toContain(state.unsaid);
    await takePicture(page, `sidebar/${state.name}-${language}`, { fullPage: true });
    // Zooming in by 200 % leaves half the CSS pixels.
    await page.setViewportSize({ width: 150, height: 350 });
    expect((await page.evaluate(seen)).tooWide).toBe(0);
    await takePicture(page, `sidebar/${state.name}-${language}-zoomed`);
  });
});

async function reach(page: Page, state: ShownState): Promise<void> {
  await page
    .locator(state.waitsFor ?? '.status:not(.status-busy)')
    .first()
    .waitFor();
  await state.act?.(page);
}

/** Runs in the page. */
function seen(): { tooWide: number; text: string } {
  const tooWide = document.documentElement.scrollWidth - window.innerWidth;
  return { tooWide, text: document.querySelector('#sidebar')?.textContent ?? '' };
}
