import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { ADDRESS } from '../../addon/support/accounts.ts';
import { type Almanac, openAlmanac, settleIn, uploadFirst } from '../../addon/support/almanac.ts';
import { foundByAxe } from '../../support/found-by-axe.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { goTo } from './people.ts';

let service: RunningProgram;
let browser: Browser;
let clerk: Visitor;
let project: string;
let almanac: Almanac | undefined;

beforeAll(async () => {
  [service, browser] = await Promise.all([runService(), openBrowser()]);
  clerk = await visit(browser, service.address);
  project = await mkdtemp(join('node_modules/.cache', 'pasted-'));
});

afterAll(async () => {
  await almanac?.close();
  await browser?.close();
  await service?.stop();
  await rm(project, { recursive: true });
});

const it = stepsInOrder();

it('gives three texts with the address of the service in them, and can be read by everyone', async () => {
  const { page } = clerk;
  // The site is told that its service stands elsewhere, as a static host would tell it.
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { serviceUrl: ADDRESS, key: '', signup: 'open' } }),
  );
  await page.goto('/install');
  for (const name of ['Code.gs', 'sidebar.en.html', 'appsscript.json']) {
    await page.getByRole('button', { name: `Copy ${name}` }).click();
    await page.getByRole('button', { name: `Copy ${name}` }).waitFor({ state: 'detached' });
    const pasted = await page.evaluate(() => navigator.clipboard.readText());
    await writeFile(join(project, name), pasted);
  }
  expect(await page.getByRole('button', { name: 'Copied' }).count()).toBe(3);
  expect(await foundByAxe(page)).toEqual([]);
});

it('gives the words of the menu too where the page is not in English', async () => {
  const { page } = clerk;
  await openAnew(page, 'Español');
  for (const name of ['Code.gs', 'words.es.gs', 'sidebar.es.html', 'appsscript.json'])
    await page.getByRole('button', { name: `Copiar ${name}` }).waitFor();
  await page.getByRole('button', { name: 'Copiar words.es.gs' }).click();
  await page.getByRole('button', { name: 'Copiado' }).waitFor();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  expect(pasted).toBe(await readFile('dist/addon/words.es.js', 'utf8'));
});

it('can be copied from where it came by plain http, and then the browser has no clipboard', async () => {
  const { page } = clerk;
  await openAnew(page, 'English');
  const clipboard = await page.evaluateHandle(() => navigator.clipboard);
  await page.evaluate(() =>
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined }),
  );
  await page.getByRole('button', { name: 'Copy sidebar.en.html' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const pasted = await clipboard.evaluate((kept) => kept.readText());
  // With the word joiners in it, which a person's own copy leaves out.
  expect(pasted).toBe(await readFile('dist/addon/sidebar.en.html', 'utf8'));
});

it('makes an add-on that connects and uploads without anybody typing an address', async () => {
  almanac = await openAlmanac({ project });
  const editor = await settleIn(almanac);
  expect(editor.menuItems).toContain('Upload dataset');
  expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent' });
  expect(await almanac.directory()).toHaveLength(1);
});

/** Where nothing has been copied yet. */
async function openAnew(page: Page, language: string): Promise<void> {
  await goTo(page, '/developers');
  // By its key: where the page is still coming, a press of the mouse that begins on a button may end beside it.
  await page.getByRole('button', { name: language }).press('Enter');
  await goTo(page, '/install');
}
