import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Browser, Frame, Locator } from 'playwright-core';
import type { Language } from '../../../src/core/words/languages.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import type { Shown, StatesPage } from './states-page.ts';

type InThePage = Window & StatesPage;

export type OpenStates = {
  show: (name: string) => Promise<Shown>;
  /** The sidebar as a person meets it. */
  frame: Frame;
  pose: () => Promise<Locator>;
  close: () => Promise<void>;
};

/**
 * The built page in a frame, as it stands beside a sheet, which shows one state after the other by one call each:
 * the states, their server and what a person does run in the page around it.
 */
export async function openStates(browser: Browser, language: Language): Promise<OpenStates> {
  const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.setContent(SHELL);
  await page.addScriptTag({ content: await statesPage() });
  const sidebar = await readFile(`dist/addon/sidebar.${language}.html`, 'utf8');
  await page.locator('iframe').evaluate(showPage, sidebar);
  const frame = page.frames()[1] as Frame;
  return {
    frame,
    show: (name) =>
      page.evaluate(
        ([name, language, patienceMs]) =>
          (window as unknown as InThePage).showState(name, language, patienceMs),
        [name, language, PATIENCE_MS] as const,
      ),
    pose: async () => {
      await page.evaluate(() => (window as unknown as InThePage).pose());
      return page.locator('iframe');
    },
    close: () => context.close(),
  };
}

const SHELL = `<!DOCTYPE html><html lang="en"><title>Almanac</title>
<style>body { margin: 0 } iframe { display: block; border: 0; width: 300px; height: 700px }</style>
<iframe title="Almanac"></iframe></html>`;

let built: Promise<string> | null = null;

function statesPage(): Promise<string> {
  built ??= build({
    entryPoints: ['test/sidebar/support/states-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  }).then(({ outputFiles: [file] }) => file?.text ?? '');
  return built;
}

/** Runs in the page. */
async function showPage(frame: HTMLElement | SVGElement, sidebar: string): Promise<void> {
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // A function, because `$&` in what is put in would be taken for a pattern.
  const prepared = sidebar.replace('<head>', () => '<head><script>parent.prepare(window)</script>');
  (frame as HTMLIFrameElement).srcdoc = prepared;
  await loaded;
}
