import { datasetPath } from '../shell/route.ts';
import { showMoment } from '../shell/show.ts';
import { useSpeech } from '../shell/speech.tsx';
import type { Version } from './versions.tsx';

/** Someone who follows an old link learns that the dataset was uploaded again since. */
export function NewerVersion({ dataset, newest }: { dataset: Version; newest?: Version }) {
  const { language, say } = useSpeech();
  if (!newest || newest.createdAt <= dataset.createdAt) return null;
  return (
    <p class="hint" role="status">
      {say('site.newer-version', { date: showMoment(language, newest.createdAt) })}{' '}
      <a href={datasetPath(newest.id)}>{say('site.newer-open')}</a>
    </p>
  );
}
