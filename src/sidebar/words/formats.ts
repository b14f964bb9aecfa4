/** Numbers, days and hours as the person writes them, in the spreadsheet's zone. */
export type Formats = {
  number: (value: number) => string;
  /** `12 Nov 2026` */
  day: (at: number) => string;
  /** `14:05` */
  clock: (at: number) => string;
  /** `2026-11-12`: for comparing days, never shown */
  dayKey: (at: number) => string;
  /** `2021-08-03` as sheets show it, 03/08/2021, and `2021-08` as August 2021 */
  date: (iso: string) => string;
  /** 0–23 as people say it: `06:00`, `6 AM` */
  hour: (hour: number) => string;
  /** 1 = January */
  month: (month: number) => string;
  /** 1 = Monday */
  weekday: (weekday: number) => string;
};

/** A record is of centuries, so two digits name no year. */
const SHORT_DATE = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const MONTH_OF_YEAR = { month: 'long', year: 'numeric' } as const;

export function formatsFor(locale: string, zone: string): Formats {
  const tag = supported(locale);
  const timeZone = supportedZone(zone);
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone });
  const clocks = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone });
  const keys = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const dates = new Intl.DateTimeFormat(tag, { ...SHORT_DATE, timeZone: 'UTC' });
  const monthsOfYears = new Intl.DateTimeFormat(tag, { ...MONTH_OF_YEAR, timeZone: 'UTC' });
  const hours = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  return {
    number: (value) => numbers.format(value),
    day: (at) => days.format(at),
    clock: (at) => clocks.format(at),
    dayKey: (at) => keys.format(at),
    date: (iso) => (iso.length > 7 ? dates : monthsOfYears).format(Date.parse(iso)),
    hour: (hour) => hours.format(Date.UTC(2001, 0, 1, hour)),
    month: (month) => months.format(Date.UTC(2001, month - 1)),
    // 1 January 2001 was a Monday.
    weekday: (weekday) => weekdays.format(Date.UTC(2001, 0, weekday)),
  };
}

/** Google writes `es_MX`, and it knows locales that this browser may not know. */
function supported(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  return isAccepted(() => new Intl.Locale(tag)) ? tag : 'en';
}

function supportedZone(zone: string): string {
  const known = isAccepted(() => new Intl.DateTimeFormat('en', { timeZone: zone }));
  return known ? zone : 'UTC';
}

/** Intl throws for what it does not know, and nobody can ask it before. */
function isAccepted(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}
