import type { Problem } from '../service/problem.ts';
import type { Speech } from './speech.tsx';

/** What happened and what to do next. */
export function explain(problem: Problem, say: Speech['say']): string {
  if (problem.kind === 'refused') return problem.sentence;
  if (problem.kind === 'site.too-many-tries' && problem.seconds !== null)
    return say('site.too-many-tries-seconds', { seconds: problem.seconds });
  return say(problem.kind);
}
