import type { Changes } from '../dataset/changes-between.ts';
import type { CHANGES } from './books.ts';
import type { KeyIn, Say } from './speaker.ts';

/** "2 values changed · one month new · nothing removed" */
export function sayChangeCounts(
  { changed, filled, monthsAdded, removed }: Omit<Changes, 'values'>,
  say: Say<KeyIn<typeof CHANGES>>,
): string {
  return [
    say('changes.changed', { count: changed }),
    say('changes.months-new', { count: monthsAdded }),
    ...(filled > 0 ? [say('changes.filled', { count: filled })] : []),
    removed > 0 ? say('changes.removed', { count: removed }) : say('changes.none-removed'),
  ].join(' · ');
}
