import { expect, test } from '@jest/globals';
import { driftFrom } from '../../../src/core/upload/dataset-shape.ts';
import type { Language } from '../../../src/core/words/languages.ts';
import { speaker } from '../../../src/core/words/speaker.ts';

const shape = (...roles: string[]) => ({ roles, months: 120, firstYear: 1991 });

const CASES: { name: string; language: Language; before: string[]; now: string[]; says: string }[] =
  [
    {
      name: 'a column is named by its element and unit',
      language: 'en',
      before: ['max C', 'rain 0.1mm'],
      now: ['max C'],
      says: 'rain (0.1 mm);',
    },
    {
      name: 'so is one whose unit has changed',
      language: 'fr',
      before: ['max C', 'rain mm'],
      now: ['max F', 'rain mm'],
      says: 'température maximale (°C) ;',
    },
    {
      name: 'twelve columns of months are one element',
      language: 'es',
      before: ['01_rain mm', '02_rain mm', '01_max C'],
      now: ['01_max C'],
      says: 'lluvia (mm);',
    },
    {
      name: 'a month is named by its column, where others are there',
      language: 'en',
      before: ['01_rain mm', '02_rain mm', '03_rain mm'],
      now: ['01_rain mm', '03_rain mm'],
      says: '02_rain;',
    },
    {
      name: 'a column whose header stated no unit has none',
      language: 'pt',
      before: ['min', 'max'],
      now: ['max'],
      says: 'temperatura mínima;',
    },
  ];

test.each(CASES)('what is no longer found: $name', ({ language, before, now, says }) => {
  const problem = driftFrom(shape(...before), shape(...now));
  const said = speaker(['upload'], language)('upload.drift-column', problem?.params);
  expect(said.replaceAll('\u00a0', ' ')).toContain(`: ${says}`);
  expect(said.match(/;/g)).toHaveLength(1);
});

test('what an earlier version kept of a drift is still said', () => {
  const said = speaker(['upload'], 'en')('upload.drift-column', { lost: 'max °C, rain 0.1mm' });
  expect(said).toContain('No longer found: max °C, rain 0.1mm; check');
});

test.each([
  { now: 80, kind: undefined },
  { now: 79, kind: 'upload.drift-shorter' },
])('of 100 months $now may go on unasked: $kind', ({ now, kind }) => {
  const before = { ...shape('max C'), months: 100 };
  expect(driftFrom(before, { ...before, months: now })?.kind).toBe(kind);
});
