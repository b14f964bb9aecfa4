import { useState } from 'preact/hooks';
import type { Entry, Sought } from '../service/dataset-client.ts';
import { Choice } from '../shell/choice.tsx';
import { CopyButton } from '../shell/copy-button.tsx';
import { usePorts } from '../shell/ports.tsx';
import { otherPath, viewerPath } from '../shell/route.ts';
import { useSpeech } from '../shell/speech.tsx';

const LABELS = {
  r: 'site.load-r',
  python: 'site.load-python',
  sheets: 'site.load-sheets',
} as const;

const HINTS = { records: 'site.load-record-hint', datasets: 'site.load-version-hint' } as const;

/** Not of a private dataset: these lines send no token. */
export function Load({ dataset, sought }: { dataset: Entry; sought: Sought }) {
  const { say } = useSpeech();
  const { settings } = usePorts();
  const [program, choose] = useState<LoadingProgram>('r');
  if (!dataset.isPublic) return null;
  const service = `${settings.serviceUrl}/functions/v1`;
  const lines = loadLines(`${service}${viewerPath(dataset, sought)}.csv`, program);
  const other = `${service}${otherPath(dataset, sought)}.csv`;
  return (
    <details class="section folded">
      <summary>
        <h2>{say('site.load')}</h2>
      </summary>
      <p class="hint">{say(HINTS[sought], { address: other })}</p>
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

const PROGRAMS = ['r', 'python', 'sheets'] as const;
type LoadingProgram = (typeof PROGRAMS)[number];

/** What reads the CSV at this address into a program, ready to be pasted. */
function loadLines(csv: string, program: LoadingProgram): string {
  switch (program) {
    case 'r':
      return `address <- "${csv}"
climate <- read.csv(address, check.names = FALSE)
head(climate)`;
    case 'python':
      return `import pandas
climate = pandas.read_csv("${csv}")
climate.head()`;
    case 'sheets':
      return `=IMPORTDATA("${csv}")`;
    default:
      return program satisfies never;
  }
}
