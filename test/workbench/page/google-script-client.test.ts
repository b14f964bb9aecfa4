import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { frameSource } from '../../../src/workbench/page/serve-frame.ts';
import { openBrowser } from '../../support/open-browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  {
    name: 'a function that failed',
    script: 'google.script.run.withFailureHandler(tell).look()',
    says: 'false ScriptError Exception: No',
  },
  {
    name: 'an argument that cannot cross',
    script: 'try { google.script.run.look(new Date()) } catch (error) { tell(error) }',
    says: 'false TypeError Failed due to illegal value in property: 0',
  },
])('a page of an add-on meets no Error of its own realm in $name', async ({ script, says }) => {
  const tell =
    'const tell = (error) => { document.body.textContent = [error instanceof Error, error.name, error.message].join(" ") };';
  const page = await browser.newPage();
  const client = await readFile('dist/workbench/page/google-script-client.js', 'utf8');
  const html = `<!DOCTYPE html><body><script>${tell}${script}</script></body>`;
  const shown = { html, functions: ['look'] } as Parameters<typeof frameSource>[0];
  await page.evaluate(showRefusing, frameSource(shown, client, {}));
  const body = page.frameLocator('iframe').locator('body', { hasText: 'Error' });
  expect(await body.textContent()).toBe(says);
  await page.close();
});

/** Runs in the window around the page: every call is answered with a failure. */
function showRefusing(source: string): void {
  window.addEventListener('message', ({ data, source: from }) => {
    const answer = { ok: false, message: 'Exception: No' };
    const reply = { almanacFrame: 'answer', call: data.call, answer };
    if (data.almanacFrame === 'call') (from as Window).postMessage(reply, '*');
  });
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.srcdoc = source;
  document.body.append(frame);
}
