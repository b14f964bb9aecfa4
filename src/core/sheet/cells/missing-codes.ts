/**
 * Texts that state a missing value, in small letters: the files of UK Met Office (---),
 * NASA GISS (***), NOAA (M, NA), CONAGUA (nulo), AEMET (s/d), JMA (×, ///), HKO (***), BMKG and
 * others; dots, dashes and stars alone need no list. "--" is missing too, except where JMA prints
 * it for "did not happen".
 */
export const MISSING_TEXTS = new Set(
  `na n/a n.a. nan null nulo none m mm x × / // /// ? n/d n.d. nd s/d sd
   k.a. ka n.v. s.d. brak missing miss m.d. 缺测 欠測 欠测 缺測 缺 無 無観測 bd lack no_data nodata no-data not_available -na-
   ns s/i s.i. ° ∅ empty nv eksik yok tidak_ada 결측`.split(/\s+/),
);

/** Rain too little to measure counts as 0. WMO "trace"; AEMET "Ip"; HKO 微量. */
export const TRACE_TEXTS = new Set(
  't tr tr. trace traces ip inap inap. 微量 tz traza trazas spur spuren'.split(' '),
);

/**
 * Observers write "nil" into a rain register for a dry day or month; under a temperature it is a gap.
 * Words that may also say "no value" ("nul", "nulo", "無") are not among them.
 */
export const NIL_TEXTS = new Set(
  `nil nill dry no_rain néant neant sec sèche pas_de_pluie seco seca sin_lluvia sin_precipitación sin_precipitacion sem_chuva s/p
   trocken kein_regen asciutto nessuna_pioggia 无雨 無雨`.split(/\s+/),
);

/** Spreadsheet errors are a broken formula, not a missing value: reported, never read. */
export const ERROR_TEXTS = new Set(
  '#n/a #ref! #value! #div/0! #name? #num! #null! #error! #spill! #calc!'.split(' '),
);

/** Sheets shows these while a formula still runs. The value will come, so it is not missing. */
export const CALCULATING = /^\s*loading(\.{3}|…)\s*$/i;

/** In a note such as "-1 = missing data" or "-1: sin dato". */
export const SAYS_MISSING =
  /missing|no data|not (measured|recorded|available)|fehl(t|end)|keine daten|manquant|pas de donn|faltante|ausente|sem dado|sin dato|mancant|ontbre|sakn(as|ad)|mangl(er|ende)|puuttu|brak|欠[測测]|缺[測测]|결측/i;

/** Numbers agencies write for "missing", in any printed width. */
export const MISSING_NUMBERS: ReadonlySet<number> = new Set([
  -9999, -9999.9, -9999.99, -9990, -999.9, -999, -999.99, -998, -99.99, -99.9, -99, -9.99e33,
  -9.99e8, -99999, -99999.9, -7777, -8888, 99.9, 99.99, 998, 999, 999.9, 999.99, 9998, 9999, 9999.9,
  9999.99, 99999, 99999.9, 999999, 999999.9, 32766, 32767, -32768, 8888, 1e20,
]);
/** Every code is at least this far from 0, so smaller numbers are not looked up: most values are small. */
export const SMALLEST_CODE = 98;
