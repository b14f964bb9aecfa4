import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Frame, Page } from 'playwright-core';

type Wish = {
  /** where only these can have changed since the last time */
  rules?: string[];
  /** what is left out, as a selector */
  without?: string;
  /** what alone is looked at, as a selector */
  within?: string | undefined;
};

type AxeWindow = {
  axe?: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  bringAxe?: () => void;
};

/** What axe finds wrong in a page or a frame and in all frames within, and where. */
export async function foundByAxe(shown: Page | Frame, wish: Wish = {}): Promise<string[]> {
  const found: string[] = [];
  for (const frame of withFramesInside('mainFrame' in shown ? shown.mainFrame() : shown))
    found.push(...(await foundInFrame(frame, wish)));
  return found;
}

function withFramesInside(frame: Frame): Frame[] {
  return [frame, ...frame.childFrames().flatMap(withFramesInside)];
}

async function foundInFrame(frame: Frame, { rules, without, within }: Wish): Promise<string[]> {
  await keepAxe(frame.page().context());
  const options: RunOptions = {
    // What passes is most of it, and nobody reads it.
    resultTypes: ['violations'],
    // Each frame is looked at for itself: axe would wait half a second for one that has no axe.
    iframes: false,
    ...(rules && { runOnly: rules }),
  };
  const context = { ...(within && { include: [within] }), exclude: without ? [without] : [] };
  const asked = { options, context };
  const look = () => frame.evaluate(runAxe, asked);
  const found = await look();
  if (found) return found;
  // A document that was there before the context brought it.
  await frame.evaluate(`${BRING} bringAxe()`);
  return (await look()) as string[];
}

const PATH = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const BRING = `window.bringAxe = () => { if (!window.axe) { ${readFileSync(PATH, 'utf8')} } };`;
const brought = new WeakSet<BrowserContext>();

/** Sending its 560 KB costs as much as running it, so the browser keeps it for documents to come. */
async function keepAxe(context: BrowserContext): Promise<void> {
  if (brought.has(context)) return;
  brought.add(context);
  await context.addInitScript({ content: BRING });
}

/** Runs in the page; nothing where there is no axe yet. */
async function runAxe(asked: { options: RunOptions; context: object }): Promise<string[] | null> {
  const page = window as unknown as AxeWindow;
  page.bringAxe?.();
  if (!page.axe) return null;
  const { violations } = await page.axe.run(asked.context, asked.options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
