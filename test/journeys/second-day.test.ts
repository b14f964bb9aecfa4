import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator } from 'playwright-core';
import {
  beConnected,
  blueButton,
  type Desk,
  directoryOf,
  goTo,
  mendCell,
  sitDown,
  statusSays,
} from '../sidebar/support/workbench-desk.ts';
import { anewAfterFailure } from '../support/anew-after-failure.ts';
import { openBrowser } from '../support/open-browser.ts';
import { chooseMenu, type OpenWorkbench, openWorkbench } from '../support/open-workbench.ts';

const NOTEBOOK = { spreadsheet: 'Hill Farm, as it really came', tab: 'Notebook' };
const CELL = 'C60';

let browser: Browser;
let workbench: OpenWorkbench;

beforeAll(async () => {
  [browser, workbench] = await Promise.all([openBrowser(), openWorkbench()]);
});
afterAll(async () => {
  await browser.close();
  await workbench.remove();
});

const atDesk = anewAfterFailure(() => sitDown(browser, workbench, NOTEBOOK));
const journey = (name: string, steps: (desk: Desk) => Promise<void>) => it(name, atDesk(steps));

describe('the second day of a sheet', () => {
  journey('begins with a check that says on one screen what to do, and an upload', async (desk) => {
    const { sidebar } = desk;
    await beConnected(desk);
    await goTo(desk, 'check');
    await statusSays(desk, /settle/);
    // Up to here a person reads what to do; below stand what was read, pictures and settings.
    expect(await bottomOf(desk, '.cards')).toBeLessThan(SCREEN_PX);
    console.info(`Check is ${await heightOf(desk)} px high`);
    await typeWhileAScriptSelects(desk);
    await mendCell(desk, CELL, '20.4');
    await accepted(desk);
    await blueButton(desk).click();
    await sidebar.getByLabel('Public').check();
    await blueButton(desk).click();
    await sidebar.getByRole('button', { name: 'Send it as it is' }).click();
    await statusSays(desk, /^Notebook is published\.$/);
    expect(await blueButton(desk).textContent()).toBe('See it');
  });

  journey(
    '“Upload dataset” says what will change, and sends it where that was said',
    async (desk) => {
      const { page, sidebar } = desk;
      await type(desk, '20.5');
      await chooseMenu(page, 'Upload dataset');
      await statusSays(desk, /has changed since\. Not sent: 1 month\.$/);
      await sidebar.locator('.figures tbody tr', { hasText: /20\.4.*20\.5$/ }).waitFor();
      expect(await directoryOf(workbench)).toHaveLength(1);
      await sidebar.getByLabel('Send without asking').check();
      await page.locator('.running:empty').waitFor({ state: 'attached' });
      await chooseMenu(page, 'Upload dataset');
      await statusSays(desk, /^Notebook is published\.$/);
      await chooseMenu(page, 'Upload dataset');
      await statusSays(desk, /has not changed since\.$/);
      await sidebar.getByLabel('Send without asking').uncheck();
      await page.locator('.running:empty').waitFor({ state: 'attached' });
    },
  );

  journey(
    'mends a cell, sees it accepted and publishes the change in three clicks, without scrolling',
    async (desk) => {
      const { sidebar } = desk;
      await type(desk, '205');
      await goTo(desk, 'check');
      await sidebar.getByRole('button', { name: 'Check again' }).click();
      await statusSays(desk, /settle/);
      const begin = Date.now();
      const press = async (button: Locator) => {
        expect(await isInView(button)).toBe(true);
        await button.click();
      };
      await press(sidebar.getByRole('button', { name: `Show cell ${CELL} ` }).first());
      await type(desk, '20.6');
      await accepted(desk);
      await press(blueButton(desk));
      await sidebar.getByText('One value changed').waitFor();
      await press(blueButton(desk));
      await statusSays(desk, /^Notebook is published\.$/);
      console.info(`Three clicks in ${(Date.now() - begin) / 1000} s`);
    },
  );
});

/** What a laptop leaves a sidebar. */
const SCREEN_PX = 868;

async function bottomOf({ sidebar }: Desk, selector: string): Promise<number> {
  return sidebar
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
}

async function heightOf({ sidebar }: Desk): Promise<number> {
  return sidebar.locator('html').evaluate(({ scrollHeight }) => scrollHeight);
}

async function isInView(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

/** The page looks when the pointer comes back to it, and nobody presses anything. */
async function accepted(desk: Desk): Promise<void> {
  const { sidebar } = desk;
  await sidebar.locator('.verdict').hover();
  await sidebar.locator('.settled', { hasText: CELL }).waitFor();
  await statusSays(desk, /^Notebook is ready/);
}

/** Into the cell that the finding has brought into view. */
async function type({ page }: Desk, text: string): Promise<void> {
  await page.locator(`.sheet-table .cell[data-address="${CELL}"]`).click();
  await page.locator('.entry-bar .address', { hasText: new RegExp(`^${CELL}$`) }).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.locator(`.sheet-table .cell[data-address="${CELL}"]`, { hasText: text }).waitFor();
}

/** What is typed goes into its cell, although a script selects another before it is entered. */
async function typeWhileAScriptSelects(desk: Desk): Promise<void> {
  const { page, sidebar } = desk;
  const address = page.locator('.entry-bar .address');
  // A click would take the focus, and with it enter the text.
  const chip = sidebar.getByRole('button', { name: /^Show cell C60 / });
  await page.locator('.sheet-table .cell[data-address="H3"]').click();
  await address.filter({ hasText: /^H3$/ }).waitFor();
  await page.keyboard.type('y');
  await page.locator('.sheet-table .typing input').waitFor();
  await chip.first().dispatchEvent('click');
  await address.filter({ hasText: /^C60$/ }).waitFor();
  await page.keyboard.type('es');
  await page.keyboard.press('Enter');
  await page.locator('.sheet-table .cell[data-address="H3"]', { hasText: 'yes' }).waitFor();
  // A press does take the focus.
  await page.locator('.sheet-table .cell[data-address="H4"]').click();
  await page.keyboard.type('n');
  await page.locator('.sheet-table .typing input:focus').waitFor();
  await chip.first().click();
  await page.locator('.sheet-table .cell[data-address="H4"]', { hasText: 'n' }).waitFor();
  await address.filter({ hasText: /^C60$/ }).waitFor();
  await pressTwiceAndType(desk, 'C60');
}

/** Of two presses of one cell the second means it, too: what is typed then is for that cell. */
async function pressTwiceAndType({ page, sidebar }: Desk, cell: string): Promise<void> {
  const chip = sidebar.getByRole('button', { name: new RegExp(`^Show cell ${cell} `) }).first();
  for (const typed of ['1', '2']) {
    await chip.click();
    await page.locator(`.sheet-table input[aria-label^="${cell}"]:focus`).waitFor();
    await page.keyboard.type(typed);
    await page.locator('.sheet-table .typing input:focus').waitFor();
    await page.keyboard.press('Escape');
  }
}
