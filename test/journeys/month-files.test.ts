import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  ALDER_RIDGE,
  advance,
  closeSidebar,
  openPanel,
  sitDown,
  statusSays,
} from '../sidebar/support/workbench-desk.ts';
import { openBrowser } from '../support/open-browser.ts';
import { chooseMenu, type OpenWorkbench, openWorkbench } from '../support/open-workbench.ts';
import { takePicture } from '../support/take-picture.ts';

let browser: Browser;
let workbench: OpenWorkbench;

beforeAll(async () => {
  [browser, workbench] = await Promise.all([openBrowser(), openWorkbench()]);
});
afterAll(async () => {
  await browser.close();
  await workbench.remove();
});

const DAY_MS = 86_400_000;

/** Three years of months, of which the running one is the last. */
function monthsUntil(now: Date): string {
  const lines = Array.from({ length: 36 }, (_, at) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 35 + at));
    const warmth = Math.cos(((month.getUTCMonth() - 6) / 6) * Math.PI);
    const [max, min] = [15 + 8 * warmth, 6 + 6 * warmth].map((value) => value.toFixed(1));
    return [month.getUTCFullYear(), month.getUTCMonth() + 1, max, min, 40 + (at % 7) * 6].join();
  });
  return ['Year,Month,Tmax (°C),Tmin (°C),Rain (mm)', ...lines].join('\n');
}

it('files of each month are saved without a connection, mailed on their day, and not twice', async () => {
  const desk = await sitDown(browser, workbench, ALDER_RIDGE);
  const { page, sidebar } = desk;
  const now = new Date();
  const due = new Date(now.getTime() + 2 * DAY_MS);
  const month = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() - 1));
  await closeSidebar(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'low-moor.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(monthsUntil(now)),
  });
  await page.getByRole('tab', { name: 'low-moor' }).waitFor();
  await page.locator('.running:empty').waitFor({ state: 'attached' });
  await chooseMenu(page, 'Schedule uploads');
  await sidebar.getByRole('button', { name: 'Files of low-moor each month' }).click();
  await sidebar.getByText('Facts of the station').waitFor();
  await sidebar.getByLabel('Mail address').fill('ada@field.example');
  await sidebar.locator('#files-day').selectOption(String(due.getUTCDate()));
  await sidebar.locator('#files-hour').selectOption('0');
  await sidebar.getByRole('button', { name: 'Save schedule' }).click();
  await sidebar.getByText(/WMO knows a station by its WIGOS identifier/).waitFor();
  await takePicture(page, 'month-files-asks');
  await sidebar.getByLabel('Identifier of the station').fill('0-20000-0-61990');
  await sidebar.getByRole('button', { name: 'Save schedule' }).click();
  await sidebar.locator('.card', { hasText: 'CLIMAT (WMO) · By mail' }).waitFor();
  await statusSays(desk, /^Next run: /);
  await takePicture(page, 'month-files-saved');
  for (let days = 0; days < 3; days++) await advance(desk, '+ 1 day');
  const outbox = await openPanel(desk, 'Mail');
  const file = `0-20000-0-61990_climat_${month.toISOString().slice(0, 7)}.csv`;
  await outbox.locator('summary', { hasText: file }).click();
  const text = (await outbox.locator('details pre').textContent()) ?? '';
  expect(text.split('\n')[1]).toContain(
    `low-moor,,${month.getUTCFullYear()},${month.getUTCMonth() + 1},1,`,
  );
  await takePicture(page, 'month-files-mailed');
  await advance(desk, '+ 1 day');
  await openPanel(desk, 'Mail');
  expect(await outbox.locator('.cards > li').count()).toBe(1);
  await chooseMenu(page, 'Schedule uploads');
  await sidebar.getByText(new RegExp(`${month.getUTCFullYear()}-.*, made `)).waitFor();
});
