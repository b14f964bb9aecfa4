/** A host that answers nobody before so many have asked: the virtual clock waits with them. */
export function gateFor(count: number): () => Promise<Response> {
  let arrived = 0;
  let letIn = () => {};
  const all = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  return async () => {
    arrived += 1;
    if (arrived === count) letIn();
    await all;
    return new Response('');
  };
}
