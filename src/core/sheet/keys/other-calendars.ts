import type { Doubts } from '../cells/doubts.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import type { Table } from '../headers/table.ts';
import { BEFORE_REPUBLIC } from './era-years.ts';
import { firstYearIn, moveYears, NO_DATE, yearOf } from './packed-date.ts';
import type { KeyContext } from './read-context.ts';

/** The Thai solar calendar has our months and counts its years 543 further. */
export const BUDDHIST = { first: 2400, shift: -543 };
/** Years of the Persian and the Islamic calendar: their months are not ours. */
const HIJRI = { first: 1250, last: 1470 };

/**
 * Of 80 and 81 under 年 nothing says whether they are of 1980 or of the Republic of China, until the person has chosen
 * the first of them. Who writes Chinese as it is written in Taiwan may mean either.
 */
export function settleRepublic(
  packed: Int32Array,
  { sheet, columns, titles }: Table,
  { doubts, around, wishes }: KeyContext,
): void {
  const first = firstYearIn(packed);
  const counted = first + BEFORE_REPUBLIC - 1900;
  const texts = [...titles, ...columns.map(({ header }) => header)];
  const isThere = /^zh.TW/.test(around.locale) || texts.some((text) => AS_IN_TAIWAN.test(text));
  if (!isThere || !texts.some((text) => /[年日]/.test(text)) || counted > sheet.thisYear) return;
  const chosen = wishes.years?.[sheet.name];
  if (chosen === counted) moveYears(packed, counted - first);
  if (chosen) return;
  const params = { found: String(first % 100), year: String(first), other: String(counted) };
  const options = [{ value: params.year }, { value: params.other }];
  const choices = { wish: 'years', options } as const;
  doubts.ofSheet(sheet, { kind: 'reading.which-calendar', severity: 'error', params, choices });
}

const AS_IN_TAIWAN = /[氣溫濕臺灣]/;

/** Moves Buddhist years, whose months are ours, and refuses Persian and Islamic ones. */
export function settleCalendar(packed: Int32Array, sheet: SheetCells, doubts: Doubts): void {
  const first = firstYearIn(packed);
  if (first < HIJRI.first || (first > HIJRI.last && first < BUDDHIST.first)) return;
  const within = (from: number, until: number): boolean =>
    packed.every((date) => date < 0 || (yearOf(date) >= from && yearOf(date) <= until));
  if (within(BUDDHIST.first, sheet.thisYear + 1 - BUDDHIST.shift)) {
    moveYears(packed, BUDDHIST.shift);
    reportCounted(first, BUDDHIST.shift, sheet, doubts);
  } else if (within(HIJRI.first, HIJRI.last)) {
    packed.fill(NO_DATE);
    const params = { found: String(first) };
    doubts.ofSheet(sheet, { kind: 'reading.other-calendar', severity: 'error', params });
  }
}

export function reportCounted(
  stated: number,
  shift: number,
  sheet: { name: string },
  doubts: Doubts,
): void {
  const params = { found: String(stated), year: String(stated + shift) };
  doubts.ofSheet(sheet, { kind: 'reading.years-counted-otherwise', severity: 'note', params });
}
