import type { Problem } from '../../core/problem.ts';
import { useWords } from '../words/sidebar-words.ts';

/** What went wrong and what to do; nothing when nothing did. */
export function Trouble({ problem }: { problem: Problem | null }) {
  const { sayKind } = useWords();
  if (!problem) return null;
  return (
    <div class="trouble" role="alert">
      <p>{sayKind(problem)}</p>
    </div>
  );
}
