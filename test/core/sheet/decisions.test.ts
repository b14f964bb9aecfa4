import { describe, expect, test } from '@jest/globals';
import {
  DECISIONS,
  decide,
  type Fact,
  fits,
  type Line,
} from '../../../src/core/sheet/headers/decisions.ts';
import { headerMeaning } from '../../../src/core/sheet/headers/header-meaning.ts';

/** "Max | ofMonths": a header, and what rows and values say besides. */
function said(example: string) {
  const [header = '', more = ''] = example.split(' | ');
  const { facts, about } = headerMeaning(header);
  return { facts: new Set([...facts, ...(more.split(' ').filter(Boolean) as Fact[])]), about };
}

function rulingOf(example: string) {
  const { facts, about } = said(example);
  return decide(facts, about);
}

function isOf(line: Line, example: string): boolean {
  const { facts, about } = said(example);
  return fits(line, facts, about);
}

describe.each(DECISIONS.refusals)('$of $if: $is', (line) => {
  test.each(line.yes)('"%s" is refused', (example) => {
    expect(rulingOf(example)).toEqual({ refusal: line.is });
    const first = DECISIONS.refusals.find((one) => isOf(one, example));
    expect(first).toBe(line);
  });
  test.each(line.no)('"%s" is not, by this line', (example) => {
    expect(isOf(line, example)).toBe(false);
  });
});

test.each(DECISIONS.columns)('$of $if $adds: $better.0 before $better.1', (line) => {
  const [best = '', other = ''] = line.better;
  const ranks = [best, other].map((example) => rulingOf(example).rank ?? 0);
  const without = [best, other].map((example, at) =>
    isOf(line, example) ? (ranks[at] ?? 0) - line.adds : (ranks[at] ?? 0),
  );
  expect(ranks[0]).toBeGreaterThan(ranks[1] ?? 0);
  expect(without[0]).toBeLessThanOrEqual(without[1] ?? 0);
});

test.each([
  { example: 'High | ofMonths', ruling: { rank: 2, asks: true }, because: 'perhaps its extreme' },
  { example: 'High | ofDays', ruling: { rank: 2 }, because: 'the maximum of the day' },
  { example: 'Max / Min | ofMonths', ruling: {}, because: 'two in one are neither' },
  { example: 'Upton | ofMonths', ruling: {}, because: 'nobody knows the word' },
])('"$example": $because', ({ example, ruling }) => {
  expect(rulingOf(example)).toEqual(ruling);
});
