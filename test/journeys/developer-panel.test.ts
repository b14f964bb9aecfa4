import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import {
  ALDER_RIDGE,
  advance,
  blueButton,
  closeSidebar,
  connectWith,
  type Desk,
  directoryOf,
  goTo,
  openPanel,
  pastNextRun,
  setFault,
  sitDownAlone,
  statusOf,
  statusSays,
} from '../sidebar/support/workbench-desk.ts';
import { cellAt, chooseMenu, type OpenWorkbench } from '../support/open-workbench.ts';
import { takePicture } from '../support/take-picture.ts';

const DAY_MS = 86_400_000;

let workbench: OpenWorkbench;
let desk: Desk;
let leave: () => Promise<void>;

// One person through two months, in this order: what a day leaves behind, the next one finds.
beforeAll(async () => {
  ({ workbench, desk, leave } = await sitDownAlone(ALDER_RIDGE));
});
afterAll(() => leave?.());

describe('a session pasted into the sidebar', () => {
  it('connects, and the test of the connection finds every part good', async () => {
    const { sidebar } = desk;
    await sidebar.getByLabel('By pasting a session').check();
    await sidebar.getByLabel('Service address').fill('https://almanac.example');
    await sidebar.getByRole('textbox', { name: 'Session' }).fill(await ownSession());
    await blueButton(desk).click();
    await sidebar.locator('.facts').waitFor();
    expect(await statusOf(desk)).toMatch(/^Connected to almanac\.example as /);
    await sidebar.getByRole('button', { name: 'Test connection' }).click();
    await sidebar.getByText('Tested: address, key, session and service are all good.').waitFor();
    await takePicture(desk.page, 'panel-pasted-session');
  });
});

describe('an upload whose answer is lost', () => {
  it('is shown as unknown, and is settled by saying that it is there', async () => {
    await uploadUnanswered();
    await takePicture(desk.page, 'panel-unknown');
    await settle('It is there');
    expect((await directoryOf(workbench)).length).toBe(1);
  });

  it('is sent once more by saying that it is not, and is then known', async () => {
    await uploadUnanswered();
    await settle('It is not: send again');
    await takePicture(desk.page, 'panel-settled');
    expect(await statusOf(desk)).toMatch(/^Last run .*: Published\.$/);
  });
});

describe('a schedule', () => {
  it('has a trigger with its next time, which runs on demand and is listed with cost and log', async () => {
    const { sidebar } = desk;
    await goTo(desk, 'schedule');
    await sidebar.getByLabel('Public').check();
    await sidebar.getByLabel('Tell me by mail when it fails').check();
    await sidebar.getByLabel('Mail address').fill('keeper@alder.example');
    await blueButton(desk).click();
    await sidebar.locator('.card').waitFor();
    const triggers = await openPanel(desk, 'Triggers');
    await triggers.getByText('runDueUploads').waitFor();
    await triggers.getByText(/^Next: .*\d{2}:\d{2}/).waitFor();
    await takePicture(desk.page, 'panel-trigger');
    await triggers.getByRole('button', { name: 'Run now' }).click();
    const runs = await openPanel(desk, 'Runs');
    const run = runs.locator('li', { hasText: 'runDueUploads' }).first();
    await run.getByText('done').waitFor();
    expect(await run.textContent()).toMatch(/cost [1-9]/);
    await run.locator('summary').click();
    await run.getByText('Properties.').first().waitFor();
    await takePicture(desk.page, 'panel-run');
  });

  it('that Google no longer permits leaves a line in the log of its run', async () => {
    await setFault(desk, 'Consent is withdrawn', true);
    const triggers = await openPanel(desk, 'Triggers');
    await triggers.getByRole('button', { name: 'Run now' }).click();
    const runs = await openPanel(desk, 'Runs');
    const run = runs.locator('li', { hasText: 'schedule.consent-withdrawn' });
    await run.locator('summary').click();
    await run.getByText('{"kind":"schedule.consent-withdrawn"}').waitFor();
    await takePicture(desk.page, 'panel-log');
    await setFault(desk, 'Consent is withdrawn', false);
  });

  it('that fails says so by mail, once, and again when it is over', async () => {
    await cellAt(desk.page, 2, 2).click();
    await desk.page.keyboard.type('5.7');
    await desk.page.keyboard.press('Enter');
    await setFault(desk, 'The service answers 503', true);
    await pastNextRun(desk);
    const outbox = await openPanel(desk, 'Mail');
    await outbox.getByText('Almanac could not upload from').waitFor();
    await takePicture(desk.page, 'panel-mail');
    expect(await outbox.locator('li').count()).toBe(1);
    await setFault(desk, 'The service answers 503', false);
    await pastNextRun(desk);
    await openPanel(desk, 'Mail');
    await outbox.getByText('uploads from “Alder Ridge, ready to send” again').waitFor();
    await goTo(desk, 'history');
    await takePicture(desk.page, 'panel-recovered');
  });

  it('can be paused, and deleted with its trigger', async () => {
    const { sidebar } = desk;
    await goTo(desk, 'schedule');
    await sidebar.getByRole('button', { name: 'Pause' }).click();
    await sidebar.getByRole('button', { name: 'Resume' }).waitFor();
    expect(await statusOf(desk)).toBe('One schedule is paused.');
    await takePicture(desk.page, 'panel-paused');
    await sidebar.getByRole('button', { name: 'Delete', exact: true }).click();
    await sidebar.getByRole('button', { name: 'Delete schedule' }).click();
    await sidebar.locator('.card').waitFor({ state: 'detached' });
    expect(await statusOf(desk)).toBe('Nothing is scheduled in this spreadsheet.');
    const triggers = await openPanel(desk, 'Triggers');
    await triggers.getByText('No trigger yet.').waitFor();
  });
});

describe('the clock moved by 60 days', () => {
  it('is the clock of the service too: the session has ended, and a dataset sent now is of that day', async () => {
    const [before] = await directoryOf(workbench);
    await advance(desk, '+ 60 days');
    await advance(desk, '+ 1 day');
    await goTo(desk, 'connect');
    await desk.sidebar.getByRole('button', { name: 'Test connection' }).click();
    await desk.sidebar.locator('#address').waitFor();
    await takePicture(desk.page, 'panel-session-ended');
    expect(await statusOf(desk)).toMatch(/has ended this connection/);
    await desk.sidebar.getByLabel('With e-mail and password').check();
    await connectWith(desk);
    await chooseMenu(desk.page, 'Upload dataset');
    const question = desk.page.getByRole('dialog', { name: 'Almanac' });
    await question.getByText('Nothing has changed since the last upload').waitFor();
    await takePicture(desk.page, 'panel-question');
    await question.getByRole('button', { name: 'OK' }).click();
    const said = desk.page.frameLocator('dialog.page-dialog iframe');
    await said.getByText(/was sent and everyone may see it/).waitFor();
    await takePicture(desk.page, 'panel-dialog');
    const [viewer] = await Promise.all([
      desk.page.context().waitForEvent('page'),
      said.getByRole('link', { name: 'Open the dataset' }).click(),
    ]);
    await viewer.getByRole('heading', { name: 'Alder Ridge' }).waitFor();
    await said.getByRole('button', { name: 'Close' }).click();
    await desk.page.locator('dialog.page-dialog').waitFor({ state: 'detached' });
    const [after] = await directoryOf(workbench);
    const apart = Date.parse(after?.createdAt ?? '') - Date.parse(before?.createdAt ?? '');
    expect(apart).toBeGreaterThan(60 * DAY_MS);
  });
});

describe('boxes left out on Google’s screen', () => {
  it('are named in the sidebar, given there, and the schedule is saved', async () => {
    await setFault(desk, 'Consent is withdrawn', true);
    // An open sidebar would stay until the new one comes, and what is pressed in it would be lost.
    await closeSidebar(desk.page);
    await chooseMenu(desk.page, 'Open sidebar');
    const boxes = screen().getByRole('checkbox');
    await boxes.first().waitFor();
    expect(await boxes.count()).toBe(6);
    expect(await screen().locator('input:checked').count()).toBe(0);
    for (const name of [/^View and manage/, /^Display and run/, /^Connect to an external/])
      await screen().getByLabel(name).check();
    await takePicture(desk.page, 'consent-boxes');
    await screen().getByRole('button', { name: 'Continue' }).click();
    await screen().waitFor({ state: 'detached' });

    await desk.sidebar.locator('.tabs').waitFor();
    await goTo(desk, 'schedule');
    const card = desk.sidebar.locator('.permissions');
    await card.getByText('Google starts no schedule while a box is left out').waitFor();
    await card.getByText('Without “Send email as you”').waitFor();
    await takePicture(desk.page, 'consent-missing');
    await card.getByRole('link', { name: 'Give permission' }).click();
    await screen().getByLabel('Select all').check();
    await screen().getByRole('button', { name: 'Continue' }).click();
    // Some seconds after its last look the sidebar looks again by itself, and the card may be gone already.
    await card.getByRole('button', { name: 'I have done so' }).evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
    await card.waitFor({ state: 'detached' });

    await desk.sidebar.getByLabel('Public').check();
    await blueButton(desk).click();
    await statusSays(desk, /^Next run: /);
  });
});

/** Google's screen over the spreadsheet. */
function screen(): Locator {
  return desk.page.getByRole('dialog', { name: 'Authorization required' });
}

/** What the Connect page of the service gives to copy: a session of its own for a spreadsheet. */
async function ownSession(): Promise<string> {
  const { directoryUrl, account } = workbench;
  const answer = await fetch(new URL('auth/v1/token?grant_type=password', directoryUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(account),
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

async function uploadUnanswered(): Promise<void> {
  const { sidebar } = desk;
  await setFault(desk, 'The service does its work, and its answer is lost', true);
  await goTo(desk, 'upload');
  const afresh = sidebar.getByRole('button', { name: 'Upload another time' });
  await sidebar.getByLabel('Public').or(afresh).first().waitFor();
  if (await afresh.isVisible()) await afresh.click();
  await sidebar.getByLabel('Public').check();
  await blueButton(desk).click();
  if ((await statusOf(desk)).includes('question first')) await blueButton(desk).click();
  expect(await statusOf(desk)).toBe('Alder Ridge was sent, but no answer came.');
  await setFault(desk, 'The service does its work, and its answer is lost', false);
  await goTo(desk, 'history');
  expect(await statusOf(desk)).toBe('One upload went out without an answer.');
}

async function settle(button: string): Promise<void> {
  const choice: Locator = desk.sidebar.getByRole('button', { name: button });
  await choice.click();
  await choice.waitFor({ state: 'detached' });
}
