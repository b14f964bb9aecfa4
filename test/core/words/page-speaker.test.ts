import { expect, test } from '@jest/globals';
import { pageSpeaker, unbroken, withoutJoiners } from '../../../src/core/words/page-speaker.ts';
import { sidebarWords } from '../../../src/sidebar/words/sidebar-words.ts';

test.each([
  { name: 'a temperature', text: '(0 °C) and 7.7 °C.', kept: '(0\u00a0°C) and 7.7\u00a0°C.' },
  { name: 'an amount of rain', text: '12 mm, 1,044 mm', kept: '12\u00a0mm, 1,044\u00a0mm' },
  { name: 'a share', text: 'more than 10 % of them', kept: 'more than 10\u00a0% of them' },
  {
    name: 'a unit without its number may begin a line',
    text: 'in °C and mm',
    kept: 'in °C and mm',
  },
  {
    name: 'a month of a year',
    text: '60 months from 2015-01 to 2019-12.',
    kept: '60 months from 2015-\u206001 to 2019-\u206012.',
  },
  {
    name: 'a span of years',
    text: '1980–2022 · 43 years',
    kept: '1980–\u20602022 · 43 years',
  },
  { name: 'a day is of a title', text: 'Hill farm (2026-10-01)', kept: 'Hill farm (2026-10-01)' },
  { name: 'a word is no unit', text: '12 mmHg, 3 months', kept: '12 mmHg, 3 months' },
])('unbroken: $name', ({ text, kept }) => {
  expect(unbroken(text)).toBe(kept);
  expect(withoutJoiners(unbroken(text)).replaceAll('\u00a0', ' ')).toBe(text);
});

test('what the sidebar says of a finding keeps numbers and units on a line', () => {
  const words = sidebarWords({ language: 'en', locale: 'en_GB', zone: 'UTC', now: 0 });
  const params = { year: 2001, month: 1, element: 'max', value: 70, unit: '°C', count: 1 };
  const said = words.sayKind({
    kind: 'quality.value-impossible',
    params: { ...params, low: -80, high: 50 },
  });
  expect(said).toContain('70\u00a0°C');
});

test.each(['en', 'fr', 'es', 'pt'] as const)(
  'a chart says its figures unbroken (%s)',
  (language) => {
    const say = pageSpeaker(['charts'], language);
    const said = say('charts.diagram-coldest', { month: 'Jan', element: 'x', value: '−0.3' });
    expect(said).toContain('−0.3\u00a0°C');
  },
);
