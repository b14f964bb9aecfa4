import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/open-browser.ts';
import { type OpenWorkbench, openWorkbench } from '../support/open-workbench.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { takePicture } from '../support/take-picture.ts';

const MONTHS = [
  'Max °C,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
  ...Array.from({ length: 12 }, (_, year) =>
    [
      1991 + year,
      ...[5, 6, 9, 12, 16, 19, 21, 20, 17, 13, 8, 6].map((t) => t + (year % 5) / 10),
    ].join(),
  ),
].join('\n');

let browser: Browser;
let workbench: OpenWorkbench;
let service: string;
beforeAll(async () => {
  browser = await openBrowser();
  workbench = await openWorkbench();
  service = workbench.directoryUrl.replace(/\/$/, '');
});
afterAll(async () => {
  await browser.close();
  await workbench.remove();
});

it('publishes a file as a private record, and the mended one as its next version, still private', async () => {
  const { page, close } = await visit();
  await openFile(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Sign in on this site first').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await signInBeside(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const now = page.getByRole('button', { name: 'Publish now' });
  await now.click();
  await page.getByText('Give it a title and say who may see it.').waitFor();
  await takePicture(page, 'open-publish');
  await page.getByRole('radio', { name: 'Only you' }).check();
  await now.click();
  await page.getByText('Hill farm was sent, and only you can see it.').waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.locator('.sheet-table .cell[data-address="B3"]').click();
  await page.keyboard.type('7.7\n');
  await page.getByText('1 cell mended here').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Values changed: 1; new: 0; gone: 0.').waitFor();
  await page.getByText('The record is private').waitFor();
  await now.click();
  await page.getByText('Hill farm was sent, and only you can see it.').waitFor();
  const link = await page.getByRole('link', { name: 'See it' }).getAttribute('href');

  expect(await asAnonymous(link ?? '')).toBe(404);
  await page.goto(`${service}${link}`);
  await page.getByRole('heading', { name: 'Hill farm' }).waitFor();
  const versions = await page.evaluate(async (path) => {
    const { access_token: token } = JSON.parse(localStorage.getItem('almanac-auth-token') ?? '{}');
    const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).dataset.versions;
  }, `/functions/v1${link}`);
  expect(versions).toBe(2);
  await close();
});

it('weighs little on its way, and less until a file can be dropped', async () => {
  const page = await sent('/open');
  const { pages, worker } = JSON.parse(/id="parts">([^<]*)/.exec(page.toString())?.[1] ?? '');
  const named = [...page.toString().matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)];
  const addresses = [...named.map(([, address = '']) => address), pages.fr];
  const first = await Promise.all(addresses.map((address) => sent(address)));
  const untilDropped = weightOf([page, ...first]);
  expect(untilDropped).toBeLessThan(150 * 1024);
  expect(untilDropped + weightOf([await sent(worker)])).toBeLessThan(200 * 1024);
});

/** What comes over the line: `fetch` would unpack it. */
async function sent(path: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((give, fail) =>
    get(`${service}${path}`, { headers }, give).on('error', fail),
  );
  return Buffer.concat(await answer.toArray());
}

function weightOf(parts: Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

async function visit() {
  const context = await browser.newContext({ locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(`${service}/open`);
  return { page, close: () => context.close() };
}

async function openFile(page: Page): Promise<void> {
  const file = { name: 'Hill farm.csv', mimeType: 'text/csv', buffer: Buffer.from(MONTHS) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.views').getByText('is ready').waitFor();
}

/** In a tab of its own, while the file stays open in this one. */
async function signInBeside(page: Page): Promise<void> {
  const beside = await page.context().newPage();
  await beside.goto(`${service}/sign-in`);
  await beside.getByLabel('E-mail').fill(workbench.account.email);
  await beside.getByLabel('Password', { exact: true }).fill(workbench.account.password);
  await beside.getByRole('button', { name: 'Sign in' }).click();
  await beside
    .getByRole('button', { name: /Demo/ })
    .or(beside.getByRole('link', { name: /Demo/ }))
    .first()
    .waitFor();
  await beside.close();
}

async function asAnonymous(link: string): Promise<number> {
  const answer = await fetch(`${service}/functions/v1${link}`);
  return answer.status;
}
