import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Frame, Page } from 'playwright-core';

type Wish = {
  /** where only these can have changed since the last time */
  rules?: string[];
  /** what is left out, as a selector */
  without?: string;
};

/**
 * What axe finds wrong in a page or a frame, and where. Frames in it are left out: there are none in
 * what the suites look at.
 */
export async function foundByAxe(
  shown: Page | Frame,
  { rules, without }: Wish = {},
): Promise<string[]> {
  await bringAxe(shown);
  const options: RunOptions = {
    // What passes is most of it, and nobody reads it.
    resultTypes: ['violations'],
    iframes: false,
    ...(rules && { runOnly: rules }),
  };
  return shown.evaluate(runAxe, { options, exclude: without ? [without] : [] });
}

const PATH = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const BRING = `window.bringAxe = () => { if (!window.axe) { ${readFileSync(PATH, 'utf8')} } };`;
const brought = new WeakSet<BrowserContext>();

/** Sending its 560 KB costs as much as running it, so the browser keeps it for pages to come. */
async function bringAxe(shown: Page | Frame): Promise<void> {
  const context = 'context' in shown ? shown.context() : shown.page().context();
  if (!brought.has(context)) {
    brought.add(context);
    await context.addInitScript({ content: BRING });
    await shown.evaluate(BRING);
  }
  await shown.evaluate('bringAxe()');
}

/** Runs in the page. */
async function runAxe(asked: { options: RunOptions; exclude: string[] }): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: { run: (context: object, options: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run({ exclude: asked.exclude }, asked.options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
