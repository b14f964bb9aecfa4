import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedTemplate } from '../support/keeper/embedded-template.ts';
import { startPostgres } from '../support/postgres.ts';
import type { Place } from './history.ts';
import { embeddedHome } from './homes/embedded-home.ts';
import { ForeignHome } from './homes/foreign-home.ts';
import { postgresHome } from './homes/postgres-home.ts';
import { foreignBrowser, ownBrowser } from './people.ts';

export type PlaceName = 'pglite' | 'postgres' | 'foreign';
const BEFORE_ALL = Date.UTC(2026, 0, 1);

/** A place to live histories in, and how to leave it. */
export async function openPlace(name: PlaceName): Promise<Place & { leave: () => Promise<void> }> {
  if (name === 'foreign') {
    const home = new ForeignHome(1);
    return { home, browser: foreignBrowser(home), leave: () => home.stop() };
  }
  if (name === 'postgres') {
    const server = await startPostgres();
    const home = await postgresHome(BEFORE_ALL, await server.newDatabase());
    return {
      home,
      browser: ownBrowser(home),
      leave: async () => {
        await home.stop();
        await server.end();
      },
    };
  }
  const template = join(tmpdir(), `almanac-campaign-template-${process.pid}`);
  const home = await embeddedHome(BEFORE_ALL, async (folder) =>
    embeddedTemplate(template).copyTo(join(folder, 'database')),
  );
  return {
    home,
    browser: ownBrowser(home),
    leave: async () => {
      await home.stop();
      await rm(template, { recursive: true, force: true });
    },
  };
}
