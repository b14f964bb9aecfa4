import { afterEach, expect, it } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { findChromium, packagedChromium } from './chromium.ts';
import { launchChromium } from './open-browser.ts';

let browser: Browser | undefined;
afterEach(() => browser?.close());

it('the browser of this machine starts and draws a page', async () => {
  browser = await launchChromium();
  expect(await headingOf(browser)).toBe('Rain');
});

it('a path given by the environment wins over everything that is installed', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/browser' })).toEqual({
    executablePath: '/opt/browser',
  });
});

it('the packaged browser starts with its own libraries and has a font to draw with', async () => {
  const { executablePath, env } = packagedChromium();
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], env: { ...env } });
  expect(await headingOf(browser)).toBe('Rain');
  const page = await browser.newPage();
  await page.setContent('<span>mmmm</span>');
  expect(await page.locator('span').evaluate(widthOf)).toBeGreaterThan(20);
});

async function headingOf(opened: Browser): Promise<string | null> {
  const page = await opened.newPage();
  await page.setContent('<h1>Rain</h1>');
  return page.locator('h1').textContent();
}

function widthOf(element: Element): number {
  return element.getBoundingClientRect().width;
}
