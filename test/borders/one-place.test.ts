import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { filesBelow } from './source-files.ts';

type OnePlace = { what: string; mark: RegExp; places: string[]; copy: string };

/**
 * What stood in several places once. `mark` is what no other code would say, `copy` a second one as somebody
 * might write it. The stage imports nothing from other rooms, so it has a place of its own where it needs one.
 */
const ONE_PLACE: OnePlace[] = [
  {
    what: 'letters of columns and their indexes',
    mark: /fromCharCode\((64|65|'A')|[(=] ?\w+ [*/%] 26\b/,
    places: ['src/core/reading/cell-address.ts', 'src/stage/platform/a1-notation.ts'],
    copy: 'const letter = String.fromCharCode(65 + index);',
  },
  {
    what: 'names of units',
    mark: /'(0\.1 )?°[CF]'/,
    places: ['src/core/dataset/unit-names.ts'],
    copy: "const unit = element === 'rain' ? 'mm' : '°C';",
  },
  {
    what: 'days of a month',
    mark: /Date\.UTC\([^()]+, 0\)|29 : 28|28 : 29|31, 2[89], 31|=== 4 \|\| \w+ === 6\b/,
    places: ['src/core/calendar/civil-date.ts', 'src/stage/typing/days-in-month.ts'],
    copy: 'const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();',
  },
  {
    what: 'milliseconds of an hour and a day',
    mark: /\b(86400000|3600000)\b|60 \* 60 \* 1000/,
    places: ['src/core/calendar/civil-date.ts', 'src/stage/platform/duration.ts'],
    copy: 'const DAY_MS = 24 * 60 * 60 * 1000;',
  },
  {
    what: 'what stands for the marks of HTML and XML',
    mark: /'&amp;'/,
    places: ['src/core/words/escaped-markup.ts', 'src/stage/realm/html-service.ts'],
    copy: "text.replaceAll('&', '&amp;');",
  },
  {
    what: 'random numbers that follow from a seed',
    mark: /0x6d2b79f5|1831565813|1664525|1103515245|48271|16807|4294967296/i,
    places: ['src/stage/platform/seeded-random.ts', 'src/workbench/demo/seeded-random.ts'],
    copy: 'state = (state * 1_664_525 + 1_013_904_223) >>> 0;',
  },
  {
    what: 'milliseconds of the database',
    mark: /extract\s*\(\s*epoch|date_part\s*\(\s*'epoch/i,
    places: ['src/service/store/milliseconds.ts'],
    copy: "sql('select extract(epoch from created_at) * 1000 from datasets');",
  },
  {
    what: 'the mean or the sum of a year',
    mark: /'rain' \? (\w+) : \1 \/|\bisRain \? (\w+) : \2 \//,
    // Days become a month in the second.
    places: ['src/core/dataset/yearly-value.ts', 'src/core/sheet/values/days-to-months.ts'],
    copy: "return element === 'rain' ? total : total / 12;",
  },
  {
    what: 'how many values a series has',
    mark: /\bfunction count(Known|Series)?Values\b|values\.filter\(\(?\w+\)? => !Number\.isNaN\(\w+\)\)\.length/,
    places: ['src/core/reading/series.ts'],
    copy: 'series.values.filter((value) => !Number.isNaN(value)).length',
  },
  {
    what: 'how complete rows are',
    mark: /\bfunction (completeness|completenessOf|completenessFrom)\b|\? '1' : .*\? 'p' : '0'/,
    places: ['src/core/dataset/completeness.ts'],
    copy: "const mark = isIn(known, month) ? '1' : isIn(partial, month) ? 'p' : '0';",
  },
];

/** Each test says what it expects in its own way, and words may speak of anything. */
const files = [...filesBelow('src'), ...filesBelow('test/support')]
  .filter((file) => !/\/words\/[a-z]{2}\//.test(file))
  .map((file) => ({ file, code: codeOf(readFileSync(file, 'utf8')) }));

describe.each(ONE_PLACE)('one place is for $what', ({ mark, places, copy }) => {
  test('and nothing else says it', () => {
    const found = files.filter(({ code }) => mark.test(code)).map(({ file }) => file);
    expect(found.sort()).toEqual(places);
  });

  test('so a second one would be seen', () => {
    expect(mark.test(codeOf(copy))).toBe(true);
  });
});

/** Without comments, and without the marks that part the digits of a number. */
function codeOf(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/(?<=\d)_(?=\d)/g, '');
}
