import type { Browser, Page } from 'playwright-core';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { StationFacts } from '../../../src/core/dataset/station.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { runService } from '../../support/run-service.ts';
import { type Visitor, visit } from '../../support/visitor.ts';

export const PASSWORD = 'seven dry Aprils';

export type Person = { name: string; email: string };

export const ANA: Person = { name: 'Ana Ferrer', email: 'ana@example.org' };
export const BEN: Person = { name: 'Ben Okoro', email: 'ben@example.org' };

export async function signUp(page: Page, person: Person): Promise<void> {
  await fillSignUp(page, person);
  await page.getByRole('link', { name: person.name }).waitFor();
}

export async function fillSignUp(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Name shown in the Directory').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Where a form for signing in is on the screen already. */
export async function signIn(page: Page, { email }: Person, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Of the session that this browser keeps. */
export function accessTokenOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = localStorage.getItem('almanac-auth-token') ?? '{}';
    return (JSON.parse(kept) as { access_token: string }).access_token;
  });
}

/** The text a person copies from the Connect page. */
export async function connect(page: Page, { email }: Person, password = PASSWORD): Promise<string> {
  await goTo(page, '/connect');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make a connection' }).click();
  return page.getByLabel('Connection', { exact: true }).inputValue();
}

export type DatasetToPush = {
  name: string;
  rows: Row[];
  is_public?: boolean;
  source_key?: string;
  station_facts?: StationFacts;
};

export type Stored = { id: string; record: string; name: string; isPublic: boolean };

/** Pushes as any client does, and gives the path of the record's page. */
export async function pushRows(
  address: string,
  token: string,
  dataset: DatasetToPush,
): Promise<string> {
  const { record } = await store(address, token, dataset);
  return `/records/${record}`;
}

export async function store(
  address: string,
  token: string,
  dataset: DatasetToPush,
): Promise<Stored> {
  const answer = await send(address, token, dataset);
  return ((await answer.json()) as { dataset: Stored }).dataset;
}

export function send(address: string, token: string, dataset: DatasetToPush): Promise<Response> {
  return fetch(`${address}/functions/v1/ingest-dataset`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(dataset),
  });
}

/** Somebody who signed up and in before; `publish.test.ts` and `account.test.ts` show how. */
export async function visitAs(
  browser: Browser,
  address: string,
  person: Person,
): Promise<{ visitor: Visitor; token: string }> {
  const session = await newSession(address, person);
  const kept = { name: 'almanac-auth-token', value: JSON.stringify(session) };
  const origins = [{ origin: address, localStorage: [kept] }];
  const visitor = await visit(browser, address, { storageState: { cookies: [], origins } });
  return { visitor, token: session.access_token };
}

/** A service with somebody who signed up and in, and beside them a browser that nobody is signed in with. */
export async function besideAStranger(person: Person) {
  const [service, browser] = await Promise.all([runService(), openBrowser()]);
  const { visitor: owner, token } = await visitAs(browser, service.address, person);
  const stranger = await visit(browser, service.address);
  await Promise.all([owner.page.goto('/'), stranger.page.goto('/')]);
  const end = () => Promise.all([browser.close(), service.stop()]);
  return { service, owner, token, stranger, end };
}

/** Signs up as any client does. */
export async function newSession(
  address: string,
  { name, email }: Person,
): Promise<{ access_token: string }> {
  const answer = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { display_name: name } }),
  });
  return (await answer.json()) as { access_token: string };
}

/** By a link of the site: its document stays, and to load one costs more than most pages. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate(followLink, path);
}

/** Runs in the page, and does what a press on a link does. */
function followLink(path: string): void {
  const link = Object.assign(document.createElement('a'), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}
