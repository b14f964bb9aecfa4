import type { Doubts } from '../cells/doubts.ts';
import type { Table } from '../headers/table.ts';
import { NO_DATE } from './read-date.ts';

/** The Thai solar calendar has our months and counts its years 543 further. */
const BUDDHIST = { first: 2400, shift: -543 };
/** Years of the Persian and the Islamic calendar: their months are not ours. */
const HIJRI = { first: 1250, last: 1470 };
/** Years counted otherwise are moved when only the count differs, and refused when the months do too. */
export function settleCalendar(
  packed: Int32Array,
  { sheet }: Table,
  thisYear: number,
  doubts: Doubts,
): void {
  const first = Math.floor((packed.find((one) => one >= 0) ?? 0) / 10_000);
  if (first < HIJRI.first || (first > HIJRI.last && first < BUDDHIST.first)) return;
  const within = (from: number, until: number): boolean =>
    packed.every((one) => one < 0 || (one >= from * 10_000 && one < (until + 1) * 10_000));
  if (within(BUDDHIST.first, thisYear + 1 - BUDDHIST.shift)) {
    packed.forEach((one, index) => {
      if (one >= 0) packed[index] = one + BUDDHIST.shift * 10_000;
    });
    tellCounted(first, BUDDHIST.shift, sheet.name, doubts);
  } else if (within(HIJRI.first, HIJRI.last)) {
    packed.fill(NO_DATE);
    const params = { found: String(first) };
    doubts.ofSheet(sheet, { kind: 'reading.other-calendar', severity: 'error', params });
  }
}

export function tellCounted(found: number, shift: number, sheet: string, doubts: Doubts): void {
  doubts.add({
    kind: 'reading.years-counted-otherwise',
    severity: 'note',
    places: [{ sheet, cells: [] }],
    params: { found: String(found), year: String(found + shift) },
  });
}
