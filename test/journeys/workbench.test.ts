import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { ALDER_RIDGE, closeSidebar, openSpreadsheet } from '../sidebar/support/workbench-desk.ts';
import { anewAfterFailure } from '../support/anew-after-failure.ts';
import { casesOf, inEveryCase } from '../support/every-case.ts';
import { foundByAxe } from '../support/found-by-axe.ts';
import { openBrowser } from '../support/open-browser.ts';
import {
  cellAt,
  chooseMenu,
  chooseSpreadsheet,
  connectDemo,
  type OpenWorkbench,
  openWorkbench,
  sidebarOf,
  visitWorkbench,
} from '../support/open-workbench.ts';
import { speaksNoEnglish } from '../support/speaks-no-english.ts';
import { takePicture } from '../support/take-picture.ts';

let browser: Browser;
let workbench: OpenWorkbench;

type Visit = Awaited<ReturnType<typeof visitWorkbench>>;

// Whoever needs nothing else goes on where the one before has stopped, because each page loads the workbench anew.
const atPage = anewAfterFailure(() => visitWorkbench(browser, workbench.pageUrl));
const journey = (name: string, steps: (visit: Visit) => Promise<void>) => it(name, atPage(steps));
// The sidebar's journeys go this way too; these take the pictures of the README on it.
const describeAtTimes = inEveryCase(describe);

beforeAll(async () => {
  browser = await openBrowser();
  workbench = await openWorkbench();
});

afterAll(async () => {
  await browser.close();
  await workbench.remove();
});

describe('someone without a mouse', () => {
  // The first at the page, because nothing has the focus there yet.
  journey(
    'goes by Tab to the menu and from there into the sidebar, and out of the grid by Escape',
    async ({ page }) => {
      const extensions = page.getByRole('menuitem', { name: 'Extensions' });
      const hasFocus = (found: Locator) =>
        found.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 15 && !(await hasFocus(extensions)); presses++)
        await page.keyboard.press('Tab');
      for (const [key, item] of [
        ['Enter', 'Upload dataset'],
        ['ArrowDown', 'Open sidebar'],
      ] as const) {
        await page.keyboard.press(key);
        await page.locator('[role=menuitem]:focus', { hasText: item }).waitFor();
      }
      await page.keyboard.press('Enter');
      await sidebarOf(page).getByRole('navigation').waitFor();
      await cellAt(page, 3, 2).click();
      await page.keyboard.press('Tab');
      await page.getByLabel('Active cell').filter({ hasText: /^C3$/ }).waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[role=menuitem]:focus', { hasText: 'Extensions' }).waitFor();
    },
  );
});

describeAtTimes('someone who sees it for the first time', () => {
  journey('has a dataset in the Directory by doing what it says', async ({ context, page }) => {
    await closeSidebar(page);
    await chooseMenu(page, 'Upload dataset');
    await connectDemo(page);
    const sidebar = sidebarOf(page);
    await sidebar.getByRole('button', { name: 'Check the sheet' }).click();
    await sidebar.getByRole('button', { name: 'Go on to upload' }).click();
    await sidebar.getByRole('radio', { name: 'Public' }).check();
    await sidebar.getByRole('button', { name: 'Upload dataset' }).click();
    const link = sidebar.getByRole('link', { name: 'See it' });
    await link.waitFor();
    const [viewer] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await viewer.getByRole('heading', { name: 'Alder Ridge' }).waitFor();
    await viewer.close();
    await sidebar.getByRole('navigation').getByRole('button', { name: 'Connect' }).click();
    const service = sidebar.getByRole('link', { name: 'almanac.example' });
    const [directory] = await Promise.all([context.waitForEvent('page'), service.click()]);
    await directory.getByRole('link', { name: 'Alder Ridge' }).waitFor();
    await directory.close();
    const above = page.getByRole('link', { name: 'Directory', exact: true });
    const [again] = await Promise.all([context.waitForEvent('page'), above.click()]);
    await again.close();
  });
});

describeAtTimes('a first look at everything', () => {
  journey('sends records of other shapes, shown newest first', async ({ context, page }) => {
    for (const title of ['Valdehelecho', 'Kibo Creek']) {
      await openSpreadsheet(page, { spreadsheet: title, tab: title });
      await uploadAs(page, title);
    }
    const directory = await context.newPage();
    await directory.goto(workbench.directoryUrl);
    const entries = directory.getByRole('heading', { level: 2 });
    await entries.first().waitFor();
    await takePicture(directory, 'directory');
    const [newest] = await entries.allInnerTexts();
    expect(newest).toContain('Kibo Creek');
    await directory.getByRole('link', { name: 'Valdehelecho' }).click();
    await directory.getByRole('heading', { name: 'Valdehelecho' }).waitFor();
    await directory.locator('svg').first().waitFor();
    await takePicture(directory, 'viewer');
    await directory.close();
  });

  journey('is told what is wrong with a messy notebook, and led to the cell', async ({ page }) => {
    await openSpreadsheet(page, { spreadsheet: 'Hill Farm', tab: 'Notebook' });
    await chooseMenu(page, 'Open sidebar');
    const sidebar = sidebarOf(page);
    await sidebar.getByRole('navigation').getByRole('button', { name: 'Check' }).click();
    await sidebar
      .getByRole('button', { name: /^Check/ })
      .last()
      .click();
    const show = sidebar.getByRole('button', { name: /^Show/ }).first();
    await show.waitFor();
    await sidebar.getByText(/^Reading /).waitFor({ state: 'detached' });
    await takePicture(page, 'sidebar');
    await show.click();
    await page.getByLabel('Active cell').filter({ hasText: /^C60$/ }).waitFor();
    // The table draws only the rows in sight: the cell is there once the table stands at it.
    await page.locator('.sheet-table .cell', { hasText: /^204$/ }).waitFor();
  });

  journey('sees what ran, and moves the clock for the service too', async ({ page }) => {
    await openSpreadsheet(page, ALDER_RIDGE);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Developer' }).click();
    await page.getByRole('tab', { name: 'Runs' }).click();
    await page.getByRole('tabpanel').getByText('uploadSheet').first().waitFor();
    await chooseMenu(page, 'Open sidebar');
    await sidebarOf(page).getByRole('button', { name: 'Go on to upload' }).waitFor();
    await takePicture(page, 'workbench');
    await page.getByRole('button', { name: '+ 1 day' }).click();
    await page.getByRole('button', { name: '+ 1 day', disabled: false }).waitFor();
    const answer = await fetch(`${workbench.directoryUrl}/functions/v1/datasets`);
    expect(answer.status).toBe(200);
    await page.getByRole('button', { name: 'Developer' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

describe('the spreadsheet on the page', () => {
  journey('takes what is pasted, and gives a cell to the clipboard', async ({ context, page }) => {
    await openSpreadsheet(page, ALDER_RIDGE);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await cellAt(page, 2, 2).click();
    await page.evaluate(() => navigator.clipboard.writeText('1.5\t-2\n3\tten\n'));
    await page.keyboard.press('Control+v');
    await expectText(page, [3, 3], 'ten');
    await expectText(page, [2, 2], '1.5');
    await page.keyboard.press('Control+c');
    await page.waitForFunction(async () => (await navigator.clipboard.readText()) === '1.5');
    expect(complaints).toEqual([]);
  });

  journey('takes what is pasted before another frame was drawn', async ({ page }) => {
    await openSpreadsheet(page, ALDER_RIDGE);
    await cellAt(page, 2, 2).click();
    await cellAt(page, 3, 3).evaluate((cell) => {
      const { left, top } = cell.getBoundingClientRect();
      const at = { clientX: left + 5, clientY: top + 5, bubbles: true, cancelable: true };
      cell.dispatchEvent(new MouseEvent('mousedown', at));
      cell.dispatchEvent(new MouseEvent('mouseup', at));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '7.5');
      const paste = { clipboardData, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new ClipboardEvent('paste', paste));
    });
    await expectText(page, [3, 3], '7.5');
  });

  journey(
    'gives the whole sheet to the clipboard with its frozen header',
    async ({ context, page }) => {
      await openSpreadsheet(page, ALDER_RIDGE);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      // The active cell is among the frozen rows, and among those that scroll.
      for (const [row, column] of [
        [1, 1],
        [3, 2],
      ] as const) {
        await page.evaluate(() => navigator.clipboard.writeText(''));
        await cellAt(page, row, column).click();
        await page.keyboard.press('Control+a');
        await page.keyboard.press('Control+c');
        await page.waitForFunction(async () =>
          /^Year\t01_max.*\n1971\t.*\n1972\t/.test(await navigator.clipboard.readText()),
        );
      }
    },
  );

  journey('puts each value in its cell, however quickly it is typed', async ({ page }) => {
    await openSpreadsheet(page, ALDER_RIDGE);
    for (const [delay, [row, column]] of casesOf(
      [
        [0, [10, 5]],
        [30, [14, 5]],
        [60, [18, 5]],
      ] as const,
      ([delay]) => delay === 0,
    )) {
      await cellAt(page, row, column).click();
      for (const key of ['1', '2', 'Enter', '1', '3', 'Enter', 'ArrowRight', '1', '4', 'Tab'])
        await page.keyboard.press(key, { delay });
      await page.keyboard.type('15\n', { delay });
      await expectText(page, [row, column], '12.0');
      await expectText(page, [row + 1, column], '13.0');
      await expectText(page, [row + 2, column + 1], '14.0');
      await expectText(page, [row + 2, column + 2], '15.0');
    }
  });

  journey('lets tabs, columns and rows be changed, and takes it back', async ({ page }) => {
    await openSpreadsheet(page, { spreadsheet: 'Sawmill Bend', tab: 'Mean maximum' });
    const tabs = page.getByRole('tab');
    const names = await tabs.allTextContents();
    const chooseAct = async (of: Locator, act: string) => {
      await of.click({ button: 'right' });
      await page.getByRole('menuitem', { name: act }).click();
    };
    await chooseAct(tabs.nth(0), 'Copy');
    await tabs.filter({ hasText: 'Copy of Mean maximum' }).waitFor();
    await chooseAct(tabs.nth(1), 'Move left');
    await tabs.nth(0).filter({ hasText: 'Copy of Mean maximum' }).waitFor();
    await tabs.nth(0).dblclick();
    await page.keyboard.type('Worked on\n');
    await tabs.nth(0).filter({ hasText: 'Worked on' }).waitFor();
    await tabs.nth(0).click();
    const before = await cellAt(page, 3, 2).textContent();
    await chooseAct(page.locator('.sheet-table [data-row="3"]'), 'Delete row 3');
    await cellAt(page, 3, 2)
      .filter({ hasNotText: before ?? '' })
      .waitFor();
    await page.keyboard.press('Control+z');
    await expectText(page, [3, 2], before ?? '');
    await chooseAct(page.locator('.sheet-table [data-column="2"]'), 'Move column B right');
    await expectText(page, [3, 3], before ?? '');
    await takePicture(page, 'lines-moved');
    await chooseAct(tabs.nth(0), 'Delete');
    await tabs.filter({ hasText: 'Worked on' }).waitFor({ state: 'detached' });
    expect(await tabs.allTextContents()).toEqual(names);
  });

  journey('takes what is being typed when another tab is pressed', async ({ page }) => {
    await openSpreadsheet(page, { spreadsheet: 'Sawmill Bend', tab: 'Mean maximum' });
    await cellAt(page, 3, 2).click();
    await page.keyboard.type('61');
    await page.locator('.sheet-table .typing input').waitFor();
    const tabs = page.getByRole('tab');
    // As long as a finger takes to press.
    await tabs.nth(1).click({ delay: 120 });
    await cellAt(page, 3, 2).filter({ hasNotText: '61' }).waitFor();
    await tabs.nth(0).click();
    await expectText(page, [3, 2], '61');
  });
});

describe('someone at the end of the day', () => {
  // The last at the page, because the workbench is then of the day before.
  journey('types a value, and opens files', async ({ context, page }) => {
    await openSpreadsheet(page, ALDER_RIDGE);
    await cellAt(page, 4, 2).click();
    await page.keyboard.type('9.25');
    await page.keyboard.press('Enter');
    // Shown with one digit, as the column's number format has it.
    await expectText(page, [4, 2], '9.3');
    await openOwnFiles(page);
    await context.close();
    workbench = await workbench.again();
  });
});

// After all others, because the stage then speaks Portuguese to everybody.
describe('who comes back the next day, in Portuguese', () => {
  const atPage = anewAfterFailure(() =>
    visitWorkbench(browser, workbench.pageUrl, { locale: 'pt-BR' }),
  );

  it(
    'finds what was typed, and the file that was opened',
    atPage(async ({ page }) => {
      await chooseMenu(page, 'Abrir painel');
      await sidebarOf(page).getByRole('navigation').waitFor();
      await speaksNoEnglish(sidebarOf(page).locator('main'));
      await expectText(page, [4, 2], '9.3');
      await chooseSpreadsheet(page, 'moor');
      await expectText(page, [2, 2], '7.2');
    }),
  );
});

async function openOwnFiles(page: Page): Promise<void> {
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
  await page.getByRole('alert').filter({ hasText: 'report.xls: It is a web page' }).waitFor();

  await page.getByRole('button', { name: 'Add a sheet' }).click();
  await page.getByRole('tab').nth(1).click();
  await page.getByText('This sheet is empty. Drop a CSV').waitFor();
  // The words of a button that the mouse stands on can be read, too.
  await page.getByRole('banner').getByRole('button', { name: 'Open a file' }).hover();
  expect(await foundByAxe(page)).toEqual([]);
}

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
  await page.dispatchEvent('body', 'drop', { dataTransfer: brought });
}

/** From a spreadsheet just opened to its dataset, connected already. */
async function uploadAs(page: Page, title: string): Promise<void> {
  await chooseMenu(page, 'Upload dataset');
  const sidebar = sidebarOf(page);
  await sidebar.getByRole('textbox', { name: 'Title' }).fill(title);
  await sidebar.getByRole('radio', { name: 'Public' }).check();
  await sidebar.getByRole('button', { name: 'Upload dataset' }).click();
  await sidebar.getByRole('link', { name: 'See it' }).waitFor();
}

async function expectText(
  page: Page,
  [row, column]: [number, number],
  text: string,
): Promise<void> {
  // No text at all is in every text.
  await cellAt(page, row, column)
    .filter({ hasText: text || /^$/ })
    .waitFor();
}
