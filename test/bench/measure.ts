const ROUNDS = 15;
const WARM_UP_ROUNDS = 5;

/**
 * Milliseconds of the quietest round, after the engine has warmed up: what else the machine does
 * only ever adds to a figure that is held against a limit in milliseconds.
 */
export function quietestMs(work: () => unknown, rounds = 2 * ROUNDS): number {
  return Math.min(...(measureRounds([work], rounds)[0] ?? []));
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

/** The value that so large a share of all values does not exceed. */
export function share(values: number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
