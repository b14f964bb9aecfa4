import type { Page } from 'playwright-core';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { StationFacts } from '../../../src/core/dataset/station.ts';

export const PASSWORD = 'seven dry Aprils';

export type Person = { name: string; email: string };

export const ANA: Person = { name: 'Ana Ferrer', email: 'ana@example.org' };
export const BEN: Person = { name: 'Ben Okoro', email: 'ben@example.org' };

export async function signUp(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Name shown in the Directory').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name }).waitFor();
}

/** Where a form for signing in is on the screen already. */
export async function signIn(page: Page, { email }: Person, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The text a person copies from the Connect page. */
export async function connect(page: Page, { email }: Person, password = PASSWORD): Promise<string> {
  await page.goto('/connect');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make a connection' }).click();
  return page.getByLabel('Connection', { exact: true }).inputValue();
}

/** Pushes as any client does, and gives the path of the page. */
export async function pushRows(
  address: string,
  token: string,
  dataset: { name: string; rows: Row[]; station_facts?: StationFacts },
): Promise<string> {
  const answer = await fetch(`${address}/functions/v1/ingest-dataset`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(dataset),
  });
  const { dataset: stored } = (await answer.json()) as { dataset: { id: string } };
  return `/datasets/${stored.id}`;
}
