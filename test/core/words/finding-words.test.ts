import { expect, it } from '@jest/globals';
import { sayFinding } from '../../../src/core/words/finding-words.ts';

it('says nothing of a reason that a later version gave, and that has no words here', () => {
  const finding = { kind: 'reading.which-element' as const, params: { why: 'of-tomorrow' } };
  expect(sayFinding(finding, 'en')).toMatch(/^Nothing says clearly what these numbers are\. /);
});
