import { type BrowserServer, chromium } from 'playwright-core';
import { chromiumOptions } from '../chromium.ts';

/** A browser for each worker, started when it asks; one that has ended is replaced. */
export function browserServers(): {
  addressFor: (worker: string) => Promise<string>;
  end: () => Promise<void>;
} {
  const started = new Map<string, Promise<BrowserServer>>();
  const startFor = async (worker: string) => {
    const server = await chromium.launchServer({ ...chromiumOptions(), host: '127.0.0.1' });
    server.once('close', () => started.delete(worker));
    return server;
  };
  return {
    addressFor: async (worker) => {
      const starting = started.get(worker) ?? startFor(worker);
      started.set(worker, starting);
      return (await starting).wsEndpoint();
    },
    end: async () => {
      await Promise.all([...started.values()].map(async (starting) => (await starting).close()));
    },
  };
}
