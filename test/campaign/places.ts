import { startPostgres } from '../support/postgres.ts';
import type { Place } from './history.ts';
import { ForeignHome } from './homes/foreign-home.ts';
import { GoTrueHome } from './homes/gotrue-home.ts';
import { postgresHome } from './homes/postgres-home.ts';
import { foreignBrowser, ownBrowser } from './people.ts';

export type PlaceName = 'postgres' | 'foreign' | 'gotrue';
const BEFORE_ALL = Date.UTC(2026, 0, 1);

/** A place to live histories in, and how to leave it. */
export async function openPlace(name: PlaceName): Promise<Place & { leave: () => Promise<void> }> {
  if (name === 'foreign') {
    const home = new ForeignHome(1);
    return { home, browser: foreignBrowser(home), leave: () => home.stop() };
  }
  if (name === 'gotrue') {
    const home = await GoTrueHome.open();
    const browser = ownBrowser(home);
    // It looks at when that token was exchanged, and not at the session's last exchange.
    const rules = {
      ...browser.rules,
      placeOf: (token: string) => home.placeOf(token),
      windowMs: 0,
    };
    return { home, browser: { ...browser, rules }, leave: () => home.stop() };
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
