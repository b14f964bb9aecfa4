import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '../../src/service/hosts/node/open-service.ts';
import {
  databaseOver,
  EMBEDDED_OPTIONS,
  type EmbeddedDatabase,
  type EmbeddedOptions,
} from '../../src/service/store/embedded/embedded-database.ts';
import { RunningDatabase } from '../../src/service/store/embedded/running-database.ts';
import { PATIENT_DATABASE } from './patience.ts';
import { dataFolderOfRun } from './shared-databases.ts';

type Open = { dataFolder: string; running: RunningDatabase };

export type EmptyDatabase = {
  /** What a service over it is started with. */
  options: { dataFolder: string; openDatabase: OpenDatabase };
  database: EmbeddedDatabase;
  /** Once no service uses it any more. */
  giveBack: () => Promise<void>;
};

let spare: Open | null = null;

/**
 * An embedded database without a row. To open one takes 0.4 s of processor time, to empty one with few rows far
 * less: the next suite of a worker gets what the last one gave back. One that a failed suite did not give back is
 * nobody's.
 */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const open = spare ?? (await openAnother());
  spare = null;
  return {
    options: {
      dataFolder: open.dataFolder,
      openDatabase: (whose) => over(open, { ...EMBEDDED_OPTIONS, ...PATIENT_DATABASE, whose }),
    },
    database: over(open, EMBEDDED_OPTIONS),
    giveBack: async () => {
      await empty(open);
      spare = open;
    },
  };
}

async function openAnother(): Promise<Open> {
  const dataFolder = await dataFolderOfRun();
  return {
    dataFolder,
    running: await RunningDatabase.start(databaseIn(dataFolder), EMBEDDED_OPTIONS),
  };
}

/** A service closes its database when it stops; this one goes on. */
function over({ dataFolder, running }: Open, options: EmbeddedOptions): EmbeddedDatabase {
  return {
    ...databaseOver(running, databaseIn(dataFolder), options),
    close: async () => {},
  };
}

function databaseIn(dataFolder: string): string {
  return join(dataFolder, 'database');
}

/**
 * Of what the migrations make they fill only the list of what has been done. To truncate takes longer for few rows,
 * because each index gets a file anew. Without its triggers, no row is kept for another's sake.
 */
const EMPTY = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema', 'almanac') loop
    execute 'delete from ' || name;
  end loop;
end $$`;

async function empty(open: Open): Promise<void> {
  await over(open, EMBEDDED_OPTIONS).run(EMPTY);
  await rm(join(open.dataFolder, 'keys.json'), { force: true });
}
