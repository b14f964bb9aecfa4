import type { Table } from '../headers/table.ts';
import { firstYearIn, NO_DATE, yearOf } from './packed-date.ts';
import type { KeyContext } from './read-context.ts';

/** Years of the Persian or the Islamic calendar, whose months are not ours, and of the Thai one. */
const OTHER_YEARS = [
  { from: 1250, until: 1470 },
  { from: 2400, until: 2700 },
];

/** 98 in Taiwan may be 2009, the 98th year of the Republic. */
const AS_IN_TAIWAN = /民[國国]|[氣溫濕臺灣]/;

/** Refuses years that no Gregorian calendar counts. `areShort`: they were written with two digits. */
export function refuseOtherCalendars(
  packed: Int32Array,
  { sheet, columns, titles }: Table,
  { doubts }: Pick<KeyContext, 'doubts'>,
  areShort: boolean,
): void {
  const areAll = ({ from, until }: (typeof OTHER_YEARS)[number]): boolean =>
    packed.every((date) => date < 0 || (yearOf(date) >= from && yearOf(date) <= until));
  const texts = [...titles, ...columns.map(({ header }) => header)];
  const isOther = areShort
    ? texts.some((text) => AS_IN_TAIWAN.test(text))
    : packed.some((date) => date >= 0) && OTHER_YEARS.some(areAll);
  if (!isOther) return;
  const params = { found: String(areShort ? firstYearIn(packed) % 100 : firstYearIn(packed)) };
  doubts.ofSheet(sheet, { kind: 'reading.other-calendar', severity: 'error', params });
  packed.fill(NO_DATE);
}
