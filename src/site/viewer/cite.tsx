import { useState } from 'preact/hooks';
import { CITATION_FORMATS, type CitationFormat, citationOf } from '../../core/dataset/citation.ts';
import { creatorOf } from '../../core/dataset/creator.ts';
import { isVisible } from '../../core/dataset/tidy-name.ts';
import { isInsideANetwork } from '../../core/session/inside-a-network.ts';
import type { Entry, Sought } from '../service/dataset-client.ts';
import { Choice } from '../shell/choice.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { otherPath, viewerPath } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';

const LABELS = {
  text: 'site.cite-text',
  bibtex: 'site.cite-bibtex',
  ris: 'site.cite-ris',
  csl: 'site.cite-csl',
} as const;

const HINTS = { records: 'site.cite-record-hint', datasets: 'site.cite-version-hint' } as const;

/** How a paper names this record, or exactly this version of it. */
export function Cite({ dataset, sought }: { dataset: Entry; sought: Sought }) {
  const { say } = useSpeech();
  const [format, choose] = useState<CitationFormat>('text');
  const { id, name, account, createdAt, coverage, station } = dataset;
  const citation = citationOf(
    {
      id,
      title: name,
      author: station?.creator ?? (account && isVisible(account) ? account : null),
      authorKind: creatorOf(station)?.kind ?? null,
      createdAt,
      firstYear: coverage.firstYear,
      lastYear: coverage.lastYear,
      licence: station?.licence ?? null,
      url: location.origin + viewerPath(dataset, sought),
    },
    format,
  );
  return (
    <details class="section folded cite">
      <summary>
        <h2>{say('site.cite')}</h2>
      </summary>
      <Choice
        legend={say('site.cite-format')}
        options={CITATION_FORMATS.map((value) => ({ value, label: say(LABELS[value]) }))}
        chosen={format}
        choose={choose}
      />
      <pre class="citation">{citation}</pre>
      <p class="hint">
        {say(HINTS[sought], { address: location.origin + otherPath(dataset, sought) })}
      </p>
      {isInsideANetwork(location.hostname) && <p class="hint">{say('site.cite-only-here')}</p>}
      <CopyButton text={citation} label={say('site.cite-copy')} done={say('site.cite-copied')} />
    </details>
  );
}
