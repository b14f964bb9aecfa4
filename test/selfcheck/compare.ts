import type { LatencyChoice } from '../../src/stage/index.ts';
import type { Probed, Recorded } from './answers-of-stage.ts';

export type Difference = { probe: string; google: unknown; stage: unknown };

/** Probe by probe: what Google gives beside what the stage gives, without how long it took. */
export function differences(google: Recorded, stage: Recorded): Difference[] {
  const probes = new Set([...Object.keys(google.answers), ...Object.keys(stage.answers)]);
  const all = [...probes].map((probe) => ({
    probe,
    google: told(google.answers[probe]),
    stage: told(stage.answers[probe]),
  }));
  return [...all, { probe: 'opening', google: google.opening, stage: stage.opening }].filter(
    (one) => JSON.stringify(one.google) !== JSON.stringify(one.stage),
  );
}

function told(answer: Probed | undefined): unknown {
  if (!answer) return 'not asked';
  return answer.error ? { error: answer.error.message } : { value: answer.value };
}

/** The middle of the times of the probes that do one thing each: a `latency` for the stage. */
export function latencies({ answers }: Recorded): Exclude<LatencyChoice, string> {
  const timed = Object.entries(ONE_THING).flatMap(([what, probes]) => {
    const times = probes.flatMap((probe) => answers[probe]?.ms ?? []).sort((a, b) => a - b);
    const middle = times[Math.floor(times.length / 2)];
    return middle === undefined ? [] : [[what, middle] as const];
  });
  return Object.fromEntries(timed);
}

const ONE_THING: Record<string, string[]> = {
  property: ['properties.read', 'properties.write'],
  lock: ['lock.document', 'lock.negative'],
  fetch: ['fetch.plain', 'fetch.not-found'],
  'sheet-write': ['cells.append'],
  trigger: ['trigger.each-five-hours'],
};
