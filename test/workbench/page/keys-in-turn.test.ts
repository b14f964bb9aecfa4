import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import type { KeysInTurn } from '../../../src/workbench/page/grid/keys-in-turn.ts';
import { openBrowser } from '../../support/open-browser.ts';

/** A grid that is still moving to the next cell until `arrive` is called, and what keys it was given since. */
type InThePage = Window & {
  inTurn: { keepKeysInTurn: (grid: HTMLElement, isJumping: () => boolean) => KeysInTurn };
  keys: KeysInTurn;
  given: string[];
  isJumping: boolean;
  arrive: () => Promise<void>;
};

let browser: Browser;
let page: Page;
let program: string;

beforeAll(async () => {
  browser = await openBrowser();
  const built = await build({
    entryPoints: ['src/workbench/page/grid/keys-in-turn.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'inTurn',
  });
  program = built.outputFiles[0]?.text ?? '';
  page = await browser.newPage();
});
afterAll(() => browser.close());

beforeEach(async () => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: program });
  await page.evaluate(startMoving);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('n');
  expect(await state()).toEqual({ given: [], isDone: false, stands: false });
});

it('a key pressed before a jump goes to the cell it was pressed for, and the jump waits for it', async () => {
  await page.evaluate(() => {
    const { arrive } = window as unknown as InThePage;
    Object.assign(window, { isJumping: true });
    return arrive();
  });
  await untilGiven('n');
  expect(await state()).toEqual({ given: ['n'], isDone: true, stands: true });
});

it('a key pressed during a jump waits for its end', async () => {
  await page.evaluate(() => (window as unknown as InThePage).arrive());
  await untilGiven('n');
  await page.evaluate(() => Object.assign(window, { isJumping: true }).name);
  await page.keyboard.press('o');
  // The jump does not wait for the key, because the key waits for the jump.
  expect(await state()).toEqual({ given: ['n'], isDone: false, stands: true });
  await page.evaluate(() => Object.assign(window, { isJumping: false }).name);
  await untilGiven('o');
});

/** Runs in the page. The grid moves by a timer, which here ends when the test says so. */
function startMoving(): void {
  const page = window as unknown as InThePage;
  const due: (() => void)[] = [];
  window.setTimeout = ((run: () => void) => due.push(run)) as never;
  const grid = document.body.appendChild(document.createElement('div'));
  grid.innerHTML = '<span class="focused-cell"></span>';
  const given: string[] = [];
  grid.addEventListener('keydown', ({ key }) => given.push(key));
  // A timer that rings may start another.
  const arrive = async () => {
    for (; due.length > 0; await new Promise(requestAnimationFrame))
      for (const run of due.splice(0)) run();
  };
  Object.assign(page, { given, arrive, isJumping: false });
  page.keys = page.inTurn.keepKeysInTurn(grid, () => page.isJumping);
}

function state() {
  return page.evaluate(() => {
    const { given, keys } = window as unknown as InThePage;
    return { given, isDone: keys.isDone(), stands: keys.stand() };
  });
}

async function untilGiven(key: string): Promise<void> {
  await page.waitForFunction((key) => (window as unknown as InThePage).given.at(-1) === key, key);
}
