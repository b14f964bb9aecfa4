import { startPostgres } from '../../support/postgres.ts';
import { openRecordHome } from './record-home.ts';
import { liveRecords } from './record-life.ts';

/** So many that what they publish has room in one feed. */
const AT_ONCE = 4;

/** Whether everybody saw what the model says, in so many sequences; what was seen otherwise is written out. */
export async function liveRecordsFrom(seed: number, runs: number): Promise<boolean> {
  const server = await startPostgres();
  const home = await openRecordHome(await server.newDatabase());
  let begun = 0;
  let broken = 0;
  const liveOneByOne = async () => {
    while (begun < runs) {
      const wrong = await liveRecords(await home.begin(), seed + begun++);
      if (wrong.length > 0) broken += 1;
      for (const what of wrong) process.stdout.write(`${what}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, liveOneByOne));
  await home.leave();
  await server.end();
  process.stdout.write(`${runs} sequences from seed ${seed} on, ${broken} seen otherwise\n`);
  return broken === 0;
}
