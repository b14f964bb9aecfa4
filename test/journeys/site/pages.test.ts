import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import { casesOf, inEveryCase, TAKES_EVERY_CASE } from '../../support/every-case.ts';
import { foundByAxe } from '../../support/found-by-axe.ts';
import { inventedRows } from '../../support/invented-rows.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { speaksNoEnglish } from '../../support/speaks-no-english.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { takePicture } from '../../support/take-picture.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { yearsOf } from '../../support/years-of.ts';
import { ANA, goTo, PASSWORD, pushRows, store, visitAs } from './people.ts';

// One long file: starting a service and a browser of its own is most of what it costs.
const DESK = { width: 1280, height: 900 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const HILL_FARM = inventedRows('temperate', { firstYear: 1961, years: 62, gapEvery: 43 });

let service: RunningProgram;
let browser: Browser;
let owner: Visitor;
/** signed out */
let stranger: Visitor;
let token: string;
let hillFarm: string;
let hillFarmBefore: string;
let shortRecord: string;

beforeAll(async () => {
  [service, browser] = await Promise.all([runService(), openBrowser()]);
  ({ visitor: owner, token } = await visitAs(browser, service.address, ANA));
  stranger = await visit(browser, service.address);
  await push('Harbour school rain gauge', rainOnly());
  // Short: axe looks at each cell of their tables.
  shortRecord = await push('New mast', inventedRows('continental', { years: 3 }));
  const farm = { name: 'Hill farm', source_key: 'hill-farm' };
  const before = { ...farm, rows: HILL_FARM.slice(0, -1) };
  hillFarmBefore = `/datasets/${(await store(service.address, token, before)).id}`;
  hillFarm = await pushRows(service.address, token, { ...farm, rows: HILL_FARM });
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

// One visit, by the links of the site.
describe('the owner', () => {
  const it = stepsInOrder();

  it('comes from the Directory to all versions of a record', async () => {
    const { page } = owner;
    await page.goto('/');
    await page.getByRole('link', { name: '1 earlier version' }).click();
    await page.getByRole('heading', { name: 'All versions' }).waitFor();
    await page.getByRole('link', { name: 'Hill farm' }).nth(1).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Directory' }).click();
    await page.getByRole('link', { name: '1 earlier version' }).waitFor();
  });

  it('sees on each of two versions what changed, value by value, and the way to the other', async () => {
    const { page } = owner;
    await page.getByRole('link', { name: 'Hill farm' }).click();
    await seesWhatChanged(page);
    const newer = page.getByRole('link', { name: 'Open the newest version' });
    expect(await newer.count()).toBe(0);
    await page.getByRole('link', { name: 'Open this version' }).click();
    await page.waitForURL(`**${hillFarmBefore}`);
    await seesWhatChanged(page);
    await newer.click();
    await page.waitForURL(`**${hillFarm}`);
  });

  it('reads the picture year by year with arrow keys', async () => {
    const { page } = owner;
    const reader = page.getByRole('slider').first();
    await reader.focus();
    await page.keyboard.press('End');
    const [last] = HILL_FARM.slice(-1);
    expect(await reader.getAttribute('aria-valuetext')).toContain(`${last?.Year}: `);
    await page.keyboard.press('ArrowLeft');
    const text = (await reader.getAttribute('aria-valuetext')) ?? '';
    expect(text).toContain(`${(last?.Year ?? 0) - 1}: `);
    await page.getByText(text).waitFor();
    const months = page.getByRole('slider', { name: 'Average year, month by month' });
    await months.press('Home');
    expect(await months.getAttribute('aria-valuetext')).toMatch(/^January: .*°C.*\smm$/);
    const complete = page.getByRole('slider', { name: 'Rainfall, year by year' }).last();
    await complete.press('Home');
    expect(await complete.getAttribute('aria-valuetext')).toBe('1961: all twelve months');
  });

  it('chooses with arrow keys the element whose values the table shows', async () => {
    const { page } = owner;
    await page.getByRole('radio', { name: 'Maximum temperature' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: 'Minimum temperature in °C' }).waitFor();
  });

  it('gives messengers the stripes of the page, colour by colour', async () => {
    const { page } = owner;
    await page.locator('.chart-stripes rect').first().waitFor();
    const compared = await page.evaluate(coloursOfStripes);
    expect(compared.length).toBeGreaterThan(20);
    expect(compared.map(({ drawn }) => drawn)).toEqual(compared.map(({ shown }) => shown));
  });

  it('has a dialog that keeps the focus, closes on Escape and gives the focus back', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Edit details' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('button:focus', { hasText: 'Edit details' }).waitFor();
  });

  it('is told by the form what the service refuses, and loses nothing that was typed', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.route('**/functions/v1/records/*', (route) => route.abort());
    await page.getByLabel('Title').fill('Better title');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The service did not answer. Nothing was changed.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Better title');
    await page.unroute('**/functions/v1/records/*');
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Hill farm' }).waitFor();
  });

  it('says where a dataset comes from, and everyone reads that and how to cite it', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.getByText('Where the values come from').click();
    await page.getByLabel('Latitude').fill('54.357');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Latitude and longitude belong together').waitFor();
    await page.getByLabel('Longitude').fill('1°17′ W');
    await page.getByLabel('Who keeps the record').fill('Hill Farm Trust');
    const terms = 'CC BY 4.0: anyone may use the values if they name you';
    await page.getByLabel('Licence').selectOption(terms);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('54.4° N, 1.3° W').waitFor();
    await page.getByText('Cite', { exact: true }).click();
    await page.getByLabel('BibTeX').check();
    expect(await page.locator('pre', { hasText: '@misc' }).textContent()).toMatch(
      /author = {{Hill Farm Trust}},[\s\S]*copyright = {CC-BY-4.0}/,
    );
    await page.getByText('This address leads here only from this computer or network.').waitFor();
  });

  it('takes away lines that load the record', async () => {
    const { page } = owner;
    await page.getByText('Load into a program').click();
    await page.getByLabel('Google Sheets').check();
    const [line = ''] = await page.locator('pre', { hasText: 'IMPORTDATA' }).allTextContents();
    const csv = await fetch(/"(.*)"/.exec(line)?.[1] ?? '');
    expect((await csv.text()).split('\r\n').length).toBe(HILL_FARM.length + 2);
    expect(await page.getByText('What changed between versions').count()).toBe(1);
    await goTo(page, shortRecord);
    await page.getByText('Load into a program').waitFor();
    expect(await page.getByText('What changed between versions').count()).toBe(0);
  });

  it('renames a dataset, describes it and makes it private, and everyone else loses sight of it', async () => {
    const { page } = owner;
    await goTo(page, await push('Mill pnod', yearsOf(1961, 3)));
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.getByLabel('Title').fill('Mill pond');
    await page.getByLabel('Description').fill('Beside a weir.\nSince 1961.');
    await page.getByLabel('Only you').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Mill pond' }).waitFor();
    await page.getByText('Beside a weir.').waitFor();
    expect((await fetch(page.url())).status).toBe(404);
  });

  it('reads that what no place on Earth has had is left out', async () => {
    const { page } = owner;
    const [first, ...others] = yearsOf(1961, 3);
    const spoilt = [{ ...first, Year: 1961, '07_max': 720 }, ...others];
    await goTo(page, await push('New quay', spoilt));
    await page.getByText('1 value that no place on Earth has had is marked').waitFor();
    expect(await page.locator('td.cell-impossible').allInnerTexts()).toEqual(['720.0']);
  });

  it('deletes only after being asked, and lands where the way on is', async () => {
    const { page } = owner;
    await goTo(page, await push('By mistake', yearsOf(1961, 3)));
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('“By mistake” is gone').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'This record was removed' }).waitFor();
    await page.getByRole('link', { name: 'Go to the Directory' }).click();
    await page.getByRole('link', { name: 'Hill farm' }).waitFor();
    expect(await page.getByText('By mistake').count()).toBe(0);
  });

  it('searches by typing, and can send the search as a link', async () => {
    const { page } = owner;
    await page.getByRole('searchbox').fill('no such place');
    await page.getByText('Nothing matches “no such place”.').waitFor();
    expect(page.url()).toBe(`${service.address}/?search=no+such+place`);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByRole('link', { name: 'Hill farm' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
  });
});

const MANY_YEARS = TAKES_EVERY_CASE ? 9_999 : 499;
describe(`${MANY_YEARS} years up to 9999`, () => {
  it('are one page with a few dozen table rows, and scroll to the last', async () => {
    const { page } = owner;
    // One element: the page looks at each for itself, and `service/ingest` takes as many rows of all.
    const span = { firstYear: 10_000 - MANY_YEARS, years: MANY_YEARS };
    const rowsOfAll = inventedRows('southern', { ...span, elements: ['max'] });
    await goTo(page, await push(`${MANY_YEARS} years`, rowsOfAll));
    const rows = page.getByRole('table').locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBeLessThan(60);
    const frame = page.getByRole('region', { name: 'Maximum temperature in °C' });
    await frame.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await page.getByRole('rowheader', { name: '9999' }).waitFor();
    expect(await rows.count()).toBeLessThan(60);
  });

  it('are printed to the last, with what cites them and without what can only be pressed', async () => {
    const { page } = owner;
    await page.emulateMedia({ media: 'print' });
    const pressable = page.locator('button, .choice, summary.button, nav, footer');
    expect(await pressable.filter({ visible: true }).count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.evaluate(noteWhatIsPrinted);
    const printed = await page.pdf({ format: 'A4' });
    const [years, pages] = await Promise.all([
      page.evaluate(() => document.body.dataset.printed),
      printed.toString('latin1').match(/\/Type \/Page\b/g),
    ]);
    expect(Number(years)).toBe(MANY_YEARS);
    expect(pages?.length).toBeGreaterThan(MANY_YEARS / 70);
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length < 60);
  });
});

// One visit too.
describe('a stranger', () => {
  const it = stepsInOrder();

  it('stops by keyboard first at what leads past the menu, and a new page begins at its heading', async () => {
    const { page } = stranger;
    await page.goto('/');
    await page.getByRole('heading', { name: 'Directory' }).waitFor();
    await page.keyboard.press('Tab');
    await page.locator(':focus', { hasText: /^Skip to the content$/ }).waitFor();
    const link = page.getByRole('link', { name: 'Developers' });
    await link.focus();
    const titleAtHeading = page.evaluate(
      () =>
        new Promise<string>((told) =>
          addEventListener('focusin', () => told(document.title), { once: true }),
        ),
    );
    await link.press('Enter');
    await page.locator('h1:focus', { hasText: /^Push and read data from anywhere$/ }).waitFor();
    expect(await page.title()).toBe('Push and read data from anywhere · Almanac');
    expect(await titleAtHeading).toBe('Push and read data from anywhere · Almanac');
  });

  it('follows a link as soon as it is drawn', async () => {
    const page = await stranger.page.context().newPage();
    await page.addInitScript(() => {
      // In the moment in which the links of the page come.
      const seen = new MutationObserver(() => {
        const link = document.querySelector<HTMLElement>('a[href="/install"]');
        if (!link) return;
        seen.disconnect();
        link.click();
      });
      seen.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${service.address}/developers`);
    await page
      .getByRole('heading', { level: 1, name: 'Put Almanac into your spreadsheet' })
      .waitFor();
    await page.close();
  });

  it('is told in the Directory that the network or the service is away, and a second try brings it back', async () => {
    const { page } = stranger;
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Directory' }).click();
    await page.getByText('You are offline.').waitFor();
    await page.context().setOffline(false);
    await page.route('**/functions/v1/datasets*', (route) => route.abort());
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await page.getByText('The service did not answer.').waitFor();
    await page.unroute('**/functions/v1/datasets*');
    await again.click();
    await page.getByRole('link', { name: 'Hill farm' }).waitFor();
  });

  it('is told of a wrong password in words, and never learns whether the account exists', async () => {
    const { page } = stranger;
    await page.getByRole('link', { name: 'Sign in' }).click();
    for (const email of [ANA.email, 'nobody@example.org']) {
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password').fill(`${PASSWORD}!`);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('E-mail address and password do not match').waitFor();
    }
  });

  it('sees margins on the narrowest screen, and a choice on one line', async () => {
    const { page } = stranger;
    await page.setViewportSize({ width: 300, height: 640 });
    await goTo(page, hillFarm);
    await settled(page);
    const beyond = page
      .locator('.languages button, .choice span')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().right > 300 - 16)
          .map(({ textContent }) => textContent),
      );
    expect(await beyond).toEqual([]);
    const years = await page.getByText('1991–2020', { exact: true }).boundingBox();
    expect(years?.height).toBeLessThan(30);
    const title = page.locator('summary', { hasText: /^Cite$/ });
    await title.click();
    const [above, below] = await Promise.all([
      title.boundingBox(),
      page.getByRole('group', { name: 'Format' }).boundingBox(),
    ]);
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(8);
    await page.setViewportSize(DESK);
  });

  it('reads in the language chosen, also the next time, whatever became of the session', async () => {
    const { page } = stranger;
    await goTo(page, '/');
    // Until the list is there, the button below it moves, and a press that begins on it may end beside it.
    await settled(page);
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: 'Directorio' }).waitFor();
    // One that was ended elsewhere.
    await page.evaluate(() => {
      const expired = {
        access_token: 'a.e30.c',
        refresh_token: 'gone',
        expires_at: 1,
        expires_in: 1,
      };
      localStorage.setItem('almanac-auth-token', JSON.stringify({ ...expired, user: { id: 'x' } }));
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Directorio' }).waitFor();
    await page.getByRole('link', { name: 'Hill farm' }).waitFor();
    await page.getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  });
});

describe('every page', () => {
  // The browser's own line about an answer 404 is the only complaint there is.
  const NOT_FOUND =
    'Failed to load resource: the server responded with a status of 404 (Not Found)';
  const PAGES: {
    name: string;
    path: () => string;
    complaints?: string[];
    /** what no other journey opens by its address, as a bookmark does */
    phone?: true;
    /** where all else is what another page shows, too */
    within?: string;
    /** between them they show each kind of thing that has a colour, and are looked at in the dark by every run */
    dark?: true;
    /** what is pressed first */
    open?: (page: Page) => Promise<void>;
  }[] = [
    { name: 'directory', phone: true, path: () => '/' },
    {
      name: 'directory-map',
      dark: true,
      phone: true,
      path: () => '/?map=1&from_year=1962&elements=max',
    },
    { name: 'directory-nothing-fits', path: () => '/?from_year=1500&completeness=95' },
    // Its entries are in an element of their own.
    {
      name: 'directory-of-account',
      within: '.page > :not(div)',
      phone: true,
      path: () => `/by/${subjectOf(token)}?sort=name`,
    },
    { name: 'viewer', dark: true, phone: true, path: () => shortRecord },
    { name: 'sign-in', dark: true, phone: true, path: () => '/sign-in' },
    { name: 'sign-up', path: () => '/sign-up' },
    { name: 'connect', path: () => '/connect' },
    { name: 'forgot-password', phone: true, path: () => '/forgot-password' },
    { name: 'reset-password', path: () => '/reset-password#token' },
    { name: 'confirm-email', path: () => '/confirm-email#token' },
    { name: 'account', phone: true, path: () => '/account' },
    {
      name: 'delete-account',
      dark: true,
      path: () => '/account?delete',
      open: async (page) => {
        // Alone in its section, which comes later than the button that signs out everywhere.
        await page.locator('.section > .button-danger').press('Enter');
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'offers', dark: true, phone: true, path: () => '/offers' },
    { name: 'developers', dark: true, phone: true, path: () => '/developers' },
    {
      name: 'missing',
      phone: true,
      path: () => '/datasets/00000000-0000-4000-8000-000000000000',
      // Of the page and of the dataset it asks for.
      complaints: [NOT_FOUND, NOT_FOUND],
    },
    { name: 'nowhere', phone: true, path: () => '/nowhere', complaints: [NOT_FOUND] },
  ];

  // The owner sees all pages one after the other, comes by links of the site and stays in one document: what axe and
  // Playwright bring into one costs more than most pages do. A phone loads each.
  let phone: Visitor;
  beforeAll(async () => {
    const signedIn = { storageState: await owner.page.context().storageState() };
    const onPhone = { ...signedIn, ...PHONE, locale: 'es-MX' };
    phone = await visit(browser, service.address, onPhone);
  });
  afterAll(() => phone?.close());

  describe.each(PAGES)('$name', ({ name, path, complaints = [], within, dark, open, ...page }) => {
    beforeAll(async () => {
      owner.complaints.length = 0;
      await goTo(owner.page, path());
      await settled(owner.page);
      await open?.(owner.page);
    });

    // Each test says how it looks at the page, whatever the one before it has left.
    it('has no violation that axe finds, in light and in dark', async () => {
      const { page } = owner;
      await look(page, { language: 'en', ...DESK });
      await takePicture(page.locator('body'), `site/light/${name}`);
      expect(await foundByAxe(page, { within })).toEqual([]);
      if (!dark && !TAKES_EVERY_CASE) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await takePicture(page.locator('body'), `site/dark/${name}`);
      // Only the colours differ.
      expect(await foundByAxe(page, { within, rules: ['color-contrast'] })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    });

    const onPhone = page.phone ? it : inEveryCase(it);
    onPhone(
      'fits a phone, in Spanish, and makes the browser complain of nothing but what it must',
      async () => {
        const { page } = phone;
        phone.complaints.length = 0;
        await page.goto(path());
        await settled(page);
        await open?.(page);
        await takePicture(page.locator('body'), `site/phone/${name}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        expect(await page.locator('html').getAttribute('lang')).toBe('es');
        await speaksNoEnglish(page.locator('body'));
        expect(phone.complaints).toEqual(complaints);
      },
    );

    // At twice its size a page of a desk has 640 pixels; French and Portuguese have the longest words.
    it.each(casesOf(['fr', 'pt'], (one) => one === 'fr'))(
      'fits a phone and twice its size, in %s',
      async (language) => {
        const { page } = owner;
        const wide: string[] = [];
        for (const width of casesOf([640, 360], (one) => one === 360)) {
          await look(page, { language, width, height: 740 });
          await takePicture(page, `site/${language}/${name}-${width}`, { fullPage: true });
          wide.push(...(await cutOff(page)).map((what) => `${width}: ${what}`));
        }
        expect(wide).toEqual([]);
        await speaksNoEnglish(page.locator('body'));
        // Who comes by a link does not load the page.
        expect(owner.complaints).toEqual(complaints.slice(1));
      },
    );
  });

  it('a finger on the picture reads a year, which stays to be read', async () => {
    const { page } = phone;
    await page.goto(hillFarm);
    const reader = page.getByRole('slider').first();
    await reader.tap();
    expect(await reader.getAttribute('aria-valuetext')).toMatch(/^19\d\d: .* respecto a la media/);
  });
});

async function seesWhatChanged(page: Page): Promise<void> {
  await page.getByText('What changed between versions').click();
  const table = page.getByRole('table').last();
  await table.getByRole('columnheader', { name: 'Before' }).waitFor();
  // The earlier version ended a year before, so all that came is new.
  expect(await table.locator('tbody td:nth-child(2)').allInnerTexts()).toEqual(
    Object.keys(HILL_FARM.at(-1) ?? {}).flatMap((key) => (key === 'Year' ? [] : ['none'])),
  );
}

async function push(name: string, rows: Row[]): Promise<string> {
  return pushRows(service.address, token, { name, rows });
}

function rainOnly(): Row[] {
  return inventedRows('mediterranean', { years: 27, elements: ['rain'], gapEvery: 7 });
}

/** What lies beyond the right edge, or holds more text than it shows. What is closed has no place until it opens. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const { clientWidth } = document.documentElement;
    const shown = [
      ...document.querySelectorAll(
        'h1, h2, p, label, input, select, button, a, li, dialog, th, td',
      ),
    ];
    const page = document.documentElement.scrollWidth > clientWidth ? ['the page'] : [];
    const parts = shown
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
        const frame = element.closest('details, .table-frame')?.getBoundingClientRect();
        const isOut = element.tagName === 'SELECT' && right > (frame?.right ?? clientWidth) + 1;
        const isOver = isCut && ['BUTTON', 'TH', 'TD'].includes(element.tagName);
        const isBeyond = right > clientWidth + 1 && !element.closest('.table-frame');
        return width > 0 && (isBeyond || isOut || isOver);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
    return [...page, ...parts];
  });
}

async function look(
  page: Page,
  { language, ...size }: { language: string; width: number; height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(isIn, language);
}

/** Runs in the page, and chooses the language: a dialog over it keeps a mouse away from the button. */
function isIn(language: string): boolean {
  if (document.documentElement.lang === language) return true;
  document.querySelector<HTMLElement>(`button[lang=${language}]`)?.click();
  return false;
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('.is-waiting'),
  );
}

/** Runs in the page: the colour of each stripe there, and at its middle in the picture. */
async function coloursOfStripes() {
  const picture = new Image();
  const read = await fetch(`/functions/v1${location.pathname}`);
  picture.src = `${read.headers.get('content-location')}/stripes.png`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const paper = canvas.getContext('2d');
  paper?.drawImage(picture, 0, 0);
  const svg = document.querySelector<SVGSVGElement>('.chart-stripes svg');
  return [...(svg?.querySelectorAll('rect') ?? [])].map((rect) => {
    const middle = rect.x.baseVal.value + rect.width.baseVal.value / 2;
    const x = Math.floor((middle / (svg?.viewBox.baseVal.width ?? 1)) * picture.width);
    const [red, green, blue] = paper?.getImageData(x, picture.height - 1, 1, 1).data ?? [];
    return { shown: getComputedStyle(rect).fill, drawn: `rgb(${red}, ${green}, ${blue})` };
  });
}

/** Runs in the page: how many years stand in the table when it goes to paper. The page hears of it first. */
function noteWhatIsPrinted(): void {
  const note = () => {
    document.body.dataset.printed = String(document.querySelectorAll('tbody tr').length);
  };
  addEventListener('beforeprint', note, { once: true });
}

/** The account a token speaks for. */
function subjectOf(accessToken: string): string {
  const [, claims = ''] = accessToken.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}
