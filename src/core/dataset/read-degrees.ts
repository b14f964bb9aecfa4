const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** `54.35`, `-1,3`, `33.9° S`, `54°21' N`, `54° 21′ 30″` */
const DEGREES = new RegExp(
  String.raw`^([-−–+]?)\s*(${NUMBER})\s*[°º]?\s*(?:(${NUMBER})\s*['’′]\s*)?(?:(${NUMBER})\s*["”″]\s*)?([NSEWO]?)$`,
  'i',
);

/** Degrees north or east as people write them; null for anything else. */
export function readDegrees(text: string): number | null {
  const [, sign = '', degrees, minutes, seconds, side = ''] = DEGREES.exec(text.trim()) ?? [];
  if (degrees === undefined) return null;
  // "O" is west in Spanish, French and Portuguese.
  const isNegative = /[-−–]/.test(sign) !== /[SWO]/i.test(side);
  const size = amount(degrees) + amount(minutes) / 60 + amount(seconds) / 3600;
  return rounded(isNegative ? -size : size);
}

function amount(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

/** To about a metre: more than that is only what the division made. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
