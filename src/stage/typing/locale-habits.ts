/** What Sheets goes by when it types a cell: the marks and the date order of the file's locale. */
export type LocaleHabits = {
  decimal: '.' | ',';
  /** matches one thousands mark */
  thousands: RegExp;
  order: 'dmy' | 'mdy' | 'ymd';
  /** dates are written with dots: `31.01.2026`, and `7.2.` where `7.2` is a number */
  datesWithDots: boolean;
  monthNames: Map<string, number>;
};

const known = new Map<string, LocaleHabits>();

/** Asking Node for the habits of a locale takes longer than typing a hundred cells. */
export function localeHabits(locale: string): LocaleHabits {
  const habits = known.get(locale) ?? habitsOf(locale);
  known.set(locale, habits);
  return habits;
}

function habitsOf(locale: string): LocaleHabits {
  const tag = knownTag(locale);
  const number = new Intl.NumberFormat(tag).formatToParts(1234567.5);
  const decimal = number.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  const date = new Intl.DateTimeFormat(tag, { numberingSystem: 'latn' }).formatToParts(0);
  const shortDate = new Intl.DateTimeFormat(tag, { dateStyle: 'short' }).formatToParts(0);
  return {
    ...marksOf(decimal),
    order: orderOf(date),
    datesWithDots: [date, shortDate].some((parts) => parts.some(isDot)),
    monthNames: new Map([...monthNames('en'), ...monthNames(tag)]),
  };
}

/** Also of a file whose numbers are written otherwise than its reader writes them. */
export function marksOf(decimal: '.' | ','): Pick<LocaleHabits, 'decimal' | 'thousands'> {
  return { decimal, thousands: decimal === '.' ? /[,'’]/g : /[.\u00a0\u202f'’]/g };
}

const isDot = ({ type, value }: Intl.DateTimeFormatPart) =>
  type === 'literal' && value.trim() === '.';

/** `en_GB` as Sheets writes it; a locale nobody knows reads like the United Kingdom's. */
function knownTag(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale.replace('_', '-'))[0] ?? 'en-GB';
  } catch {
    return 'en-GB';
  }
}

function orderOf(parts: Intl.DateTimeFormatPart[]): LocaleHabits['order'] {
  const types = parts.map(({ type }) => type).filter((type) => type !== 'literal');
  if (types[0] === 'year') return 'ymd';
  return types[0] === 'month' ? 'mdy' : 'dmy';
}

function monthNames(tag: string): [string, number][] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): [string, number] => [
      plainName(format.format(Date.UTC(2000, index, 15))),
      index + 1,
    ]);
  });
}

export function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}
