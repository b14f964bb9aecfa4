import type { ShowNumber } from './phrase.ts';

/** A line a language, with its own marks, because Apps Script promises no Intl. */
const MARKS = {
  en: { decimal: '.', thousands: ',' },
  es: { decimal: ',', thousands: '.' },
} as const;

export type Language = keyof typeof MARKS;
export const LANGUAGES = Object.keys(MARKS) as readonly Language[];

/** `es_MX`, `es-419` and `es` are Spanish; what we have no words for is English. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

export function numberShower(language: Language): ShowNumber {
  const { decimal, thousands } = MARKS[language];
  return (value) => {
    const [whole = '0', fraction] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
}
