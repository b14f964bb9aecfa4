import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { WholeDataset } from '../../service/dataset-client.ts';
import { changeAddress } from '../../shell/navigation.ts';
import { ProblemPanel } from '../../shell/page.tsx';
import { useAccount, usePorts } from '../../shell/ports.tsx';
import { type ComparedWish, comparedPath } from '../../shell/route.ts';
import { useSpeech } from '../../shell/speech.tsx';
import { ElementChoice } from '../element-choice.tsx';
import { type Answers, comparedOf, lastingOf } from './compared-answers.ts';
import { ComparedYears } from './compared-years.tsx';
import { DatasetPicker } from './dataset-picker.tsx';
import { Differences } from './differences.tsx';

type ComparePanelProps = { dataset: WholeDataset; wish: ComparedWish; path: string };

/** Other datasets beside the one that is shown. The address says which, so a comparison is a link. */
export function ComparePanel({ dataset, wish, path }: ComparePanelProps) {
  const { say } = useSpeech();
  const { others, isWaiting, isOneGone, problem, retry } = useCompared(wish.ids);
  const go = (change: Partial<ComparedWish>) =>
    changeAddress(comparedPath(path, { ...wish, ...change }));
  const elements = dataset.coverage.elements.map(({ element }) => element);
  const [first = 'max'] = elements;
  const element = wish.element && elements.includes(wish.element) ? wish.element : first;
  return (
    <div class="compare">
      <p class="lead">{say('compare.lead')}</p>
      <DatasetPicker
        dataset={dataset}
        chosen={others}
        choose={(ids) => go({ ids })}
        asked={wish.ids}
      />
      <div role="status">
        {isWaiting && <p class="is-waiting">{say('site.loading')}</p>}
        {isOneGone && <p class="note note-problem">{say('compare.gone')}</p>}
      </div>
      {problem && <ProblemPanel problem={problem} retry={retry} />}
      {others.length > 0 && (
        <>
          <ElementChoice
            elements={elements}
            chosen={element}
            choose={(one) => go({ element: one })}
          />
          <ComparedYears dataset={dataset} others={others} element={element} />
          <Differences dataset={dataset} others={others} element={element} />
        </>
      )}
    </div>
  );
}

/** Each is read once while the page is open. What failed is asked again by `retry`, or for another link. */
function useCompared(ids: readonly string[]) {
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
      datasets.read(id, 'records').then((answer) => {
        asking.delete(id);
        if (asking === underWay.current) setRead((before) => new Map(before).set(id, answer));
      });
    }
  }, [datasets, missing, account]);
  const retry = () => setRead(lastingOf);
  return { ...useMemo(() => comparedOf(ids, read), [asked, read]), retry };
}
