import type { ShowNumber } from './phrase.ts';

export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `es_MX`, `es-419` and `es` are Spanish; what we have no words for is English. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}

/** The languages' own marks, because Apps Script promises no Intl. */
const MARKS: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  es: { decimal: ',', thousands: '.' },
};

export function numberShower(language: Language): ShowNumber {
  const { decimal, thousands } = MARKS[language];
  return (value) => {
    const [whole = '0', fraction] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
}
