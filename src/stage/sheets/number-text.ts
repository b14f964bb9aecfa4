import { remembered } from './remembered.ts';

/** In the marks of a locale. */
export type NumberMarks = { decimal: string; group: string };

export function numberText(value: number, format: string, marks: NumberMarks): string {
  const sections = splitSections(format);
  const [first = '', negative, zero] = sections;
  if (value === 0 && zero !== undefined) return sectionText(0, zero, marks);
  if (value < 0 && negative !== undefined) return sectionText(-value, negative, marks);
  return sectionText(value, first, marks);
}

const splitSections = remembered((format) => format.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/));

/** The digits of a section: `#,##0.00`, with what stands before and after it. */
const DIGITS = /[#0?][#0?,]*(?:\.[#0?]+)?(?:E[+-][0#]+)?/i;

type Section = { before: string; digits: string | null; after: string; factor: number };

const sectionOf = remembered((section): Section => {
  const pattern = section.replace(/\[[^\]]*\]/g, '');
  const found = pattern.match(DIGITS);
  const start = found?.index ?? pattern.length;
  const before = pattern.slice(0, start);
  const after = pattern.slice(start + (found?.[0].length ?? 0));
  const factor = /%/.test(before + after) ? 100 : 1;
  return { before: literal(before), digits: found?.[0] ?? null, after: literal(after), factor };
});

function sectionText(value: number, section: string, marks: NumberMarks): string {
  const { before, digits, after, factor } = sectionOf(section);
  if (digits === null) return before;
  const sign = value < 0 ? '-' : '';
  return sign + before + digitsText(Math.abs(value) * factor, digits, marks) + after;
}

function literal(text: string): string {
  return text.replace(/_.|\*./g, '').replace(/"([^"]*)"|\\(.)/g, '$1$2');
}

function digitsText(size: number, pattern: string, marks: NumberMarks): string {
  if (/e/i.test(pattern)) return exponentText(size, pattern, marks);
  const [wholePattern = '', fractionPattern = ''] = pattern.split('.');
  const least = fractionPattern.replace(/#+$/, '').length;
  const fixed = roundedHalfUp(size, fractionPattern.length);
  const [digits = '0', fraction = ''] = fixed.split('.');
  const shown = fraction.replace(/0+$/, '').padEnd(least, '0');
  const leastWhole = wholePattern.replace(/[^0]/g, '').length;
  const whole = (digits === '0' && leastWhole === 0 ? '' : digits).padStart(leastWhole, '0');
  const grouped = wholePattern.includes(',')
    ? whole.replace(/\B(?=(\d{3})+$)/g, marks.group)
    : whole;
  return shown === '' ? grouped : grouped + marks.decimal + shown;
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
  const power = exponent.replace(/[+-]/, '').padStart(2, '0');
  return `${mantissa.replace('.', marks.decimal)}E${exponent.startsWith('-') ? '-' : '+'}${power}`;
}
