/**
 * A line a language: its own name, the locale of a person we know nothing else of, and how it counts. Spanish
 * writes 1044 and 10.440 (CLDR's minimum of digits to group).
 */
const LINES = {
  en: {
    name: 'English',
    locale: 'en_GB',
    decimal: '.',
    thousands: ',',
    groupedFrom: 1000,
    one: 'exactly',
  },
  es: {
    name: 'Español',
    locale: 'es_ES',
    decimal: ',',
    thousands: '.',
    groupedFrom: 10_000,
    one: 'exactly',
  },
  fr: {
    name: 'Français',
    locale: 'fr_FR',
    decimal: ',',
    thousands: '\u202f',
    groupedFrom: 1000,
    one: 'below-two',
  },
  pt: {
    name: 'Português',
    locale: 'pt_BR',
    decimal: ',',
    thousands: '.',
    groupedFrom: 1000,
    one: 'below-two',
  },
} as const;

export type Language = keyof typeof LINES;
export const LANGUAGES = Object.keys(LINES) as readonly Language[];

/** `es_MX`, `es-419` and `es` are Spanish. A language without words here is English. */
export function languageOf(locale: string): Language {
  const [primary] = locale.toLowerCase().split(/[-_]/);
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** Of the locales that a browser names, best first, the first with words here; English where none has any. */
export function bestLanguage(locales: readonly string[]): Language {
  const known = locales.find((locale) => languageOf(locale) !== 'en' || /^en\b/i.test(locale));
  return languageOf(known ?? 'en');
}

/** As its readers call it. */
export function nameOf(language: Language): string {
  return LINES[language].name;
}

export function localeOf(language: Language): string {
  return LINES[language].locale;
}

/** Numbers within a sentence: how they are written, and which of them take the singular. */
export type Numbers = { show: (value: number) => string; isOne: (value: number) => boolean };

/** By the language's own marks, because Apps Script promises no Intl. */
export function numbersIn(language: Language): Numbers {
  const { decimal, thousands, groupedFrom } = LINES[language];
  const show = (value: number) => {
    // A sheet's own means have fifteen decimals; Intl shows three.
    const [whole = '0', fraction] = String(Number(value.toFixed(3))).split('.');
    const isShort = Math.abs(value) < groupedFrom;
    const grouped = isShort ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
  return { show, isOne: (value) => isOneIn(language, value) };
}

/** French and Portuguese say "0 année" and "1,5 mois"; the others only one of a thing (CLDR's plurals). */
function isOneIn(language: Language, value: number): boolean {
  return LINES[language].one === 'below-two' ? Math.abs(value) < 2 : value === 1;
}
