import type { Asks, FromWorker, ToWorker, WorkerStart } from '../worker/messages.ts';

export type AskWorker = <Name extends keyof Asks>(
  ask: Name,
  ...args: Parameters<Asks[Name]>
) => Promise<Awaited<ReturnType<Asks[Name]>>>;

/** One answer for each question; a worker that fails as a whole fails all that wait. */
export function askWorker(worker: Worker, start: WorkerStart): AskWorker {
  const waiting = new Map<number, { give: (value: never) => void; fail: (error: Error) => void }>();
  let lastId = 0;
  worker.postMessage(start);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failed' in data) asked?.fail(new Error(data.failed));
    else asked?.give(data.value as never);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { fail } of waiting.values()) fail(new Error(message));
    waiting.clear();
  });
  return (ask, ...args) =>
    new Promise((give, fail) => {
      lastId += 1;
      waiting.set(lastId, { give, fail });
      worker.postMessage({ id: lastId, ask, args } satisfies ToWorker);
    });
}
