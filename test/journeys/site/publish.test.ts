import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { javascriptRecipe } from '../../../src/site/developers/recipes/javascript.ts';
import { pythonRecipe } from '../../../src/site/developers/recipes/python.ts';
import { shellRecipe } from '../../../src/site/developers/recipes/shell.ts';
import { launchChromium } from '../../support/chromium.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { takePicture, type Visitor, visit } from '../../support/visitor.ts';
import { yearsOf } from '../../support/years-of.ts';
import { ANA, BEN, connect, signIn, signUp } from './people.ts';

const run = promisify(execFile);
const START_MS = 90_000;

let service: RunningProgram;
let browser: Browser;
let folder: string;
let ana: Visitor;

beforeAll(async () => {
  [service, browser, folder] = await Promise.all([
    runService(),
    launchChromium(),
    mkdtemp(join(tmpdir(), 'almanac-push-')),
  ]);
  ana = await visit(browser, service.address);
  await signUp(ana.page, ANA);
}, START_MS);

afterAll(async () => {
  await browser?.close();
  await service?.stop();
  if (folder) await rm(folder, { recursive: true });
});

describe('from a new account to the Directory', () => {
  it('what is pushed with curl over the connection of the Connect page is first in the Directory', async () => {
    await writeFile(join(folder, 'connection.json'), await connect(ana.page, ANA));
    await takePicture(ana.page, 'site/connect');
    const stored = await pushWithCurl(aDataset('Hill farm'));
    await pushWithCurl(aDataset('Mill pond'));

    await ana.page.goto('/');
    const titles = ana.page
      .getByRole('list', { name: 'Datasets, newest first' })
      .getByRole('heading');
    await titles.first().waitFor();
    expect(await titles.allInnerTexts()).toEqual(['Mill pond', 'Hill farm']);
    expect(stored).toMatchObject({ success: true, dataset: { rowCount: 30, columnCount: 37 } });
    await takePicture(ana.page, 'site/directory');
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
    await takePicture(ana.page, 'site/viewer');
  });

  it('a connection is shown once, and this browser does not keep it', async () => {
    const text = await connect(ana.page, ANA);
    const { refresh_token } = JSON.parse(text) as { refresh_token: string };
    const kept = await ana.page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).toContain('almanac-auth-token');
    expect(kept).not.toContain(refresh_token);
    await ana.page.getByRole('link', { name: 'Developers' }).click();
    await ana.page.goBack();
    await ana.page.getByRole('button', { name: 'Make a connection' }).waitFor();
    expect(await ana.page.content()).not.toContain(refresh_token);
  });

  it('a connection goes on working after this browser has signed out', async () => {
    const visitor = await visit(browser, service.address);
    await visitor.page.goto('/sign-in');
    await signIn(visitor.page, ANA);
    await visitor.page.getByRole('link', { name: ANA.name }).click();
    await visitor.page.getByRole('button', { name: 'Sign out here' }).click();
    await visitor.page.getByRole('link', { name: 'Sign in' }).waitFor();
    expect(await pushWithCurl(aDataset('Mill pond (2026-12-01)'))).toMatchObject({ success: true });
    await visitor.close();
  });

  it('nothing was loaded from elsewhere, and the browser had nothing to complain about', () => {
    expect(ana.complaints).toEqual([]);
  });
});

describe('a private dataset', () => {
  let ben: Visitor;
  let path: string;

  beforeAll(async () => {
    const { dataset } = await pushWithCurl({ ...aDataset('Secret spring'), is_public: false });
    path = new URL(dataset.url).pathname;
    ben = await visit(browser, service.address);
    await signUp(ben.page, BEN);
  });
  afterEach(() => ben.page.goto('/'));

  it('is not in the list of another person, and its link shows nothing to them', async () => {
    await ben.page.goto('/');
    await ben.page.getByRole('link', { name: 'Hill farm' }).waitFor();
    expect(await ben.page.getByText('Secret spring').count()).toBe(0);
    await ben.page.goto(path);
    await ben.page.getByRole('heading', { name: 'not to be seen' }).waitFor();
    expect(await ben.page.content()).not.toContain('Secret spring');
  });

  it('asks someone who is signed out to sign in, and then shows it to its owner', async () => {
    const someone = await visit(browser, service.address);
    await someone.page.goto(path);
    await takePicture(someone.page, 'site/private-link');
    await someone.page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(someone.page, ANA);
    await someone.page.getByRole('heading', { name: 'Secret spring' }).waitFor();
    expect(await someone.page.getByText('Private').first().isVisible()).toBe(true);
    await someone.close();
  });

  it('can be downloaded by its owner, whose token goes along', async () => {
    await ana.page.goto(path);
    const download = ana.page.waitForEvent('download');
    await ana.page.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Secret-spring.csv');
    const [header, first] = (await readFile(await file.path(), 'utf8')).split(/\r?\n/);
    expect(header).toMatch(/^Year,01_max,01_min,01_rain,02_max/);
    expect(first).toMatch(/^1961,/);
  });
});

describe('the recipes of the developers’ page', () => {
  it.each([
    { name: 'JavaScript', program: process.execPath, file: 'push.mjs', write: javascriptRecipe },
    { name: 'Python', program: 'python3', file: 'push.py', write: pythonRecipe },
  ])('$name exchanges, keeps the new token and pushes, twice in a row', async (recipe) => {
    await writeFile(join(folder, 'connection.json'), await connect(ana.page, ANA));
    await writeFile(join(folder, recipe.file), recipe.write(home()));
    await writeFile(join(folder, 'dataset.json'), JSON.stringify(aDataset(recipe.name)));
    const push = () => run(recipe.program, [recipe.file, 'dataset.json'], { cwd: folder });
    await push();
    const { stdout } = await push();
    expect(stdout).toContain(recipe.name);
  });

  it('the shell says what the service said when it refuses, and keeps its session', async () => {
    await writeFile(join(folder, 'connection.json'), await connect(ana.page, ANA));
    await expect(pushWithCurl({ name: '', rows: [] })).rejects.toMatchObject({
      stdout: expect.stringContaining('name'),
    });
    expect(await pushWithCurl(aDataset('After a mistake'))).toMatchObject({ success: true });
  });

  it('the page shows them with the address and key of this service', async () => {
    await ana.page.goto('/developers');
    await ana.page.getByRole('radio', { name: 'JavaScript' }).check();
    await ana.page.getByRole('button', { name: 'Copy' }).last().click();
    await ana.page.getByText('Copied').waitFor();
    const copied = await ana.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(javascriptRecipe(home()));
    await takePicture(ana.page, 'site/developers');
  });
});

type Pushed = { success: boolean; dataset: { id: string; url: string } };

/** The shell recipe as it stands on the page. */
async function pushWithCurl(dataset: object): Promise<Pushed> {
  await writeFile(join(folder, 'push.sh'), shellRecipe(home()));
  await writeFile(join(folder, 'dataset.json'), JSON.stringify(dataset));
  const { stdout } = await run('sh', ['push.sh', 'dataset.json'], { cwd: folder });
  return JSON.parse(stdout) as Pushed;
}

function home() {
  return { serviceUrl: service.address, key: 'almanac-public' };
}

function aDataset(name: string) {
  return { name, description: 'An invented station.', rows: yearsOf(1961, 30) };
}
