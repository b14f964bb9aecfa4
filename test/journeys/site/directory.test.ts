import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { StationFacts } from '../../../src/core/dataset/station.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { yearsOf } from '../../support/years-of.ts';
import { ANA, BEN, goTo, newSession, pushRows, visitAs } from './people.ts';

/** More than two pages of the list, so that the second page has a next one too. */
const OTHERS = 47;
/** Of them, those that have a place. */
const PLACED = 30;
const ROWS = [{ Year: 1961, '01_max': 7.2, '01_rain': 0 }, ...yearsOf(1962, 3)];

let service: RunningProgram;
let browser: Browser;
let ana: Visitor;
let token: string;
let mill: string;

beforeAll(async () => {
  [service, browser] = await Promise.all([runService(), openBrowser()]);
  const { access_token: theirs } = await newSession(service.address, BEN);
  for (let number = 1; number <= OTHERS; number++)
    await pushRows(service.address, theirs, {
      name: `Gauge ${number}`,
      rows: yearsOf(1961, 1),
      ...(number <= PLACED ? { station_facts: placeOf(number) } : {}),
    });
  ({ visitor: ana, token } = await visitAs(browser, service.address, ANA));
  mill = await pushRows(service.address, token, { name: 'Mill pond', rows: ROWS });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const it = stepsInOrder();

describe('a list of more than one page', () => {
  it('goes on where it ended, to the last dataset, each of them once', async () => {
    const { page } = ana;
    await page.goto('/');
    await titles(page).first().waitFor();
    const more = page.getByRole('button', { name: 'Show more' });
    const first = await titles(page).count();
    expect(first).toBeLessThan(OTHERS);
    await more.scrollIntoViewIfNeeded();
    while ((await more.count()) > 0) {
      const before = await titles(page).count();
      await more.click();
      await page.waitForFunction(
        (count) => document.querySelectorAll('.entries > li').length > count,
        before,
      );
    }
    const newestFirst = Array.from({ length: OTHERS }, (_, index) => `Gauge ${OTHERS - index}`);
    expect(await titles(page).allInnerTexts()).toEqual(['Mill pond', ...newestFirst]);
  });

  it('keeps what is shown when the next page does not come, and asks again', async () => {
    const { page } = ana;
    await goAnew(page);
    const shown = await titles(page).count();
    await page.route('**/functions/v1/datasets?*after=*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('The service did not answer.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).scrollIntoViewIfNeeded();
    expect(await titles(page).count()).toBe(shown);
    await page.unroute('**/functions/v1/datasets?*after=*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await titles(page).nth(shown).waitFor();
  });
});

describe('filters', () => {
  it('are chosen by keyboard, told when nothing fits, and undone by the back button', async () => {
    const { page } = ana;
    await goAnew(page);
    await page.getByText('48 datasets', { exact: true }).waitFor();
    await page.locator('summary', { hasText: 'Filters' }).press('Enter');
    await page.getByRole('spinbutton', { name: 'To' }).fill('1963');
    await page.keyboard.press('Enter');
    await page.getByText('1 dataset', { exact: true }).waitFor();
    // The figures may come before the list.
    await page.getByRole('link', { name: 'Gauge 47' }).waitFor({ state: 'detached' });
    expect(await titles(page).allInnerTexts()).toEqual(['Mill pond']);
    expect(page.url()).toBe(`${service.address}/?to_year=1963`);
    await page.getByRole('combobox', { name: 'Complete to at least' }).selectOption('100 %');
    await page.getByText('No dataset fits all of this').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Mill pond' }).waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
    await page.getByText('48 datasets', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');
    expect(await page.getByRole('spinbutton', { name: 'To' }).isVisible()).toBe(true);
  });

  it('leave a year that is being typed alone when figures arrive meanwhile', async () => {
    const { page } = ana;
    const totals = '**/functions/v1/datasets/totals*';
    let letThem = () => {};
    const allowed = new Promise<void>((resolve) => {
      letThem = resolve;
    });
    await page.route(totals, (route) => allowed.then(() => route.continue()));
    await goTo(page, '/developers');
    await goTo(page, '/?from_year=1961&to_year=1961');
    const to = page.getByRole('spinbutton', { name: 'To' });
    await to.fill('1963');
    letThem();
    await page.getByText('48 datasets', { exact: true }).waitFor();
    await page.unroute(totals);
    expect(await to.inputValue()).toBe('1963');
    // A span that is typed the other way round shows as it counts, also where one of its years stays.
    await to.fill('1955');
    await page.keyboard.press('Enter');
    await page.waitForURL('/?from_year=1955&to_year=1961');
    expect(await to.inputValue()).toBe('1961');
  });

  it('have a map, whose numbers lead closer, and a list by name', async () => {
    const { page } = ana;
    await goTo(page, '/?sort=name');
    await page.getByRole('button', { name: 'Map' }).press('Enter');
    const marks = page.getByRole('list', { name: 'Datasets on the map' });
    await marks.getByRole('button').first().waitFor();
    await page.getByText(`${PLACED} of them say where they are.`).waitFor();
    // Figures and marks may come before the list.
    const list = page.getByRole('list', { name: 'Datasets by name' });
    await list.waitFor();
    expect((await list.locator('h2').allInnerTexts()).slice(0, 3)).toEqual([
      'Gauge 1',
      'Gauge 2',
      'Gauge 3',
    ]);
    const told = await marks.getByRole('button').first().textContent();
    await marks.getByRole('button').first().press('Enter');
    await page.getByText(`${told} datasets`, { exact: true }).waitFor();
    expect(page.url()).toContain('area=');
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);
    expect(await focused()).toBe('Map of what was found');
    await page.getByRole('button', { name: 'Show the whole map' }).press('Enter');
    await page.getByText('48 datasets', { exact: true }).waitFor();
    expect(await focused()).toBe('Map of what was found');
  });

  it('leave an account with what it has published, which a link says', async () => {
    const { page } = ana;
    await goAnew(page);
    await page.getByRole('link', { name: 'by Ben Okoro' }).first().click();
    await page.getByRole('heading', { name: 'Ben Okoro', level: 1 }).waitFor();
    await page.getByText(`${OTHERS} datasets`, { exact: true }).waitFor();
  });
});

describe('only mine', () => {
  it('leaves the datasets of others out, is in the address, and can be taken back', async () => {
    const { page } = ana;
    await goAnew(page);
    // The address decides, so the box follows a moment after the click.
    await page.getByLabel('Only mine').click();
    await page.getByRole('link', { name: 'Gauge 47' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Mill pond' }).waitFor();
    expect(await titles(page).allInnerTexts()).toEqual(['Mill pond']);
    await page.reload();
    await page.getByRole('link', { name: 'Mill pond' }).waitFor();
    await page.getByRole('checkbox', { name: 'Only mine', checked: true }).waitFor();
    await page.getByLabel('Only mine').click();
    await page.getByRole('link', { name: 'Gauge 47' }).waitFor();
  });

  it('stays chosen where it is chosen right after something was typed', async () => {
    const { page } = ana;
    await page.getByRole('searchbox').fill('pond');
    await page.getByLabel('Only mine').hover();
    await page.mouse.down();
    // The search begins while the button of the mouse is down, and nothing is drawn until it is up.
    await page.waitForURL(/search=pond/);
    await page.mouse.up();
    await page.waitForURL(/mine=1/);
    expect(new URL(page.url()).searchParams.get('search')).toBe('pond');
  });
});

describe('what a viewer gives away', () => {
  it('as a link opens the same page for somebody else, who is offered nothing of their own', async () => {
    await goTo(ana.page, mill);
    await ana.page.getByRole('button', { name: 'Copy link' }).click();
    await ana.page.getByText('Link copied').waitFor();
    const link = await ana.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(service.address + mill);
    const { page, close } = await visit(browser, service.address);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Mill pond' }).waitFor();
    await goTo(page, '/');
    await titles(page).first().waitFor();
    expect(await page.getByLabel('Only mine').count()).toBe(0);
    await close();
  });
});

/** The whole Directory from its beginning, whatever was looked for and opened there before. */
async function goAnew(page: Page): Promise<void> {
  await goTo(page, '/developers');
  await goTo(page, '/');
  await page.getByRole('link', { name: 'Gauge 47' }).waitFor();
}

function titles(page: Page) {
  return page.getByRole('list', { name: 'Datasets, newest first' }).getByRole('heading');
}

/** A coast, and a few islands at the other end of the world. */
function placeOf(number: number): StationFacts {
  if (number > PLACED - 3) return { latitude: -40.9 - number / 10, longitude: 174.8 };
  return { latitude: 50.1 + (number % 6) * 1.3, longitude: -5 + Math.floor(number / 6) * 2.1 };
}
