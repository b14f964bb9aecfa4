import { isColumnKey } from '../../core/dataset/columns.ts';
import type { SidebarKey, SidebarWords } from './sidebar-words.ts';

const ROLES: Record<string, SidebarKey> = {
  year: 'sidebar.role-year',
  month: 'sidebar.role-month',
  day: 'sidebar.role-day',
  date: 'sidebar.role-date',
  dayOfYear: 'sidebar.role-dayOfYear',
  place: 'sidebar.role-place',
  element: 'sidebar.role-element',
  value: 'sidebar.role-value',
  'year-total': 'sidebar.role-year-total',
  max: 'sidebar.role-max',
  min: 'sidebar.role-min',
  rain: 'sidebar.option-rain',
  ignored: 'sidebar.role-ignored',
};

const NUMBERED = /^(?:(max|min|rain)-)?(month|day)-(\d+)$/;

/** `07_max` is a month of an element, `month-7` a month, `rain-day-3` a day of an element. */
export function roleWord(role: string, words: Pick<SidebarWords, 'say' | 'month'>): string {
  const key = ROLES[role];
  if (key) return words.say(key);
  if (isColumnKey(role)) {
    const [month, element = ''] = role.split('_');
    return `${words.month(Number(month))}: ${roleWord(element, words)}`;
  }
  const [, element, kind, number = ''] = role.match(NUMBERED) ?? [];
  if (!kind) return role;
  const place =
    kind === 'month' ? words.month(Number(number)) : `${words.say('sidebar.role-day')} ${number}`;
  return element ? `${place}: ${roleWord(element, words)}` : place;
}
