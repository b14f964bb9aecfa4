/** `Sat 21 Nov 2026, 09:05` by the hour of a zone. */
export function showTime(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(ms);
}

/** `21 Nov, 09:05`, for a list with a time in every line. */
export function showShortTime(ms: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(ms);
}
