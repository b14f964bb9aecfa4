import { useId, useState } from 'preact/hooks';
import type { FoldedEntry, VersionChanges } from '../service/dataset-client.ts';
import type { Result } from '../service/problem.ts';
import { ANYTHING } from '../service/wish.ts';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { datasetPath } from '../shell/route.ts';
import { showApart } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';
import { ChangesTable } from './changes-table.tsx';

/** Closed at first: only who opens it asks the service for the other versions. */
export function Versions({ dataset }: { dataset: Version }) {
  const { say } = useSpeech();
  const [opened, setOpened] = useState(false);
  return (
    <details class="section folded" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <h2>{say('site.changes-title')}</h2>
      </summary>
      {opened && <Comparison key={dataset.id} dataset={dataset} />}
    </details>
  );
}

function Comparison({ dataset }: { dataset: Version }) {
  const { language, say } = useSpeech();
  const others = useOtherVersions(dataset.id);
  const [chosen, choose] = useState<string | null>(null);
  const versions = others?.ok ? others.value : [];
  const other = versions.find(({ id }) => id === chosen) ?? versions[0];
  const [before, after] = inTurn(dataset, other ?? dataset);
  const show = showApart(
    language,
    [dataset, ...versions].map(({ createdAt }) => createdAt),
  );
  const changes = useChanges(after.id, other ? before.id : null);
  if (!others) return <p role="status">{say('site.loading')}</p>;
  if (!others.ok) return <ProblemNote problem={others.problem} />;
  if (others.value.length === 0) return <p>{say('site.changes-only-version')}</p>;
  return (
    <>
      <VersionChoice versions={others.value} show={show} chosen={other?.id ?? ''} choose={choose} />
      <p class="hint">
        {say('site.changes-span', {
          before: show(before.createdAt),
          after: show(after.createdAt),
        })}
      </p>
      {changes?.ok && <ChangesTable changes={changes.value} />}
      {changes && !changes.ok && <ProblemNote problem={changes.problem} />}
    </>
  );
}

type Version = Pick<FoldedEntry, 'id' | 'name' | 'createdAt'>;

/** On the page of an older version the other one is what came after. */
function inTurn(one: Version, other: Version): [Version, Version] {
  return one.createdAt < other.createdAt ? [one, other] : [other, one];
}

function useOtherVersions(id: string): Result<Version[]> | null {
  const { datasets } = usePorts();
  return useAnswer(id, async () => {
    const answer = await datasets.list({ ...ANYTHING, versionsOf: id }, null);
    if (!answer.ok) return answer;
    return { ok: true, value: answer.value.datasets.filter((one) => one.id !== id) };
  });
}

function useChanges(id: string, since: string | null): Result<VersionChanges> | null {
  const { datasets } = usePorts();
  return useAnswer(`${since} ${id}`, () => (since ? datasets.changes(id, since) : null));
}

type ChoiceProps = {
  versions: Version[];
  show: (time: string) => string;
  chosen: string;
  choose: (id: string) => void;
};

function VersionChoice({ versions, show, chosen, choose }: ChoiceProps) {
  const { say } = useSpeech();
  const field = useId();
  return (
    <p class="field">
      <label for={field}>{say('site.changes-with')}</label>
      <select id={field} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
        {versions.map(({ id, name, createdAt }) => (
          <option key={id} value={id}>
            {say('site.changes-version', { name, date: show(createdAt) })}
          </option>
        ))}
      </select>{' '}
      <a href={datasetPath(chosen)}>{say('site.changes-open')}</a>
    </p>
  );
}
