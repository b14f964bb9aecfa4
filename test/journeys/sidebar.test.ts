import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { SIDEBAR, SITE } from '../../src/core/words/books.ts';
import { type KeyIn, type Say, speaker } from '../../src/core/words/speaker.ts';
import {
  ALDER_RIDGE,
  beConnected,
  blueButton,
  connectWith,
  type Desk,
  directoryOf,
  goTo,
  mendCell,
  pastNextRun,
  setFault,
  sitDown,
  statusOf,
  statusSays,
  turnTo,
} from '../sidebar/support/workbench-desk.ts';
import { anewAfterFailure } from '../support/anew-after-failure.ts';
import { openBrowser } from '../support/open-browser.ts';
import { type OpenWorkbench, openWorkbench } from '../support/open-workbench.ts';
import { speaksNoEnglish } from '../support/speaks-no-english.ts';
import { takePicture } from '../support/take-picture.ts';

const VALDEHELECHO = { spreadsheet: 'Valdehelecho, una fila por mes', tab: 'Valdehelecho' };

let browser: Browser;
let workbench: OpenWorkbench;

beforeAll(async () => {
  [browser, workbench] = await Promise.all([openBrowser(), openWorkbench()]);
});
afterAll(async () => {
  await browser.close();
  await workbench.remove();
});

// All at one page, because each loads the grid anew.
const atDesk = anewAfterFailure(() => sitDown(browser, workbench, ALDER_RIDGE));
const journey = (name: string, steps: (desk: Desk) => Promise<void>) => it(name, atDesk(steps));

describe('the sidebar at the workbench', () => {
  journey(
    'shows who has no account yet where the service makes one, and where it makes a session',
    async (desk) => {
      const links = desk.sidebar.locator('form a');
      await desk.sidebar.locator('#address').waitFor();
      expect(await links.count()).toBe(0);
      await desk.sidebar.locator('#address').fill('almanac.example');
      await takePicture(desk.page, 'sidebar-connect-form');
      await leadsTo(desk, 'Create account', 'Create an account');
      await desk.sidebar.getByLabel('By pasting a session').check();
      await takePicture(desk.page, 'sidebar-connect-paste');
      await leadsTo(desk, 'Open the Connect page', 'Connect a spreadsheet');
    },
  );

  journey(
    'leads a newcomer by its blue buttons from connecting to a schedule that runs',
    async (desk) => {
      await turnTo(desk, ALDER_RIDGE);
      await statusSays(desk, /^Not connected yet\.$/);
      await connectWith(desk);
      await takePicture(desk.page, 'sidebar-connected');
      await blueButton(desk).click();
      await statusSays(desk, /^Alder Ridge is ready to send/);
      await takePicture(desk.page, 'sidebar-checked');
      await blueButton(desk).click();
      await desk.sidebar.getByLabel('Public').check();
      await blueButton(desk).click();
      await statusSays(desk, /^Alder Ridge is published\.$/);
      expect((await directoryOf(workbench))[0]).toMatchObject({
        name: 'Alder Ridge',
        isPublic: true,
      });
      await takePicture(desk.page, 'sidebar-published');
      await blueButton(desk).click();
      await desk.sidebar.getByLabel('Public').check();
      await blueButton(desk).click();
      await desk.sidebar.locator('.card').waitFor();
      await statusSays(desk, /^Next run: (today|tomorrow), 06:00 to 07:00$/);
      await takePicture(desk.page, 'sidebar-scheduled');

      await pastNextRun(desk);
      await goTo(desk, 'history');
      await desk.sidebar.getByText('Nothing to send.').first().waitFor();
      await takePicture(desk.page, 'sidebar-history');
      await desk.sidebar.getByRole('button', { name: 'Copy report' }).click();
      await desk.sidebar
        .getByText('The report is copied.')
        .or(desk.sidebar.locator('#report'))
        .waitFor();
    },
  );

  journey('turns a messy sheet into a dataset by following what it finds', async (desk) => {
    await turnTo(desk, {
      spreadsheet: 'Hill Farm, as it really came',
      tab: 'Notebook',
    });
    await beConnected(desk);
    await goTo(desk, 'check');
    await statusSays(desk, /one thing to settle/);
    await takePicture(desk.page, 'sidebar-messy');
    await typeWhileAScriptSelects(desk);
    await mendCell(desk, 'C60', '20.4');
    await blueButton(desk).click();
    await desk.sidebar.locator('.card-error').waitFor({ state: 'detached' });
    await statusSays(desk, /^Notebook is ready to send/);
    await takePicture(desk.page, 'sidebar-mended');
    await blueButton(desk).click();
    await desk.sidebar.getByLabel('Private').check();
    await blueButton(desk).click();
    await confirmAll(desk);
    await statusSays(desk, /^Notebook was sent, and only you can see it\.$/);
  });

  journey('asks for a unit the sheet does not state, and remembers the answer', async (desk) => {
    await turnTo(desk, {
      spreadsheet: 'Sawmill Bend, no units, a sheet an element',
      tab: 'Mean maximum',
    });
    await goTo(desk, 'check');
    await statusSays(desk, /to (answer|settle)/);
    await takePicture(desk.page, 'sidebar-unit');
    const question = desk.sidebar.locator('.card-question', { hasText: 'Fahrenheit' });
    await question.getByLabel('Degrees Fahrenheit').check();
    await question.getByRole('button', { name: 'Use this answer' }).click();
    await question.waitFor({ state: 'detached' });
    await desk.sidebar.getByRole('button', { name: 'Check again' }).click();
    await statusOf(desk);
    expect(await question.count()).toBe(0);
  });

  journey(
    'obeys a column that is said to be another, and writes what it read as a new sheet',
    async (desk) => {
      await turnTo(desk, {
        spreadsheet: 'Cottonwood Flats, °F and inches',
        tab: 'Cottonwood Flats',
      });
      const { page, sidebar } = desk;
      await goTo(desk, 'check');
      await statusOf(desk);
      const values = sidebar.locator('main .secondary', { hasText: 'values' });
      expect(await values.textContent()).toContain('1,476 values');
      await sidebar.getByText('How the table was read').click();
      const roles = sidebar.locator('.columns select');
      await roles
        .filter({ hasText: 'Minimum' })
        .nth(await minimumColumn(desk))
        .selectOption('ignored');
      await sidebar.getByRole('button', { name: 'Read again with these' }).click();
      await values.filter({ hasText: '984 values' }).waitFor();
      await sidebar.getByRole('button', { name: 'Write as new sheet' }).click();
      await sidebar.getByText(/^The rows are in the new sheet/).waitFor();
      await page.getByRole('tab').nth(1).waitFor();
      await takePicture(page, 'sidebar-written');
    },
  );

  journey(
    'says that the service is away, keeps what was filled in, and sends when it is back',
    async (desk) => {
      await turnTo(desk, {
        spreadsheet: 'Marsh Lane, three tables side by side',
        tab: 'Marsh Lane',
      });
      await beConnected(desk);
      await goTo(desk, 'upload');
      await desk.sidebar.getByLabel('Title').fill('Marsh Lane since the flood');
      await desk.sidebar.getByLabel('Public').check();
      await setFault(desk, 'The service answers 503', true);
      await blueButton(desk).click();
      await statusSays(desk, /was not uploaded|no answer came/);
      await takePicture(desk.page, 'sidebar-service-away');
      await setFault(desk, 'The service answers 503', false);
      await blueButton(desk).click();
      await statusSays(desk, /is published/);
      expect((await directoryOf(workbench))[0]?.name).toBe('Marsh Lane since the flood');
    },
  );

  journey('is used with the keyboard alone', async (desk) => {
    await turnTo(desk, {
      spreadsheet: 'Kibo Creek, one row a day',
      tab: 'Kibo Creek',
    });
    await beConnected(desk);
    const { page, sidebar } = desk;
    const press = async (key: string) => page.keyboard.press(key);
    await sidebar.locator('.tabs button').first().focus();
    for (const key of ['Tab', 'Enter']) await press(key);
    await statusSays(desk, /^Kibo Creek|ready|settle|answer/);
    await sidebar.locator('h1:focus').waitFor();
    await tabTo(desk, 'button.action');
    await press('Enter');
    await sidebar.locator('#title').waitFor();
    await tabTo(desk, 'input[name=visibility]');
    await press('Space');
    await tabTo(desk, 'button.action');
    await takePicture(page, 'sidebar-keyboard');
    await press('Enter');
    await statusSays(desk, /is published|one question first/);
  });

  // The last, because the stage then speaks it to everybody. One language shows the way: every view and page in each
  // is in sidebar-states and site/pages, and what the add-on says on this way in addon/every-language.
  it('speaks one language from connecting to the account at the service', async () => {
    const language = 'es';
    const desk = await sitDown(browser, workbench, { ...VALDEHELECHO, language });
    const say = speaker([SIDEBAR, SITE], language);
    await disconnect(desk, say);
    await speaksNoEnglish(desk.sidebar.locator('main'));
    await connectWith(desk);
    await goTo(desk, 'check');
    await statusSays(desk, /^Valdehelecho /);
    await takePicture(desk.page, `sidebar-${language}`);
    await speaksNoEnglish(desk.sidebar.locator('main'));
    await goTo(desk, 'upload');
    await desk.sidebar.getByLabel(say('sidebar.public')).check();
    await blueButton(desk).click();
    await arrives(desk, say('sidebar.outcome-sent', { sheet: 'Valdehelecho' }));
    await speaksNoEnglish(desk.sidebar.locator('main'));
    for (const view of ['schedule', 'history', 'upload'] as const) {
      await goTo(desk, view);
      await statusOf(desk);
      await speaksNoEnglish(desk.sidebar.locator('main'));
    }
    await goTo(desk, 'history');
    const viewer = await opened(desk, say('sidebar.open-in-directory'));
    await viewer.getByRole('heading', { level: 1, name: 'Valdehelecho' }).waitFor();
    await viewer.locator('.skeleton').waitFor({ state: 'detached' });
    await speaksNoEnglish(viewer.locator('body'));
    await takePicture(viewer, `site/viewer-${language}`, { fullPage: true });
    await viewer.goto(`${workbench.directoryUrl}/account`);
    await viewer.locator('input[type=email]').fill(desk.account.email);
    await viewer.locator('input[type=password]').fill(desk.account.password);
    await viewer.locator('button[type=submit]').click();
    await viewer.getByRole('heading', { level: 1, name: say('site.account-title') }).waitFor();
    await viewer.getByText(say('site.session-here')).waitFor();
    await speaksNoEnglish(viewer.locator('body'));
    await takePicture(viewer, `site/account-${language}`, { fullPage: true });
    await desk.page.context().close();
  });
});

/** A link of the sidebar opens a page of the service, in a window of its own. */
async function opened({ page, sidebar }: Desk, link: string): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    sidebar.getByRole('link', { name: link }).first().click(),
  ]);
  return popup;
}

async function leadsTo(desk: Desk, link: string, heading: string): Promise<void> {
  const page = await opened(desk, link);
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.close();
}

/** The next person begins where nobody is connected. */
async function disconnect(desk: Desk, say: Say<KeyIn<typeof SIDEBAR>>): Promise<void> {
  const { sidebar } = desk;
  await goTo(desk, 'connect');
  const form = sidebar.locator('#email');
  await form.or(sidebar.locator('.facts')).first().waitFor();
  if (await form.isVisible()) return;
  const press = () =>
    sidebar
      .getByRole('button', { name: say('sidebar.disconnect') })
      .last()
      .click();
  await press();
  await sidebar.getByText(say('sidebar.disconnect-question')).waitFor();
  await press();
  await form.waitFor();
}

/** Says yes to what is asked on the way, such as values that were sent already. */
async function arrives(desk: Desk, words: string): Promise<void> {
  for (let asked = 0; asked < 3; asked++) {
    if ((await statusOf(desk)) === words) return;
    await blueButton(desk).click();
  }
  await statusSays(desk, new RegExp(words));
}

/** Which of the column choices says that its column is the minimum. */
async function minimumColumn({ sidebar }: Desk): Promise<number> {
  const chosen = await sidebar
    .locator('.columns select')
    .evaluateAll((selects) => selects.map((select) => (select as HTMLSelectElement).value));
  return chosen.indexOf('min');
}

/** What is typed goes into its cell, although a script selects another before it is entered: above the sheet, and in it. */
async function typeWhileAScriptSelects({ page, sidebar }: Desk): Promise<void> {
  await page.locator('.rgCell[data-address="H2"]').click();
  const address = page.locator('.entry-bar .address');
  await address.filter({ hasText: /^H2$/ }).waitFor();
  const entry = page.locator('.entry-bar input');
  await entry.pressSequentially('che');
  // A click would take the focus, and with it enter the text.
  const chip = sidebar.getByRole('button', { name: /^Show cell C60 / });
  await chip.first().dispatchEvent('click');
  await page.locator('.rgCell[data-address="C60"]').waitFor();
  expect(await address.textContent()).toBe('H2');
  await entry.pressSequentially('cked');
  await entry.press('Enter');
  await address.filter({ hasText: /^C60$/ }).waitFor();
  await page.locator('.rgCell[data-address="H2"]', { hasText: 'checked' }).waitFor();
  await page.locator('.rgCell[data-address="H3"]').click();
  await address.filter({ hasText: /^H3$/ }).waitFor();
  await page.keyboard.type('y');
  await page.locator('revogr-edit input').waitFor();
  await chip.first().dispatchEvent('click');
  await address.filter({ hasText: /^C60$/ }).waitFor();
  await page.keyboard.type('es');
  await page.keyboard.press('Enter');
  await page.locator('.rgCell[data-address="H3"]', { hasText: 'yes' }).waitFor();
  // A press does take the focus.
  await page.locator('.rgCell[data-address="H4"]').click();
  await page.keyboard.type('n');
  // The grid gives its field the focus a moment later, and takes what is typed when the focus goes.
  await page.locator('revogr-edit input:focus').waitFor();
  await chip.first().click();
  await page.locator('.rgCell[data-address="H4"]', { hasText: 'n' }).waitFor();
  await address.filter({ hasText: /^C60$/ }).waitFor();
}

/** Says yes to whatever may be sent all the same. */
async function confirmAll(desk: Desk): Promise<void> {
  for (let asked = 0; asked < 3; asked++) {
    if (!(await statusOf(desk)).includes('question first')) return;
    await blueButton(desk).click();
  }
}

async function tabTo({ page, sidebar }: Desk, selector: string): Promise<void> {
  // Found once: to find it in the frame at each press costs more than the press.
  const wanted = await sidebar.locator(selector).first().elementHandle();
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted?.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Cannot reach ${selector} with Tab`);
}
