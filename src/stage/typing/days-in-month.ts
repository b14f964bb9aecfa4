/** Months count from 1. The calendar repeats every 400 years; `Date` moves years below 100 to 1900. */
export function daysInMonth(year: number, month: number): number {
  const alike = 2000 + (((year % 400) + 400) % 400);
  return new Date(Date.UTC(alike, month, 0)).getUTCDate();
}
