import { startPostgres } from '../support/postgres.ts';
import type { Place } from './history.ts';
import { ForeignHome } from './homes/foreign-home.ts';
import { postgresHome } from './homes/postgres-home.ts';
import { foreignBrowser, ownBrowser } from './people.ts';

export type PlaceName = 'postgres' | 'foreign';
const BEFORE_ALL = Date.UTC(2026, 0, 1);

/** A place to live histories in, and how to leave it. */
export async function openPlace(name: PlaceName): Promise<Place & { leave: () => Promise<void> }> {
  if (name === 'foreign') {
    const home = new ForeignHome(1);
    return { home, browser: foreignBrowser(home), leave: () => home.stop() };
  }
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
