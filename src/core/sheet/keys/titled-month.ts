import { daysInMonth } from '../../calendar/civil-date.ts';
import { elementNamed } from '../headers/header-meaning.ts';
import { monthNamed } from '../headers/named-month.ts';
import type { Table } from '../headers/table.ts';
import type { Keys } from './keys.ts';
import { monthInTitle, yearNamed } from './year-headings.ts';

/** As many years as make the reader ask whether a sheet of one month alone is of that month. */
const FEWEST_YEARS = 5;

/**
 * Years down on a tab "March", "03 March" or "Rainfall March" are years of Marches. "Updated in March" above them says
 * nothing of the kind, and "Mar del Plata" is a place.
 */
export function withTitledMonth({ titles, sheet, sampled }: Table, keys: Keys): Keys {
  if (keys.granularity !== 'year' || sampled.length < FEWEST_YEARS) return keys;
  const isDated = yearNamed(sheet.name, sheet.thisYear) !== undefined;
  const ofTab = isDated || !elementNamed(sheet.name) ? 0 : monthInTitle(sheet.name);
  const titledMonth = titles.map(monthAlone).find((month) => month > 0) ?? ofTab;
  return titledMonth ? { ...keys, granularity: 'month', titledMonth } : keys;
}

function monthAlone(title: string): number {
  const [, name = ''] = /^\d{0,2}[\s._-]*(\p{L}[\p{L}\p{M}]+\.?)$/u.exec(title.trim()) ?? [];
  return monthNamed(name);
}

/** Rows that say neither year nor month, below "April 2022", if that has no more than so many days. */
export function keysOfTitle({ titles }: Table, days: number): Keys | null {
  const titledMonth = titles.map(monthInTitle).find((month) => month > 0) ?? 0;
  const isWhole = titledMonth > 0 && days <= daysInMonth(2000, titledMonth);
  return isWhole ? { granularity: 'month', titledMonth, all: [] } : null;
}
