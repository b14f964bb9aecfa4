import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type History, liveScript, liveSeed } from './history.ts';
import { openPlace, type PlaceName } from './places.ts';
import { liveRecordsFrom } from './records/live-records-from.ts';
import { addTo, emptyReport, printHistory, printReport } from './report.ts';
import { shrunk } from './shrink.ts';
import type { Step } from './step.ts';

/**
 * Random histories of people, sheets and trouble, each judged at its end:
 * `npm run campaign -- --seed 1 --runs 100`, or `--service foreign`, or `--service gotrue` before what `ALMANAC_GOTRUE` names.
 * `--script FILE` lives a kept script again, `--twice` every seed twice to see that both are alike,
 * `--minutes N` begins no history after so long.
 * `--records` lives sequences of what two accounts do to records in their place, a thousand unless `--runs` says.
 */
const { values: wishes } = parseArgs({
  options: {
    seed: { type: 'string', default: String(1 + Math.floor(Math.random() * 1e6)) },
    runs: { type: 'string' },
    faults: { type: 'string', default: '20' },
    minutes: { type: 'string', default: 'Infinity' },
    service: { type: 'string', default: 'own' },
    script: { type: 'string' },
    twice: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    records: { type: 'boolean', default: false },
  },
});

const runs = Number(wishes.runs ?? (wishes.records ? 1000 : 10));
if (wishes.records) process.exit((await liveRecordsFrom(Number(wishes.seed), runs)) ? 0 : 1);

const name = placeName(wishes.service);
const place = await openPlace(name);
const report = emptyReport();
const first = Number(wishes.seed);
const fewestFaults = Number(wishes.faults);
process.stdout.write(`${place.home.name}: seeds ${first} to ${first + runs - 1}\n`);
const startedAt = performance.now();
// However it ends, also by what else hears a signal, the report holds what was lived until then.
process.once('exit', () => {
  if (!printReport(report, (performance.now() - startedAt) / 1000)) process.exitCode = 1;
});
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    isStopped = true;
  });
const isOver = () => isStopped || performance.now() - startedAt > Number(wishes.minutes) * 60_000;
try {
  if (wishes.script !== undefined) await liveAgain(wishes.script);
  else for (let run = 0; run < runs && !isOver(); run += 1) await liveOne(first + run);
} finally {
  await place.leave();
}
process.exit();

async function liveOne(seed: number): Promise<void> {
  const history = await liveSeed(place, { seed, fewestFaults });
  addTo(report, history);
  printHistory(history, wishes.verbose);
  if (wishes.twice) {
    const again = await liveSeed(place, { seed, fewestFaults });
    if (again.mark !== history.mark) {
      report.unlike += 1;
      process.stdout.write(`  seed ${seed} lived another history the second time\n`);
    }
  }
  if (history.broken.length > 0) await keepShort(history);
}

async function keepShort(history: History): Promise<void> {
  const kinds = new Set(history.broken.map(({ what }) => what));
  const short = await shrunk(history.steps, async (steps) => {
    const again = await liveScript(place, history.seed, steps);
    return again.broken.some(({ what }) => kinds.has(what));
  });
  const file = `node_modules/.cache/campaign-${name}-${history.seed}.json`;
  await writeFile(file, JSON.stringify({ seed: history.seed, steps: short }, null, 2));
  process.stdout.write(`  ${history.steps.length} steps, ${short.length} are enough: ${file}\n`);
  for (const step of short) process.stdout.write(`    ${JSON.stringify(step)}\n`);
}

async function liveAgain(file: string): Promise<void> {
  const { seed, steps } = JSON.parse(await readFile(file, 'utf8')) as {
    seed: number;
    steps: Step[];
  };
  const history = await liveScript(place, seed, steps);
  addTo(report, history);
  printHistory(history, true);
}

function placeName(service: string): PlaceName {
  if (service === 'own') return 'postgres';
  if (service === 'foreign' || service === 'gotrue') return service;
  throw new Error('There are --service own, foreign and gotrue');
}
