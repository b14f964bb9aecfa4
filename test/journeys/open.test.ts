import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import type { Reading } from '../../src/core/reading/reading.ts';
import { readWorkbook } from '../../src/workbench/files/read-workbook.ts';
import { readCommand } from '../../src/workbench/read/read-command.ts';
import { foundByAxe } from '../support/found-by-axe.ts';
import { openBrowser } from '../support/open-browser.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { speaksNoEnglish } from '../support/speaks-no-english.ts';
import { takePicture } from '../support/take-picture.ts';

/** As it lies on a stick; a service shows the same page at /open. */
const OFFLINE = pathToFileURL(resolve('dist/open/almanac.html')).href;

const NOTEBOOK = [
  'Hill farm notebook,,,,,,,,,,,,',
  'Max °C,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
  ...Array.from({ length: 12 }, (_, year) =>
    [1991 + year, 5, 6, 9, 12, 16, 19, 21, year === 7 ? 204 : 20, 17, 13, 8, 6].join(','),
  ),
].join('\n');

const MONTHS = [43, 49, 54, 61, 67, 70, 68, 63, 55, 46, 42];
const WITHOUT_UNIT = [
  'Tmax,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
  ...Array.from({ length: 12 }, (_, year) =>
    [1991 + year, 40 + (year % 5), ...MONTHS.map((t, at) => t + ((year * (at + 3)) % 7))].join(),
  ),
].join('\n');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Wish = { locale?: string; width?: number; dark?: boolean };

async function visit({ locale = 'en-GB', width = 1280, dark = false }: Wish = {}) {
  const context = await browser.newContext({
    locale,
    viewport: { width, height: 800 },
    colorScheme: dark ? 'dark' : 'light',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(OFFLINE);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  return { page, asked, complaints, close: () => context.close() };
}

async function openFiles(page: Page, ...files: { name: string; text: string }[]): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })),
    );
  await page.locator('.sheet-table .cell').first().waitFor();
}

const cell = (page: Page, address: string) =>
  page.locator(`.sheet-table .cell[data-address="${address}"]`);

it('shows what is wrong with a file, where, and takes the mended value, without asking anybody for anything', async () => {
  const { page, asked, complaints, close } = await visit();
  await takePicture(page, 'open-empty');
  const loaded = asked.length;
  // A stick is for where there is no network.
  await page.context().setOffline(true);
  await openFiles(page, { name: 'notebook.csv', text: NOTEBOOK });
  const views = page.locator('.views');
  await views.getByText(/204/).first().waitFor();
  await takePicture(page, 'open-checked');
  await views.getByRole('button', { name: /^Show cell I10/ }).click();
  await page.locator('.sheet-table input[aria-label^="I10: "]:focus').waitFor();
  await page.keyboard.type('20.4\n');
  await views.getByText(/204/).waitFor({ state: 'detached' });
  expect(await cell(page, 'I10').textContent()).toBe('20.4');
  await page.getByText('1 cell mended here').waitFor();
  await page.keyboard.press('Control+z');
  await views.getByText(/204/).first().waitFor();
  expect(await foundByAxe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  // The browser counts what the page gives it itself: the worker, and what is saved.
  expect(asked.slice(loaded).filter((url) => !url.startsWith('blob:'))).toEqual([]);
  await close();
});

it('keeps what a person answered for the next table with this header, and saves it for npm run read', async () => {
  const { page, close } = await visit();
  const table = { name: 'farm.csv', text: WITHOUT_UNIT };
  const asks = page.locator('.views').getByText('°F is the likeliest unit');
  await openFiles(page, table);
  await asks.waitFor();
  await page.getByRole('radio', { name: /Fahrenheit/ }).check();
  await page.getByRole('button', { name: 'Use this answer' }).click();
  await page.getByText('is kept in this browser').waitFor();
  await asks.waitFor({ state: 'detached' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the answers' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  await takePicture(page, 'open-answers');

  await page.reload();
  const grown = { name: 'farm 2003.csv', text: `${WITHOUT_UNIT}\n2003,44,${MONTHS.slice(1)}` };
  await openFiles(page, grown);
  await page.getByText('for a table with this header holds again').waitFor();
  await page.locator('.views').getByText('is ready').waitFor();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await asks.waitFor();
  await page.reload();
  await openFiles(page, table);
  await asks.waitFor();
  await openFiles(page, { name: download.suggestedFilename(), text: saved });
  await asks.waitFor({ state: 'detached' });
  await openFiles(page, { name: 'other.json', text: '{"unit":"F"}' });
  await page.getByRole('alert').filter({ hasText: 'not known here' }).waitFor();
  await close();

  const folder = mkdtempSync(join(tmpdir(), 'answers-'));
  writeFileSync(join(folder, table.name), table.text);
  writeFileSync(join(folder, 'answers.json'), saved);
  const printed: string[] = [];
  await readCommand([table.name, '--wishes', 'answers.json', '--json'], {
    folder,
    input: () => new Uint8Array(),
    print: (text) => printed.push(text),
    complain: () => {},
  });
  rmSync(folder, { recursive: true });
  const { findings }: Reading = JSON.parse(printed.join(''));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('makes the file that others take', async () => {
  const { page, close } = await visit();
  const months = NOTEBOOK.replace('204', '20');
  await openFiles(page, { name: 'notebook.csv', text: months });
  const views = page.locator('.views');
  await views.getByRole('button', { name: 'Files for others' }).first().click();
  await views.getByRole('radio', { name: /CSV/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    views.getByRole('button', { name: 'Download' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(saved).toMatch(/1991/);
  await takePicture(page, 'open-files');
  await close();
});

it('begins with all stations where several are opened together, and makes their files at once', async () => {
  const { page, complaints, close } = await visit();
  const files = ['Alder', 'Birch', 'Cedar'].map((name, at) => ({
    name: `${name}.csv`,
    text: NOTEBOOK.replace('204', '20').replace(/,(\d+)/g, (_, t) => `,${Number(t) + at}`),
  }));
  const list = 'Station,Latitude,Longitude,Elevation (m)\nAlder,51,-3,12\nBirch,52,-3,40\n';
  await openFiles(page, ...files, { name: 'list.csv', text: list });
  const views = page.locator('.views');
  await views.getByText('1 station is not in the list of stations: Cedar').waitFor();
  expect(await foundByAxe(page)).toEqual([]);
  await takePicture(page, 'open-stations');
  await views.getByRole('button', { name: 'Looked at' }).click();
  await views.getByRole('button', { name: 'Tick all that are ready' }).click();
  await views.getByRole('button', { name: 'Files' }).last().click();
  await views.getByRole('radio', { name: /CSV/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    views.getByRole('button', { name: 'Download' }).click(),
  ]);
  const made = Object.keys(unzipSync(await readFile(await download.path())));
  expect(made.filter((name) => /Alder|Birch|Cedar/.test(name))).toHaveLength(3);
  expect(complaints).toEqual([]);
  await close();
});

it('gives the findings back, beside a file that cannot be marked itself', async () => {
  const { page, close } = await visit();
  await openFiles(page, { name: 'notebook.csv', text: NOTEBOOK });
  await page.locator('.views').getByText(/204/).first().waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save with the findings' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('notebook Findings.xlsx');
  await page.getByText('Only XLSX can be marked itself').waitFor();
  const bytes = await readFile(await download.path());
  const [sheet] = readWorkbook(bytes, 'packed-workbook').sheets;
  const [header, ...rows] = sheet?.rows.map((row) => row.map(({ value }) => value)) ?? [];
  expect(header?.slice(0, 3)).toEqual(['Sheet', 'Cell', 'Value']);
  expect(rows[0]?.slice(0, 3)).toEqual(['notebook', 'I10', '204']);
  await close();
});

it('says of each file that cannot be opened why, and opens the others', async () => {
  const { page, close } = await visit();
  await openFiles(
    page,
    { name: 'scan.pdf', text: '%PDF-1.4' },
    { name: 'empty.csv', text: '' },
    { name: 'notebook.csv', text: NOTEBOOK },
  );
  await page.getByRole('alert').filter({ hasText: 'scan.pdf: It is a PDF' }).waitFor();
  await page.getByRole('alert').filter({ hasText: 'empty.csv: It is empty.' }).waitFor();
  await close();
});

it.each(['fr-FR', 'es-ES', 'pt-BR'])('speaks %s, on a phone and in the dark', async (locale) => {
  const { page, close } = await visit({ locale, width: 390, dark: true });
  const scan = { name: 'scan.pdf', text: '%PDF-1.4' };
  await openFiles(page, scan, { name: 'notebook.csv', text: NOTEBOOK });
  await page.locator('.views').getByText(/204/).first().waitFor();
  await page.getByRole('alert').filter({ hasText: 'PDF' }).waitFor();
  await speaksNoEnglish(page.locator('.open-page'));
  await takePicture(page, `open-${locale}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await foundByAxe(page)).toEqual([]);
  await close();
});
