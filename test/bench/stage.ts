import { openStage, type Stage } from '../../src/stage/index.ts';
import type { BenchRow } from './bench-row.ts';
import { medianOf } from './measure.ts';

const PROJECT = 'test/stage/programs/lock-guarded-counter';
const STARTS = 60;
const CALLS = 2_000;

/** What the stage itself costs: a started execution, and a call from a script to the stage. */
export async function benchStage(): Promise<BenchRow[]> {
  const stage = await openStage({
    project: PROJECT,
    documents: [{ id: 'book', name: 'Book', sheets: [{ name: 'Long', cells: longTable() }] }],
  });
  await stage.run('countWithoutLock', [10]);
  const rows = [
    { what: 'execution starts and ends', figure: await startMs(stage), unit: 'ms', limit: 60 },
    {
      what: 'service call, quietest of nine runs',
      figure: await callMs(stage),
      unit: 'ms',
      limit: 0.2,
    },
    { what: 'getValues of 10,000 × 4 with dates', figure: await readMs(stage), unit: 'ms' },
    { what: '100,000 cells written', ...(await cells(stage, 'writeCells')) },
    { what: '100,000 cells read', ...(await cells(stage, 'readCells')) },
  ];
  await stage.close();
  return rows;
}

async function startMs(stage: Stage): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < STARTS; run += 1)
    times.push(await timed(() => stage.run('countWithoutLock', [0])));
  return medianOf(times);
}

/** Two calls a count: what one takes in the run that the rest of the machine disturbed least. */
async function callMs(stage: Stage): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 9; run += 1)
    times.push((await timed(() => stage.run('countWithoutLock', [CALLS / 2]))) / CALLS);
  return Math.min(...times);
}

async function readMs(stage: Stage): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) times.push(await timed(() => stage.run('readEverything')));
  return medianOf(times);
}

async function cells(stage: Stage, name: string) {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) times.push(await timed(() => stage.run(name, [5_000, 20])));
  return { figure: medianOf(times), unit: 'ms', limit: 1_000 };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function longTable() {
  return Array.from({ length: 10_000 }, (_, day) => {
    const date = new Date(Date.UTC(1961, 0, 1 + day));
    const [year, month, dayOfMonth] = [
      date.getUTCFullYear(),
      date.getUTCMonth() + 1,
      date.getUTCDate(),
    ];
    return [{ year, month, day: dayOfMonth }, day % 30, (day % 30) - 10, day % 7];
  });
}
