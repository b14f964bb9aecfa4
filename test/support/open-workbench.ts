import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import { addressOf } from '../../src/core/reading/a1.ts';
import { PATIENCE_MS } from './patience.ts';

export type OpenWorkbench = {
  pageUrl: string;
  directoryUrl: string;
  account: { email: string; password: string };
  /** stops it and starts it again, as a person does the next day */
  again: () => Promise<OpenWorkbench>;
  remove: () => Promise<void>;
};

/** Everything `npm start` starts, as it was built, at free ports and in a folder of its own. */
export async function openWorkbench(): Promise<OpenWorkbench> {
  const folder = await mkdtemp(join(tmpdir(), 'workbench-'));
  return start(folder);
}

async function start(folder: string): Promise<OpenWorkbench> {
  const wishes = ['--folder', folder, '--port', '0', '--service-port', '0'];
  const program = spawn(process.execPath, ['dist/workbench/main.js', ...wishes], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LANG: 'en' },
  });
  const [pageUrl = '', directoryUrl = ''] = await addressesOf(program);
  const account = JSON.parse(await readFile(join(folder, 'account.json'), 'utf8'));
  return {
    pageUrl,
    directoryUrl,
    account,
    again: async () => {
      await stop(program);
      return start(folder);
    },
    remove: async () => {
      await stop(program);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What it prints once everything is there: the workbench first, then the Directory. */
function addressesOf(program: ChildProcess): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let printed = '';
    program.stdout?.on('data', (data) => {
      printed += data;
      if (printed.includes('Ctrl-C')) resolve(printed.match(/http:\/\/\S+/g) ?? []);
    });
    program.once('exit', (code) => reject(new Error(`The workbench ended (${code}): ${printed}`)));
  });
}

/** Ctrl-C, and every part of it must be gone. */
async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGINT');
  await gone;
}

export async function visitWorkbench(
  browser: Browser,
  url: string,
  wish: { locale?: string; width?: number; height?: number } = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const { locale = 'en-GB', width = 1280, height = 800 } = wish;
  const context = await browser.newContext({
    locale,
    viewport: { width, height },
    // A sign of waiting that turns is drawn anew sixty times a second, while others wait for the processor.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('.sheet-table .cell').first().waitFor();
  return { context, page };
}

/** Opens *Extensions › Almanac* and chooses an item, as its words say. */
export async function chooseMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('menubar').getByRole('menuitem').first().click();
  await page.getByRole('menu').getByRole('menuitem', { name: item }).click();
}

export async function chooseSpreadsheet(page: Page, title: string): Promise<void> {
  const choice = page.locator('.spreadsheet-choice select');
  const option = choice.locator('option', { hasText: title });
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await page.locator('.sheet-table .cell').first().waitFor();
}

export function sidebarOf(page: Page): FrameLocator {
  return page.frameLocator('.sidebar iframe');
}

/** `C14`'s cell in the grid; it must be in view. */
export function cellAt(page: Page, row: number, column: number): Locator {
  return page.locator(`.sheet-table .cell[data-address="${addressOf({ row, column })}"]`);
}

/** What the guide on top of the page says to type. */
export async function connectDemo(page: Page): Promise<void> {
  const sidebar = sidebarOf(page);
  await sidebar.locator('button[type="submit"]').waitFor();
  await page.getByRole('button', { name: 'Fill in' }).click();
  await sidebar.locator('button[type="submit"]').click();
}
