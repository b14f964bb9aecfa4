import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startPostgres } from '../../support/postgres.ts';
import { openRecordHome } from './record-home.ts';
import { liveRecords } from './record-life.ts';

/** Each with a service and a database of its own. */
const THREADS = 4;
/** So few beside each other that what they publish has room in one feed. */
const AT_ONCE = 3;

type Share = { databaseUrl: string; seed: number; runs: number };

/** Whether everybody saw what the model says, in so many sequences; what was seen otherwise is written out. */
export async function liveRecordsFrom(seed: number, runs: number): Promise<boolean> {
  if (!isMainThread) {
    parentPort?.postMessage(await liveShare(workerData as Share));
    return true;
  }
  const server = await startPostgres();
  const lived = Array.from({ length: THREADS }, async (_, thread) => {
    const [first, next] = [thread, thread + 1].map((at) => Math.floor((runs * at) / THREADS));
    const share = { seed: seed + (first ?? 0), runs: (next ?? runs) - (first ?? 0) };
    const worker = new Worker(new URL(import.meta.url), {
      argv: process.argv.slice(2),
      workerData: { ...share, databaseUrl: await server.newDatabase() } satisfies Share,
    });
    const [broken] = await once(worker, 'message');
    return Number(broken);
  });
  const broken = (await Promise.all(lived)).reduce((sum, one) => sum + one, 0);
  await server.end();
  process.stdout.write(`${runs} sequences from seed ${seed} on, ${broken} seen otherwise\n`);
  return broken === 0;
}

async function liveShare({ databaseUrl, seed, runs }: Share): Promise<number> {
  const home = await openRecordHome(databaseUrl);
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
  return broken;
}
