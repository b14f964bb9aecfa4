import { dateText } from '../../calendar/civil-date.ts';
import type { Cell } from '../../reading/reading.ts';
import { isDate, isText } from './sheet-cells.ts';

const TIME_OF_DAY =
  /^\s*'?(\d{1,2})(?:(?::\d{2}){1,2}| ?[h時时點点시](?:\d{2}m?)?| o.?clock|(?:\.\d{2})?(?=\s*[ap]\.? ?m))\s*(?:([ap])\.? ?m\.?)?\s*$/i;

/** The hour of "8:00", "20h", "8h30", "7時", "8.25am" and "9 p.m."; NaN for what is no time of day. */
function hourIn(text: string): number {
  const [, hour, half] = TIME_OF_DAY.exec(text) ?? [];
  if (half === undefined) return Number(hour);
  return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** A sheet keeps 09:30 as a part of the day before its first. */
export function isTimeOfDay(cell: Cell): boolean {
  if (isDate(cell)) return dateText(cell) === '1899-12-30';
  return isText(cell) && !Number.isNaN(hourIn(cell));
}

/** "AM", "8h", "12 noon" and "Sunset": when on its day a reading was taken. */
export function isHour(cell: Cell): boolean {
  return isTimeOfDay(cell) || (isText(cell) && PART_OF_A_DAY.test(cell));
}

const PART_OF_A_DAY =
  /^\s*(12 ?)?([ap]\.? ?m\.?|morning|noon|midday|midnight|afternoon|evening|night|sunrise|sunset)\s*$/i;
