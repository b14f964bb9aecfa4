import type { Opening } from '../../addon/page-types.ts';
import type { Sent } from '../../core/upload/upload-memory.ts';
import { othersJob } from '../state/others-job.ts';
import { useWords } from '../words/sidebar-words.ts';

type AlsoSentProps = { opening: Opening; sent: Sent };

/** Two accounts that send one sheet make two datasets of it. */
export function AlsoSent({ opening, sent }: AlsoSentProps) {
  const { say } = useWords();
  const job = othersJob(opening, sent);
  return job ? <p class="notice">{say('sidebar.also-sent', { owner: job.ownerName })}</p> : null;
}
