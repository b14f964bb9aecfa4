import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { connectionText } from '../../../src/site/account/connect-page.tsx';
import { pythonRecipe } from '../../../src/site/developers/python-recipe.ts';
import { downloadedText } from '../../support/downloaded-text.ts';
import { hasProgram } from '../../support/has-program.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { yearsOf } from '../../support/years-of.ts';
import {
  ANA,
  connect,
  type DatasetToPush,
  goTo,
  PASSWORD,
  pushRows,
  signIn,
  signUp,
} from './people.ts';

const run = promisify(execFile);

let service: RunningProgram;
let browser: Browser;
let folder: string;
let ana: Visitor;

beforeAll(async () => {
  [service, browser, folder] = await Promise.all([
    runService(),
    openBrowser(),
    mkdtemp(join(tmpdir(), 'almanac-push-')),
  ]);
  ana = await visit(browser, service.address);
  await signUp(ana.page, ANA);
});

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  if (folder) await rm(folder, { recursive: true });
});

const it = stepsInOrder();

describe('from a new account to the Directory', () => {
  it('what is pushed over the connection of the Connect page is first in the Directory', async () => {
    await writeFile(join(folder, 'connection.json'), await connect(ana.page, ANA));
    await push(aDataset('Hill farm'));
    await push(aDataset('Mill pond'));

    await goTo(ana.page, '/');
    const titles = ana.page
      .getByRole('list', { name: 'Datasets, newest first' })
      .getByRole('heading');
    await titles.first().waitFor();
    expect(await titles.allInnerTexts()).toEqual(['Mill pond', 'Hill farm']);
  });

  it('the viewer shows the values as they were sent', async () => {
    await ana.page.getByRole('link', { name: 'Hill farm' }).click();
    const table = ana.page.getByRole('table');
    await table.waitFor();
    const [january] = await table
      .getByRole('row', { name: /^1961/ })
      .getByRole('cell')
      .allInnerTexts();
    expect(january).toBe(String(yearsOf(1961, 30)[0]?.['01_max']));
    expect(await ana.page.getByText('July 1990').first().isVisible()).toBe(true);
  });

  it('a connection is shown once, and this browser does not keep it', async () => {
    await ana.page.goto('/connect');
    const text = await connect(ana.page, ANA);
    const refreshToken = refreshTokenIn(text);
    const kept = await ana.page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('almanac-auth-token');
    expect(kept).not.toContain(refreshToken);
    await ana.page.evaluate(goBackWithTheNextClick);
    await ana.page.getByRole('link', { name: 'Developers' }).click();
    await ana.page.getByRole('button', { name: 'Make a connection' }).waitFor();
    expect(await ana.page.content()).not.toContain(refreshToken);
    expect(await ana.page.locator('textarea').count()).toBe(0);
  });

  it('nothing was loaded from elsewhere, and the browser had nothing to complain about', () => {
    expect(ana.complaints).toEqual([]);
  });
});

describe('a private dataset', () => {
  let path: string;

  it('can be downloaded by its owner, whose token goes along', async () => {
    await push({ ...aDataset('Secret spring'), is_public: false });
    await goTo(ana.page, '/');
    await ana.page.getByRole('link', { name: 'Secret spring' }).click();
    await ana.page.getByRole('heading', { name: 'Secret spring' }).waitFor();
    path = new URL(ana.page.url()).pathname;
    const download = ana.page.waitForEvent('download');
    await ana.page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Secret-spring.csv');
    const [header, first] = (await downloadedText(file)).split(/\r?\n/);
    expect(header).toMatch(/^Year,01_max,01_min,01_rain,02_max/);
    expect(first).toMatch(/^1961,/);
  });

  it('is gone where its owner signs out, asks to sign in, and is shown again', async () => {
    const { page } = ana;
    await page.getByRole('banner').getByRole('link', { name: ANA.name }).click();
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await goTo(page, path);
    await page.getByRole('heading', { name: 'cannot be seen' }).waitFor();
    expect(await page.content()).not.toContain('Secret spring');
    // The connection is another session than the one that ended here.
    await push(aDataset('After signing out'));
    await goTo(page, '/');
    await page.getByRole('link', { name: 'After signing out' }).waitFor();
    expect(await page.getByText('Secret spring').count()).toBe(0);
    await page.goBack();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, ANA);
    await page.getByRole('heading', { name: 'Secret spring' }).waitFor();
    expect(await page.getByText('Private').first().isVisible()).toBe(true);
  });
});

describe('the program of the developers’ page', () => {
  // Needs nothing of the others.
  const withPython = hasProgram('python3') ? test : test.skip;

  withPython(
    'exchanges, keeps the new token, says what the service refuses, and pushes again',
    async () => {
      const connection = join(folder, 'connection.json');
      const before = await newConnection();
      await writeFile(connection, before);
      expect(await pushByProgram(aDataset('By a program'))).toContain('By a program');
      expect(refreshTokenIn(await readFile(connection, 'utf8'))).not.toBe(refreshTokenIn(before));
      const refusal = await pushByProgram({ name: '', rows: [] }).catch(String);
      expect(refusal).toContain('Give the dataset a name');
      expect(await pushByProgram(aDataset('After a mistake'))).toContain('After a mistake');
    },
  );

  test('the page shows it with the address and key of this service', async () => {
    await goTo(ana.page, '/developers');
    await ana.page.getByRole('button', { name: 'Copy' }).nth(1).click();
    await ana.page.getByText('Copied').waitFor();
    const copied = await ana.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(pythonRecipe(home()));
  });
});

/** By the two calls that the program makes. */
async function push(dataset: DatasetToPush): Promise<void> {
  const connection = join(folder, 'connection.json');
  const answer = await fetch(`${service.address}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshTokenIn(await readFile(connection, 'utf8')) }),
  });
  const session = (await answer.json()) as { access_token: string };
  await writeFile(connection, JSON.stringify(session));
  await pushRows(service.address, session.access_token, dataset);
}

/** The program as it stands on the page, run from elsewhere; what it printed, or all of it when it failed. */
async function pushByProgram(dataset: object): Promise<string> {
  const paths = [join(folder, 'push.py'), join(folder, 'dataset.json')] as const;
  await writeFile(paths[0], pythonRecipe(home()));
  await writeFile(paths[1], JSON.stringify(dataset));
  try {
    return (await run('python3', paths, { cwd: tmpdir() })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(stdout + stderr);
  }
}

/** As the Connect page makes it, which is seen above. */
async function newConnection(): Promise<string> {
  const answer = await fetch(`${service.address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ANA.email, password: PASSWORD }),
  });
  return connectionText({ ...home(), signUp: 'open' }, await answer.json());
}

/** In the page: somebody is back before anything else could happen, as on a machine that is busy. */
function goBackWithTheNextClick(): void {
  const goBack = () => {
    history.back();
    for (const end = Date.now() + 300; Date.now() < end; );
  };
  addEventListener('click', goBack, { once: true });
}

function refreshTokenIn(connection: string): string {
  return (JSON.parse(connection) as { refresh_token: string }).refresh_token;
}

function home() {
  return { serviceUrl: service.address, key: 'almanac-public' };
}

function aDataset(name: string) {
  return { name, description: 'An invented station.', rows: yearsOf(1961, 30) };
}
