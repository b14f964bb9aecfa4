import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumOptions } from '../support/chromium.ts';
import { inventedDays } from '../support/invented-station.ts';
import type { BenchRow } from './bench-row.ts';
import { medianOf } from './measure.ts';

const ROUNDS = 3;
const SLOWER = 4;
const HELD_MS = 5;
/** Its value is beyond what anybody measures. */
const WRONG_CELL = 'B20002';

/** The page for a file, as it lies on a stick, in a browser: what a person waits for, and what holds the page up. */
export async function benchPage(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const browser = await chromium.launch(chromiumOptions());
  try {
    const days = written(folder, 'days.csv', daysOf(100));
    const million = written(folder, 'million.csv', millionCells());
    const idle = await waitsFor(browser, days, 1);
    const held = await waitsFor(browser, days, SLOWER);
    const first = '100 years of days: first finding';
    return [
      { what: first, figure: idle.waited, unit: 'ms', limit: 2000 },
      { what: '… of it processor time of page and worker', figure: idle.busy, unit: 'ms' },
      {
        what: `… on a processor ${SLOWER} times slower`,
        figure: held.waited,
        unit: 'ms',
        limit: 6000,
      },
      {
        what: 'a million cells opened and scrolled: longest task of the page',
        figure: await longestTask(browser, million),
        unit: 'ms',
        limit: 100,
      },
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

function written(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function daysOf(years: number): string {
  const lines = inventedDays('temperate', { firstYear: 1901, years }).map(
    ({ year, month, day, max, min, rain }, at) =>
      `${year}-${two(month)}-${two(day)},${at === 20_000 ? max * 10 + 100 : max},${min},${rain}`,
  );
  return ['Date,Max,Min,Rain', ...lines].join('\n');
}

const two = (number: number) => String(number).padStart(2, '0');

/** As many as a file may have: stations beside each other, a row a day. */
function millionCells(): string {
  const stations = Array.from({ length: 19 }, (_, at) => `Station ${at + 1}`);
  const start = Date.UTC(1880, 0, 1);
  const lines = Array.from({ length: 49_998 }, (_, day) =>
    [
      new Date(start + day * 86_400_000).toISOString().slice(0, 10),
      ...stations.map((_, at) => ((day * 7 + at * 13) % 300) / 10),
    ].join(),
  );
  return [['Max °C', ...stations].join(), ...lines].join('\n');
}

/** From the choice of the file until the wrong cell is named. */
async function waitsFor(browser: Browser, file: string, slower: number) {
  const waits: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await openPage(browser);
    const before = await processorMs(browser);
    const waited = page.evaluate(firstFinding, WRONG_CELL);
    const release = slower > 1 ? await held(browser, slower) : () => {};
    await page.locator('input[type=file]').setInputFiles(file);
    waits.push(await waited);
    release();
    busy.push((await processorMs(browser)) - before);
    await page.close();
  }
  return { waited: medianOf(waits), busy: medianOf(busy) };
}

/** In the page: milliseconds. */
function firstFinding(cell: string): Promise<number> {
  return new Promise((give) => {
    const begin = () => {
      const from = performance.now();
      new MutationObserver((_, watch) => {
        if (!document.querySelector('.views')?.textContent?.includes(cell)) return;
        watch.disconnect();
        give(performance.now() - from);
      }).observe(document.body, { childList: true, subtree: true });
    };
    document.addEventListener('change', begin, { capture: true, once: true });
  });
}

async function renderers(browser: Browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer');
}

async function processorMs(browser: Browser): Promise<number> {
  return (await renderers(browser)).reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
}

/** `Emulation.setCPUThrottlingRate` slows a page's thread and none of its workers, so the whole process is held. */
async function held(browser: Browser, slower: number): Promise<() => void> {
  const pids = (await renderers(browser)).map(({ id }) => id);
  let turn = 0;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of pids) process.kill(pid, name);
  };
  const timer = setInterval(() => {
    turn = (turn + 1) % slower;
    signal(turn === 0 ? 'SIGCONT' : 'SIGSTOP');
  }, HELD_MS);
  return () => {
    clearInterval(timer);
    signal('SIGCONT');
  };
}

async function longestTask(browser: Browser, file: string): Promise<number> {
  const page = await openPage(browser);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.locator('input[type=file]').setInputFiles(file);
  const cell = page.locator('.sheet-table .cell').first();
  await cell.waitFor();
  await page.locator('.sheet-table table[aria-rowcount="50040"]').waitFor();
  await page.keyboard.press('Control+End');
  for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, turn % 2 ? 40_000 : -30_000);
  await page.locator('.views .card').first().waitFor();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.close();
  return Math.max(0, ...tasks);
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(resolve('dist/open/almanac.html')).href);
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  return page;
}
