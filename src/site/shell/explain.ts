import type { Say } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';
import type { Problem } from '../service/problem.ts';

/** What happened and what to do next. */
export function explain(problem: Problem, say: Say<KeyOf<'site'>>): string {
  if (problem.kind === 'refused') return problem.sentence;
  if (problem.kind === 'site.too-many-tries' && problem.seconds !== null)
    return say('site.too-many-tries-seconds', { seconds: problem.seconds });
  return say(problem.kind);
}
