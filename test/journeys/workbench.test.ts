import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium.ts';
import {
  cellAt,
  chooseMenu,
  chooseSpreadsheet,
  connectDemo,
  type OpenWorkbench,
  openWorkbench,
  sidebarOf,
  visit,
} from '../support/open-workbench.ts';
import { takePicture } from '../support/take-picture.ts';

const A_MINUTE_MS = 60_000;

let browser: Browser;
let workbench: OpenWorkbench;

beforeAll(async () => {
  browser = await launchChromium();
  workbench = await openWorkbench();
}, 3 * A_MINUTE_MS);

afterAll(async () => {
  await browser.close();
  await workbench.remove();
}, A_MINUTE_MS);

describe('someone who sees it for the first time', () => {
  it(
    'has a dataset in the Directory within a minute, by doing what it says',
    async () => {
      const { context, page } = await visit(browser, workbench.pageUrl);
      const startedAt = Date.now();
      await chooseMenu(page, 'Upload dataset');
      await connectDemo(page, workbench);
      const sidebar = sidebarOf(page);
      await sidebar.getByRole('button', { name: 'Check the sheet' }).click();
      await sidebar.getByRole('button', { name: 'Continue to upload' }).click();
      await sidebar.getByRole('radio', { name: 'Public' }).check();
      await sidebar.getByRole('button', { name: 'Upload dataset' }).click();
      const link = sidebar.getByRole('link', { name: 'Open in the Directory' });
      await link.waitFor();
      await takePicture(page, 'first-upload');
      const [viewer] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await viewer.getByRole('heading', { name: 'Alder Ridge' }).waitFor();
      expect(Date.now() - startedAt).toBeLessThan(A_MINUTE_MS);
      await page.getByRole('link', { name: 'Directory', exact: true }).click();
      await context.close();
    },
    3 * A_MINUTE_MS,
  );
});

describe('the spreadsheet on the page', () => {
  it(
    'takes what is typed and pasted, gives it back on undo, and keeps it for the next start',
    async () => {
      const { context, page } = await visit(browser, workbench.pageUrl);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const before = await cellAt(page, 2, 2).innerText();
      await cellAt(page, 2, 2).click();
      await page.evaluate(() => navigator.clipboard.writeText('1.5\t-2\n3\tten\n'));
      await page.keyboard.press('Control+v');
      await expectText(page, [3, 3], 'ten');
      await expectText(page, [2, 2], '1.5');
      await page.keyboard.press('Control+z');
      await expectText(page, [2, 2], before);
      await cellAt(page, 4, 2).click();
      await page.keyboard.type('9.25');
      await page.keyboard.press('Enter');
      // Shown with one digit, as the column's number format has it.
      await expectText(page, [4, 2], '9.3');
      await context.close();
      workbench = await workbench.again();
      const later = await visit(browser, workbench.pageUrl);
      await expectText(later.page, [4, 2], '9.3');
      await later.context.close();
      workbench = await workbench.again({ reset: true });
      const afresh = await visit(browser, workbench.pageUrl);
      expect(await cellAt(afresh.page, 4, 2).innerText()).not.toBe('9.3');
      await afresh.context.close();
    },
    4 * A_MINUTE_MS,
  );
});

async function expectText(
  page: Parameters<typeof cellAt>[0],
  [row, column]: [number, number],
  text: string,
): Promise<void> {
  await cellAt(page, row, column).filter({ hasText: text }).waitFor();
}
