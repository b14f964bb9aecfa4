const ROUNDS = 15;
const WARM_UP_ROUNDS = 5;

/** Median milliseconds of one call, after the engine has warmed up. */
export function medianMs(work: () => unknown, rounds = ROUNDS): number {
  return medianOf(measureRounds([work], rounds)[0] ?? []);
}

/**
 * Medians of several works measured in turns, so that a busy moment of the machine falls on all of
 * them: a ratio within one run means more than milliseconds of two.
 */
export function mediansInTurns(works: (() => unknown)[], rounds = ROUNDS): number[] {
  return measureRounds(works, rounds).map(medianOf);
}

function measureRounds(works: (() => unknown)[], rounds: number): number[][] {
  const times: number[][] = works.map(() => []);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++)
    works.forEach((work, index) => {
      const start = performance.now();
      work();
      if (round >= 0) times[index]?.push(performance.now() - start);
    });
  return times;
}

export function medianOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
