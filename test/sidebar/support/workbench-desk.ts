import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import type { View } from '../../../src/addon/page-types.ts';
import type { Language } from '../../../src/core/words/languages.ts';
import { speaker } from '../../../src/core/words/speaker.ts';
import {
  chooseMenu,
  chooseSpreadsheet,
  type OpenWorkbench,
  sidebarOf,
  visitWorkbench,
} from '../../support/open-workbench.ts';

/** One person at the workbench with the sidebar open. */
export type Desk = {
  page: Page;
  sidebar: FrameLocator;
  account: { email: string; password: string };
};

type Place = { spreadsheet: string; tab: string; language?: Language };

export const ALDER_RIDGE: Place = {
  spreadsheet: 'Alder Ridge, ready to send',
  tab: 'Alder Ridge',
};

export async function sitDown(
  browser: Browser,
  workbench: OpenWorkbench,
  place: Place,
): Promise<Desk> {
  const { language = 'en' } = place;
  const window = { width: 1360, height: 900, locale: language === 'en' ? 'en-GB' : language };
  const { page } = await visitWorkbench(browser, workbench.pageUrl, window);
  const extensions = speaker(['google'], language)('google.extensions');
  await page.getByRole('menuitem', { name: extensions }).waitFor();
  const desk = { page, sidebar: sidebarOf(page), account: workbench.account };
  await turnTo(desk, place);
  return desk;
}

/** Opens a spreadsheet and its sidebar; the page stays, as loading it takes a second of the processor. */
export async function turnTo({ page, sidebar }: Desk, place: Place): Promise<void> {
  await openSpreadsheet(page, place);
  await chooseMenu(page, speaker(['menu'], place.language ?? 'en')('addon.menu-sidebar'));
  await sidebar.locator('.tabs').waitFor();
}

/** Until a menu chosen now is the new spreadsheet's: its first tab is there, and nothing runs any more. */
export async function openSpreadsheet(page: Page, { spreadsheet, tab }: Place): Promise<void> {
  await closeSidebar(page);
  await chooseSpreadsheet(page, spreadsheet);
  await page.getByRole('tab', { name: tab }).waitFor();
  await page.locator('.running:empty').waitFor({ state: 'attached' });
}

/** One that is still open would be taken for the next. */
export async function closeSidebar(page: Page): Promise<void> {
  const open = page.locator('.sidebar');
  if (!(await open.isVisible())) return;
  await open.locator('.close').click();
  await open.waitFor({ state: 'detached' });
}

/** The one blue button, or a link that looks like one: what someone who has never seen it presses. */
export function blueButton({ sidebar }: Desk): Locator {
  return sidebar.locator('.action');
}

const STATUS = 'main > .status:not(.status-busy) p, .verdict > .status:not(.status-busy) p';

/** The status line once nothing is under way. */
export async function statusOf({ sidebar }: Desk): Promise<string> {
  const status = sidebar.locator(STATUS).first();
  await status.waitFor();
  return (await status.textContent()) ?? '';
}

/** Waits until the view says so: what it said before the press stands there for a moment more. */
export async function statusSays({ sidebar }: Desk, words: RegExp): Promise<void> {
  const status = sidebar.locator(STATUS, { hasText: words });
  await status.first().waitFor();
}

export async function connectWith(desk: Desk): Promise<void> {
  const { sidebar, account } = desk;
  await sidebar.locator('#address').fill('https://almanac.example');
  await sidebar.locator('#email').fill(account.email);
  await sidebar.locator('#password').fill(account.password);
  await blueButton(desk).click();
  await sidebar.locator('.facts').waitFor();
}

/** Someone who is connected already goes straight on. */
export async function beConnected(desk: Desk): Promise<void> {
  await goTo(desk, 'connect');
  const form = desk.sidebar.locator('#email');
  await form.or(desk.sidebar.locator('.facts')).first().waitFor();
  if (await form.isVisible()) await connectWith(desk);
}

export async function goTo({ sidebar }: Desk, view: View): Promise<void> {
  await sidebar.locator(`.tabs button[value=${view}]`).click();
}

/** Presses a cell's chip, and types what should stand there. */
export async function mendCell({ page, sidebar }: Desk, cell: string, text: string): Promise<void> {
  await sidebar
    .getByRole('button', { name: new RegExp(`^Show cell ${cell} `) })
    .first()
    .click();
  await page.locator(`.sheet-table input[aria-label^="${cell}"]:focus`).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** A view of the developer panel, opened if nobody has yet. */
export async function openPanel({ page }: Desk, view: string): Promise<Locator> {
  const panel = page.locator('aside.panel');
  if (!(await panel.isVisible())) await page.getByRole('button', { name: 'Developer' }).click();
  await panel.getByRole('tab', { name: view }).click();
  return panel.getByRole('tabpanel', { name: view });
}

/** A switch of the developer panel. */
export async function setFault(desk: Desk, label: string, on: boolean): Promise<void> {
  const faults = await openPanel(desk, 'Faults');
  await faults.getByLabel(label).setChecked(on);
}

/** Moves the clock by one of the panel's steps, and waits until everything due has run. */
export async function advance(desk: Desk, step: string): Promise<void> {
  await openPanel(desk, 'Triggers');
  const clock = desk.page.locator('aside.panel .clock');
  await clock.getByRole('button', { name: step }).click();
  await clock.getByRole('button', { name: step, disabled: false }).waitFor();
}

/** A daily run comes at any minute of its hour, and that may be the hour in which the clock stands now. */
export async function pastNextRun(desk: Desk): Promise<void> {
  await advance(desk, '+ 1 day');
  await advance(desk, '+ 1 hour');
}

type Listed = { name: string; isPublic: boolean; rowCount: number; createdAt: string };

/** What the Directory lists to everyone, newest first. */
export async function directoryOf({ directoryUrl }: OpenWorkbench): Promise<Listed[]> {
  const response = await fetch(new URL('functions/v1/datasets', directoryUrl));
  return ((await response.json()) as { datasets: Listed[] }).datasets;
}
