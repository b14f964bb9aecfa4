import { expect, it, test } from '@jest/globals';
import { dayNumber } from '../../../src/core/calendar/civil-date.ts';
import type { FileFacts } from '../../../src/core/files/file-format.ts';
import { filesIn } from '../../../src/core/files/formats.ts';
import type { KeptSeries, KeptStation, KeptValue } from '../../../src/core/reading/kept-series.ts';

const FACTS: FileFacts = {
  ...{
    name: 'São José, Norte',
    identifier: '0-20000-0-85577',
    hours: 'max 18:00, min 7:30, rain 24:00',
  },
  ...{ latitude: -33.4450004, longitude: -70.68278, elevation: 520 },
};
type Said = Partial<KeptValue>;
const kept = (at: number, value: number | null, more: Said = {}): KeptValue => ({
  ...{ at, value, written: '', unit: '', sheet: 'Days', cell: 'B2', ...more },
});

/** June 2025, which has 30 days; a list of days is those of it that say something else. */
function june(
  element: KeptSeries['element'],
  of: (day: number) => number | null,
  said: Record<number, Said> = {},
): KeptSeries {
  const first = dayNumber({ year: 2025, month: 6, day: 1 });
  const values = Array.from({ length: 30 }, (_, at) => kept(first + at, of(at + 1), said[at + 1]));
  return { element, granularity: 'day', values };
}

function months(
  element: KeptSeries['element'],
  years: readonly number[],
  of: (year: number) => number,
) {
  const values = years.map((year) => kept(year * 12 + 5, of(year)));
  return { element, granularity: 'month', values } as KeptSeries;
}

/** Of each line what is not empty, by the names of the columns. */
function linesOf(
  format: 'climat' | 'daycli',
  station: KeptStation,
  month = '2025-06',
  facts = FACTS,
) {
  const made = filesIn(format, [station], { factsOf: () => facts, month });
  if (!made.ok) return made.unfit;
  const [head = '', ...lines] = [...(made.files[0]?.lines ?? [])].join('').trimEnd().split('\r\n');
  const names = head.split(',');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').flatMap((text, at) => (text ? [[names[at], text]] : []))),
  );
}
const place = (...series: KeptSeries[]): KeptStation => ({ name: '', series });
const SPAN = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

it('CLIMAT has means, counts and extremes of the days, and nothing where the record has nothing', () => {
  const max = june('max', (day) => (day === 3 || day === 9 ? 31 : day === 4 ? null : 20));
  const min = june('min', (day) => (day === 5 ? -1.5 : 10));
  const rain = june('rain', (day) => (day === 7 ? 60.2 : day === 8 ? 1 : 0));
  expect(linesOf('climat', place(max, min, rain))).toEqual([
    {
      ...{
        wigos_identifier_series: '0',
        wigos_issuer_of_identifier: '20000',
        wigos_issue_number: '0',
      },
      ...{ wigos_local_identifier_character: '85577', block_number: '85', station_number: '577' },
      ...{ station_or_site_name: 'Sao Jose Norte', year: '2025', month: '6', day: '1', hour: '0' },
      ...{ minute: '0', latitude: '-33.445', longitude: '-70.68278', height_of_station: '520' },
      ...{ days_in_month: '30', daily_read_time_max_temp: '18', daily_read_time_min_temp: '7' },
      ...{ max_temperature_last_24h: '293.91', min_temperature_last_24h: '282.77' },
      ...{ air_temperature: '288.33', daily_mean_temp_deviation: '1.82' },
      ...{ days_missing_mean_temperature: '1', days_missing_max_temperature: '1' },
      ...{ days_missing_min_temperature: '0', max_temp_below_zero_days: '0' },
      ...{ max_temp_above_25_days: '2', max_temp_above_30_days: '2', max_temp_above_35_days: '0' },
      ...{ max_temp_above_40_days: '0', min_temp_below_zero_days: '1' },
      ...{ highest_daily_mean_temperature_qualifier: '1', highest_daily_mean_temperature_day: '3' },
      ...{ highest_daily_mean_temperature: '293.65', lowest_daily_mean_temperature_qualifier: '0' },
      ...{ lowest_daily_mean_temperature_day: '5', lowest_daily_mean_temperature: '282.4' },
      ...{ monthly_max_temperature_qualifier: '1', monthly_max_temperature_day: '3' },
      ...{ monthly_max_temperature: '304.15', monthly_min_temperature_qualifier: '0' },
      ...{ monthly_min_temperature_day: '5', monthly_min_temperature: '271.65' },
      ...{ total_accumulated_precipitation: '61.2', days_with_precipitation_above_1mm: '2' },
      total_missing_days_with_respect_to_accumulation_or_average_precipitation: '0',
      ...{ rain_above_1kgpsm_days: '2', rain_above_5kgpsm_days: '1', rain_above_10kgpsm_days: '1' },
      ...{
        rain_above_50kgpsm_days: '1',
        rain_above_100kgpsm_days: '0',
        rain_above_150kgpsm_days: '0',
      },
      ...{ highest_daily_amount_of_precipitation_qualifier: '0' },
      ...{
        highest_daily_amount_of_precipitation_day: '7',
        highest_daily_amount_of_precipitation: '60.2',
      },
    },
  ]);
});

test.each([
  { element: 'max', value: 0, of: 'max_temp_below_zero_days', days: '0' },
  { element: 'min', value: 0, of: 'min_temp_below_zero_days', days: '0' },
  { element: 'max', value: 25, of: 'max_temp_above_25_days', days: '30' },
  { element: 'rain', value: 5, of: 'rain_above_5kgpsm_days', days: '30' },
  { element: 'rain', value: 1, of: 'days_with_precipitation_above_1mm', days: '30' },
] as const)('CLIMAT counts $days days of exactly $value as $of', ({ element, value, of, days }) => {
  const [line] = linesOf('climat', place(june(element, () => value))) as Record<string, string>[];
  expect(line?.[of]).toBe(days);
});

it('CLIMAT has hour 0 for days from midnight to midnight', () => {
  const facts = { ...FACTS, hours: '24:00' };
  const lines = linesOf('climat', place(june('max', () => 20)), '2025-06', facts);
  expect(lines).toMatchObject([{ daily_read_time_max_temp: '0' }]);
});

test.each([
  { why: 'five days in a row are missing', gone: [4, 5, 6, 7, 8], missing: '5' },
  { why: 'eleven are', gone: [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21], missing: '11' },
])('CLIMAT says how many days are missing and no mean, where $why', ({ gone, missing }) => {
  const max = june('max', (day) => (gone.includes(day) ? null : 20));
  const [line] = linesOf('climat', place(max)) as Record<string, string>[];
  expect(line).toMatchObject({ days_missing_max_temperature: missing });
  expect(
    Object.keys(line ?? {}).filter((name) => /max_temp.*(?:24h|days|monthly)/.test(name)),
  ).toEqual([]);
});

test.each([
  { why: 'of three days is a total and no counts', on: 6, total: '9', counts: undefined },
  { why: 'that began in May is no total', on: 2, total: undefined, counts: undefined },
])('an amount $why', ({ on, total, counts }) => {
  const isOpen = (day: number) => day < on && day > on - 3;
  const rain = june('rain', (day) => (isOpen(day) ? null : day === on ? 9 : 0), {
    [on]: { days: 3 },
  });
  const [line] = linesOf('climat', place(rain)) as Record<string, string>[];
  expect(line?.total_accumulated_precipitation).toBe(total);
  expect(line?.rain_above_1kgpsm_days).toBe(counts);
});

it('CLIMAT of months has no counts; it has the normals that 24 years make, and how many lack', () => {
  const max = months('max', [...SPAN(1991, 2014), 2025], () => 20);
  const min = months('min', [...SPAN(1991, 2013), 2025], () => 10);
  const [line] = linesOf('climat', place(max, min)) as Record<string, string>[];
  expect(line).toMatchObject({
    ...{ max_temperature_last_24h: '293.15', air_temperature: '288.15' },
    ...{ starting_reference_period_year: '1991', ending_reference_period_year: '2020' },
    ...{ normal_max_temperature_last_24h: '293.15', normal_max_temperature_missing_years: '6' },
  });
  for (const name of [
    'normal_min_temperature_last_24h',
    'max_temp_above_25_days',
    'days_missing_max_temperature',
  ])
    expect(line?.[name]).toBeUndefined();
});

it('DAYCLI has every day of the month, when its 24 hours begin, and what is to be thought of each value', () => {
  const max = june('max', () => 20, {
    2: { doubts: ['day-outlier'] },
    3: { doubts: ['day-outlier'], confirmed: true },
  });
  const min = june('min', (day) => (day === 2 ? null : 10));
  const rain = june('rain', (day) => (day === 1 ? null : 4.25), { 3: { days: 2 } });
  const lines = linesOf('daycli', place(max, min, rain)) as Record<string, string>[];
  expect(lines.length).toBe(30);
  expect(lines[2]).toEqual({
    ...{ wsi_series: '0', wsi_issuer: '20000', wsi_issue_number: '0', wsi_local: '85577' },
    ...{ wmo_block_number: '85', wmo_station_number: '577', latitude: '-33.445' },
    ...{ longitude: '-70.68278', station_height_above_msl: '520', averaging_method: '0' },
    ...{
      year: '2025',
      month: '6',
      day: '3',
      precipitation_day_offset: '0',
      precipitation_hour: '0',
    },
    ...{ precipitation_minute: '0', precipitation_second: '0', precipitation: '4.3' },
    ...{ precipitation_flag: '2', maximum_temperature_day_offset: '-1' },
    ...{ maximum_temperature_hour: '18', maximum_temperature_minute: '0' },
    ...{
      maximum_temperature_second: '0',
      maximum_temperature: '293.15',
      maximum_temperature_flag: '0',
    },
    ...{ minimum_temperature_day_offset: '-1', minimum_temperature_hour: '7' },
    ...{ minimum_temperature_minute: '30', minimum_temperature_second: '0' },
    ...{ minimum_temperature: '283.15', minimum_temperature_flag: '0' },
    ...{ average_temperature: '288.15', average_temperature_flag: '0' },
  });
  expect(
    lines
      .slice(0, 2)
      .map((line) => [
        line.precipitation_flag,
        line.maximum_temperature_flag,
        line.minimum_temperature_flag,
      ]),
  ).toEqual([
    ['6', '0', '0'],
    ['0', '1', '6'],
  ]);
  expect([lines[1]?.average_temperature, lines[1]?.average_temperature_flag]).toEqual([
    undefined,
    '6',
  ]);
});

test.each([
  { celsius: -90.1, written: undefined },
  { celsius: -90, written: '183.15' },
  { celsius: 70, written: '343.15' },
  { celsius: 70.1, written: undefined },
])('$celsius °C is written as $written', ({ celsius, written }) => {
  const lines = linesOf('daycli', place(june('max', () => celsius))) as Record<string, string>[];
  expect(lines[0]?.maximum_temperature).toBe(written);
});

test.each([
  {
    format: 'climat',
    month: '2025-06',
    facts: { ...FACTS, identifier: '85577' },
    kind: 'files.no-wigos',
  },
  { format: 'daycli', month: '2024-06', facts: FACTS, kind: 'files.no-month' },
  { format: 'daycli', month: 'June', facts: FACTS, kind: 'files.no-month' },
] as const)('$format of $month says $kind', ({ format, month, facts, kind }) => {
  expect(linesOf(format, place(june('max', () => 20)), month, facts)).toMatchObject({ kind });
});

it('DAYCLI holds days only, and names what holds months', () => {
  const unfit = linesOf('daycli', place(months('max', [2025], () => 20)));
  expect(unfit).toEqual({ kind: 'files.only-months', instead: 'climat' });
});

it('several stations are lines of one file, and the month is the last that is whole', () => {
  const july = {
    element: 'max',
    granularity: 'day',
    values: [kept(dayNumber({ year: 2025, month: 7, day: 1 }), 9)],
  } as KeptSeries;
  const stations = [june('max', () => 20), june('max', () => 21), july].map((series, at) => ({
    name: `S${at}`,
    series: [series],
  }));
  const made = filesIn('climat', stations, { factsOf: () => FACTS });
  expect(made.ok && made.files.map(({ name, lines }) => [name, [...lines].length])).toEqual([
    ['stations_climat_2025-06.csv', 3],
  ]);
});

it('CLINO has each normal with its years, and none of too few', () => {
  const station = place(
    months('max', SPAN(1991, 2020), (year) => 20 + (year % 2) / 10),
    months('rain', SPAN(1991, 2010), () => 50),
  );
  const made = filesIn('clino', [station], { factsOf: () => FACTS });
  const text = made.ok ? [...(made.files[0]?.lines ?? [])].join('').split('\r\n') : [];
  expect(text.filter((line) => /^\d/.test(line))).toEqual([
    '85577,33|26|42|S,070|40|58|W,520',
    '0-20000-0-85577',
    '3,Daily_Maximum_Temperature,Deg_C',
    '85577,3,Mean,1,,,,,,20.1,,,,,,,',
    '85577,3,NOY,98,0,0,0,0,0,30,0,0,0,0,0,0,',
  ]);
});

test.each([
  { element: 'rain', code: 1, year: '78.0', why: 'the sum of its months' },
  { element: 'max', code: 3, year: '6.5', why: 'their mean' },
] as const)('CLINO has of a year with all months $why', ({ element, code, year }) => {
  const values = SPAN(1991 * 12, 2021 * 12 - 1).map((at) => kept(at, (at % 12) + 1));
  const series: KeptSeries = { element, granularity: 'month', values };
  const made = filesIn('clino', [place(series)], { factsOf: () => FACTS });
  const lines = made.ok ? [...(made.files[0]?.lines ?? [])].join('').split('\r\n') : [];
  const own = lines.find((line) => line.startsWith(`85577,${code},`) && !line.includes('NOY'));
  expect(own?.split(',').at(-1)).toBe(year);
});

test.each([
  { hours: '7:00', begins: ['-1', '7'], why: 'it stands beside the day of its reading' },
  { hours: '7:00 next day', begins: ['0', '7'], why: 'it stands beside the day before' },
  { hours: '22:00 day before', begins: ['-2', '22'], why: 'morning, far in the east' },
  { hours: '24:00', begins: ['0', '0'], why: 'a calendar day' },
])('DAYCLI: 24 hours of $hours begin at $begins: $why', ({ hours, begins }) => {
  const station = place(june('rain', () => 1));
  const lines = linesOf('daycli', station, '2025-06', { ...FACTS, hours });
  const [{ precipitation_day_offset: offset, precipitation_hour: hour } = {}] = lines as Record<
    string,
    string
  >[];
  expect([offset, hour]).toEqual(begins);
});
