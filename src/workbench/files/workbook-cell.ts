import { type CellObject, SSF } from '@e965/xlsx';
import type { FileCell } from './opened-file.ts';

/** A cell as Sheets would import it: a number that its format shows as a date is that day. */
export function workbookCell(cell: CellObject, startsIn1904: boolean): FileCell {
  const { t: type, v: value, z, w } = cell;
  const format = typeof z === 'string' && z !== 'General' ? { format: z } : {};
  // An error's value is a code of its own; what people see is its word.
  if (type === 'e') return { value: w ?? '#ERROR!', display: w ?? '#ERROR!' };
  if (type === 'b') return { value: value === true, display: w ?? String(value).toUpperCase() };
  if (type !== 'n') return { value: String(value ?? ''), display: w ?? String(value ?? '') };
  const number = Number(value);
  const display = w ?? String(number);
  if (!('format' in format) || !SSF.is_date(format.format))
    return { value: number, display, ...format };
  return { ...dateOf(number, startsIn1904), display, ...format };
}

/** Sheets keeps a time without a day as one of the day before its first. */
const DAY_OF_TIMES = { year: 1899, month: 12, day: 30 };

function dateOf(number: number, startsIn1904: boolean): Pick<FileCell, 'value' | 'time'> {
  if (number >= 0 && number < 1) return { value: DAY_OF_TIMES, time: number };
  const read = SSF.parse_date_code(number, { date1904: startsIn1904 });
  // Before its first day Excel shows hashes, and the 29th of February 1900 is on no calendar.
  if (!read || number < 0 || (read.y === 1900 && read.m === 2 && read.d === 29))
    return { value: number };
  const time = number - Math.floor(number);
  const value = { year: read.y, month: read.m, day: read.d };
  return time > 0 ? { value, time } : { value };
}
