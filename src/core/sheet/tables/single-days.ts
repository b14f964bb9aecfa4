import type { Cell } from '../../reading/reading.ts';
import { numberInCell } from '../cells/read-number.ts';
import { headerText } from '../cells/sheet-cells.ts';

/**
 * True for "31.2 (14)", "29.8 (3)": behind the extremes of a month stands the day on which each was. A count of days with
 * a reading is mostly 28 or more, one of days without hardly ever 5, and the normal is near the value.
 */
export function areOfSingleDays(cells: readonly Cell[]): boolean {
  const behind = cells.flatMap((cell) => {
    const day = Number(DAY.exec(headerText(cell))?.[1] ?? 0);
    return day > 0 ? [{ day, isNear: Math.abs(day - numberInCell(cell)) <= NEAR }] : [];
  });
  const days = behind.map(({ day }) => day);
  return (
    new Set(days).size >= FEWEST_DAYS &&
    Math.max(...days) < 32 &&
    days.filter((day) => day > 4 && day < 28).length * 2 > cells.length &&
    behind.filter(({ isNear }) => isNear).length * 2 < behind.length
  );
}

const DAY = /\d ?\((\d{1,2})(?:st|nd|rd|th|\.)?\)$/;
const NEAR = 3;
const FEWEST_DAYS = 6;
