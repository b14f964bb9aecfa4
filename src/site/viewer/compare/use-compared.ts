import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAccount, usePorts } from '../../shell/ports.tsx';
import { type Answers, comparedOf, lastingOf } from './compared-answers.ts';

/** Each is read once while the page is open. What failed is asked again by `retry`, or for another link. */
export function useCompared(ids: readonly string[]) {
  const { datasets } = usePorts();
  const account = useAccount()?.email ?? null;
  const [read, setRead] = useState<Answers>(new Map());
  const underWay = useRef(new Set<string>());
  // Signing in or out changes what may be seen, also of what is under way.
  useEffect(() => {
    underWay.current = new Set();
    setRead(new Map());
  }, [account]);
  const asked = ids.join(',');
  useEffect(() => setRead(lastingOf), [asked]);
  const missing = ids.filter((id) => !read.has(id)).join(',');
  useEffect(() => {
    const asking = underWay.current;
    for (const id of missing.split(',').filter((id) => id && !asking.has(id))) {
      asking.add(id);
      datasets.read(id).then((answer) => {
        asking.delete(id);
        if (asking === underWay.current) setRead((before) => new Map(before).set(id, answer));
      });
    }
  }, [datasets, missing, account]);
  const retry = () => setRead(lastingOf);
  return { ...useMemo(() => comparedOf(ids, read), [asked, read]), retry };
}
