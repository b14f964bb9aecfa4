import { useState } from 'preact/hooks';
import { plainFileName } from '../../core/dataset/plain-file-name.ts';
import type { Entry, Sought } from '../service/dataset-client.ts';
import type { Problem } from '../service/problem.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { viewerPath } from '../shell/route.ts';
import { saveFile } from '../shell/save-file.ts';
import { useSpeech } from '../shell/speech.tsx';

/** What the service writes, by the ending it is asked with. */
const COMMON = [
  { ending: 'csv', label: 'site.download-csv' },
  { ending: 'json', label: 'site.download-json' },
] as const;
const OTHERS = [
  { ending: 'sef.zip', label: 'site.download-sef' },
  { ending: 'datapackage.zip', label: 'site.download-package' },
  { ending: 'croissant.json', label: 'site.download-croissant' },
  { ending: 'datacite.json', label: 'site.download-datacite' },
] as const;
type Offered = (typeof COMMON)[number] | (typeof OTHERS)[number];

/** A plain link sends no token, so the service would not find a private dataset. */
export function DownloadButtons({ dataset, sought }: { dataset: Entry; sought: Sought }) {
  const { say } = useSpeech();
  const { datasets } = usePorts();
  const [problem, setProblem] = useState<Problem | null>(null);
  const download = async (ending: Offered['ending']) => {
    const answer = await datasets.download(viewerPath(dataset, sought), ending);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) saveFile(answer.value, `${plainFileName(dataset.name)}.${ending}`);
  };
  const buttonOf = ({ ending, label }: Offered) => (
    <button key={ending} type="button" class="button" onClick={() => download(ending)}>
      {say(label)}
    </button>
  );
  return (
    <>
      {COMMON.map(buttonOf)}
      <CopyButton
        text={location.origin + viewerPath(dataset, sought)}
        label={say('site.copy-link')}
        done={say('site.link-copied')}
      />
      <details class="more-formats">
        <summary class="button">{say('site.more-formats')}</summary>
        <div class="actions">{OTHERS.map(buttonOf)}</div>
      </details>
      <ProblemNote problem={problem} />
    </>
  );
}
