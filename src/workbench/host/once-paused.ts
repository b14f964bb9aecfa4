type OncePaused = {
  (): void;
  /** Begins nothing more, and resolves when the work that had begun is done. */
  stop: () => Promise<void>;
};

/**
 * Does the work once for many calls that come close together, when they pause, and never twice at a time.
 * Work that failed is done again at the next call.
 */
export function oncePaused(
  work: () => Promise<void>,
  pauseMs: number,
  failed: (error: unknown) => void = console.error,
): OncePaused {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let stopped = false;
  const call = () => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      underWay = underWay.then(work).catch(failed);
    }, pauseMs);
  };
  return Object.assign(call, {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  });
}
