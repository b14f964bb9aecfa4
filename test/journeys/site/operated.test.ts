import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type EmptyDatabase, emptyDatabase } from '../../support/empty-database.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { type Program, serviceEnvironment, startService } from '../../support/run-service.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { yearsOf } from '../../support/years-of.ts';
import { ANA, goTo, pushRows, send, visitAs } from './people.ts';

const REASON = 'The values are of another place.';
const READ_ONLY = 'We move to a larger machine until noon.';

let data: EmptyDatabase;
let environment: Record<string, string>;
let program: Program;
let browser: Browser;
let ana: Visitor;
let token: string;
let anybody: Visitor;
let record: string;

beforeAll(async () => {
  [data, browser] = await Promise.all([emptyDatabase(), openBrowser()]);
  environment = {
    DATABASE_URL: data.options.databaseUrl,
    ALMANAC_DATA_DIR: data.options.dataFolder,
    ALMANAC_CONTACT: 'desk@example.org',
    ALMANAC_TERMS_URL: 'https://example.org/terms',
    ALMANAC_PRIVACY_URL: 'https://example.org/privacy',
    ALMANAC_NOTICE: 'Closed on 24 December.',
  };
  program = await startService(environment);
  ({ visitor: ana, token } = await visitAs(browser, program.address, ANA));
  anybody = await visit(browser, program.address);
  record = await pushRows(program.address, token, { name: 'Mill pond', rows: yearsOf(1961, 3) });
});
afterAll(async () => {
  await browser?.close();
  await program?.end('SIGKILL');
  await data?.giveBack();
});

const it = stepsInOrder();

describe('a service that somebody looks after', () => {
  it('shows its notice, and whom to ask, on each page, and takes a report of a record', async () => {
    const { page } = anybody;
    await page.goto('/');
    await page.getByText('Closed on 24 December.').waitFor();
    expect(await linksBelow(page)).toEqual({
      'Terms of use': 'https://example.org/terms',
      Privacy: 'https://example.org/privacy',
      Contact: 'mailto:desk@example.org',
    });
    await goTo(page, record);
    await page.getByRole('heading', { name: 'Mill pond' }).waitFor();
    await page.getByText('Closed on 24 December.').waitFor();
    const report = (await linksBelow(page))['Report this record'];
    expect(report).toContain(encodeURIComponent(program.address + record));
  });

  it('hides a record from all but its owner, who reads why, and shows it again', async () => {
    command('hide-record', program.address + record, REASON);
    await anybody.page.goto(record);
    await anybody.page.getByText('This dataset cannot be seen here').waitFor();
    await ana.page.goto(record);
    await ana.page.getByText(`The reason: ${REASON}`).waitFor();
    const again = { name: 'Mill pond', rows: yearsOf(1961, 4), record: record.split('/').at(-1) };
    expect((await send(program.address, token, again)).status).toBe(403);
    command('show-record', program.address + record);
    await anybody.page.goto(record);
    await anybody.page.getByRole('heading', { name: 'Mill pond' }).waitFor();
  });

  it('says why nothing can be changed while it only reads', async () => {
    await program.end('SIGTERM');
    const port = String(program.port);
    program = await startService({ ...environment, ALMANAC_READ_ONLY: READ_ONLY, PORT: port });
    const { page } = ana;
    await page.goto(record);
    await page.getByText(`Closed on 24 December. ${READ_ONLY}`).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText(`Try again later. ${READ_ONLY}`).waitFor();
    expect((await fetch(`${program.address}/functions/v1${record}`)).status).toBe(200);
  });
});

async function linksBelow(page: Page): Promise<Record<string, string | null>> {
  const links = await page.locator('.about-links a').all();
  const found = links.map(async (link) => [
    await link.textContent(),
    await link.getAttribute('href'),
  ]);
  return Object.fromEntries(await Promise.all(found));
}

/** As its operator does, beside the service that runs. */
function command(...words: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, ['dist/service/main.js', ...words], {
    env: serviceEnvironment(environment),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: expect.any(String) });
}
