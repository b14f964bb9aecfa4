import { useEffect, useMemo, useState } from 'preact/hooks';
import type { WholeDataset } from '../../service/dataset-client.ts';
import type { Result } from '../../service/problem.ts';
import { useAccount, usePorts } from '../../shell/ports.tsx';

type Compared = { others: WholeDataset[]; isWaiting: boolean; isOneGone: boolean };

/** The datasets of a comparison in the order of the link. Each is read once while the page is open. */
export function useCompared(ids: readonly string[]): Compared {
  const { datasets } = usePorts();
  const account = useAccount()?.email ?? null;
  const [read, setRead] = useState<ReadonlyMap<string, Result<WholeDataset>>>(new Map());
  // Signing in or out changes what may be seen.
  useEffect(() => setRead(new Map()), [account]);
  const missing = ids.filter((id) => !read.has(id)).join(',');
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean))
      datasets.read(id).then((answer) => {
        setRead((before) => new Map(before).set(id, answer));
      });
  }, [datasets, missing]);
  const asked = ids.join(',');
  return useMemo(() => {
    const answers = asked.split(',').map((id) => read.get(id));
    return {
      others: answers.flatMap((answer) => (answer?.ok ? [answer.value] : [])),
      isWaiting: asked !== '' && answers.includes(undefined),
      isOneGone: answers.some((answer) => answer && !answer.ok),
    };
  }, [asked, read]);
}
