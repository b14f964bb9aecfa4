import type { Browser, BrowserContext, Page, WebSocketRoute } from 'playwright-core';
import { seededRandom } from '../../src/workbench/demo/seeded-random.ts';

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

/** Runs in the page: what is to be drawn is drawn some frames later. */
function delayFrames(random: Random): void {
  const draw = window.requestAnimationFrame.bind(window);
  const drop = window.cancelAnimationFrame.bind(window);
  const current = new Map<number, number>();
  let last = 0;
  const inFrames = (id: number, frames: number, drawn: FrameRequestCallback): void => {
    const next = draw((time) => {
      if (frames > 0) return inFrames(id, frames - 1, drawn);
      current.delete(id);
      return drawn(time);
    });
    current.set(id, next);
  };
  window.requestAnimationFrame = (drawn) => {
    last += 1;
    inFrames(last, random() < 0.3 ? Math.floor(random() * 12) : 0, drawn);
    return last;
  };
  window.cancelAnimationFrame = (id) => drop(current.get(id) ?? -1);
}

/** Runs in the page: a timer promises only not to ring too early. Those of one length ring in their order. */
function delayTimers(random: Random): void {
  const start = window.setTimeout.bind(window);
  const latest = new Map<number, number>();
  const later = (handler: TimerHandler, ms = 0, ...values: unknown[]) => {
    const late = random() < 0.3 ? random() * 400 : 0;
    const due = Math.max(performance.now() + ms + late, latest.get(ms) ?? 0);
    latest.set(ms, due);
    return start(handler, due - performance.now(), ...values);
  };
  window.setTimeout = later as typeof window.setTimeout;
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

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** A journey that failed has not closed its pages. */
async function pictureWhatHangs(browser: Browser, seed: number): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: `${PICTURES}/${seed}-${process.pid}-${index}.png` });
}
