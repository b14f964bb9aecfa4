type OncePaused = {
  (): void;
  /** Nothing begins any more; resolves when what had begun is done. */
  stop: () => Promise<void>;
};

/** Many calls close together are one: the work is done when they pause, and never twice at once. */
export function oncePaused(work: () => Promise<void>, pauseMs: number): OncePaused {
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();
  let stopped = false;
  const call = () => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      underWay = underWay.then(work);
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
