import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  ALDER_RIDGE,
  advance,
  beConnected,
  blueButton,
  closeSidebar,
  connectWith,
  type Desk,
  directoryOf,
  goTo,
  openPanel,
  pastNextRun,
  setFault,
  sitDown,
  statusOf,
  statusSays,
  turnTo,
} from '../sidebar/support/workbench-desk.ts';
import { anewAfterFailure } from '../support/anew-after-failure.ts';
import { openBrowser } from '../support/open-browser.ts';
import {
  cellAt,
  chooseMenu,
  type OpenWorkbench,
  openWorkbench,
} from '../support/open-workbench.ts';

const DAY_MS = 86_400_000;

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
  journey('leads a newcomer by its blue buttons from connecting to a schedule', async (desk) => {
    const { page, sidebar } = desk;
    await statusSays(desk, /^Not connected yet\.$/);
    const directory = page.getByRole('link', { name: 'Directory', exact: true });
    expect(await directory.getAttribute('href')).toBe(workbench.directoryUrl);
    await leadsToAnAccount(desk);
    await connectWith(desk);
    await blueButton(desk).click();
    await statusSays(desk, /^Alder Ridge is ready/);
    await blueButton(desk).click();
    await sidebar.getByLabel('Public').check();
    await blueButton(desk).click();
    await statusSays(desk, /^Alder Ridge is published\.$/);
    expect((await directoryOf(workbench))[0]).toMatchObject({
      name: 'Alder Ridge',
      isPublic: true,
    });
    const viewer = await opened(desk, 'See it');
    await viewer.getByRole('heading', { name: 'Alder Ridge' }).waitFor();
    await viewer.close();
    await sidebar.getByRole('button', { name: 'Set a schedule' }).click();
    await sidebar.getByText('Public · one version').waitFor();
    expect(await sidebar.getByLabel('Tell me by mail when it fails').isChecked()).toBe(true);
    expect(await sidebar.getByLabel('Mail address').inputValue()).toBe(desk.account.email);
    await blueButton(desk).click();
    await sidebar.locator('.card').waitFor();
    await statusSays(desk, /^Next run: (today|tomorrow), 06:00 to 07:00$/);
  });

  journey('saves a file that others take out of its frame', async (desk) => {
    const { page, sidebar } = desk;
    await goTo(desk, 'check');
    await sidebar.getByRole('button', { name: 'Files for others' }).click();
    await sidebar.getByRole('radio', { name: /CSV/ }).check();
    const coming = page.waitForEvent('download');
    await sidebar.getByRole('button', { name: 'Download' }).click();
    expect((await coming).suggestedFilename()).toMatch(/\.csv$/);
  });

  journey('reads a table of unknown words once somebody points at its columns', async (desk) => {
    const { page, sidebar } = desk;
    await closeSidebar(page);
    const rain = (at: number): number => 20 + ((at * 37) % 90);
    const lines = Array.from({ length: 36 }, (_, at) =>
      [1991 + Math.floor(at / 12), (at % 12) + 1, rain(at)].join(),
    );
    await page.locator('input[type=file]').setInputFiles({
      name: 'zorvan.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['yy,mm,zorvan', ...lines].join('\n')),
    });
    await page.getByRole('tab', { name: 'zorvan' }).waitFor();
    await page.locator('.running:empty').waitFor({ state: 'attached' });
    await chooseMenu(page, 'Open sidebar');
    await sidebar.locator('.tabs').waitFor();
    await goTo(desk, 'check');
    await statusOf(desk);
    await sidebar.locator('#point').evaluate((card) => card.setAttribute('open', ''));
    await sidebar.locator('#point-names').selectOption('1');
    await sidebar.locator('#point-year').selectOption('A');
    await sidebar.locator('#point-month').selectOption('B');
    await sidebar.locator('#point-rain').selectOption('C');
    await sidebar.getByRole('button', { name: 'Read it like this' }).click();
    await sidebar.locator('main p', { hasText: '36 months' }).waitFor();
  });

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
    await press('Enter');
    await statusSays(desk, /is published|one question first/);
  });
});

// Before the clock is moved: the first answer that a later upload loses is that to the exchange of its session.
describe('an upload whose answer is lost', () => {
  journey('is shown as unknown, and is settled by saying that it is there', async (desk) => {
    await turnTo(desk, ALDER_RIDGE);
    const [, ...others] = await uploadUnanswered(desk);
    await settle(desk, 'It is there');
    expect((await directoryOf(workbench)).slice(1)).toEqual(others);
  });
});

// One schedule through two months, in this order: what a day leaves behind, the next one finds.
describe('a schedule', () => {
  journey(
    'runs when that is asked, in the sidebar and by its trigger, and is listed with its log',
    async (desk) => {
      await goTo(desk, 'schedule');
      await desk.sidebar.getByRole('button', { name: 'Run now' }).click();
      await desk.sidebar
        .locator('.card [role=status]', { hasText: /has not changed since the last upload/ })
        .waitFor();
      const triggers = await openPanel(desk, 'Triggers');
      await triggers.getByText('runDueUploads').waitFor();
      await triggers.getByText(/^Next: .*\d{2}:\d{2}/).waitFor();
      await triggers.getByRole('button', { name: 'Run now' }).click();
      const runs = await openPanel(desk, 'Runs');
      const run = runs.locator('li', { hasText: 'runDueUploads' }).first();
      await run.getByText('done').waitFor();
      // A run that comes on top of the list meanwhile moves the pressed one only when the pointer is up.
      await run.locator('summary').hover();
      await desk.page.mouse.down();
      await askForOpening(desk);
      await desk.page.mouse.up();
      await run.locator('pre').waitFor();
    },
  );

  journey('that fails says so by mail, once, and again when it is over', async (desk) => {
    const { page, sidebar } = desk;
    await cellAt(page, 2, 2).click();
    await page.keyboard.type('5.7');
    await page.keyboard.press('Enter');
    await setFault(desk, 'The service answers 503', true);
    await pastNextRun(desk);
    const outbox = await openPanel(desk, 'Mail');
    await outbox.getByText('Almanac could not upload from').waitFor();
    expect(await outbox.locator('li').count()).toBe(1);
    await setFault(desk, 'The service answers 503', false);
    await pastNextRun(desk);
    await openPanel(desk, 'Mail');
    await outbox.getByText('uploads from “Alder Ridge, ready to send” again').waitFor();
    await goTo(desk, 'history');
    await sidebar.getByRole('button', { name: 'Copy report' }).click();
    await sidebar.getByText('The report is copied.').or(sidebar.locator('#report')).waitFor();
  });

  journey('can be paused, and deleted with its trigger', async (desk) => {
    const { sidebar } = desk;
    await goTo(desk, 'schedule');
    await sidebar.getByRole('button', { name: 'Pause' }).click();
    await sidebar.getByRole('button', { name: 'Resume' }).waitFor();
    expect(await statusOf(desk)).toBe('One schedule is paused.');
    await sidebar.getByRole('button', { name: 'Delete', exact: true }).click();
    await sidebar.getByRole('button', { name: 'Delete schedule' }).click();
    await sidebar.locator('.card').waitFor({ state: 'detached' });
    expect(await statusOf(desk)).toBe('Nothing is scheduled in this spreadsheet.');
    const triggers = await openPanel(desk, 'Triggers');
    await triggers.getByText('No trigger yet.').waitFor();
  });
});

describe('the clock moved by 60 days', () => {
  journey(
    'is the clock of the service too: the session has ended, and a dataset sent with another is of that day',
    async (desk) => {
      const { page, sidebar } = desk;
      const [before] = await directoryOf(workbench);
      await advance(desk, '+ 60 days');
      await advance(desk, '+ 1 day');
      await goTo(desk, 'connect');
      await sidebar.getByRole('button', { name: 'Test connection' }).click();
      await sidebar.locator('#address').waitFor();
      expect(await statusOf(desk)).toMatch(/was not used for too long and has ended/);
      await pasteSession(desk);
      await chooseMenu(page, 'Upload dataset');
      await statusSays(desk, /has not changed since\.$/);
      await sidebar.getByText('Send it again anyway').click();
      await sidebar.getByRole('button', { name: 'Upload dataset' }).click();
      await statusSays(desk, /is published\.$/);
      const viewer = await opened(desk, 'See it');
      await viewer.getByRole('heading', { name: 'Alder Ridge' }).waitFor();
      await viewer.close();
      const [after] = await directoryOf(workbench);
      const apart = Date.parse(after?.createdAt ?? '') - Date.parse(before?.createdAt ?? '');
      expect(apart).toBeGreaterThan(60 * DAY_MS);
    },
  );
});

describe('boxes left out on Google’s screen', () => {
  journey('are named in the sidebar, given there, and the schedule is saved', async (desk) => {
    const screen = desk.page.getByRole('dialog', { name: 'Authorization required' });
    await setFault(desk, 'Consent is withdrawn', true);
    // An open sidebar would stay until the new one comes, and what is pressed in it would be lost.
    await closeSidebar(desk.page);
    await chooseMenu(desk.page, 'Open sidebar');
    const boxes = screen.getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(6);
    expect(await screen.locator('input:checked').count()).toBe(0);
    for (const name of [/^View and manage/, /^Display and run/, /^Connect to an external/])
      await screen.getByLabel(name).check();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await screen.waitFor({ state: 'detached' });

    await desk.sidebar.locator('.tabs').waitFor();
    await goTo(desk, 'schedule');
    const card = desk.sidebar.locator('.permissions');
    await card.getByText('Google starts no schedule while a box is left out').waitFor();
    await card.getByText('Without “Send email as you”').waitFor();
    await card.getByRole('link', { name: 'Give permission' }).click();
    await screen.getByLabel('Select all').check();
    await screen.getByRole('button', { name: 'Continue' }).click();
    // Some seconds after its last look the sidebar looks again by itself, and the card may be gone already.
    await card.getByRole('button', { name: 'I have done so' }).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await card.waitFor({ state: 'detached' });

    // The record that an earlier journey made has it already.
    await desk.sidebar.getByText(/ · \d+ versions$/).waitFor();
    await blueButton(desk).click();
    await statusSays(desk, /^Next run: /);
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

/** Who has no account yet is led to where the service makes one, and a session. */
async function leadsToAnAccount({ sidebar }: Desk): Promise<void> {
  const address = (link: string) => sidebar.getByRole('link', { name: link }).getAttribute('href');
  const links = sidebar.locator('form a');
  await sidebar.locator('#address').waitFor();
  expect(await links.count()).toBe(0);
  await sidebar.locator('#address').fill('almanac.example');
  expect(await address('Create account')).toBe('https://almanac.example/sign-up');
  await sidebar.getByLabel('By pasting a session').check();
  expect(await address('Open the Connect page')).toBe('https://almanac.example/connect');
  await sidebar.getByLabel('With e-mail and password').check();
}

/** Says yes to whatever may be sent all the same. */
async function confirmAll(desk: Desk): Promise<void> {
  for (let asked = 0; asked < 3; asked++) {
    if (!(await statusOf(desk)).includes('question first')) return;
    await desk.sidebar.getByRole('button', { name: 'Send it as it is' }).click();
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

/** What the Connect page of the service gives to copy: a session of its own for a spreadsheet. */
async function pasteSession(desk: Desk): Promise<void> {
  const { sidebar, account } = desk;
  const answer = await ask('token?grant_type=password', account);
  expect(answer.status).toBe(200);
  await sidebar.getByLabel('By pasting a session').check();
  await sidebar.getByLabel('Service address').fill('https://almanac.example');
  await sidebar.getByRole('textbox', { name: 'Session' }).fill(await answer.text());
  await blueButton(desk).click();
  await sidebar.locator('.facts').waitFor();
  expect(await statusOf(desk)).toMatch(/^Connected to almanac\.example as /);
  await sidebar.getByRole('button', { name: 'Test connection' }).click();
  await sidebar.getByText('Tested: address, key, session and service are all good.').waitFor();
}

/** Answers with what the Directory lists once it has arrived. */
async function uploadUnanswered(desk: Desk) {
  const { sidebar } = desk;
  await setFault(desk, 'The service does its work, and its answer is lost', true);
  await goTo(desk, 'upload');
  const afresh = sidebar.getByRole('button', { name: 'Upload again' });
  const again = sidebar.getByText('Send it again anyway');
  await again.or(afresh).first().waitFor();
  if (await afresh.isVisible()) await afresh.click();
  await again.click();
  await sidebar.getByRole('button', { name: 'Upload dataset' }).click();
  await confirmAll(desk);
  await statusSays(desk, /^Alder Ridge was sent, but no answer came\.$/);
  await setFault(desk, 'The service does its work, and its answer is lost', false);
  await goTo(desk, 'history');
  expect(await statusOf(desk)).toBe('One upload went out without an answer.');
  return directoryOf(workbench);
}

async function settle(desk: Desk, button: string): Promise<void> {
  const choice = desk.sidebar.getByRole('button', { name: button });
  await choice.click();
  await choice.waitFor({ state: 'detached' });
}

type InGoogleFrame = Window & {
  google: {
    script: {
      run: { withSuccessHandler: (handle: (value: unknown) => void) => { openingState(): void } };
    };
  };
};

/** As the sidebar does by itself. */
function askForOpening({ sidebar }: Desk): Promise<unknown> {
  return sidebar.locator('body').evaluate(
    () =>
      new Promise((resolve) => {
        const { google } = window as unknown as InGoogleFrame;
        google.script.run.withSuccessHandler(resolve).openingState();
      }),
  );
}

function ask(what: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(`auth/v1/${what}`, workbench.directoryUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
