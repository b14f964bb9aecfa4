import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { foundByAxe } from '../../support/found-by-axe.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { yearsOf } from '../../support/years-of.ts';
import { ANA, besideAStranger, goTo, PASSWORD, type Stored, send, store } from './people.ts';

const { service, owner, token, stranger, end } = await besideAStranger(ANA);
afterAll(end);

describe('a record with several versions', () => {
  const it = stepsInOrder();
  const versions: Stored[] = [];
  let path: string;

  beforeAll(async () => {
    for (const years of [28, 29, 30]) versions.push(await storeDay(years));
    path = `/records/${versions[0]?.record}`;
  });

  it('has one address for links, which leads to its newest version; each version keeps its own', async () => {
    const { page } = stranger;
    await goTo(page, path);
    await page.getByText('· 30 years').waitFor();
    await page.getByRole('link', { name: '3 versions' }).click();
    await page.getByRole('heading', { name: 'All versions' }).waitFor();
    await page.getByRole('link', { name: 'pine-hollow' }).last().click();
    await page.getByText('There is a newer one').waitFor();
    await page.getByText('· 28 years').waitFor();
    await page.getByRole('link', { name: 'Open the newest version' }).click();
    await page.waitForURL(`**${path}`);
  });

  it('gives programs and citations its address, and says how to keep to a version', async () => {
    const { page } = stranger;
    await page.getByText('Load into a program').click();
    await page.getByLabel('Python').check();
    const lines = page.locator('pre', { hasText: 'pandas' });
    expect(await lines.textContent()).toContain(`/functions/v1${path}.csv`);
    const pinned = await page.getByText('To keep to the version shown here').textContent();
    const [address = ''] = /http\S+\.csv/.exec(pinned ?? '') ?? [];
    expect((await (await fetch(address)).text()).split('\r\n')).toHaveLength(32);
    expect(address).toContain(`/datasets/${versions[2]?.id}.csv`);
    await page.getByText('Cite', { exact: true }).click();
    const citation = page.locator('pre', { hasText: 'Version' });
    expect(await citation.textContent()).toContain(service.address + path);
    expect(await foundByAxe(page)).toEqual([]);
  });

  it('is renamed and hidden with all its versions, which the form has said', async () => {
    const { page } = owner;
    await goTo(page, path);
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.getByText('a change reaches all 3 versions').waitFor();
    await page.getByText('Where the values come from').click();
    await page.getByText('A licence holds for the newest version and later ones').waitFor();
    await page.getByLabel('Title').fill('Pine Hollow, Vermont');
    await page.getByLabel('Only you').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Pine Hollow, Vermont' }).waitFor();
    await nobodyElseSees(versions);
  });

  it('stays hidden under its title when its schedule sends the next day', async () => {
    const stored = await storeDay(31);
    expect(stored).toMatchObject({ name: 'Pine Hollow, Vermont', isPublic: false });
    versions.push(stored);
    await nobodyElseSees(versions);
  });

  it('is published again with all of them, unless it has changed since it was seen', async () => {
    const { page } = owner;
    await goTo(page, '/');
    await goTo(page, path);
    await page.getByRole('button', { name: 'Edit details' }).click();
    await changeElsewhere(path, { description: 'Moved in 1990.' });
    await page.getByLabel('Everyone, also without an account').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This record has changed since you saw it.').waitFor();
    await nobodyElseSees(versions);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await goTo(stranger.page, '/');
    await stranger.page.getByRole('link', { name: 'Pine Hollow, Vermont' }).waitFor();
    expect(await seenByAnybody(versions)).toEqual([200, 200, 200, 200]);
  });

  it('loses one version alone, whose page leads to the record', async () => {
    const { page } = owner;
    await goTo(page, path);
    await page.getByText('· 31 years').waitFor();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('with all 4 versions').waitFor();
    await page.getByText('the other 3 of “Pine Hollow, Vermont” stay').waitFor();
    await page.getByRole('button', { name: 'Delete this version' }).click();
    await page.getByText('· 30 years').waitFor();
    const { page: beside } = stranger;
    await goTo(beside, `/datasets/${versions[3]?.id}`);
    await beside.getByRole('heading', { name: 'This version was removed' }).waitFor();
    await beside.getByRole('link', { name: 'Open the newest version' }).click();
    await beside.getByText('· 30 years').waitFor();
  });

  it('is deleted with all its versions, and none of them comes back', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete all 3 versions' }).click();
    await page.getByText('“Pine Hollow, Vermont” is gone').waitFor();
    expect(await seenByAnybody(versions)).toEqual([410, 410, 410, 410]);
    const { page: beside } = stranger;
    await goTo(beside, '/');
    await beside.getByText('No dataset has been published yet.').waitFor();
    for (const gone of [path, `/datasets/${versions[0]?.id}`]) {
      await goTo(beside, gone);
      await beside.getByRole('heading', { name: 'This record was removed' }).waitFor();
      expect(await beside.getByRole('link', { name: 'Open the newest version' }).count()).toBe(0);
    }
    // Nor by its schedule.
    const refused = await send(service.address, token, pineHollow(32));
    expect(refused.status).toBe(410);
  });
});

describe('two records of one place', () => {
  const it = stepsInOrder();
  let open: Stored;
  let hidden: Stored;

  beforeAll(async () => {
    const { address } = service;
    open = await store(address, token, { name: 'Mill pond (old)', rows: yearsOf(1961, 20) });
    const newer = { name: 'Mill pond', rows: yearsOf(1961, 30), is_public: false };
    hidden = await store(address, token, newer);
  });

  it('become one, under the title of the newer, and who may see it is asked and not guessed', async () => {
    const { page } = owner;
    await goTo(page, `/records/${open.record}`);
    await page.getByRole('button', { name: 'Join with another' }).click();
    const other = page.getByRole('combobox', { name: 'Other record' });
    await other.selectOption({ value: hidden.record });
    await page.getByText('One of them is private.').waitFor();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
    // The browser asks for the answer that is missing, and nothing is sent.
    await page.getByRole('button', { name: 'Join them' }).click();
    expect(await seenByAnybody([open])).toEqual([200]);
    await dialog.getByLabel('Only you').check();
    await page.getByRole('button', { name: 'Join them' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: /^Mill pond/ }).waitFor();
    await page.getByRole('link', { name: '2 versions' }).waitFor();
    expect(await seenByAnybody([open, hidden])).toEqual([404, 404]);
    for (const { record } of [open, hidden]) {
      await goTo(page, '/');
      await goTo(page, `/records/${record}`);
      await page.getByRole('link', { name: '2 versions' }).waitFor();
    }
  });

  it('are parted again, a version from the other', async () => {
    const { page } = owner;
    await goTo(page, `/datasets/${open.id}`);
    await page.getByRole('button', { name: 'Make it a record of its own' }).click();
    await page.getByRole('button', { name: 'Part it' }).click();
    await page.waitForURL(/\/records\/(?!.*offers)/);
    await page.getByText('· 20 years').waitFor();
    expect(await page.getByRole('link', { name: '2 versions' }).count()).toBe(0);
  });
});

describe('a browser whose session was ended elsewhere', () => {
  const it = stepsInOrder();

  it('says what ended it where it asks to sign in again', async () => {
    const { page } = owner;
    const answer = await fetch(`${service.address}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ANA.email, password: PASSWORD }),
    });
    const { access_token: elsewhere } = (await answer.json()) as { access_token: string };
    await fetch(`${service.address}/auth/v1/user`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${elsewhere}` },
      body: JSON.stringify({ password: `${PASSWORD}!`, current_password: PASSWORD }),
    });
    // As an hour later: the access token has run out.
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('almanac-auth-token') ?? '{}');
      localStorage.setItem('almanac-auth-token', JSON.stringify({ ...kept, expires_at: 1 }));
    });
    await page.goto('/account');
    await page.getByText('Your password was changed').waitFor();
  });
});

function pineHollow(years: number) {
  return { name: 'pine-hollow', rows: yearsOf(1961, years), source_key: 'pine', is_public: true };
}

function storeDay(years: number): Promise<Stored> {
  return store(service.address, token, pineHollow(years));
}

async function changeElsewhere(path: string, change: object): Promise<void> {
  await fetch(`${service.address}/functions/v1${path}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
}

async function seenByAnybody(versions: readonly Stored[]): Promise<number[]> {
  const answers = versions.map(({ id }) =>
    fetch(`${service.address}/functions/v1/datasets/${id}.csv`),
  );
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** By the list, by the address of the record, and by that of each version. */
async function nobodyElseSees(versions: readonly Stored[]): Promise<void> {
  expect(await seenByAnybody(versions)).toEqual(versions.map(() => 404));
  const { page } = stranger;
  await goTo(page, '/');
  await page.getByText('No dataset has been published yet.').waitFor();
  for (const path of [`/records/${versions[0]?.record}`, `/datasets/${versions[0]?.id}`]) {
    await goTo(page, path);
    await page.getByRole('heading', { name: 'cannot be seen here' }).waitFor();
  }
}
