const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const SIGN = String.raw`([-−–+]?)\s*`;
const SIDE = String.raw`\s*(\p{L}*)\.?`;
/** `54.35`, `-1,3`, `33.9° S`, `54°21' N`, `54° 21′ 30″` */
const DEGREES = new RegExp(
  String.raw`^${SIGN}(${NUMBER})\s*[°º]?\s*(?:(${NUMBER})\s*['’′]\s*)?(?:(${NUMBER})\s*(?:["”″]|''|’’|′′)\s*)?${SIDE}$`,
  'iu',
);
/** `54:21:30`, `+54:21`, `54 21 30 N`, `54-21N`: only the colon or the side shows that the second number counts minutes. */
const PARTED = new RegExp(
  String.raw`^${SIGN}(\d{1,3})([:\s-])\s*(\d{1,2}(?:[.,]\d+)?)(?:\3\s*(\d{1,2}(?:[.,]\d+)?))?${SIDE}$`,
  'iu',
);

/** The words of each side. "O" is west in Spanish, French and Portuguese, "Ost" and "oost" are east. */
const SIDES = {
  latitude: {
    positive: /^(n|north|norte|nord|noord|norr|lu)$/i,
    negative: /^(s|south|sur|sul|sud|süd|zuid|syd|ls)$/i,
  },
  longitude: {
    positive: /^(e|east|este|est|leste|ost|oost|öst|bt)$/i,
    negative: /^(w|o|west|oeste|ouest|ovest|väst|bb)$/i,
  },
};

/** Degrees north or east as people write them; null for anything else, such as a longitude "54.35 N". */
export function readDegrees(text: string, field: keyof typeof SIDES): number | null {
  const written = withSideBehind(text.normalize('NFC').trim());
  const [, sign = '', degrees, minutes, seconds, side = ''] = partsOf(written) ?? [];
  const { positive, negative } = SIDES[field];
  const hasMinus = /[-−–]/.test(sign);
  // "-33.9 S" says south twice, and "-33.9 N" says two things.
  const isOfSide = side === '' || negative.test(side) || (positive.test(side) && !hasMinus);
  if (degrees === undefined || !isOfSide || [minutes, seconds].some(isTooMany)) return null;
  const size = amount(degrees) + amount(minutes) / 60 + amount(seconds) / 3600;
  return rounded(hasMinus || negative.test(side) ? -size : size, minutes !== undefined);
}

/** `N 54.35` */
function withSideBehind(text: string): string {
  return text.replace(/^(\p{L}+)\.?\s*(\d.*)$/u, '$2 $1');
}

function partsOf(text: string): (string | undefined)[] | null {
  const parted = PARTED.exec(text);
  if (!parted) return DEGREES.exec(text);
  const [all, sign, degrees, between, minutes, seconds, side] = parted;
  return between === ':' || side ? [all, sign, degrees, minutes, seconds, side] : null;
}

/** A degree has sixty minutes, and a minute sixty seconds. */
function isTooMany(parts: string | undefined): boolean {
  return amount(parts) >= 60;
}

function amount(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

/** To about a metre where it was divided: more than that is only what the division made. */
function rounded(degrees: number, isDivided: boolean): number {
  return isDivided ? Math.round(degrees * 1e5) / 1e5 : degrees;
}
