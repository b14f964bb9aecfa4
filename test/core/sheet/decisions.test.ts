import { describe, expect, test } from '@jest/globals';
import type { Element } from '../../../src/core/dataset/columns.ts';
import {
  DECISIONS,
  decide,
  deciding,
  type Fact,
  type Refusal,
} from '../../../src/core/sheet/headers/decisions.ts';
import { headerMeaning } from '../../../src/core/sheet/headers/header-meaning.ts';

type Case = [header: string, also: Fact[], is: Refusal | number | undefined, because: string];

/** Over a row a month, unless it says otherwise; `also` is what the values say. */
const MONTHS: Fact[] = ['ofMonths'];
const DAYS: Fact[] = ['ofDays'];
const CASES: Case[] = [
  ['Max pressure (hPa)', MONTHS, 'other', 'no temperature and no rain is measured in hPa'],
  ['RH', [...DAYS, 'rainlike'], 1, 'KNMI heads a sum of rain so, which is often nothing'],
  ['RH', DAYS, 'other', 'else it is the relative humidity'],
  [
    'Max',
    [...MONTHS, 'underRain'],
    'extreme',
    'under "Rainfall" it is the most that fell on a day',
  ],
  ['Max daily', [...MONTHS, 'underRain'], 'extreme', 'so is that of the days'],
  ['Mean max', [...MONTHS, 'underRain'], 3, 'which is what a month has of warmth'],
  ['Tmax', [...MONTHS, 'underRain'], 2.25, 'which is a temperature under any title'],
  ['Date of max', MONTHS, 'other', 'when it was is not how much'],
  ['Rain >10 mm', MONTHS, 'other', 'it counts days'],
  ['Число дней с максимальными осадками', MONTHS, 'other', 'so does this, in Russian'],
  ['Period of rain measurement', DAYS, 'period', 'how many days an amount covers'],
  ['Tmax flag', DAYS, 'flag', 'a mark beside the value'],
  ['Max last year', [...MONTHS, 'aside'], 0.5, 'never better than "Max", and asked about alone'],
  ['Tmax anomaly', MONTHS, 'anomaly', 'the distance from a mean'],
  ['tmax_anom', MONTHS, 'anomaly', 'the same, cut short'],
  ['precipanom', MONTHS, 'anomaly', 'or run together with what it is of'],
  ['Tmax Devon', MONTHS, 2.25, 'a county only begins so'],
  ['Rain Dev Nagar', MONTHS, 2, 'and a town may have the word for a name'],
  ['mxtemp', DAYS, 2.25, 'the maximum where nobody writes vowels'],
  ['mntemp', DAYS, 2.25, 'and the minimum beside it'],
  ['Normal max', MONTHS, 'normal', 'the mean of thirty years'],
  ['Normal max', [...MONTHS, 'differs'], 1.1, 'a place called Normal has other values each year'],
  ['Rain depth', MONTHS, 2, 'an amount of rain is as deep as it stands in the gauge'],
  ['Max depth', MONTHS, 'other', 'no temperature is deep'],
  ['Depth', MONTHS, 'other', 'nor does it say of what'],
  ['Snow depth', MONTHS, 'other', 'a depth of snow is no rain, either'],
  ['Total snow (mm)', MONTHS, 'other', 'a depth of snow is no rain'],
  ['Precipitation (rain and melted snow)', MONTHS, 2.5, 'melted snow is measured as rain'],
  ['Count of rain', MONTHS, 'other', 'how often it rained'],
  ['Number', MONTHS, 'other', 'how often something was, or how many'],
  ['Mean daily rain (mm/day)', MONTHS, 2, 'a mean of days times the days of the month is its sum'],
  ['Rain mean', DAYS, 1.2, 'a mean of gauges, for all that it says'],
  ['Rain mean', [...DAYS, 'besideMost'], 'other', 'beside the most rain it is that of the hours'],
  ['Rain mean', [...MONTHS, 'besideMost'], 2, 'of many gauges one has the most rain of a month'],
  ['Absolute maximum', MONTHS, 'extreme', 'the highest reading of the month'],
  ['maxtp', MONTHS, 'extreme', 'the Irish service calls the mean of its months mnmax'],
  ['mintp', MONTHS, 'extreme', 'and the mean of their minima mnmin'],
  ['maxtp', DAYS, 1, 'of a day the highest reading is its maximum'],
  ['Max of Tmax', MONTHS, 'extreme', 'the highest of the daily maxima'],
  ['Max rain', MONTHS, 'extreme', 'the most that fell on a day'],
  ['Min rain', MONTHS, 'extreme', 'the least that fell on a day'],
  ['Rain YTD', [...DAYS, 'ofYear'], 'of-the-year', 'what has fallen since January'],
  ['Rain YTD', [...MONTHS, 'ofYear'], 'of-the-year', 'the same, a row a month'],
  ['Average max', DAYS, 1.2, "a climatology gives way to the day's own maximum"],
  ['Mean max', MONTHS, 3, 'the mean of the daily maxima is what a month has'],
  ['Tageshöchsttemperatur max', MONTHS, 3, 'the daily maximum of a month is the mean of them'],
  ['Most rain in a day', MONTHS, 'extreme', 'of a month it is the wettest day'],
  ['Rain in a day', MONTHS, 'extreme', 'of a month it is that of one of its days'],
  ['Highest daily', MONTHS, 'extreme', 'one of the days of a month'],
  ['Highest daily', DAYS, 3, 'of a day it is the maximum'],
  ['Lowest daily', MONTHS, 'extreme', 'one of the days of a month'],
  ['Max 24 h', MONTHS, 'extreme', 'the most that one of its days had'],
  ['Max 24 h', DAYS, 2, 'the maximum of each day'],
  ['Max 24 h (°C)', MONTHS, 2, 'a mean of the days, as degrees say'],
  [
    'Max of the month',
    MONTHS,
    'extreme',
    'the warmest of its days; the rain of the month is all of it',
  ],
  ['Highest temperature', MONTHS, 'extreme', 'of a month it is the extreme'],
  ['Lowest temperature', MONTHS, 'extreme', 'and so is the lowest'],
  ['Highest temperature', DAYS, 1, 'of a day it is the maximum, if nothing says it better'],
  ['Lowest temperature', DAYS, 1, 'and the minimum'],
  ['Mean max', ['ofMonths', 'same'], 'normal', 'no mean of a month is the same in every year'],
  ['Tmax', MONTHS, 2.25, 'a code for temperature says more than a bare word'],
  ['Max', MONTHS, 2, 'a bare word, if nothing says it better'],
  ['Rain year', DAYS, 1.25, "what has fallen so far gives way to the day's own rain"],
  ['Total precipitation', MONTHS, 2.75, 'rain and snow of the whole month'],
  ['Precipitation', MONTHS, 2.5, 'rain and snow'],
  ['Total rain', MONTHS, 2.25, 'says that it is the whole'],
  ['Rain', MONTHS, 2, 'rain without a further word'],
  ['Mean temperature', MONTHS, 'mean', 'neither maximum nor minimum'],
  ['Max / Min', MONTHS, undefined, 'two in one are neither'],
  ['Upton', MONTHS, undefined, 'a word nobody knows decides nothing'],
];

function asked([header, also]: Case): [Set<Fact>, Element | undefined] {
  const { facts, about } = headerMeaning(header);
  return [new Set<Fact>([...facts, ...also]), about];
}

describe('what a column is, by what its words and values say', () => {
  for (const one of CASES) {
    const [header, also, is, because] = one;
    test(`"${header}" (${also.join(', ')}): ${because}`, () => {
      const { refusal, rank } = decide(...asked(one));
      expect(refusal ?? rank).toBe(is);
    });
  }

  test('"High" of a month is the maximum, and asks whether it is the extreme', () => {
    expect(decide(...asked(['High', MONTHS, 2, '']))).toEqual({ rank: 2, asks: true });
    expect(decide(...asked(['High', DAYS, 2, '']))).toEqual({ rank: 2 });
  });

  test('every line of the table decides one of these', () => {
    const used = new Set(CASES.map((one) => deciding(...asked(one))));
    expect(DECISIONS.filter((line) => !used.has(line))).toEqual([]);
  });
});
