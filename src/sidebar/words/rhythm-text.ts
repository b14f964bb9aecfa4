import type { Rhythm } from '../../core/schedule/job.ts';
import type { SidebarWords } from './sidebar-words.ts';

/** `Every Monday between 06:00 and 07:00`. */
export function rhythmText({ every, hour, weekday, day }: Rhythm, words: SidebarWords): string {
  const { say } = words;
  const between = { from: words.hour(hour), until: words.hour((hour + 1) % 24) };
  if (every === 'hour') return say('sidebar.every-hour');
  if (every === 'week')
    return say('sidebar.every-week', { ...between, weekday: words.weekday(weekday) });
  if (every === 'month') return say('sidebar.every-month', { ...between, day: String(day) });
  // A rhythm of a later version runs once a day here, too (`slots.ts`).
  return say('sidebar.every-day', between);
}
