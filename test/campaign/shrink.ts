import type { Step } from './step.ts';

/** So many times a failing history is lived again, at most, to make it short. */
const MOST_TRIES = 60;

/** Leaves out pieces, large ones first, as long as what remains still fails (Zeller's delta debugging). */
export async function shrunk(
  steps: Step[],
  stillFails: (steps: Step[]) => Promise<boolean>,
): Promise<Step[]> {
  let kept = steps;
  let tries = 0;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at < kept.length && tries < MOST_TRIES; ) {
      const without = [...kept.slice(0, at), ...kept.slice(at + size)];
      tries += 1;
      if (without.length > 0 && (await stillFails(without))) kept = without;
      else at += size;
    }
  return kept;
}
