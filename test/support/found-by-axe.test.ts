import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { foundByAxe } from './found-by-axe.ts';
import { openBrowser } from './open-browser.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const FAULTS = `<!DOCTYPE html><html lang="en"><title>Rain</title><main><h1>Rain</h1>
  <img src="data:,"><p style="color: #ccc; background: #fff">April</p></main></html>`;

const AROUND = `<!DOCTYPE html><html lang="en"><title>Rain</title>
  <main><h1>Rain</h1><iframe title="Inside"></iframe></main></html>`;

it.each([
  {
    name: 'every fault, each with its element',
    wish: {},
    found: [/^color-contrast: <p/, /^image-alt: <img/],
  },
  {
    name: 'faults of the rules asked for',
    wish: { rules: ['image-alt'] },
    found: [/^image-alt: <img/],
  },
  { name: 'nothing in what is left out', wish: { without: 'img' }, found: [/^color-contrast: <p/] },
])(
  'tells $name, in a page, in a frame and in a page around it, also when they are loaded anew',
  async ({ wish, found }) => {
    const told = found.map((pattern) => expect.stringMatching(pattern));
    await page.setContent(FAULTS);
    expect(await foundByAxe(page, wish)).toEqual(told);
    await page.setContent(AROUND);
    const [, frame] = page.frames();
    await frame?.setContent(FAULTS);
    expect(frame && (await foundByAxe(frame, wish))).toEqual(told);
    expect(await foundByAxe(page, wish)).toEqual(told);
  },
);
