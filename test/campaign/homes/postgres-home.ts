import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { DatabaseLine } from './database-line.ts';
import type { Home } from './home.ts';
import type { HostProcess } from './host-process.ts';
import { ownHome, type StrikeAt } from './own-home.ts';

const PROCESSES = 2;
const FULL = `
  create or replace function public.no_room() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$;
  create trigger no_room before insert on almanac.datasets execute function public.no_room();
  create trigger no_room before update on auth.sessions execute function public.no_room();`;
const ROOM = `
  drop trigger if exists no_room on almanac.datasets;
  drop trigger if exists no_room on auth.sessions;`;

/** Two processes over one PostgreSQL, with a line between that can be cut at any word. */
export async function postgresHome(startsAt: number, databaseUrl: string): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-campaign-'));
  const url = new URL(databaseUrl);
  const line = await DatabaseLine.open(Number(url.port));
  url.hostname = '127.0.0.1';
  url.port = String(line.port);
  const admin = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  return ownHome({
    name: 'PostgreSQL, two processes',
    folders: Array.from({ length: PROCESSES }, (_, index) => join(folder, String(index))),
    databaseUrl: url.href,
    startsAt,
    database: {
      ...struckAtTheLine(line),
      setDiskFull: async (full) => void (await admin.unsafe(full ? FULL : ROOM).simple()),
      setAway: (away) => line.setAway(away),
      end: async () => {
        line.close();
        await admin.end();
        await rm(folder, { recursive: true, force: true });
      },
    },
  });
}

function struckAtTheLine(line: DatabaseLine) {
  let happened = false;
  return {
    arm: (host: HostProcess, { what, when, nth }: StrikeAt) => {
      happened = false;
      const act = () => {
        happened = true;
        if (what === 'process') host.kill();
        line.cut();
      };
      line.arm({ when, nth, act });
    },
    disarm: () => {
      line.arm(null);
      return happened;
    },
  };
}
