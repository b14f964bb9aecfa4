import { describe, expect, test } from '@jest/globals';
import { plainText } from '../../../src/core/reading/plain-text.ts';
import { rolesIn, wordsIn } from '../../../src/core/sheet/headers/known-words.ts';
import { monthNamed } from '../../../src/core/sheet/headers/named-month.ts';
import {
  MONTHS,
  type Role,
  SUBJECTS,
  wordRows,
} from '../../../src/core/sheet/vocabulary/word-rows.ts';

const ENTRIES = wordRows().flatMap(({ words, ...row }) => words.map((word) => ({ word, ...row })));

// A header is compared after plainText: a word with an accent or a final sigma would never be met.
test('the words are written as headers are compared', () => {
  const plain = ENTRIES.map(({ word: entry }) => entry.replace(/[*+]/g, '').replace(/_/g, ' '));
  expect(plain.filter((entry) => plainText(entry) !== entry)).toEqual([]);
});

test('every phrase is met among other words', () => {
  const phrases = ENTRIES.filter(({ word }) => word.includes('_'));
  const unmet = phrases.filter(({ word, facets }) => {
    const text = `x ${word.replace('*', '').replace(/_/g, ' ')} x`;
    const met = new Set<string>([...wordsIn(text, text.split(' ')).keys(), ...rolesIn(text)]);
    return facets.some((facet) => !met.has(facet));
  });
  expect(phrases.length).toBeGreaterThan(200);
  expect(unmet.map(({ word }) => word)).toEqual([]);
});

test('every word stands once, with all its facets', () => {
  const words = ENTRIES.map(({ word }) => word);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('no word says again what its beginning says', () => {
  const stems = ENTRIES.filter(({ word }) => word.endsWith('*') && !word.startsWith('*'));
  const again = ENTRIES.filter(({ word, facets }) =>
    stems.some(
      (stem) =>
        stem.word !== word &&
        word.startsWith(stem.word.slice(0, -1)) &&
        facets.every((facet) => stem.facets.includes(facet)),
    ),
  );
  expect(again.map(({ word }) => word)).toEqual([]);
});

/** Only the compiler knows them all: the built add-on has no use for a list. */
type OtherRole = Exclude<Role, (typeof MONTHS)[number]>;
const OTHER_ROLES: Record<OtherRole, true> = {
  weakRain: true,
  place: true,
  saint: true,
  common: true,
  thing: true,
  at: true,
  near: true,
  of: true,
  the: true,
  connector: true,
  surface: true,
  above: true,
  melted: true,
  measured: true,
  seen: true,
  instrument: true,
  numbered: true,
  time: true,
  soFar: true,
  foretold: true,
  now: true,
  failed: true,
  night: true,
  nutrient: true,
  ofYear: true,
  ofMonth: true,
  dateMark: true,
  quarter: true,
  footer: true,
  spread: true,
  portion: true,
  aside: true,
  mark: true,
  ofADay: true,
  inADay: true,
  recorded: true,
  records: true,
  name: true,
  latitude: true,
  longitude: true,
  elevation: true,
  ownSides: true,
  source: true,
  days: true,
  licence: true,
};

test('every facet is known, and has words', () => {
  const used = new Set<string>(ENTRIES.flatMap(({ facets }) => facets));
  expect([...used].sort()).toEqual([...SUBJECTS, ...MONTHS, ...Object.keys(OTHER_ROLES)].sort());
});

test('no two rows hold words of the same languages, source and facets', () => {
  const rows = wordRows().map(({ words: _words, ...row }) => JSON.stringify(row));
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
});

/** What the tables of these languages are asked for; Chinese, Japanese, Korean, Indonesian and Vietnamese for Asia. */
const LANGUAGES = 'en es pt fr it ro de nl sv no da pl cs ru fi hu tr el zh ja ko id vi'.split(' ');

type Facet = (typeof ENTRIES)[number]['facets'][number];
const ENDINGS = 'where and until when are endings of other words';
const NO_BLANKS = 'words without blanks and capitals between them show no place';

/** Any of the facets will do. `but` names the languages without a word, and why. */
const NEEDED: { of: string; facets: Facet[]; but?: Record<string, string> }[] = [
  { of: 'years', facets: ['year'] },
  { of: 'months', facets: ['month'] },
  { of: 'days', facets: ['day'] },
  { of: 'dates', facets: ['date'] },
  { of: 'maxima', facets: ['max'] },
  { of: 'minima', facets: ['min'] },
  { of: 'rain', facets: ['rain', 'precipitation'] },
  { of: 'temperature', facets: ['temperature'] },
  { of: 'means', facets: ['mean'] },
  { of: 'totals', facets: ['total'] },
  { of: 'the highest', facets: ['highest'] },
  { of: 'the lowest', facets: ['lowest'] },
  { of: 'what is of each day', facets: ['daily'] },
  { of: '"number of"', facets: ['count'] },
  {
    of: 'snow',
    facets: ['snow'],
    but: { vi: 'no snow is measured, and "tuyet" begins the word for what is absolute' },
  },
  { of: 'remarks', facets: ['flag'] },
  { of: 'anomalies', facets: ['anomaly'] },
  { of: 'normals', facets: ['normal'] },
  { of: 'quarters', facets: ['quarter'] },
  { of: 'stations', facets: ['station'] },
  { of: 'values', facets: ['value'] },
  {
    of: '"at" and "near"',
    facets: ['at', 'near'],
    but: { zh: NO_BLANKS, ja: NO_BLANKS, ko: NO_BLANKS },
  },
  {
    of: '"of"',
    facets: ['of'],
    but: {
      fi: ENDINGS,
      hu: ENDINGS,
      tr: ENDINGS,
      zh: NO_BLANKS,
      ja: NO_BLANKS,
      ko: NO_BLANKS,
    },
  },
  { of: '"date of" and "time of"', facets: ['time'] },
  { of: '"so far"', facets: ['soFar'] },
  { of: '"of the year"', facets: ['ofYear'] },
  { of: 'notes and sources below a table', facets: ['footer'] },
  { of: 'surfaces', facets: ['surface'] },
  { of: '"above"', facets: ['above'], but: { zh: NO_BLANKS, ja: NO_BLANKS, ko: NO_BLANKS } },
  { of: 'names of stations', facets: ['name'], but: { vi: '"ten" is a number in English' } },
  { of: 'latitudes', facets: ['latitude'] },
  { of: 'longitudes', facets: ['longitude'] },
  { of: 'heights', facets: ['elevation'] },
  { of: 'what was measured', facets: ['measured'] },
];

describe.each(NEEDED)('words of $of', ({ facets, but = {} }) => {
  test('are known in every language, but where a reason is given', () => {
    const spoken = new Set(
      ENTRIES.filter((row) => facets.some((facet) => row.facets.includes(facet))).flatMap(
        ({ languages }) => languages.replace(/ \(.*/, '').split(' '),
      ),
    );
    const isKnown = (language: string): boolean =>
      spoken.has(language) ||
      (spoken.has('any') && SHORT_FORMS.some((one) => facets.includes(one)));
    expect(LANGUAGES.filter((language) => !isKnown(language))).toEqual(
      LANGUAGES.filter((language) => language in but),
    );
  });
});

/** "max", "anomal*", "normal*": met in every language. */
const SHORT_FORMS: Facet[] = ['max', 'min', 'rain', 'temperature', 'total', 'anomaly', 'normal'];

describe.each(LANGUAGES)('the months of %s', (language) => {
  test.each(['long', 'short'] as const)('are read as the platform writes them, %s', (month) => {
    const names = Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat(language, { month }).format(new Date(2019, at, 10)),
    );
    const inDates = Array.from(
      { length: 12 },
      (_, at) =>
        new Intl.DateTimeFormat(language, { month, day: 'numeric' })
          .formatToParts(new Date(2019, at, 10))
          .find(({ type }) => type === 'month')?.value ?? '',
    );
    const numbers = names.map((_, at) => at + 1);
    expect(names.map(monthNamed)).toEqual(numbers);
    expect(inDates.map(monthNamed)).toEqual(numbers);
  });
});
