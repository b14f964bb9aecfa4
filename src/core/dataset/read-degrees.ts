const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** `54.35`, `-1,3`, `33.9° S`, `54°21' N`, `54° 21′ 30″` */
const DEGREES = new RegExp(
  String.raw`^([-−–+]?)\s*(${NUMBER})\s*[°º]?\s*(?:(${NUMBER})\s*['’′]\s*)?(?:(${NUMBER})\s*["”″]\s*)?([NSEWO]?)$`,
  'i',
);

/** The letters of each side. "O" is west in Spanish, French and Portuguese. */
const SIDES = {
  latitude: { positive: /N/i, negative: /S/i },
  longitude: { positive: /E/i, negative: /[WO]/i },
};

/** Degrees north or east as people write them; null for anything else, such as a longitude "54.35 N". */
export function readDegrees(text: string, field: keyof typeof SIDES): number | null {
  const [, sign = '', degrees, minutes, seconds, side = ''] = DEGREES.exec(text.trim()) ?? [];
  const { positive, negative } = SIDES[field];
  const hasMinus = /[-−–]/.test(sign);
  // "-33.9 S" says south twice, and "-33.9 N" says two things.
  const isOfSide = side === '' || negative.test(side) || (positive.test(side) && !hasMinus);
  if (degrees === undefined || !isOfSide || [minutes, seconds].some(isTooMany)) return null;
  const size = amount(degrees) + amount(minutes) / 60 + amount(seconds) / 3600;
  return rounded(hasMinus || negative.test(side) ? -size : size);
}

/** A degree has sixty minutes, and a minute sixty seconds. */
function isTooMany(parts: string | undefined): boolean {
  return amount(parts) >= 60;
}

function amount(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

/** To about a metre: more than that is only what the division made. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
