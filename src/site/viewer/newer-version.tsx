import type { Entry } from '../service/dataset-client.ts';
import { usePorts } from '../shell/ports.tsx';
import { datasetPath } from '../shell/route.ts';
import { showMoment } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import { useAnswer } from '../shell/use-asking.ts';

/** Someone who follows an old link learns that the dataset was uploaded again since. */
export function NewerVersion({ id }: { id: string }) {
  const { language, say } = useSpeech();
  const newest = useNewestVersion(id);
  if (!newest || newest.id === id) return null;
  return (
    <p class="hint" role="status">
      {say('site.newer-version', { date: showMoment(language, newest.createdAt) })}{' '}
      <a href={datasetPath(newest.id)}>{say('site.newer-open')}</a>
    </p>
  );
}

/** Null also where the service does not answer: the dataset itself is already shown. */
function useNewestVersion(id: string): Entry | null {
  const { datasets } = usePorts();
  const answer = useAnswer(id, () => datasets.newestVersion(id));
  return answer?.ok ? answer.value : null;
}
