import type { Cell } from '../../reading/reading.ts';
import {
  CALCULATING,
  ERROR_TEXTS,
  isMissingText,
  isNilText,
  isTraceText,
} from './missing-codes.ts';
import { isText } from './sheet-cells.ts';
import type { Unit } from './units.ts';

export type CellText =
  | { kind: 'number'; value: number; mark: string; unit?: Unit }
  | { kind: 'missing' }
  | { kind: 'nil' }
  | { kind: 'trace' }
  | { kind: 'unreadable'; why: 'text' | 'error-value' | 'damaged' };

const MISSING: CellText = { kind: 'missing' };
const MINUS = /^- |[\u2212\u2013\u2014\uff0d\u2010\u2011] ?/g;
/** "12.3²" and "12.3 [a]" have a footnote. Normalised, the raised figure would become a decimal. */
const FOOTNOTE = /([\u00b9\u00b2\u00b3\u2070-\u2079]+|(?<=\d) ?\[\w{1,2}\])\s*$/;
const SPACES = /[\s\u00a0\u2007\u2009\u200a\u202f]+/g;

/**
 * "-12.3*", "(4.5)", "12 mm": a sign, digits, then flags, a bracket or a unit. "1 234" is one number,
 * "29 1" are two: a blank joins only groups of three digits.
 */
const NUMBER =
  /^\(?([+-]?)((?:(?:[1-9]\d{0,2}(?:[ '’]\d{3})+(?!\d)|\d)[\d.,]*|[.,]\d+)(?:e[+-]?\d+)?)(-?)((?: ?(?:\([^()]{1,5}\)|[*#†‡^°)\]+¹²³⁴⁵⁶⁷⁸⁹⁰!_~"]|[a-z]{1,2}(?![a-z])|mm|°?c|°f))*)$/i;

/** The number a cell most likely holds, while nobody knows the column's decimal mark; NaN for none. */
export function numberInCell(cell: Cell | undefined): number {
  if (typeof cell === 'number') return cell;
  const read = isText(cell) ? readNumberText(cell, false) : null;
  return read?.kind === 'number' ? read.value : NaN;
}

/** "1,234" and "1.234" can be read in two ways: `commaIsDecimal` decides only about these. */
export function readNumberText(raw: string, commaIsDecimal: boolean): CellText {
  if (raw.length > 40) return { kind: 'unreadable', why: 'text' };
  const text = raw
    .replace(FOOTNOTE, '*')
    .normalize('NFKC')
    .replace(SPACES, ' ')
    .trim()
    .replace(/^'/, '');
  const low = text.toLowerCase();
  const word = low.replace(/ /g, '_');
  if (text === '' || isMissingText(word) || /^[-–—*=_.]+$/.test(text)) return MISSING;
  // "<0.1" is less than the gauge measures.
  if (isTraceText(word) || /^< ?0?[.,]\d/.test(low)) return { kind: 'trace' };
  if (isNilText(word)) return { kind: 'nil' };
  // `reportCalculating` has reported it before any cell is read.
  if (CALCULATING.test(text)) return MISSING;
  if (ERROR_TEXTS.has(low)) return { kind: 'unreadable', why: 'error-value' };
  return readDigits(text.replace(MINUS, '-'), commaIsDecimal);
}

function readDigits(text: string, commaIsDecimal: boolean): CellText {
  const match = NUMBER.exec(text);
  if (!match)
    return { kind: 'unreadable', why: /\d/.test(text) && text.includes('?') ? 'damaged' : 'text' };
  const [, sign = '', digits = '', minusBehind = '', marks = ''] = match;
  const value = Number(plainDigits(digits, commaIsDecimal));
  if (!Number.isFinite(value)) return { kind: 'unreadable', why: 'text' };
  const negative = sign === '-' || minusBehind === '-';
  const unit = UNIT_MARKS[marks.trim().toLowerCase()];
  const mark = unit ? '' : `${text.startsWith('(') ? '(' : ''}${marks.trim()}`.replace(/^°$/, '');
  const number = { kind: 'number', value: negative && value !== 0 ? -value : value, mark } as const;
  return unit ? { ...number, unit } : number;
}

/** Units that may stand in a cell. F alone is not among them: Environment Canada uses it as a flag. */
const UNIT_MARKS: Record<string, Unit> = {
  mm: 'mm',
  cm: 'cm',
  in: 'in',
  '"': 'in',
  '°c': 'C',
  c: 'C',
  '°f': 'F',
};

function plainDigits(digits: string, commaIsDecimal: boolean): string {
  const bare = digits.replace(/[ '’]/g, '');
  const stated = decimalMark(bare);
  const mark = stated === 'either' ? (commaIsDecimal ? ',' : '.') : stated;
  return bare.replace(mark === ',' ? /\./g : /,/g, '').replace(',', '.');
}

/** What stands before the decimals; "either" if "1,234" may also be a thousand. */
function decimalMark(bare: string): ',' | '.' | 'either' {
  const comma = bare.lastIndexOf(',');
  const point = bare.lastIndexOf('.');
  if (GROUPED.test(bare)) return 'either';
  return comma > point ? ',' : '.';
}

/** "1,234" and "1.234.567" can have marks of thousands; "0.766" and "12,5" cannot. */
const GROUPED = /^[1-9]\d{0,2}((,\d{3})+|(\.\d{3})+)$/;

/** +1 for the decimal comma of "12,5", -1 for the point of "12.5", 0 for "1,234". A column adds them up. */
export function decimalEvidence(text: string): number {
  if (!/^[^a-z]*[.,]\d/i.test(text)) return 0;
  const mark = decimalMark(text.replace(/[^\d.,]/g, ''));
  return mark === 'either' ? 0 : mark === ',' ? 1 : -1;
}
