/** `Sat 21 Nov 2026, 09:05` in the words of a locale and the hour of a zone. */
export function showTime(ms: number, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
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
export function showShortTime(ms: number, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(ms);
}
