import { isColumnKey } from '../../core/dataset/columns.ts';
import type { SidebarKey } from './books.ts';
import type { SidebarWords } from './sidebar-words.ts';

const ROLES: Record<string, SidebarKey> = {
  year: 'sidebar.role-year',
  month: 'sidebar.role-month',
  day: 'sidebar.role-day',
  date: 'sidebar.role-date',
  station: 'sidebar.role-station',
  max: 'sidebar.option-max',
  min: 'sidebar.option-min',
  rain: 'sidebar.option-rain',
  ignored: 'sidebar.role-ignored',
};

/** `07_max` is a month of an element. */
export function roleWord(role: string, words: Pick<SidebarWords, 'say' | 'month'>): string {
  const key = ROLES[role];
  if (key) return words.say(key);
  if (!isColumnKey(role)) return role;
  const [month = '', element = ''] = role.split('_');
  return `${words.month(Number(month))}: ${roleWord(element, words)}`;
}
