const PAUSE_MS = 40;

/** Many calls close together are one: the work is done when they pause. */
export function oncePaused(work: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => void work(), PAUSE_MS);
  };
}
