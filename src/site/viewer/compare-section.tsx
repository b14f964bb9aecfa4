import { useEffect, useState } from 'preact/hooks';
import type { WholeDataset } from '../service/dataset-client.ts';
import { useAddress } from '../shell/navigation.ts';
import { comparedIn } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';

type Panel = typeof import('./compare/compare-panel.tsx').ComparePanel;

/** Closed at first, unless the link compares: only who opens it loads what it takes. */
export function CompareSection({ dataset }: { dataset: WholeDataset }) {
  const { say } = useSpeech();
  const address = useAddress();
  const wish = comparedIn(address, dataset.record);
  const [opened, setOpened] = useState(wish.ids.length > 0);
  const [panel, setPanel] = useState<{ Panel: Panel } | 'failed' | null>(null);
  const isWanted = opened && panel === null;
  useEffect(() => {
    if (!isWanted) return;
    import('./compare/compare-panel.tsx').then(
      ({ ComparePanel }) => setPanel({ Panel: ComparePanel }),
      () => setPanel('failed'),
    );
  }, [isWanted]);
  return (
    <details
      class="section folded"
      open={opened}
      onToggle={(event) => {
        setOpened(event.currentTarget.open);
        // A part of the page that did not come is asked for again when it is opened again.
        if (!event.currentTarget.open && panel === 'failed') setPanel(null);
      }}
    >
      <summary>
        <h2>{say('compare.title')}</h2>
      </summary>
      {opened && panel === null && (
        <p class="is-waiting" role="status">
          {say('site.loading')}
        </p>
      )}
      {panel === 'failed' && <p class="note note-problem">{say('compare.not-loaded')}</p>}
      {opened && panel !== null && panel !== 'failed' && (
        <panel.Panel dataset={dataset} wish={wish} path={address.pathname} />
      )}
    </details>
  );
}
