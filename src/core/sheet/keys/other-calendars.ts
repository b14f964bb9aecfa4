import type { Doubts } from '../cells/doubts.ts';
import type { SheetCells } from '../cells/sheet-cells.ts';
import { firstYearIn, moveYears, NO_DATE, yearOf } from './packed-date.ts';

/** The Thai solar calendar has our months and counts its years 543 further. */
export const BUDDHIST = { first: 2400, shift: -543 };
/** Years of the Persian and the Islamic calendar: their months are not ours. */
const HIJRI = { first: 1250, last: 1470 };

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
