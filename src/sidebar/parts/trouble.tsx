import type { Problem } from '../../core/problem.ts';
import { useWords } from '../words/sidebar-words.ts';
import { SiteLink } from './site-link.tsx';

/** What went wrong and what to do; nothing when nothing did. */
export function Trouble({ problem }: { problem: Problem | null }) {
  const { say, sayKind } = useWords();
  if (!problem) return null;
  const { url } = problem.params;
  return (
    <div class="trouble stack" role="alert">
      <p>{sayKind(problem)}</p>
      {isGooglesPage(url) && (
        <p>
          <SiteLink to={url}>{say('permission.give')}</SiteLink>
        </p>
      )}
    </div>
  );
}

/** A permission that lacks comes with Google's own page for giving it. */
function isGooglesPage(url: string | number | undefined): url is string {
  return typeof url === 'string' && url.startsWith('https://');
}
