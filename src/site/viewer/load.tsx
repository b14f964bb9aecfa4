import { useState } from 'preact/hooks';
import type { Entry } from '../service/dataset-client.ts';
import { Choice } from '../shell/choice.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { usePorts } from '../shell/ports.tsx';
import { useSpeech } from '../shell/speech.tsx';
import { type LoadingProgram, loadLines, PROGRAMS } from './load-lines.ts';

const LABELS = {
  r: 'site.load-r',
  python: 'site.load-python',
  sheets: 'site.load-sheets',
} as const;

/** Not of a private dataset: these lines send no token. */
export function Load({ dataset: { id, isPublic } }: { dataset: Entry }) {
  const { say } = useSpeech();
  const { settings } = usePorts();
  const [program, choose] = useState<LoadingProgram>('r');
  if (!isPublic) return null;
  const lines = loadLines(`${settings.serviceUrl}/functions/v1/datasets/${id}.csv`, program);
  return (
    <details class="section folded">
      <summary>
        <h2>{say('site.load')}</h2>
      </summary>
      <p class="hint">{say('site.load-hint')}</p>
      <Choice
        legend={say('site.load-program')}
        options={PROGRAMS.map((value) => ({ value, label: say(LABELS[value]) }))}
        chosen={program}
        choose={choose}
      />
      <pre class="citation">{lines}</pre>
      <CopyButton text={lines} label={say('site.load-copy')} done={say('site.load-copied')} />
    </details>
  );
}
