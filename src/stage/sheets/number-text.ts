/** In the marks of a locale. */
export type NumberMarks = { decimal: string; group: string };

/** null where no section is for this number, so that it shows as without a format. */
export function numberText(value: number, format: string, marks: NumberMarks): string | null {
  const sections = sectionsOf(format);
  if (sections.some(({ condition }) => condition !== null)) {
    const section = sections.find(({ condition }) => condition === null || meets(value, condition));
    if (!section) return null;
    return sectionText(section.condition?.onlyNegative ? -value : value, section, marks);
  }
  const [first, negative, zero] = sections;
  if (!first) return '';
  if (value === 0 && zero) return sectionText(0, zero, marks);
  return value < 0 && negative
    ? sectionText(-value, negative, marks)
    : sectionText(value, first, marks);
}

type Condition = { compares: string; limit: number; onlyNegative: boolean };
type Section = {
  condition: Condition | null;
  before: string;
  digits: string | null;
  after: string;
  factor: number;
};

const sectionsOf = remembered((format): Section[] =>
  format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(readSection),
);

/** The digits of a section: `#,##0.00`, `# ??/??` or `000-0000`, with what stands before and after. */
const PLAIN = /[#0?][#0?,]*(?:\.[#0?]+)?,*(?:E[+-][0#]+)?/i;
const FRACTION = /(?:[#0?]+ )?[#0?]+\/(?:[#0?]+|[1-9]\d*)/;
const IN_PARTS = /[#0?]+(?:(?:[^#0?.,E"]|"[^"]*")+[#0?]+)+/i;

function readSection(section: string): Section {
  const pattern = section.replace(/\[[^\]]*\]/g, '');
  const parts = pattern.match(FRACTION) ?? pattern.match(IN_PARTS) ?? pattern.match(PLAIN);
  const start = parts?.index ?? pattern.length;
  const before = pattern.slice(0, start);
  const after = pattern.slice(start + (parts?.[0].length ?? 0));
  return {
    condition: conditionOf(section),
    before: literal(before),
    digits: parts?.[0] ?? null,
    after: literal(after),
    factor: /%/.test(before + after) ? 100 : 1,
  };
}

/** `[<10]0.0;0` */
function conditionOf(section: string): Condition | null {
  const [, compares = '', text] = section.match(/\[(<>|<=|>=|<|>|=)\s*(-?\d+(?:\.\d+)?)\]/) ?? [];
  if (text === undefined) return null;
  const limit = Number(text);
  // Where all numbers of a section are negative, it writes the sign itself or does without.
  const onlyNegative = compares === '<' ? limit <= 0 : /^<?=$/.test(compares) && limit < 0;
  return { compares, limit, onlyNegative };
}

function meets(value: number, { compares, limit }: Condition): boolean {
  if (compares === '<>') return value !== limit;
  if (compares.includes('=') && value === limit) return true;
  return (compares.includes('<') && value < limit) || (compares.includes('>') && value > limit);
}

function sectionText(value: number, section: Section, marks: NumberMarks): string {
  const { before, digits, after, factor } = section;
  if (digits === null) return before;
  const sign = value < 0 ? '-' : '';
  return sign + before + digitsText(Math.abs(value) * factor, digits, marks) + after;
}

function literal(text: string): string {
  return text.replace(/_.|\*./g, '').replace(/"([^"]*)"|\\(.)/g, '$1$2');
}

function digitsText(size: number, pattern: string, marks: NumberMarks): string {
  if (FRACTION.test(pattern)) return fractionText(size, pattern);
  if (IN_PARTS.test(pattern)) return partsText(size, pattern);
  if (/e/i.test(pattern)) return exponentText(size, pattern, marks);
  const scaled = size / 1000 ** (pattern.match(/,*(?=\.|$)/g)?.join('').length ?? 0);
  const [wholePattern = '', fractionPattern = ''] = pattern.replace(/,+(?=\.|$)/g, '').split('.');
  const fixed = roundedHalfUp(scaled, fractionPattern.length);
  const [digits = '0', fraction = ''] = fixed.split('.');
  const shown = withoutZeros(fraction, fractionPattern);
  const whole = filled(digits, wholePattern.replaceAll(',', ''));
  const grouped = wholePattern.includes(',')
    ? whole.replace(/\B(?=(\d{3})+$)/g, marks.group)
    : whole;
  return shown === '' ? grouped : grouped + marks.decimal + shown;
}

const ROOM: Record<string, string> = { '0': '0', '?': ' ', '#': '' };

/** A whole number in as many places as its pattern has: `??0`. Nothing stands for 0 where no place asks for it. */
function filled(digits: string, pattern: string): string {
  const shown = digits === '0' && !pattern.includes('0') ? '' : digits;
  const missing = pattern.slice(0, Math.max(pattern.length - shown.length, 0));
  return missing.replace(/./g, (place) => ROOM[place] ?? '') + shown;
}

/** The zeros at the end of a fraction stay where its pattern has 0, and leave their room where it has ?. */
function withoutZeros(fraction: string, pattern: string): string {
  let least = fraction.length;
  while (least > 0 && fraction[least - 1] === '0' && pattern[least - 1] !== '0') least -= 1;
  const room = pattern.slice(least).replace(/./g, (place) => ROOM[place] ?? '');
  return fraction.slice(0, least) + room;
}

/** `000-0000`: the digits come from the right, and the first place takes what is left. */
function partsText(size: number, pattern: string): string {
  let left = roundedHalfUp(size, 0).replace(/^0$/, '');
  const places = [...pattern.matchAll(/"([^"]*)"|\\(.)|([#0?])|[\s\S]/g)].reverse();
  const first = places.findLastIndex(([, , , place]) => place !== undefined);
  const texts = places.map(([text, quoted, escaped, place], at) => {
    if (place === undefined) return quoted ?? escaped ?? text;
    const digits = at === first ? left : left.slice(-1);
    left = left.slice(0, left.length - digits.length);
    return digits || (ROOM[place] ?? '');
  });
  return texts.reverse().join('');
}

/** `# ??/??`: the nearest fraction whose denominator has room, or one of the denominator that is given. */
function fractionText(size: number, pattern: string): string {
  const [, wholePattern, over = '', under = ''] =
    /^(?:([#0?]+) )?([#0?]+)\/(.+)$/.exec(pattern) ?? [];
  const given = /^[1-9]/.test(under) ? Number(under) : null;
  const whole = wholePattern === undefined ? 0 : Math.floor(size);
  const denominator = given ?? nearestDenominator(size - whole, 10 ** under.length - 1);
  const numerator = Math.round((size - whole) * denominator);
  const carried = wholePattern !== undefined && numerator === denominator;
  if (wholePattern === undefined)
    return `${filled(String(numerator), over)}/${String(denominator).padEnd(under.length)}`;
  const shownWhole = String(whole + (carried ? 1 : 0));
  const room = ' '.repeat(1 + over.length + 1 + under.length);
  if (numerator === 0 || carried) return filled(shownWhole, `${wholePattern.slice(0, -1)}0`) + room;
  const top = filled(String(numerator), over);
  return `${filled(shownWhole, wholePattern)} ${top}/${String(denominator).padEnd(under.length)}`;
}

function nearestDenominator(part: number, most: number): number {
  let nearest = 1;
  for (let one = 2; one <= most; one += 1)
    if (missedBy(part, one) < missedBy(part, nearest) - 1e-12) nearest = one;
  return nearest;
}

function missedBy(part: number, denominator: number): number {
  return Math.abs(part - Math.round(part * denominator) / denominator);
}

/** Spreadsheets round decimal halves up: 1.005 shows as 1.01. */
function roundedHalfUp(size: number, places: number): string {
  const shortest = Number(size.toPrecision(15));
  const shifted = Math.round(Number(`${shortest}e${places}`));
  return Number.isFinite(shifted) && shifted < 1e21 && !String(shortest).includes('e')
    ? Number(`${shifted}e-${places}`).toFixed(places)
    : size.toFixed(Math.min(places, 100));
}

function exponentText(size: number, pattern: string, marks: NumberMarks): string {
  const places = (pattern.split('.')[1] ?? '').replace(/e.*/i, '').length;
  const [mantissa = '', exponent = ''] = size.toExponential(places).split('e');
  const digits = pattern.split(/E[+-]/i)[1]?.length ?? 2;
  const power = exponent.replace(/[+-]/, '').padStart(digits, '0');
  return `${mantissa.replace('.', marks.decimal)}E${exponent.startsWith('-') ? '-' : '+'}${power}`;
}

/** A sheet has few formats and many cells: what a format is, is read once. */
export function remembered<T>(read: (format: string) => T): (format: string) => T {
  const known = new Map<string, T>();
  return (format) => {
    const value = known.get(format) ?? read(format);
    known.set(format, value);
    return value;
  };
}
