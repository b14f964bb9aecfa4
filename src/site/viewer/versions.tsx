import { useId, useState } from 'preact/hooks';
import type { Entry, VersionChanges } from '../service/dataset-client.ts';
import type { Result } from '../service/problem.ts';
import { ANYTHING } from '../service/wish.ts';
import { ProblemNote } from '../shell/page.tsx';
import { usePorts } from '../shell/ports.tsx';
import { datasetPath } from '../shell/route.ts';
import { showApart } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';
import { ChangesTable } from './changes-table.tsx';

type VersionsProps = { dataset: Version; others: OtherVersions };

/** Nothing of it where there is one version; closed at first, and what changed is asked for by who opens it. */
export function Versions({ dataset, others }: VersionsProps) {
  const { say } = useSpeech();
  const [opened, setOpened] = useState(false);
  if (!others || (others.ok && others.value.length === 0)) return null;
  return (
    <details class="section folded" onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <h2>{say('site.changes-title')}</h2>
      </summary>
      {opened &&
        (others.ok ? (
          <Comparison key={dataset.id} dataset={dataset} versions={others.value} />
        ) : (
          <ProblemNote problem={others.problem} />
        ))}
    </details>
  );
}

function Comparison({ dataset, versions }: { dataset: Version; versions: readonly Version[] }) {
  const { language, say } = useSpeech();
  const [chosen, choose] = useState<string | null>(null);
  const other = versions.find(({ id }) => id === chosen) ?? versions[0];
  const [before, after] = olderFirst(dataset, other ?? dataset);
  const show = showApart(
    language,
    [dataset, ...versions].map(({ createdAt }) => createdAt),
  );
  const changes = useChanges(after.id, other ? before.id : null);
  return (
    <>
      <VersionChoice versions={versions} show={show} chosen={other?.id ?? ''} choose={choose} />
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

export type Version = Pick<Entry, 'id' | 'name' | 'createdAt'>;

/** On the page of an older version the other one is what came after. */
function olderFirst(one: Version, other: Version): [Version, Version] {
  return one.createdAt < other.createdAt ? [one, other] : [other, one];
}

/** Null until the service has answered. */
type OtherVersions = Result<Version[]> | null;

/** The newest first. */
export function useOtherVersions(id: string, updatedAt: string): OtherVersions {
  const { datasets } = usePorts();
  // Its owner may have joined or parted it.
  return useAnswer(`${id} ${updatedAt}`, async () => {
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
  versions: readonly Version[];
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
        {versions.map(({ id, createdAt }) => (
          <option key={id} value={id}>
            {show(createdAt)}
          </option>
        ))}
      </select>{' '}
      <a href={datasetPath(chosen)}>{say('site.changes-open')}</a>
    </p>
  );
}
