import { type BrowserServer, chromium } from 'playwright-core';
import { chromiumOptions } from '../chromium.ts';

/** One browser, started when somebody asks; one that has ended is replaced. */
export function browserServer(): { address: () => Promise<string>; end: () => Promise<void> } {
  let starting: Promise<BrowserServer> | null = null;
  const start = async () => {
    const server = await chromium.launchServer({ ...chromiumOptions(), host: '127.0.0.1' });
    server.once('close', () => {
      starting = null;
    });
    return server;
  };
  return {
    address: async () => {
      starting ??= start();
      return (await starting).wsEndpoint();
    },
    end: async () => (await starting)?.close(),
  };
}
