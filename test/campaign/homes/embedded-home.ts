import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { ownHome } from './own-home.ts';

/** One process over the embedded database; `prepare` puts a migrated one into the folder. */
export async function embeddedHome(
  startsAt: number,
  prepare: (folder: string) => Promise<void>,
): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-campaign-'));
  await prepare(folder);
  return ownHome({
    name: 'PGlite',
    folders: [folder],
    startsAt,
    database: {
      arm: async (host, at) => void (await host.ask({ say: 'arm', at })),
      disarm: async (host) => host.isAlive() && (await host.ask({ say: 'disarm' })).struck,
      setDiskFull: async (hosts, full) => {
        for (const host of hosts) await host.ask({ say: 'disk', full });
      },
      setAway: null,
      end: () => rm(folder, { recursive: true, force: true }),
    },
  });
}
