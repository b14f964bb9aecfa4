import type { Opening } from '../../addon/page-types.ts';
import type { Target } from '../../core/upload/target.ts';
import { othersJob } from '../state/others-job.ts';
import { useWords } from '../words/sidebar-words.ts';

type AlsoSentProps = { opening: Opening; target: Target };

/** Two accounts that send one sheet make two datasets of it. */
export function AlsoSent({ opening, target }: AlsoSentProps) {
  const { say } = useWords();
  const job = othersJob(opening, target);
  return job ? <p class="notice">{say('sidebar.also-sent', { owner: job.ownerName })}</p> : null;
}
