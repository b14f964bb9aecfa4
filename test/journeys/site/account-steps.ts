import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { stepsInOrder } from '../../support/steps-in-order.ts';
import type { Visitor } from '../../support/visitor.ts';
import { yearsOf } from '../../support/years-of.ts';
import { ANA, accessTokenOf, connect, goTo, PASSWORD, pushRows, signIn } from './people.ts';

const NEW_PASSWORD = 'nine wet Septembers';
export const NEW_NAME = 'Ana F., Lower Weir';

type Standing = {
  /** signed in, on the page of her account */
  ana: Visitor;
  /** another browser, of whoever sits there */
  other: Visitor;
  /** of the service */
  address: string;
};

/** What an account can do at every home, its sign-in ours or a platform's. At the end Ana is signed out. */
export function accountSteps(it: ReturnType<typeof stepsInOrder>, at: () => Standing): void {
  it('a new name stands at once in the header and beside what was published under the old one', async () => {
    const { page } = at().ana;
    const hillFarm = { name: 'Hill farm', rows: yearsOf(1961, 3) };
    await pushRows(at().address, await accessTokenOf(page), hillFarm);
    await page.getByLabel('Name shown in the Directory').fill(NEW_NAME);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The Directory shows this name from now on.').waitFor();
    await page.getByRole('banner').getByRole('link', { name: NEW_NAME }).waitFor();
    await at().other.page.goto('/');
    await at().other.page.getByText(NEW_NAME).waitFor();
    expect(await at().other.page.getByText(ANA.name, { exact: true }).count()).toBe(0);
  });

  it('a password that is too short is refused before anything is sent', async () => {
    const { page } = at().ana;
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    const field = page.getByLabel('New password');
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
    expect(await page.getByText('Your password has been changed.').count()).toBe(0);
  });

  it('after a change of password the new one signs in, and the old one no more', async () => {
    const { page } = at().ana;
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has been changed.').waitFor();
    expect(await page.getByLabel('New password').inputValue()).toBe('');
    await goTo(at().other.page, '/sign-in');
    await signIn(at().other.page, ANA);
    await at().other.page.getByText('E-mail address and password do not match').waitFor();
    await signIn(at().other.page, ANA, NEW_PASSWORD);
    await at().other.page.getByRole('banner').getByRole('link', { name: NEW_NAME }).waitFor();
  });

  it('signing out everywhere ends the session of another browser, and a connection’s too', async () => {
    const connection = JSON.parse(await connect(at().other.page, ANA, NEW_PASSWORD)) as {
      refresh_token: string;
    };

    await at().ana.page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await at().ana.page.getByRole('link', { name: 'Sign in' }).waitFor();

    // An access token lives out its hour; what ends at once is every renewal.
    await expireAccess(at().other.page);
    await at().other.page.goto('/account');
    await at().other.page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await at()
      .other.page.getByText('You were signed out of this browser from elsewhere.')
      .waitFor();
    expect((await exchange(at().address, connection.refresh_token)).ok).toBe(false);
  });

  it('the forms of the account page say when the service is away, and keep what was typed', async () => {
    const { page } = at().other;
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
    await page.unroute('**/auth/v1/user');
  });
}

function expireAccess(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('almanac-auth-token') ?? '{}');
    localStorage.setItem('almanac-auth-token', JSON.stringify({ ...kept, expires_at: 1 }));
  });
}

function exchange(address: string, refreshToken: string): Promise<Response> {
  return fetch(`${address}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
}
