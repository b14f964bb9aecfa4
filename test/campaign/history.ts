import { perform } from './act.ts';
import type { Home } from './homes/home.ts';
import { digest } from './model.ts';
import type { Browser } from './people.ts';
import { stepsOf } from './plan.ts';
import type { Step } from './step.ts';
import { judge, type Verdict } from './verdict.ts';
import { watcher } from './watch.ts';
import { openWorld, type World } from './world.ts';

export type Place = { home: Home; browser: Browser };
export type History = Verdict & {
  seed: number;
  steps: Step[];
  faults: Map<string, number>;
  /** Equal histories have equal marks. */
  mark: string;
  days: number;
};

type Wanted = { seed: number; fewestFaults: number };
/** A history that cannot reach its faults ends all the same, and says how many it had. */
const MOST_STEPS = 400;

let lived = 0;

/** Lives the steps of a seed until enough has gone wrong. */
export async function liveSeed(place: Place, { seed, fewestFaults }: Wanted): Promise<History> {
  const steps = stepsOf(seed, place.home.troubles);
  return live(place, seed, steps, (faults) => faults >= fewestFaults);
}

/** Lives these steps and no others. */
export function liveScript(place: Place, seed: number, steps: Step[]): Promise<History> {
  return live(place, seed, steps.values(), () => false);
}

async function live(
  place: Place,
  seed: number,
  steps: Iterator<Step>,
  isEnough: (faults: number) => boolean,
): Promise<History> {
  lived += 1;
  // Accounts of its own, so that histories can share a service.
  const world = await openWorld({ ...place, seed, name: `${process.pid}x${lived}` });
  const startedAt = world.stage.now();
  const done: Step[] = [];
  try {
    const watch = watcher(world);
    for (;;) {
      const { value: step, done: isOver } = steps.next();
      if (isOver || done.length >= MOST_STEPS) break;
      done.push(step);
      const ranBefore = world.stage.executions.length;
      world.trace.push(`${step.do}: ${await inTime(world, step)}`);
      // Nothing is kept and nothing goes wrong where nothing ran.
      if (world.stage.executions.length === ranBefore) continue;
      await watch();
      if (isEnough(sum(await world.faults()))) break;
    }
    const verdict = await judge(world, watch);
    const ran = world.stage.executions.map(
      ({ functionName, status }) => `${functionName} ${status}`,
    );
    return {
      ...verdict,
      seed,
      steps: done,
      faults: await world.faults(),
      mark: digest([...world.trace, ...ran].join('\n')),
      days: (world.stage.now() - startedAt) / 86_400_000,
    };
  } finally {
    await world.close();
  }
}

/** No step takes so long on any machine; one that does hangs, and is named. */
const STEP_MS = 5 * 60_000;

async function inTime(world: World, step: Step): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(whatHangs(world, step))), STEP_MS);
  });
  return Promise.race([perform(world, step), late]).finally(() => clearTimeout(timer));
}

function whatHangs({ stage, home, trace }: World, step: Step): string {
  const running = stage.executions.filter(({ status }) => status === 'running');
  return [
    `This step does not end: ${JSON.stringify(step)}`,
    `the service is at: ${home.doing()}`,
    ...running.map(({ id, functionName }) => `execution ${id} runs: ${functionName}`),
    ...trace.slice(-10),
  ].join('\n  ');
}

export function sum(counts: Map<string, number>): number {
  return [...counts.values()].reduce((all, count) => all + count, 0);
}
