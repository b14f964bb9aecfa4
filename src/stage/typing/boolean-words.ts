/** How sheets of a language write true and false, which is how its spreadsheet functions are called. */
const WORDS: Record<string, readonly [yes: string, no: string]> = {
  ca: ['CERT', 'FALS'],
  cs: ['PRAVDA', 'NEPRAVDA'],
  da: ['SAND', 'FALSK'],
  de: ['WAHR', 'FALSCH'],
  es: ['VERDADERO', 'FALSO'],
  fi: ['TOSI', 'EPÄTOSI'],
  fr: ['VRAI', 'FAUX'],
  hu: ['IGAZ', 'HAMIS'],
  it: ['VERO', 'FALSO'],
  nb: ['SANN', 'USANN'],
  nl: ['WAAR', 'ONWAAR'],
  no: ['SANN', 'USANN'],
  pl: ['PRAWDA', 'FAŁSZ'],
  pt: ['VERDADEIRO', 'FALSO'],
  ru: ['ИСТИНА', 'ЛОЖЬ'],
  sk: ['PRAVDA', 'NEPRAVDA'],
  sv: ['SANT', 'FALSKT'],
  tr: ['DOĞRU', 'YANLIŞ'],
};

export type BooleanWords = { yes: string; no: string };

const ENGLISH_BOOLEANS: BooleanWords = { yes: 'TRUE', no: 'FALSE' };

/** Of a locale as Sheets writes it, `de_CH`; English where the language has no words of its own. */
export function booleanWords(locale: string): BooleanWords {
  const [yes, no] = WORDS[locale.replace('-', '_').split('_')[0]?.toLowerCase() ?? ''] ?? [];
  return yes !== undefined && no !== undefined ? { yes, no } : ENGLISH_BOOLEANS;
}

/** English is understood everywhere, whatever a sheet writes itself. */
export function readBoolean(text: string, { yes, no }: BooleanWords): boolean | null {
  const word = text.toLocaleUpperCase();
  if (word === yes || word === ENGLISH_BOOLEANS.yes) return true;
  return word === no || word === ENGLISH_BOOLEANS.no ? false : null;
}
