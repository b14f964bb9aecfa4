import type { Changes } from '../dataset/changes-between.ts';
import type { Say } from './speaker.ts';
import type { KeyOf } from './words.ts';

/** "2 values changed · one month new · nothing removed", and nothing of what did not happen. */
export function sayChangeCounts(
  { changed, filled, monthsAdded, removed }: Omit<Changes, 'values'>,
  say: Say<KeyOf<'changes'>>,
): string {
  const said = [
    ...(changed > 0 ? [say('changes.changed', { count: changed })] : []),
    ...(monthsAdded > 0 ? [say('changes.months-new', { count: monthsAdded })] : []),
    ...(filled > 0 ? [say('changes.filled', { count: filled })] : []),
    removed > 0 ? say('changes.removed', { count: removed }) : say('changes.none-removed'),
  ].join(' · ');
  return said.charAt(0).toUpperCase() + said.slice(1);
}
