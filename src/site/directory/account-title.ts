import type { DirectoryTotals } from '../../core/dataset/directory.ts';
import { isVisible } from '../../core/dataset/tidy-name.ts';
import type { Result } from '../service/problem.ts';
import type { Speech } from '../shell/speech.tsx';
import type { DirectoryState } from './directory-state.ts';

/** The account's name as the totals say it. Where they do not come, the list names it too. */
export function accountTitle(
  totals: Result<DirectoryTotals> | null,
  state: DirectoryState,
  say: Speech['say'],
): string {
  if (totals?.ok) return named(totals.value.account?.name, say);
  if (!totals || state.view === 'loading') return say('site.loading');
  return named(state.view === 'shown' ? state.datasets[0]?.account : null, say);
}

function named(name: string | null | undefined, say: Speech['say']): string {
  return name && isVisible(name) ? name : say('site.account-unnamed');
}
