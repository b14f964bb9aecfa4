import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { openInbox } from '../../support/inbox.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { freePort } from '../../support/postgres.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { takePicture } from '../../support/take-picture.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { yearsOf } from '../../support/years-of.ts';
import { ANA, accessTokenOf, connect, goTo, PASSWORD, pushRows, signIn, signUp } from './people.ts';

const NEW_PASSWORD = 'nine wet Septembers';
const LAST_PASSWORD = 'ten dry Octobers';
const NEW_NAME = 'Ana F., Lower Weir';

let service: RunningProgram;
let browser: Browser;
let ana: Visitor;
/** Another browser, of whoever sits there. */
let other: Visitor;

let inbox: Awaited<ReturnType<typeof openInbox>>;

beforeAll(async () => {
  inbox = await openInbox('#');
  const port = String(await freePort());
  const mail = {
    PORT: port,
    ALMANAC_SITE_URL: `http://127.0.0.1:${port}`,
    ALMANAC_SMTP_URL: inbox.url,
  };
  [service, browser] = await Promise.all([runService(mail), openBrowser()]);
  ana = await visit(browser, service.address);
  other = await visit(browser, service.address);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  await inbox?.close();
});

const it = stepsInOrder();

it('an address is confirmed by the mailed link, with the keyboard alone', async () => {
  const { page } = ana;
  const [letter] = await Promise.all([inbox.next(ANA.email), signUp(page, ANA)]);
  await page.getByRole('link', { name: ANA.name }).click();
  const reminder = page.getByRole('heading', { name: 'Confirm your address' });
  await reminder.waitFor();
  await takePicture(page, 'site/account-unconfirmed', { fullPage: true });
  const [again] = await Promise.all([
    inbox.next(ANA.email),
    page.getByRole('button', { name: 'Mail the link again' }).press('Enter'),
  ]);
  await page.getByText('another mail is on its way').waitFor();
  expect(again.text).not.toBe(letter.text);
  await page.goto(`/confirm-email${/#[\w-]{43}/.exec(again.text)?.[0]}`);
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await page.getByText('Your address is confirmed.').waitFor();
  await takePicture(page.locator('body'), 'site/confirmed');
  await page.getByRole('link', { name: 'Your account' }).press('Enter');
  await page.getByRole('button', { name: 'Delete account …' }).waitFor();
  expect(await reminder.count()).toBe(0);
});

it('a new name stands at once in the header and beside what was published under the old one', async () => {
  const { page } = ana;
  const hillFarm = { name: 'Hill farm', rows: yearsOf(1961, 3) };
  await pushRows(service.address, await accessTokenOf(page), hillFarm);
  await page.getByLabel('Name shown in the Directory').fill(NEW_NAME);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The Directory shows this name from now on.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: NEW_NAME }).waitFor();
  await takePicture(page.locator('body'), 'site/account-renamed');
  await other.page.goto('/');
  await other.page.getByText(NEW_NAME).waitFor();
  expect(await other.page.getByText(ANA.name, { exact: true }).count()).toBe(0);
});

it('a password that is too short is refused before anything is sent', async () => {
  const { page } = ana;
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  const field = page.getByLabel('New password');
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
  expect(await page.getByText('Your password has been changed.').count()).toBe(0);
});

it('after a change of password the new one signs in, and the old one no more', async () => {
  const { page } = ana;
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password has been changed.').waitFor();
  expect(await page.getByLabel('New password').inputValue()).toBe('');
  await takePicture(page.locator('body'), 'site/account-password');
  await goTo(other.page, '/sign-in');
  await signIn(other.page, ANA);
  await other.page.getByText('E-mail address and password do not match').waitFor();
  await signIn(other.page, ANA, NEW_PASSWORD);
  await other.page.getByRole('banner').getByRole('link', { name: NEW_NAME }).waitFor();
});

it('signing out everywhere ends the session of another browser, and a connection’s too', async () => {
  const connection = JSON.parse(await connect(other.page, ANA, NEW_PASSWORD)) as {
    refresh_token: string;
  };

  await ana.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await ana.page.getByRole('link', { name: 'Sign in' }).waitFor();
  await takePicture(ana.page.locator('body'), 'site/signed-out-everywhere');

  // An access token lives out its hour; what ends at once is every renewal.
  await expireAccess(other.page);
  await other.page.goto('/account');
  await other.page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await other.page.getByText('You were signed out of this browser from elsewhere.').waitFor();
  await takePicture(other.page.locator('body'), 'site/session-ended-elsewhere');
  expect((await exchange(connection.refresh_token)).status).toBe(403);
});

it('the forms of the account page say when the service is away, and keep what was typed', async () => {
  const { page } = other;
  await signIn(page, ANA, NEW_PASSWORD);
  await page.getByRole('banner').getByRole('link', { name: NEW_NAME }).waitFor();
  await goTo(page, '/account');
  await page.route('**/auth/v1/user', (route) => route.abort());
  await page.getByLabel('Name shown in the Directory').fill('Typed while it was away');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The service did not answer.').waitFor();
  expect(await page.getByLabel('Name shown in the Directory').inputValue()).toBe(
    'Typed while it was away',
  );
  await takePicture(page.locator('body'), 'site/account-unreachable');
  await page.unroute('**/auth/v1/user');
});

it('a page has the focus on its heading as soon as it is drawn, so that no letter typed then is lost', async () => {
  const { page } = ana;
  // Signed out everywhere, as one above has left it.
  await goTo(page, '/sign-in');
  const hasFocus = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (heading?.textContent === 'Forgotten your password?')
            resolve(document.activeElement === heading);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        document.querySelector<HTMLElement>('a[href="/forgot-password"]')?.click();
      }),
  );
  expect(hasFocus).toBe(true);
});

it('a forgotten password, the archive and the end of an account need the keyboard alone', async () => {
  const { page } = ana;
  const press = async (role: 'button' | 'link', name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }).last());
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label).last());
    await page.keyboard.type(text);
  };
  await goTo(page, '/sign-in');
  await press('link', 'Forgotten your password?');
  await page.getByRole('heading', { name: 'Forgotten your password?' }).waitFor();
  await type('E-mail address', ANA.email);
  const [letter] = await Promise.all([inbox.next(ANA.email), page.keyboard.press('Enter')]);
  await page.goto(`/reset-password${/#[\w-]{43}/.exec(letter.text)?.[0]}`);
  await type('New password', LAST_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Your password has been changed.').waitFor();
  await press('link', 'Sign in');
  await type('E-mail address', ANA.email);
  await type('Password', LAST_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: /^Ana/ }).waitFor();
  await press('link', NEW_NAME);
  await page.getByRole('button', { name: 'Download everything' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press('button', 'Download everything'),
  ]);
  expect(file.suggestedFilename()).toBe('almanac-account.json');
  await press('button', 'Delete account …');
  await page.getByRole('dialog').waitFor();
  await type('Password', LAST_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
});

/** Goes on with Tab, as a person does who sees where the focus is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: to find it by its role at each press costs more than the press.
  const wanted = await target.elementHandle();
  const holdsFocus = () => wanted?.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await holdsFocus()); presses += 1) {
    if (presses === 60) throw new Error(`Tab does not lead to ${target}`);
    await page.keyboard.press('Tab');
  }
}

function expireAccess(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('almanac-auth-token') ?? '{}');
    localStorage.setItem('almanac-auth-token', JSON.stringify({ ...kept, expires_at: 1 }));
  });
}

function exchange(refreshToken: string): Promise<Response> {
  return fetch(`${service.address}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
}
