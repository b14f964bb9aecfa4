import { ANYTHING } from '../service/wish.ts';
import { usePorts } from '../shell/ports.tsx';
import { showApart } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';

const AS_NOW = '';
const NONE = 'none';

/** Joins a dataset to another entry of its owner, with all versions of both, or parts it from its own. */
export function VersionField({ dataset }: { dataset: { id: string } }) {
  const { language, say } = useSpeech();
  const { datasets } = usePorts();
  const answer = useAnswer(dataset.id, () => datasets.list({ ...ANYTHING, mine: true }, null));
  const entries = answer?.ok ? answer.value.datasets : [];
  const others = entries.filter(
    ({ id, earlier }) => ![id, ...earlier.map((one) => one.id)].includes(dataset.id),
  );
  const show = showApart(
    language,
    others.map(({ createdAt }) => createdAt),
  );
  return (
    <p class="field">
      <label for="edit-version-of">{say('site.version-of')}</label>
      <select id="edit-version-of" name="versionOf">
        <option value={AS_NOW}>{say('site.version-as-now')}</option>
        <option value={NONE}>{say('site.version-none')}</option>
        {others.map(({ id, name, createdAt }) => (
          <option key={id} value={id}>
            {say('site.changes-version', { name, date: show(createdAt) })}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Undefined where it stays as it is. */
export function versionChosen(texts: Record<string, string>): string | null | undefined {
  const { versionOf = AS_NOW } = texts;
  if (versionOf === AS_NOW) return undefined;
  return versionOf === NONE ? null : versionOf;
}
