import type { Opening } from '../../addon/page-types.ts';
import { othersJob } from '../state/others-job.ts';
import { useWords } from '../words/sidebar-words.ts';

type AlsoSentProps = { opening: Opening; sheetId: number };

/** Two accounts that send one sheet make two datasets of it. */
export function AlsoSent({ opening, sheetId }: AlsoSentProps) {
  const { say } = useWords();
  const job = othersJob(opening, sheetId);
  return job ? <p class="notice">{say('sidebar.also-sent', { owner: job.ownerName })}</p> : null;
}
