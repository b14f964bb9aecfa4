import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/open-browser.ts';

/** A button, and whatever else is pressed in a page; each press is followed by one drawing. */
const PAGE = `<button type="button"><b>Send</b></button><a href="#there">There</a><select><option>1</option></select><p>Text</p><input type="checkbox">
`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  const { outputFiles } = await build({
    entryPoints: ['src/browser/after-press.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'pressing',
  });
  await page.setContent(PAGE);
  await page.addScriptTag({
    content: `${outputFiles[0]?.text}; window.whenFree = pressing.afterPress(window)`,
  });
});
afterAll(() => browser.close());

type InThePage = Window & { whenFree: (draw: () => void) => void };
type Fired = { on: string; type: string; button?: number };

/** Whether something that comes after these events is drawn at once, and whether it is within a moment. */
function drawnAfter(events: Fired[]): Promise<{ atOnce: boolean; soon: boolean }> {
  return page.evaluate(async (fired) => {
    let isDrawn = false;
    const { whenFree } = window as unknown as InThePage;
    for (const { on, type, button = 0 } of fired) {
      const target = on === 'window' ? window : document.querySelector(on);
      target?.dispatchEvent(new PointerEvent(type, { button, bubbles: type !== 'blur' }));
    }
    whenFree(() => {
      isDrawn = true;
    });
    const atOnce = isDrawn;
    await new Promise((resolve) => setTimeout(resolve, 20));
    const soon = isDrawn;
    document.querySelector('button')?.click();
    return { atOnce, soon };
  }, events);
}

const down = (on: string, button = 0) => ({ on, type: 'pointerdown', button });

describe('what comes', () => {
  it.each([
    ['while a button is held', [down('button')]],
    ['while the text within a button is held', [down('b')]],
    ['while a link is held', [down('a')]],
    [
      'while a button has lost the focus of another element',
      [down('button'), { on: 'p', type: 'blur' }],
    ],
    ['while a button ends what is typed in a field', [down('button'), { on: 'p', type: 'change' }]],
    [
      'while a button is held again at once',
      [down('button'), { on: 'p', type: 'pointerup' }, down('button')],
    ],
  ])('%s waits', async (_name, events) => {
    expect(await drawnAfter(events)).toEqual({ atOnce: false, soon: false });
  });

  it.each([
    ['nothing is pressed', []],
    ['text is being selected', [down('p')]],
    ['a list of choices is open', [down('select')]],
    ['the other button is down', [down('button', 2)]],
    ['the press has been told', [down('button'), { on: 'button', type: 'click' }]],
    ['the way of a link has been taken', [down('a'), { on: 'a', type: 'click' }]],
    ['the choice has been told', [down('input'), { on: 'input', type: 'change' }]],
  ])('while %s is drawn at once', async (_name, events) => {
    expect(await drawnAfter(events)).toEqual({ atOnce: true, soon: true });
  });

  it.each([
    ['the pointer has gone up elsewhere', { on: 'p', type: 'pointerup' }],
    ['the page is scrolled instead', { on: 'button', type: 'pointercancel' }],
    ['a menu has opened under it', { on: 'button', type: 'contextmenu' }],
    ['the person has gone to another window', { on: 'window', type: 'blur' }],
  ])('after a press that is none, as %s, is drawn soon', async (_name, end) => {
    expect(await drawnAfter([down('button'), end])).toEqual({ atOnce: false, soon: true });
  });
});

// A page that is drawn between the press and the change says what was chosen before, and the choice would be lost.
it('a choice is told before the page is drawn again', async () => {
  const box = page.getByRole('checkbox');
  await box.evaluate((element: HTMLInputElement) => {
    element.addEventListener('change', () =>
      element.setAttribute('data-told', `${element.checked}`),
    );
  });
  await box.hover();
  await page.mouse.down();
  await box.evaluate((element: HTMLInputElement) =>
    (window as unknown as InThePage).whenFree(() => {
      element.checked = false;
      element.setAttribute('data-drawn', '');
    }),
  );
  await page.mouse.up();
  await page.locator('input[data-drawn]').waitFor();
  expect(await box.getAttribute('data-told')).toBe('true');
});
