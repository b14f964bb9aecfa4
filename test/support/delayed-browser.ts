import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { seededRandom } from '../../src/stage/platform/seeded-random.ts';

type Random = () => number;
type Wire = { id?: number; ask?: string };

/** Most messages go on at once; of the others, some wait as long as a slow line or a busy script makes them. */
const WAITS_MS = [0, 0, 0, 5, 40, 250, 900];
/** Of the processor a page has all, or a part as on an old machine. */
const SLOWER = [1, 1, 2, 4, 8];
const PICTURES = 'node_modules/.cache/races';

/**
 * A browser in which everything that may come late does, by chance and by a seed: messages between page and stage,
 * frames, timers, answers of a service, and the processor. What a line keeps in order stays in order.
 */
export function delayedBrowser(browser: Browser, seed: number): Browser {
  const newContext = browser.newContext.bind(browser);
  const close = browser.close.bind(browser);
  let count = 0;
  return Object.assign(browser, {
    newContext: async (...options: Parameters<Browser['newContext']>) => {
      count += 1;
      const context = await newContext(...options);
      await delay(context, seed * 100 + count);
      return context;
    },
    close: async () => {
      await pictureWhatHangs(browser, seed);
      await close();
    },
  });
}

async function delay(context: BrowserContext, seed: number): Promise<void> {
  const random = seededRandom(seed);
  for (const delayInPage of [delayFrames, delayTimers])
    await context.addInitScript({ content: `(${delayInPage})((${seededRandom})(${seed}))` });
  await context.routeWebSocket(/\/stage$/, (page) => delayMessages(page, random));
  await context.route(/\/(auth|functions)\/v1\//, async (route) => {
    await late(random);
    await route.continue();
  });
  context.on('page', (page) => void slowDown(page, drawn(SLOWER, random)));
}

/** Runs in the page: some frames do not come, and what was to be drawn in them is drawn in the next, in its order. */
function delayFrames(random: Random): void {
  const draw = window.requestAnimationFrame.bind(window);
  const waiting = new Map<number, FrameRequestCallback>();
  let last = 0;
  let missing = 0;
  const inNextFrame = () =>
    draw((time) => {
      if (missing === 0 && random() < 0.3) missing = Math.floor(random() * 12);
      if (missing > 0) missing -= 1;
      else for (const [id, drawn] of [...waiting]) if (waiting.delete(id)) drawn(time);
      inNextFrame();
    });
  inNextFrame();
  window.requestAnimationFrame = (drawn) => {
    last += 1;
    waiting.set(last, drawn);
    return last;
  };
  window.cancelAnimationFrame = (id) => void waiting.delete(id);
}

/** Runs in the page: a timer rings when it is due or later, as where a script is busy, and none before one due earlier. */
function delayTimers(random: Random): void {
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const due = new Map<unknown, { at: number; ring: () => void }>();
  const ringFirst = () => {
    const [first] = [...due].sort(([, one], [, other]) => one.at - other.at);
    if (!first) return;
    const early = first[1].at - performance.now();
    if (early > 0) return void start(ringFirst, early);
    due.delete(first[0]);
    first[1].ring();
  };
  const later = (handler: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    const id = start(ringFirst, ms + (random() < 0.3 ? random() * 400 : 0));
    due.set(id, { at: performance.now() + ms, ring: () => handler(...values) });
    return id;
  };
  window.setTimeout = later as typeof window.setTimeout;
  // Its bell rings all the same, because it may ring for another.
  window.clearTimeout = (id) => {
    if (!due.delete(id)) stop(id);
  };
}

/** The line keeps its order. Calls of scripts do not, as google.script.run promises none. */
function delayMessages(page: WebSocketRoute, random: Random): void {
  const stage = page.connectToServer();
  const calls = new Set<number>();
  const toStage = inOrder((text) => stage.send(text), random);
  const toPage = inOrder((text) => page.send(text), random);
  page.onMessage((data) => {
    const text = String(data);
    const { id = 0, ask } = JSON.parse(text) as Wire;
    if (ask !== 'callFromPage') return toStage(text);
    calls.add(id);
    void late(random).then(() => stage.send(text));
  });
  stage.onMessage((data) => {
    const text = String(data);
    const { id = 0 } = JSON.parse(text) as Wire;
    if (!calls.delete(id)) return toPage(text);
    void late(random).then(() => page.send(text));
  });
}

function inOrder(send: (text: string) => void, random: Random): (text: string) => void {
  let before = Promise.resolve();
  return (text) => {
    before = before.then(() => late(random)).then(() => send(text));
  };
}

function late(random: Random): Promise<void> {
  const ms = drawn(WAITS_MS, random) * random();
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}

function drawn<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** A page that is closed at once, as a copy in a tab of its own, needs no slowing down. */
async function slowDown(page: Page, rate: number): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  } catch (problem) {
    if (!page.isClosed()) throw problem;
  }
}

/** A journey that failed has not closed its pages. */
async function pictureWhatHangs(browser: Browser, seed: number): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: `${PICTURES}/${seed}-${process.pid}-${index}.png` });
}
