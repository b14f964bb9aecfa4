import type { Rhythm } from '../../core/schedule/job.ts';
import type { SidebarWords } from './sidebar-words.ts';

/** `Every Monday between 06:00 and 07:00`. */
export function rhythmText({ every, hour, weekday, day }: Rhythm, words: SidebarWords): string {
  const { say } = words;
  const time = words.hour(hour);
  if (every === 'hour') return say('sidebar.every-hour');
  if (every === 'day') return say('sidebar.every-day', { time });
  if (every === 'week') return say('sidebar.every-week', { time, weekday: words.weekday(weekday) });
  return say('sidebar.every-month', { time, day: String(day) });
}
