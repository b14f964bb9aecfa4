import { describe, expect, test } from '@jest/globals';
import { monthLines, readText, two } from './shape-of.ts';

const rain = (y: number, m: number, of = 0): number => 20.5 + ((y * 7 + m * m * 5 + of * 31) % 83);
const iso = ({ y, m, d }: { y: number; m: number; d: number }): string =>
  `${y}-${two(m)}-${two(d)}`;

describe('places under one code of the element', () => {
  test.each([
    { header: 'PR_JV,PR_NS,PR_DA,PR_SS', because: '"da" is a small word in some language' },
    { header: 'PP_QR,PP_EL,PP_ZB,PP_HT', because: '"el" is one, too' },
    { header: 'rr_am,rr_zk,rr_hq', because: 'and "am"' },
  ])('are asked for: "$header", since $because', ({ header }) => {
    const places = header.split(',');
    const lines = monthLines(3, (y, m) =>
      [y, m, ...places.map((_, at) => rain(y, m, at))].join(','),
    );
    const reading = readText(`Year,Month,${header}\n${lines}`);
    expect(reading.rows).toEqual([]);
    const asked = reading.findings.find(({ severity }) => severity === 'error');
    expect(asked?.choices?.options).toHaveLength(places.length + 1);
  });
});
