import { describe, expect, it } from '@jest/globals';
import { displayText, localeMarks } from '../../src/stage/sheets/number-format.ts';

const ENGLISH = localeMarks('en_GB');

/** As spreadsheets show them; `numfmt` 4.0.1 shows the same. */
const SHOWN: Record<string, [format: string, value: number, text: string][]> = {
  'a section with a condition is for the numbers that meet it': [
    ['[<10]0.0', 5, '5.0'],
    ['[<10]0.0', 12.34, '12.34'],
    ['[<10]0.0', -3, '-3.0'],
    ['[<10]0.0;[>=100]0;0.00', 50, '50.00'],
    ['[<10]0.0;[>=100]0;0.00', 150, '150'],
    ['[>100]"high";0.0', 150, 'high'],
    ['[>100]"high";0.0', -5, '-5.0'],
    ['[Red][<0]0.0;0.0', -3, '3.0'],
    ['[=0]"none";0', 0, 'none'],
    ['[=0]"none";0', -4, '-4'],
    ['[<>0]0;"none"', 0, 'none'],
  ],
  'a fraction has the denominator there is room for': [
    ['# ?/?', 1.25, '1 1/4'],
    ['# ?/?', 0.5, ' 1/2'],
    ['# ?/?', 3, '3    '],
    ['# ?/?', -1.5, '-1 1/2'],
    ['# ?/?', 0, '0    '],
    ['# ??/??', 1.61803, '1 55/89'],
    ['# ?/?', 0.3, ' 2/7'],
    ['# ??/??', 0.5, '  1/2 '],
    ['?/?', 1.25, '5/4'],
    ['?/?', 3, '3/1'],
    ['# ?/8', 1.3, '1 2/8'],
    ['# 0/100', 0.25, ' 25/100'],
    ['# ?/8', 1.99, '2    '],
    ['# ?/?" in"', 1.97, '2     in'],
  ],
  'a comma after the digits leaves thousands out': [
    ['0.0,,', 12345678, '12.3'],
    ['0.0,,', -2500000, '-2.5'],
    ['0,', 1499, '1'],
    ['#,##0,', 1234567890, '1,234,568'],
    ['#,##0.0,"k"', 1234567, '1,234.6k'],
    ['#,##0', 1234567, '1,234,567'],
  ],
  'a question mark keeps the room of a digit': [
    ['0.0?', 1.5, '1.5 '],
    ['0.0?', 1.25, '1.25'],
    ['0.??', 1, '1.  '],
    ['??0', 5, '  5'],
    ['??0', 1234, '1234'],
  ],
  'a currency in brackets stands before its digits': [
    ['[$€]#,##0.00', 1234.5, '€1,234.50'],
    ['[$€-407] #,##0.00', 5, '€ 5.00'],
    ['#,##0.00 [$kr.-406]', 5, '5.00 kr.'],
    ['[$R$ ]#,##0.00', -5, '-R$ 5.00'],
    ['[$$-es-MX]#,##0', 5, '$5'],
    ['[$Sh-441]0', 5, 'Sh5'],
    ['[$-409]0.0', 5, '5.0'],
    ['[$-en-US]d/m/yyyy', 46027, '5/1/2026'],
    ['[Red][$S/.]0;0', 5, 'S/.5'],
  ],
  'what stands between digits stays between them': [
    ['000-0000', 5551234, '555-1234'],
    ['000-0000', 1234, '000-1234'],
    ['000-0000', -5551234, '-555-1234'],
    ['(000) 000-0000', 5551234567, '(555) 123-4567'],
    ['00"h"00', 1234, '12h34'],
    ['0000-00-00', 20260131, '2026-01-31'],
  ],
};

describe.each(Object.keys(SHOWN))('%s', (matter) => {
  it.each(SHOWN[matter] ?? [])('%s shows %d as "%s"', (format, value, text) => {
    expect(displayText(value, format, ENGLISH)).toBe(text);
  });
});
