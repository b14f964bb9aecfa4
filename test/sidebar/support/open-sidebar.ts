import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { Answer } from '../../../src/core/problem.ts';
import type { Language } from '../../../src/core/words/languages.ts';
import type {
  ArgumentsOf,
  FunctionName,
  ValueOf,
} from '../../../src/sidebar/server/page-functions.ts';
import { PATIENCE_MS } from '../../support/patience.ts';

/** What the add-on answers; a thrown error arrives as google.script.run hands errors over. */
export type FakeServer = {
  [Name in FunctionName]?: (
    ...args: ArgumentsOf<Name>
  ) => Answer<ValueOf<Name>> | Promise<Answer<ValueOf<Name>>>;
};

export type Frame = { width?: number; height?: number; language?: Language; locale?: string };

export type SidebarFrame = {
  /** Starts the sidebar anew, with a google.script.run that asks the server given. */
  open: (server: FakeServer) => Promise<Page>;
  close: () => Promise<void>;
};

/**
 * The place beside a sheet in which the built page is shown: one sidebar after the other, in one
 * document. What Playwright brings into a document before it looks for anything costs more than the sidebar.
 */
export async function sidebarFrame(
  browser: Browser,
  { width = 300, height = 700, language = 'en', locale = 'en-GB' }: Frame = {},
): Promise<SidebarFrame> {
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, locale, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  let asked: FakeServer = { openingState: () => new Promise(() => {}) };
  await page.exposeFunction('callFakeServer', (name: FunctionName, args: unknown[]) =>
    answerOf(asked, name, args),
  );
  await page.addInitScript(provideGoogleScript);
  await page.addInitScript(provideStart);
  await page.goto(pathToFileURL(resolve(`dist/addon/sidebar.${language}.html`)).href);
  return {
    open: async (server) => {
      await context.setOffline(false);
      await page.setViewportSize(viewport);
      asked = server;
      await page.evaluate('startAnew()');
      return page;
    },
    close: () => context.close(),
  };
}

/** Runs in the page: its script runs again in a new root, and the sidebar before hears no more of the window. */
function provideStart(): void {
  const listen = window.addEventListener.bind(window);
  let current = new AbortController();
  const listenForNow = (type: string, hear: EventListener): void =>
    listen(type, hear, { signal: current.signal });
  const startAnew = (): void => {
    current.abort();
    current = new AbortController();
    const script = document.querySelector('script');
    const again = document.createElement('script');
    again.type = 'module';
    again.text = script?.text ?? '';
    document
      .querySelector('#sidebar')
      ?.replaceWith(Object.assign(document.createElement('div'), { id: 'sidebar' }));
    script?.replaceWith(again);
  };
  Object.assign(window, { addEventListener: listenForNow, startAnew });
}

type Reply = { value: unknown } | { error: { name: string; message: string } };

async function answerOf(server: FakeServer, name: FunctionName, args: unknown[]): Promise<Reply> {
  const answer = server[name] as ((...args: unknown[]) => unknown) | undefined;
  if (!answer) return { error: { name: 'TypeError', message: `${name} is not answered here` } };
  try {
    return { value: await answer(...args) };
  } catch (error) {
    const { name: errorName, message } = error as Error;
    return { error: { name: errorName, message } };
  }
}

/** Runs in the page. */
function provideGoogleScript(): void {
  type Handlers = { success: (value: unknown) => void; failure: (error: Error) => void };
  const ask = (name: string, args: unknown[]): Promise<Reply> =>
    (window as unknown as Record<string, (name: string, args: unknown[]) => Promise<Reply>>)[
      // biome-ignore lint/complexity/useLiteralKeys: the name is the test's
      'callFakeServer'
    ]?.(name, args) as Promise<Reply>;
  /** Google makes its errors in the frame around the page, where `Error` is another one. */
  const errorOfAnotherFrame = (error: { name: string; message: string }): Error => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { Error: OtherError } = frame.contentWindow as unknown as typeof globalThis;
    frame.remove();
    return Object.assign(new OtherError(error.message), error);
  };
  const runner = ({ success, failure }: Handlers): unknown =>
    new Proxy(
      {},
      {
        get: (_target, name: string) => {
          if (name === 'withSuccessHandler')
            return (handle: Handlers['success']) => runner({ success: handle, failure });
          if (name === 'withFailureHandler')
            return (handle: Handlers['failure']) => runner({ success, failure: handle });
          return (...args: unknown[]) =>
            void ask(name, args).then((reply) =>
              'error' in reply ? failure(errorOfAnotherFrame(reply.error)) : success(reply.value),
            );
        },
      },
    );
  const run = runner({ success: () => {}, failure: () => {} });
  Object.assign(window, { google: { script: { run } } });
}
