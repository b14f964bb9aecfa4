const FIRST_PAUSE_MS = 1000;
const MOST_TRIES = 4;

type RetryState = {
  /** How many tries have been made. */
  tries: number;
  /** What the service asked for, or null. */
  retryAfterMs: number | null;
  /** From 0 up to 1: spreads clients that failed together. */
  jitter: number;
  /** What is left of the execution's time for pausing. */
  budgetMs: number;
};

/** How long to pause before the next try; null when it is time to give up for this run. */
export function retryPause({ tries, retryAfterMs, jitter, budgetMs }: RetryState): number | null {
  if (tries >= MOST_TRIES) return null;
  const doubling = FIRST_PAUSE_MS * 2 ** (tries - 1);
  const pause = Math.round(Math.max(retryAfterMs ?? 0, doubling) * (1 + jitter));
  return pause <= budgetMs ? pause : null;
}
