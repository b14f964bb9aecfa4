import { useState } from 'preact/hooks';
import type { Entry } from '../service/dataset-client.ts';
import type { Problem } from '../service/problem.ts';
import { CopyButton } from '../shell/copy-button.tsx';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { datasetPath } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';

/** A plain link sends no token, so the service would not find a private dataset. */
export function DownloadButtons({ dataset }: { dataset: Entry }) {
  const { say } = useSpeech();
  const { datasets } = usePorts();
  const [problem, setProblem] = useState<Problem | null>(null);
  const download = async (format: 'csv' | 'json') => {
    const answer = await datasets.download(dataset.id, format);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) saveFile(answer.value, `${fileName(dataset.name)}.${format}`);
  };
  return (
    <>
      <button type="button" class="button" onClick={() => download('csv')}>
        {say('site.download-csv')}
      </button>
      <button type="button" class="button" onClick={() => download('json')}>
        {say('site.download-json')}
      </button>
      <CopyButton
        text={location.origin + datasetPath(dataset.id)}
        label={say('site.copy-link')}
        done={say('site.link-copied')}
      />
      <ProblemNote problem={problem} />
    </>
  );
}

function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A title may hold characters that no file system takes. */
export function fileName(title: string): string {
  const name = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return name.slice(0, 80) || 'dataset';
}
