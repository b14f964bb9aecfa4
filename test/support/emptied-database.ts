import type { OpenDatabase } from '../../src/service/hosts/node/open-service.ts';
import {
  databaseOver,
  EMBEDDED_OPTIONS,
  type EmbeddedDatabase,
  type EmbeddedOptions,
} from '../../src/service/store/embedded/embedded-database.ts';
import { RunningDatabase } from '../../src/service/store/embedded/running-database.ts';
import { PATIENT_DATABASE } from './patience.ts';
import { preparedDataFolder } from './shared-databases.ts';

export type EmptyDatabase = {
  /** What a service over it is started with. */
  options: { dataFolder: string; openDatabase: OpenDatabase };
  database: EmbeddedDatabase;
  /** Once no service uses it any more. */
  giveBack: () => Promise<void>;
};

/** An embedded database without a row, which stays open while the services of a suite come and go. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const { folder, remove } = await preparedDataFolder();
  const place = `${folder}/database`;
  const running = await RunningDatabase.start(place, EMBEDDED_OPTIONS);
  // A service closes its database when it stops; this one goes on.
  const over = (options: EmbeddedOptions): EmbeddedDatabase => ({
    ...databaseOver(running, place, options),
    close: async () => {},
  });
  return {
    options: {
      dataFolder: folder,
      openDatabase: (whose) => over({ ...EMBEDDED_OPTIONS, ...PATIENT_DATABASE, whose }),
    },
    database: over(EMBEDDED_OPTIONS),
    giveBack: async () => {
      await running.close();
      await remove();
    },
  };
}
