import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import {
  ALDER_RIDGE,
  advance,
  beConnected,
  blueButton,
  closeSidebar,
  type Desk,
  directoryOf,
  goTo,
  openPanel,
  pastNextRun,
  sitDown,
  statusSays,
} from '../sidebar/support/workbench-desk.ts';
import { openBrowser } from '../support/open-browser.ts';
import {
  cellAt,
  chooseMenu,
  type OpenWorkbench,
  openWorkbench,
} from '../support/open-workbench.ts';
import { stepsInOrder } from '../support/steps-in-order.ts';
import { takePicture } from '../support/take-picture.ts';
import { type Visitor, visit } from '../support/visitor.ts';

let browser: Browser;
let workbench: OpenWorkbench;
let desk: Desk;
let owner: Visitor;
let anybody: Visitor;

beforeAll(async () => {
  [browser, workbench] = await Promise.all([openBrowser(), openWorkbench()]);
  desk = await sitDown(browser, workbench, ALDER_RIDGE);
  [owner, anybody] = await Promise.all([
    visit(browser, workbench.directoryUrl),
    visit(browser, workbench.directoryUrl),
  ]);
  await signIn(owner.page);
  await beConnected(desk);
});
afterAll(async () => {
  await browser?.close();
  await workbench?.remove();
});

// Each begins with what the one before left behind, as a life does.
const it = stepsInOrder();

/** Of one dataset, with its owner in the sidebar and on the site, and a browser of nobody beside them. */
describe('a record, seen by its owner and by anybody', () => {
  it('is published, and scheduled with the title and visibility that it has', async () => {
    await goTo(desk, 'upload');
    await desk.sidebar.getByLabel('Public').check();
    await uploadButton().click();
    await statusSays(desk, /^Alder Ridge is published\.$/);
    await goTo(desk, 'schedule');
    await desk.sidebar.getByText('Public · one version').waitFor();
    await desk.sidebar.getByRole('button', { name: 'Save schedule' }).click();
    await statusSays(desk, /^Next run: /);
    expect(await seenByAnybody()).toEqual(['Alder Ridge']);
  });

  it('named anew and hidden on the site, stays so when the next scheduled run adds to it', async () => {
    await openOnSite('Alder Ridge');
    await owner.page.getByRole('button', { name: 'Edit details' }).click();
    await owner.page.getByLabel('Title').fill('Pine Hollow, Vermont');
    await owner.page.getByLabel('Only you').check();
    await owner.page.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.page.getByRole('heading', { name: 'Pine Hollow, Vermont' }).waitFor();
    expect(await seenByAnybody()).toEqual([]);
    await type(2, '5.7');
    await pastNextRun(desk);
    expect(await seenByAnybody()).toEqual([]);
    expect(await directoryOf(workbench)).toEqual([]);
    await chooseMenu(desk.page, 'Upload dataset');
    await desk.sidebar.getByText('Private · 2 versions').waitFor();
    await desk.sidebar.getByText('Pine Hollow, Vermont').first().waitFor();
    await takePicture(desk.page, 'record-private');
  });

  it('is made public by a question that names what it reaches, and private with all of it', async () => {
    const { sidebar } = desk;
    await sidebar.locator('summary', { hasText: 'Change title, who may see it' }).click();
    await sidebar.getByText('with all 2 versions').waitFor();
    await sidebar.getByLabel('Public').check();
    await sidebar.getByRole('button', { name: 'Save the change' }).click();
    await sidebar.getByText('download it, with all 2 versions').waitFor();
    expect(await seenByAnybody()).toEqual([]);
    await takePicture(desk.page, 'record-make-public');
    await sidebar.getByRole('button', { name: 'Make it public' }).click();
    await sidebar.getByText('Everyone can see it now, all 2 versions of it.').waitFor();
    expect(await seenByAnybody()).toEqual(['Pine Hollow, Vermont']);
    await sidebar.getByLabel('Private').check();
    await sidebar.getByRole('button', { name: 'Save the change' }).click();
    await sidebar.getByText('Only you can see it now, all 2 versions of it.').waitFor();
    expect(await seenByAnybody()).toEqual([]);
  });

  it('is looked at again when the pointer comes back: “has not changed since” is not for ever', async () => {
    // The one that is open says the same, until the new one takes its place.
    await closeSidebar(desk.page);
    await chooseMenu(desk.page, 'Upload dataset');
    await statusSays(desk, /has not changed since\.$/);
    await type(3, '5.9');
    await desk.sidebar.locator('main > .status').first().hover();
    await statusSays(desk, /has changed since\. Not sent: 1 month\.$/);
    await takePicture(desk.page, 'record-not-sent');
  });

  it('deleted on the site is told with its date in Upload, History and mail, and a schedule holds', async () => {
    await openOnSite('Pine Hollow, Vermont');
    await owner.page.getByRole('button', { name: 'Delete' }).first().click();
    await owner.page.getByRole('button', { name: /^Delete (for good|all 2 versions)$/ }).click();
    await owner.page.getByText('is gone from the Directory').waitFor();
    await pastNextRun(desk);
    const outbox = await openPanel(desk, 'Mail');
    await outbox.getByText(/removed from the Directory on \d{4}-\d\d-\d\d/).waitFor();
    await goTo(desk, 'history');
    await desk.sidebar.getByText(REMOVED).first().waitFor();
    await goTo(desk, 'schedule');
    await desk.sidebar.locator('.card-warning').waitFor();
    await chooseMenu(desk.page, 'Upload dataset');
    await statusSays(desk, REMOVED);
    await takePicture(desk.page, 'record-removed');
    expect(await seenByAnybody()).toEqual([]);
  });

  it('is published anew as a first time: nothing is preselected', async () => {
    const { sidebar } = desk;
    await sidebar.getByRole('button', { name: 'Publish anew' }).click();
    expect(await sidebar.getByLabel('Public').isChecked()).toBe(false);
    expect(await sidebar.getByLabel('Private').isChecked()).toBe(false);
    await sidebar.getByLabel('Public').check();
    await uploadButton().click();
    await statusSays(desk, /^Alder Ridge is published\.$/);
    expect(await seenByAnybody()).toHaveLength(1);
  });
});

describe('a connection that was ended on the account page', () => {
  it('says so in Upload with a button to connect, and leaves nothing red once there is another', async () => {
    const { sidebar, account } = desk;
    await owner.page.goto('/account');
    const sessions = owner.page.getByRole('button', { name: /^End: / });
    await sessions.first().waitFor();
    await sessions.first().click();
    await advance(desk, '+ 1 hour');
    await type(2, '6.1');
    await chooseMenu(desk.page, 'Upload dataset');
    await uploadButton().or(sidebar.getByText(ENDED)).first().waitFor();
    if (await uploadButton().isVisible()) await uploadButton().click();
    await statusSays(desk, ENDED);
    await takePicture(desk.page, 'connection-ended');
    expect(await blueButton(desk).textContent()).toBe('Connect');
    await blueButton(desk).click();
    expect(await sidebar.locator('#email').inputValue()).toBe(account.email);
    await sidebar.locator('#password').fill(account.password);
    await blueButton(desk).click();
    await sidebar.locator('.facts').waitFor();
    for (const view of ['upload', 'schedule', 'history'] as const) {
      await goTo(desk, view);
      await desk.page.locator('.running:empty').waitFor({ state: 'attached' });
      expect(await sidebar.locator('.status-bad, .trouble, .error').allTextContents()).toEqual([]);
    }
  });
});

const REMOVED = /removed from the Directory on \d{1,2} \w+ \d{4}/;
const ENDED = /This connection was ended: on your account page/;

const uploadButton = () => desk.sidebar.getByRole('button', { name: 'Upload dataset' });

async function type(row: number, text: string): Promise<void> {
  const { page } = desk;
  await cellAt(page, row, 2).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await cellAt(page, row, 2).filter({ hasText: text }).waitFor();
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = workbench.account;
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Demo' }).first().waitFor();
}

async function openOnSite(title: string): Promise<void> {
  await owner.page.goto('/');
  await owner.page.getByRole('link', { name: title }).first().click();
  await owner.page.getByRole('heading', { name: title }).waitFor();
}

/** The titles in a browser that nobody is signed in with. */
async function seenByAnybody(): Promise<string[]> {
  const { page } = anybody;
  await page.goto('/');
  const titles = page.getByRole('list', { name: /Datasets/ }).getByRole('heading');
  await titles.or(page.getByText('No dataset has been published yet.')).first().waitFor();
  return titles.allInnerTexts();
}
