import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PATIENCE_MS } from './patience.ts';

/** One person with a browser of their own: nothing is shared with the others but the service. */
export type Visitor = {
  page: Page;
  /** what the browser complained about, and requests that left the service's own address */
  complaints: string[];
  close: () => Promise<void>;
};

export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(`${address}/`))
      complaints.push(`a request to ${request.url()}`);
  });
  return { page, complaints, close: () => context.close() };
}
