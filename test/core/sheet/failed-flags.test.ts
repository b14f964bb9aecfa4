import { describe, expect, test } from '@jest/globals';
import type { ReadOptions } from '../../../src/core/reading/reading.ts';
import { type DayOfStation, inventedDays, inventedMonths } from '../../support/invented-station.ts';
import { kindsOf, readText, two } from './shape-of.ts';

const ELEMENTS = ['max', 'min', 'rain'] as const;
type Element = (typeof ELEMENTS)[number];
type FlagOf = (day: DayOfStation, element: Element) => string;

const CODES = { max: 'TMAX', min: 'TMIN', rain: 'PRCP' };
const days = inventedDays('temperate', { firstYear: 2003, years: 1, seed: 6 });
const iso = ({ year, month, day }: DayOfStation): string => `${year}-${two(month)}-${two(day)}`;
const tenths = (value: number): number => Math.round(value * 10);

/** A day of March and one of May failed a check. */
const failed = ({ month, day }: DayOfStation, element: Element): boolean =>
  day === 9 && (month === 3 || (month === 5 && element === 'rain'));
const flagged: FlagOf = (day, element) => (failed(day, element) ? 'G' : '');

const table = (header: unknown[], cells: (day: DayOfStation) => unknown[][]): string =>
  [header, ...days.flatMap(cells)].map((row) => row.map((cell) => `"${cell}"`).join()).join('\n');

const long =
  (flags: string) =>
  (flag: FlagOf): string =>
    table(['ID', 'DATE', 'ELEMENT', 'VALUE', ...flags.split(',')], (day) =>
      ELEMENTS.map((element) => [
        'USC00999999',
        iso(day),
        CODES[element],
        tenths(day[element]),
        '',
        flag(day, element),
        'S',
      ]),
    );

/** A month in each line: its values, then flags of measurement, check and source. */
const across = (flag: FlagOf, line: (start: string[], cells: string[][]) => string): string =>
  Array.from({ length: 12 }, (_, at) => days.filter(({ month }) => month === at + 1))
    .flatMap((month) =>
      ELEMENTS.map((element) => {
        const cells = Array.from({ length: 31 }, (_, at) => {
          const day = month[at];
          return day ? [String(tenths(day[element])), flag(day, element), 'S'] : ['-9999', '', ''];
        });
        return line(['USC00999999', '2003', two(month[0]?.month ?? 0), CODES[element]], cells);
      }),
    )
    .join('\n');

const TENTHS: ReadOptions = { temperatureUnit: '0.1C', rainUnit: '0.1mm' };
const FORMS: { name: string; text: (flag: FlagOf) => string; wishes?: ReadOptions }[] = [
  {
    name: 'the second part of attributes',
    text: (flag) =>
      table(
        ['STATION', 'DATE', ...ELEMENTS.flatMap((one) => [CODES[one], `${CODES[one]}_ATTRIBUTES`])],
        (day) => [
          ['A1', iso(day), ...ELEMENTS.flatMap((one) => [day[one], `,${flag(day, one)},S,0700`])],
        ],
      ),
  },
  {
    name: 'one of three columns beside each element',
    text: (flag) =>
      table(
        [
          'date',
          ...ELEMENTS.flatMap((one) =>
            ['', 'mflag_', 'qflag_', 'sflag_'].map((of) => of + CODES[one]),
          ),
        ],
        (day) => [[iso(day), ...ELEMENTS.flatMap((one) => [day[one], '', flag(day, one), 'S'])]],
      ),
  },
  {
    name: 'one of three columns at the end',
    text: (flag) =>
      table(
        [
          'DATE',
          ...ELEMENTS.map((one) => CODES[one]),
          ...ELEMENTS.flatMap((one) => [`${CODES[one]} Q-FLAG`, `${CODES[one]} S-FLAG`]),
        ],
        (day) => [
          [
            iso(day),
            ...ELEMENTS.map((one) => day[one]),
            ...ELEMENTS.flatMap((one) => [flag(day, one), 'S']),
          ],
        ],
      ),
  },
  { name: 'a column in rows of elements', text: long('M-FLAG,Q-FLAG,S-FLAG'), wishes: TENTHS },
  {
    name: 'the same in words',
    text: long('Measurement Flag,Quality Flag,Source Flag'),
    wishes: TENTHS,
  },
  {
    name: 'a column a day',
    text: (flag) => {
      const names = Array.from({ length: 31 }, (_, at) =>
        ['VALUE', 'MFLAG', 'QFLAG', 'SFLAG'].map((name) => `${name}${at + 1}`),
      );
      const lines = across(flag, (start, cells) =>
        [...start, ...cells.map(([value, check, source]) => [value, '', check, source])].join(),
      );
      return `ID,YEAR,MONTH,ELEMENT,${names}\n${lines}`;
    },
    wishes: TENTHS,
  },
];

describe.each(FORMS)('$name', ({ text, wishes = {} }) => {
  const read = (flag: FlagOf) => readText(text(flag), { wishes });
  const whole = read(() => '');

  test('tells of failed values, which are left out with a note', () => {
    const { rows, findings } = read(flagged);
    const notes = findings.filter(({ kind }) => kind === 'reading.values-failed');
    expect(notes.reduce((sum, { params }) => sum + Number(params.count), 0)).toBe(4);
    expect(notes.every(({ severity }) => severity === 'note')).toBe(true);
    const march = days.filter((day) => day.month === 3 && day.day !== 9);
    const mean = march.reduce((sum, { max }) => sum + max, 0) / march.length;
    expect(rows[0]?.['03_max']).toBeCloseTo(mean, 1);
    const {
      '03_max': _max,
      '03_min': _min,
      '03_rain': _,
      '05_rain': __,
      ...others
    } = whole.rows[0] ?? {};
    expect(rows[0]).toMatchObject(others);
    expect(rows[0]).not.toHaveProperty('03_rain');
    expect(rows[0]).not.toHaveProperty('05_rain');
  });

  test.each([
    { because: 'they have passed', flag: (({ day }) => (day % 10 ? 'V' : '')) satisfies FlagOf },
    {
      because: 'most have the letter',
      flag: (({ day }) => (day % 10 ? 'D' : '')) satisfies FlagOf,
    },
    { because: 'some are estimated', flag: (({ day }) => (day % 9 ? '' : 'E')) satisfies FlagOf },
    { because: 'numbers grade them', flag: (({ day }) => String(day % 3)) satisfies FlagOf },
  ])('says nothing against values, where $because', ({ flag }) => {
    const reading = read(flag);
    expect(reading.rows).toEqual(whole.rows);
    expect(kindsOf(reading)).not.toContain('values-failed');
  });
});

test.each(['Flag', 'QC flag', 'QFLAG', 'Quality flag'])(
  'letters below "%s" alone are marks: whose they are nobody says',
  (name) => {
    const text = table(['DATE', 'TMAX', name], (day) => [
      [iso(day), day.max, day.day % 9 ? '' : 'T'],
    ]);
    const reading = readText(text);
    expect(kindsOf(reading)).toEqual([]);
    expect(Object.keys(reading.rows[0] ?? {})).toHaveLength(13);
  },
);

test('attributes of months have other parts', () => {
  const months = inventedMonths('temperate', { firstYear: 2003, years: 2, seed: 7 });
  const lines = months.map(
    ({ year, month, rain }) => `${year}-${two(month)},${rain},",${month === 3 ? 'W' : ''},S"`,
  );
  const reading = readText(`DATE,PRCP,PRCP_ATTRIBUTES\n${lines.join('\n')}`);
  expect(kindsOf(reading)).toEqual([]);
  expect(reading.rows[0]).toMatchObject({ '03_rain': months[2]?.rain });
});
