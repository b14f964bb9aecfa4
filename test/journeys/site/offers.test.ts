import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { foundByAxe } from '../../support/found-by-axe.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { yearsOf } from '../../support/years-of.ts';
import {
  ANA,
  accessTokenOf,
  BEN,
  besideAStranger,
  goTo,
  newSession,
  type Stored,
  send,
  signIn,
  store,
} from './people.ts';

const { service, owner, token, stranger, end } = await besideAStranger(ANA);
afterAll(end);

describe('records that are handed over', () => {
  const it = stepsInOrder();
  const names = ['Alder Ridge', 'Birch Ridge', 'Cedar Ridge'];
  let given: Stored[];
  let link: string;

  beforeAll(async () => {
    await newSession(service.address, BEN);
    given = [];
    for (const name of names) given.push(await store(service.address, token, ridge(name)));
  });

  it('are chosen by their owner, who gets a link', async () => {
    const { page } = owner;
    await goTo(page, '/account');
    await page.getByRole('link', { name: 'Choose records' }).click();
    for (const name of names.slice(0, 2)) await page.getByLabel(name).check();
    expect(await foundByAxe(page)).toEqual([]);
    link = await makeLink(page);
    await page.getByRole('heading', { name: 'Open offers' }).waitFor();
  });

  it('are named to nobody who has the link without an account', async () => {
    const { page } = stranger;
    await page.goto(link);
    await page.getByRole('heading', { name: 'Records are offered to you' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.content()).not.toMatch(/Ridge/);
  });

  it('are shown to who signs in there, with their versions, and go on at the same address', async () => {
    const { page } = stranger;
    await signIn(page, BEN);
    await page.getByText('Alder Ridge').waitFor();
    await page.getByText('Ana Ferrer hands these over to you').waitFor();
    expect(await page.getByText('1 version · 10 rows').count()).toBe(2);
    expect(await foundByAxe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { name: 'They are yours now' }).waitFor();
    await page.getByRole('link', { name: 'Alder Ridge' }).click();
    await page.waitForURL(`**/records/${given[0]?.record}`);
    await page.getByRole('button', { name: 'Edit details' }).waitFor();
  });

  it('are no longer their former owner’s, whose schedule is told', async () => {
    const { page } = owner;
    await goTo(page, `/records/${given[0]?.record}`);
    await page.getByRole('heading', { name: 'cannot be seen here' }).waitFor();
    const refused = await send(service.address, token, ridge('Alder Ridge'));
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'record-transferred' });
  });

  it('stay where they are when the offer is withdrawn or refused', async () => {
    const { page } = owner;
    await goTo(page, `/records/${given[2]?.record}`);
    for (const end of [withdraw, refuse]) {
      await page.getByRole('button', { name: 'Hand over' }).click();
      const offered = await makeLink(page);
      await page.getByRole('button', { name: 'Close' }).click();
      await end(offered);
      await stranger.page.goto(offered);
      await stranger.page.reload();
      await stranger.page.getByText('This offer is no longer open').waitFor();
    }
    await goTo(page, `/records/${given[2]?.record}`);
    await page.getByRole('button', { name: 'Edit details' }).waitFor();
  });

  it('ask where the receiver sends from the same sheet, and join if they say so', async () => {
    const { page } = stranger;
    const theirs = await store(service.address, await accessTokenOf(page), ridge('Cedar Ridge'));
    await goTo(owner.page, '/');
    await goTo(owner.page, `/records/${given[2]?.record}`);
    await owner.page.getByRole('button', { name: 'Hand over' }).click();
    await page.goto(await makeLink(owner.page));
    await page.reload();
    await page.getByText('You have a record from the same sheet as “Cedar Ridge”.').waitFor();
    // The browser asks for the answer that is missing.
    await page.getByRole('button', { name: 'Accept' }).click();
    expect(await page.locator('input:invalid').count()).toBe(2);
    await page.getByLabel('Join the two').check();
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { name: 'They are yours now' }).waitFor();
    for (const record of [theirs.record, given[2]?.record]) {
      await goTo(page, '/');
      await goTo(page, `/records/${record}`);
      await page.getByRole('link', { name: '2 versions' }).waitFor();
    }
  });

  function ridge(name: string) {
    return { name, rows: yearsOf(1961, 10), source_key: name.slice(0, 5), is_public: false };
  }

  async function withdraw(): Promise<void> {
    const beside = await owner.page.context().newPage();
    await beside.goto('/offers');
    await beside.getByText('Cedar Ridge').first().waitFor();
    await beside.getByRole('button', { name: 'Withdraw' }).click();
    await beside.getByRole('heading', { name: 'Open offers' }).waitFor({ state: 'detached' });
    await beside.close();
  }

  async function refuse(offered: string): Promise<void> {
    const { page } = stranger;
    await page.goto(offered);
    await page.reload();
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('heading', { name: 'Refused' }).waitFor();
  }
});

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make a link' }).click();
  return page.getByLabel('Link to the offer').inputValue();
}
