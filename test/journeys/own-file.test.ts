import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { foundByAxe } from '../support/found-by-axe.ts';
import {
  cellAt,
  chooseSpreadsheet,
  type OpenWorkbench,
  openWorkbench,
  visit,
} from '../support/open-workbench.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { takePicture } from '../support/take-picture.ts';

let browser: Browser;
let workbench: OpenWorkbench;

beforeAll(async () => {
  browser = await sharedBrowser();
  workbench = await openWorkbench();
});

afterAll(async () => {
  await browser.close();
  await workbench.remove();
});

it('someone tries it with a file of their own, and finds it again the next day', async () => {
  const { context, page } = await visit(browser, workbench.pageUrl);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).press('Enter'),
  ]);
  await chooser.setFiles('test/fixtures/workbooks/by-xlsxwriter-1904.xlsx');
  await cellAt(page, 1, 1).filter({ hasText: 'Low Moor, station 17' }).waitFor();
  await cellAt(page, 3, 1).filter({ hasText: '27/02/1961' }).waitFor();
  await cellAt(page, 3, 2).filter({ hasText: '7.3' }).waitFor();
  await page.getByText('Charts on tabs of their own were left out: Picture.').waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Low Moor']);

  await drop(page, 'moor.tsv', Buffer.from('Year\tJan\n1961\t7.2\n'));
  await cellAt(page, 2, 2).filter({ hasText: '7.2' }).waitFor();

  await drop(page, 'report.xls', Buffer.from('<html><table>'));
  await page.getByRole('alert').filter({ hasText: 'report.xls is a web page' }).waitFor();
  await takePicture(page, 'own-file');

  await page.getByRole('button', { name: 'Add a sheet' }).click();
  await page.getByRole('tab').nth(1).click();
  await page.getByText('This sheet is empty. Drop a CSV').waitFor();
  await takePicture(page, 'own-file-empty');
  await page.setViewportSize({ width: 360, height: 740 });
  await takePicture(page, 'own-file-phone');
  // The words of a button that the mouse stands on can be read, too.
  await page.getByRole('banner').getByRole('button', { name: 'Open a file' }).hover();
  expect(await foundByAxe(page, { without: 'revo-grid' })).toEqual([]);
  await context.close();

  workbench = await workbench.again();
  const next = await visit(browser, workbench.pageUrl);
  await chooseSpreadsheet(next.page, 'moor');
  await cellAt(next.page, 2, 2).filter({ hasText: '7.2' }).waitFor();
  await next.context.close();
});

/** A file let go over the page, as the browser tells it. */
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const text = content.toString('latin1');
  const brought = await page.evaluateHandle(
    ([fileName = '', body = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([body], fileName));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: brought });
  await page.getByText('Drop the file to open it').waitFor();
  await takePicture(page, `own-file-drop-${name}`);
  await page.dispatchEvent('body', 'drop', { dataTransfer: brought });
}
