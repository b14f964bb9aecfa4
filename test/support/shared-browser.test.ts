import { expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { browserOf } from './shared-browser.ts';

it('what one worker of Jest copies is not pasted by the other', async () => {
  const browsers = await Promise.all(['1', '2'].map(browserOf));
  const [first, second] = await Promise.all(browsers.map(pageWithClipboard));
  await first?.evaluate(() => navigator.clipboard.writeText('of the first'));
  await second?.evaluate(() => navigator.clipboard.writeText('of the second'));
  expect(await first?.evaluate(() => navigator.clipboard.readText())).toBe('of the first');
  await Promise.all(browsers.map((browser) => browser.close()));
});

async function pageWithClipboard(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.route('**/*', (route) => route.fulfill({ body: '' }));
  const page = await context.newPage();
  // A page may use the clipboard where its address counts as safe.
  await page.goto('http://localhost/');
  return page;
}
