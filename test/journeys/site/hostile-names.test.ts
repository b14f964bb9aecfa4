import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { aPerson, call } from '../../service/homes.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { type RunningProgram, runService } from '../../support/run-service.ts';
import { stepsInOrder } from '../../support/steps-in-order.ts';
import { type Visitor, visit } from '../../support/visitor.ts';
import { goTo, pushRows } from './people.ts';

const SCRIPT = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
const TURNED = '\u202eevil';
const PILED = `Hill${'\u0301\u0323\u0336'.repeat(60)} farm`;
const UNSEEN = '\u200b\u2060';

let service: RunningProgram;
let browser: Browser;
let reader: Visitor;
const paths: string[] = [];

/** One journey for all of them: nobody of whom these names are is trusted by anybody who reads them. */
beforeAll(async () => {
  [service, browser] = await Promise.all([runService(), openBrowser()]);
  for (const name of [SCRIPT, TURNED, PILED]) {
    const { accessToken } = await aPerson(service, name);
    const rows = [{ Year: 1961, '01_max': 1.7e308, '01_rain': 5 }];
    paths.push(await pushRows(service.address, accessToken, { name, rows }));
  }
  const { accessToken } = await aPerson(service, UNSEEN);
  await pushRows(service.address, accessToken, { name: 'Mill pond', rows: [{ Year: 1961 }] });
  reader = await visit(browser, service.address);
});
afterAll(async () => {
  await reader?.close();
  await browser?.close();
  await service?.stop();
});

const it = stepsInOrder();

it('a name stays within its own entry of the Directory, whatever is written in it', async () => {
  const { page } = reader;
  await page.goto('/');
  await page.getByRole('link', { name: 'Mill pond' }).waitFor();
  const entries = page.locator('.entries > li');
  expect(await entries.count()).toBe(4);
  const looks = await entries.evaluateAll((all) =>
    all.map((entry) => {
      const spans = [...entry.querySelectorAll('.entry-meta span')];
      // Along the line, and a long one goes on below.
      const places = spans.map((span) => span.getBoundingClientRect());
      const isAfter = (one: DOMRect, other: DOMRect) =>
        one.left > other.left || one.bottom > other.bottom;
      const title = entry.querySelector('h2');
      return {
        inOrder: places.slice(1).every((place, index) => isAfter(place, places[index] as DOMRect)),
        clipped: title !== null && getComputedStyle(title).overflow === 'clip',
        // What turns the direction is shut in: the years after it read from left to right.
        isolated: spans.every((span) => getComputedStyle(span).unicodeBidi === 'isolate'),
      };
    }),
  );
  expect(looks).toEqual(Array(4).fill({ inOrder: true, clipped: true, isolated: true }));
  expect(await entries.first().textContent()).not.toContain(UNSEEN);
});

it('no name and no number of a dataset runs, loads or breaks anything in its viewer', async () => {
  const { page, complaints } = reader;
  for (const path of paths) {
    await goTo(page, path);
    await page.getByRole('table').waitFor();
    expect(await page.locator('h1').first().textContent()).not.toBe('');
    expect(await page.getByRole('main').textContent()).not.toMatch(/NaN|Infinity|∞/);
  }
  expect(await page.title()).not.toBe('1');
  expect(complaints).toEqual([]);
  expect((await call(service, '/healthz')).status).toBe(200);
});
