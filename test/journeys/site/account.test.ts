import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { openInbox } from '../../support/inbox.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { freePort } from '../../support/postgres.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { accountSteps, NEW_NAME } from './account-steps.ts';
import { ANA, goTo, signUp } from './people.ts';

const LAST_PASSWORD = 'ten dry Octobers';

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
  const [again] = await Promise.all([
    inbox.next(ANA.email),
    page.getByRole('button', { name: 'Mail the link again' }).press('Enter'),
  ]);
  await page.getByText('another mail is on its way').waitFor();
  expect(again.text).not.toBe(letter.text);
  await page.goto(`/confirm-email${/#[\w-]{43}/.exec(again.text)?.[0]}`);
  await page.getByRole('button', { name: 'Confirm this address' }).press('Enter');
  await page.getByText('Your address is confirmed.').waitFor();
  await page.getByRole('link', { name: 'Your account' }).press('Enter');
  await page.getByRole('button', { name: 'Delete account …' }).waitFor();
  expect(await reminder.count()).toBe(0);
});

accountSteps(it, () => ({ ana, other, address: service.address }));

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
