import { describe, expect, it, test } from '@jest/globals';
import { areaAround, writeArea } from '../../src/core/dataset/area.ts';
import type { Element } from '../../src/core/dataset/columns.ts';
import { coverageOf } from '../../src/core/dataset/coverage.ts';
import type { Compared } from '../../src/core/quality/compare-years.ts';
import type { Entry, WholeDataset } from '../../src/site/service/dataset-client.ts';
import type { Problem } from '../../src/site/service/problem.ts';
import { speechIn } from '../../src/site/shell/speech.tsx';
import { candidatesFor } from '../../src/site/viewer/compare/candidates.ts';
import {
  type Answers,
  comparedOf,
  lastingOf,
} from '../../src/site/viewer/compare/compared-answers.ts';
import { findCandidates } from '../../src/site/viewer/compare/find-candidates.ts';
import {
  sayCompared,
  sayDistance,
  sayWhoseSteps,
} from '../../src/site/viewer/compare/say-compared.ts';
import { yearsOf } from '../support/years-of.ts';

const OWN = entry('own', { latitude: 54.3, longitude: -1.3 });

test.each([
  {
    name: 'the nearest stand first, and then those whose place nobody told',
    entries: [
      entry('far', { latitude: 50, longitude: 0 }),
      entry('nowhere'),
      entry('near', { latitude: 54.4, longitude: -1.3 }),
    ],
    expected: ['near 11', 'far 486', 'nowhere -'],
  },
  {
    name: 'places across the date line are near',
    own: entry('own', { latitude: -17, longitude: 179.9 }),
    entries: [
      entry('west', { latitude: -17, longitude: 178 }),
      entry('east', { latitude: -17, longitude: -179.9 }),
    ],
    expected: ['east 21', 'west 202'],
  },
  { name: 'a dataset is not compared with itself', entries: [OWN], expected: [] },
  {
    name: 'what measured nothing in common is no candidate',
    own: entry('own', {}, ['max', 'min']),
    entries: [entry('gauge', {}, ['rain']), entry('both', {}, ['min', 'rain'])],
    expected: ['both -'],
  },
  {
    name: 'without a place of its own they stay in the order of the service',
    own: entry('own'),
    entries: [entry('b', { latitude: 1, longitude: 1 }), entry('a')],
    expected: ['b -', 'a -'],
  },
])('candidatesFor: $name', ({ own = OWN, entries, expected }) => {
  const found = candidatesFor(own, entries);
  expect(
    found.map(
      ({ entry: { id }, kilometres }) =>
        `${id} ${kilometres === null ? '-' : Math.round(kilometres)}`,
    ),
  ).toEqual(expected);
});

test.each([
  {
    name: 'as wide as high at the equator',
    place: [0, 10],
    reach: 111,
    expected: '8.9998,-1,11.0002,1',
  },
  { name: 'wider in the north', place: [59, 10], reach: 111, expected: '8,58,12,60' },
  {
    name: 'across the date line',
    place: [0, 179.5],
    reach: 111,
    expected: '178.4998,-1,-179.4998,1',
  },
  { name: 'all around at a pole', place: [89.5, 10], reach: 111, expected: '-180,88.5,180,90' },
])('areaAround: $name', ({ place: [latitude = 0, longitude = 0], reach, expected }) => {
  expect(writeArea(areaAround({ latitude, longitude }, reach))).toBe(expected);
});

describe('looking for candidates', () => {
  const all = [
    entry('newest', { latitude: 0, longitude: 0 }),
    ...Array.from({ length: 14 }, (_, index) =>
      entry(`near ${index}`, { latitude: 54.3, longitude: -1.4 }),
    ),
    entry('no place'),
  ];

  /** A service that lists by area and by name, and remembers what it was asked. */
  function service(entries: typeof all) {
    const asked: string[] = [];
    const inside = (area: string) => {
      const [west = 0, south = 0, east = 0, north = 0] = area.split(',').map(Number);
      return entries.filter(({ station }) => {
        const { latitude = 999, longitude = 999 } = station ?? {};
        return south <= latitude && latitude <= north && west <= longitude && longitude <= east;
      });
    };
    const client: Parameters<typeof findCandidates>[0] = {
      list: async ({ search }) => {
        asked.push(`"${search}"`);
        return { ok: true, value: { datasets: entries, next: null } };
      },
      listWithin: async (area) => {
        asked.push('area');
        return { ok: true, value: inside(area) };
      },
    };
    return { client, asked };
  }

  it.each([
    {
      name: 'asks once where the neighbourhood is full',
      own: OWN,
      search: '',
      entries: all,
      asked: ['area'],
      found: 14,
    },
    {
      name: 'goes further where it is not, and takes anything at last',
      own: OWN,
      search: '',
      entries: all.slice(10),
      asked: ['area', 'area', 'area', 'area', '""'],
      found: 6,
    },
    {
      name: 'asks by name where one is typed',
      own: OWN,
      search: 'hill',
      entries: all,
      asked: ['"hill"'],
      found: 16,
    },
    {
      name: 'asks for anything where its own place is not told',
      own: entry('own'),
      search: '',
      entries: all,
      asked: ['""'],
      found: 16,
    },
  ])('$name', async ({ own, search, entries, asked, found }) => {
    const { client, asked: heard } = service(entries);
    const answer = await findCandidates(client, own, search);
    expect([heard, answer.ok && answer.value.length]).toEqual([asked, found]);
  });
});

describe('what was read of a comparison', () => {
  const failed = (problem: Problem) => ({ ok: false, problem }) as const;
  const value: WholeDataset = { ...OWN, rows: [] };
  const whole = { ok: true, value } as const;

  it.each([
    { name: 'a dataset is kept', answer: whole, says: 'others', isKept: true },
    {
      name: 'what is not there stays away',
      answer: failed({ kind: 'site.not-found' }),
      says: 'gone',
      isKept: true,
    },
    {
      name: 'the network comes back',
      answer: failed({ kind: 'site.offline' }),
      says: 'site.offline',
      isKept: false,
    },
    {
      name: 'the service comes back',
      answer: failed({ kind: 'site.service-fault' }),
      says: 'site.service-fault',
      isKept: false,
    },
    {
      name: 'a limit lasts some seconds',
      answer: failed({ kind: 'site.too-many-tries', seconds: 5 }),
      says: 'site.too-many-tries',
      isKept: false,
    },
  ])('$name', ({ answer, says, isKept }) => {
    const read: Answers = new Map([['a', answer]]);
    const { others, isWaiting, isOneGone, problem } = comparedOf(['a'], read);
    const said = [others.length > 0 && 'others', isOneGone && 'gone', problem?.kind];
    expect([said.filter(Boolean), isWaiting]).toEqual([[says], false]);
    expect(comparedOf(['a'], lastingOf(read)).isWaiting).toBe(!isKept);
  });

  it('waits for what is not answered beside what is', () => {
    const read: Answers = new Map([['a', whole]]);
    expect(comparedOf(['b', 'a'], read)).toMatchObject({ isWaiting: true, others: [value] });
  });
});

const COMMON = [
  { year: 1961, value: 1 },
  { year: 2020, value: 0.6 },
];
const STEP = { year: 1987, size: -0.82, least: -1.14, most: -0.5 };

describe('what a comparison comes to', () => {
  test.each<{ name: string; kilometres: number | null; element: Element; says: RegExp }>([
    { name: 'neighbours', kilometres: 42, element: 'rain', says: /^They lie 42\u00a0km apart\.$/ },
    {
      name: 'a rain of another region',
      kilometres: 451,
      element: 'rain',
      says: /451\u00a0km .*too far/,
    },
    { name: 'warmth that reaches as far', kilometres: 451, element: 'max', says: /apart\.$/ },
    {
      name: 'another continent',
      kilometres: 9895,
      element: 'min',
      says: /9,895\u00a0km .*too far/,
    },
    {
      name: 'a dataset without a place',
      kilometres: null,
      element: 'max',
      says: /^The places of both/,
    },
  ])('says how far they lie apart: $name', ({ kilometres, element, says }) => {
    expect(sayDistance(kilometres, element, speechIn('en'))).toMatch(says);
  });

  it('says nothing of a step or a drift between stations that are not known to be near', () => {
    const found = { steps: [STEP], drift: null, showsFrom: 0.4 };
    const pair = { own: 'A', other: 'B', element: 'max', isNear: false } as const;
    const said = sayCompared({ differences: COMMON, mean: 0.8, found }, pair, speechIn('en'));
    expect(said).toEqual([
      'On average of 2 common years (1961–\u20602020) A is 0.8\u00a0°C warmer.',
    ]);
  });

  test.each([
    {
      name: 'a step, with its year and its range',
      found: { steps: [STEP], drift: null, showsFrom: 0.4 },
      expected: [
        'On average of 2 common years (1961–\u20602020) A is 0.8\u00a0°C warmer.',
        'From 1987 on A is 0.8\u00a0°C colder against B than before (with 95\u00a0% confidence between −1.1 and −0.5).',
      ],
    },
    {
      name: 'no step, and how large one would have shown',
      found: { steps: [], drift: null, showsFrom: 0.45 },
      expected: [
        'On average of 2 common years (1961–\u20602020) A is 0.8\u00a0°C warmer.',
        'No step was found. One of 0.5\u00a0°C or more, well within these years, would most likely have shown.',
      ],
    },
    {
      name: 'a drift, to a hundredth of a degree',
      found: { steps: [], drift: 0.123, showsFrom: 0.4 },
      expected: [
        'On average of 2 common years (1961–\u20602020) A is 0.8\u00a0°C warmer.',
        'No step, but the two drift apart: A grows 0.12\u00a0°C warmer a decade against B, and no single year explains it.',
      ],
    },
    {
      name: 'too few common years, and how many it takes',
      found: null,
      expected: [
        'On average of 2 common years (1961–\u20602020) A is 0.8\u00a0°C warmer.',
        'That is too short to look for a step: it takes 15 common years.',
      ],
    },
    {
      name: 'rain in percent',
      element: 'rain',
      mean: 0.124,
      found: {
        steps: [{ year: 1987, size: 0.25, least: 0.2, most: 0.31 }],
        drift: null,
        showsFrom: 0.1,
      },
      expected: [
        'On average of 2 common years (1961–\u20602020) A has 12\u00a0% more rain.',
        'From 1987 on A has 25\u00a0% more rain against B than before (with 95\u00a0% confidence between +20 and +31).',
      ],
    },
    {
      name: 'no difference instead of 0.0 °C warmer',
      mean: -0.04,
      found: { steps: [], drift: null, showsFrom: 0.3 },
      expected: [
        'On average of 2 common years (1961–\u20602020) they are the same.',
        'No step was found. One of 0.3\u00a0°C or more, well within these years, would most likely have shown.',
      ],
    },
    {
      name: 'nothing in common',
      differences: [],
      found: null,
      expected: ['They have no complete year in common.'],
    },
  ] as {
    name: string;
    element?: Element;
    mean?: number;
    differences?: Compared['differences'];
    found: Compared['found'];
    expected: string[];
  }[])('is $name', ({ element = 'max', mean = 0.8, differences = COMMON, found, expected }) => {
    const pair = { own: 'A', other: 'B', element, isNear: true };
    expect(sayCompared({ differences, mean, found }, pair, speechIn('en'))).toEqual(expected);
  });
});

describe('whose the steps are', () => {
  const stepping = (...steps: (typeof STEP)[]): Compared => ({
    differences: COMMON,
    mean: 0.8,
    found: { steps, drift: null, showsFrom: 0.4 },
  });
  const later = { ...STEP, year: 2003 };

  it.each([
    { name: 'a pair does not tell, and a third would', pairs: [stepping(STEP)], says: /third/ },
    { name: 'a pair without steps asks nothing', pairs: [stepping()], says: null },
    {
      name: 'what stands against both is of the own one',
      pairs: [stepping(STEP), stepping(STEP)],
      says: /^The step of 1987 .* A itself/,
    },
    {
      name: 'where a third is there, none is advised',
      pairs: [stepping(STEP), stepping(later)],
      says: null,
    },
  ])('$name', ({ pairs, says }) => {
    const said = sayWhoseSteps(pairs, 'A', speechIn('en'));
    expect(said).toEqual(says === null ? [] : [expect.stringMatching(says)]);
  });
});

function entry(
  id: string,
  station: { latitude?: number; longitude?: number } = {},
  elements: Element[] = ['max', 'min', 'rain'],
): Entry {
  const coverage = coverageOf(yearsOf(1961, 3));
  return {
    id,
    name: id,
    rowCount: 3,
    columnCount: 37,
    isPublic: true,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
    description: null,
    account: null,
    accountId: '7d4b3c1e-6f1a-4a0e-9a53-0d6f3b1f8e11',
    mine: false,
    record: id,
    versions: 1,
    coverage: {
      ...coverage,
      elements: coverage.elements.filter(({ element }) => elements.includes(element)),
    },
    station: station.latitude === undefined ? null : station,
  };
}
