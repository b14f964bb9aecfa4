import type { Language } from '../../core/words/languages.ts';
import type { WorkerStart } from '../worker/messages.ts';

/**
 * Where worker and workbooks are: a service names their addresses. The offline file holds both as texts; its worker has
 * what reads workbooks within, because a browser lets no worker of a page from a disk fetch a second script. From
 * there nothing is published, either.
 */
type Parts = { worker: string; publish: Record<Language, string> | null };

export function partsOfPage(): Parts & Pick<WorkerStart, 'workbooks'> {
  const named = document.getElementById('parts')?.textContent;
  if (named) return JSON.parse(named);
  const texts = ['workbooks', 'worker'].map((id) => document.getElementById(id)?.textContent ?? '');
  const script = new Blob([texts.join('\n')], { type: 'text/javascript' });
  return { worker: URL.createObjectURL(script), workbooks: null, publish: null };
}
