import { describe, expect, it, test } from '@jest/globals';
import type { Row } from '../../../src/core/dataset/dataset.ts';
import type { Finding, FindingKind } from '../../../src/core/reading/reading.ts';
import {
  decideUnwatched,
  nextQuestion,
  recheckUnderLock,
  type UploadFacts,
} from '../../../src/core/upload/decide-upload.ts';
import { monthHashes } from '../../../src/core/upload/month-hashes.ts';
import { EMPTY_RUN_LOG, type LastSuccess, type RunLog } from '../../../src/core/upload/run-log.ts';
import { waitsForAYes } from '../../../src/core/upload/waits-for-a-yes.ts';
import { NOW } from '../../support/session-fixtures.ts';
import { aReading, aRun, unreadable } from '../../support/upload-fixtures.ts';

const HERE = 'https://almanac.example ada';
const lastSuccess: LastSuccess = {
  at: NOW - 1,
  fingerprint: 'before',
  destination: HERE,
  leftOut: 0,
  shape: { roles: [], months: 24, firstYear: 1961 },
  monthHashes: null,
};
const success = (parts: Partial<LastSuccess> = {}): Partial<RunLog> => ({
  lastSuccess: { ...lastSuccess, ...parts },
});
const finding = (severity: Finding['severity'], kind: FindingKind = 'quality.step'): Finding => ({
  kind,
  severity,
  places: [{ sheet: 'Data', cells: ['B2'] }],
  params: {},
});

const USUAL = { heldAbove: 10, oldestMayGo: false };

function facts(
  parts: Omit<Partial<UploadFacts>, 'log'> & { log?: Partial<RunLog> } = {},
): UploadFacts {
  return {
    reading: aReading(),
    fingerprint: 'now',
    fingerprintSeen: null,
    destination: HERE,
    answers: { now: {}, before: null },
    repeatsSafely: true,
    confirmed: [],
    limits: USUAL,
    now: NOW,
    ...parts,
    log: { ...EMPTY_RUN_LOG, ...parts.log },
  };
}

/** A sheet that keeps the newest years only. */
const rolling = (fromBefore: number[], now: number[], oldestMayGo = true) => {
  const rows = (all: number[]) => all.map((Year) => ({ Year, '01_max': 3 }));
  return facts({
    reading: aReading({ rows: rows(now) }),
    limits: { heldAbove: 10, oldestMayGo },
    log: success({ monthHashes: monthHashes(rows(fromBefore)) }),
  });
};
const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const unknown = aRun({ outcome: 'unknown', startedAt: NOW - 3_600_000 });
const years = (count: number) =>
  aReading({
    rows: Array.from({ length: count }, (_, index) => ({ Year: index + 1, '01_max': 1 })),
  });

const ROWS_SENT = aReading().rows;
/** Six months, of which so many are corrected. */
const halfYear = (corrected: number): Row[] =>
  Array.from({ length: 6 }, (_, index) => ({
    Year: 1960 + index,
    '01_max': index < corrected ? -3 : 3,
  }));
const NO_SHAPE = { roles: [], months: 6, firstYear: 1960 };
const SENT_HALF_YEAR = { reading: aReading({ rows: halfYear(0) }) };

const ROWS: { name: string; facts: UploadFacts; menu: string | null; schedule: string }[] = [
  { name: 'a first upload with nothing to say', facts: facts(), menu: null, schedule: 'send' },
  {
    name: 'the same values as the last success',
    facts: facts({ log: success({ fingerprint: 'now' }) }),
    menu: 'unchanged',
    schedule: 'skip',
  },
  {
    name: 'the same values, sent to another account before',
    facts: facts({
      log: success({ fingerprint: 'now', destination: 'https://almanac.example bea' }),
    }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'an answer that another editor changed, whatever the share',
    facts: facts({ answers: { now: { temperatureUnit: 'F' }, before: {} } }),
    menu: 'answers',
    schedule: 'hold',
  },
  {
    name: 'a first run with more changed than a later one may have',
    facts: facts({
      reading: aReading({ rows: halfYear(4) }),
      log: { saved: { leftOut: 0, shape: NO_SHAPE, monthHashes: monthHashes(halfYear(0)) } },
    }),
    menu: 'old-values',
    schedule: 'hold',
  },
  {
    name: 'new warnings and notes',
    facts: facts({ reading: aReading({ findings: [finding('warning'), finding('note')] }) }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'unreadable cells within one in a hundred',
    facts: facts({ reading: unreadable(5, 1000) }),
    menu: 'unreadable-cells',
    schedule: 'send',
  },
  {
    name: 'one unreadable cell in a hundred',
    facts: facts({ reading: unreadable(10, 1000) }),
    menu: 'unreadable-cells',
    schedule: 'send',
  },
  {
    name: 'as many unreadable cells as last time',
    facts: facts({ reading: unreadable(5, 1000), log: success({ leftOut: 5 }) }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'unreadable cells beyond one in a hundred',
    facts: facts({ reading: unreadable(20, 1000) }),
    menu: 'too-many-unreadable',
    schedule: 'hold',
  },
  {
    name: 'twenty-one more than last time in a long table',
    facts: facts({ reading: unreadable(31, 10_000), log: success({ leftOut: 10 }) }),
    menu: 'too-many-unreadable',
    schedule: 'hold',
  },
  {
    name: 'twenty more than last time in a long table',
    facts: facts({ reading: unreadable(30, 10_000), log: success({ leftOut: 10 }) }),
    menu: 'unreadable-cells',
    schedule: 'send',
  },
  {
    name: 'an error finding',
    facts: facts({ reading: aReading({ findings: [finding('error')] }) }),
    menu: 'blocked',
    schedule: 'hold',
  },
  {
    name: 'cells that are still being calculated, with other errors or without',
    facts: facts({
      reading: aReading({
        findings: [finding('error'), finding('error', 'reading.still-calculating')],
      }),
    }),
    menu: 'still-calculating',
    schedule: 'hold',
  },
  {
    name: 'no values at all',
    facts: facts({ reading: aReading({ rows: [] }) }),
    menu: 'blocked',
    schedule: 'hold',
  },
  {
    name: 'years without any value',
    facts: facts({ reading: aReading({ rows: [{ Year: 1961 }] }) }),
    menu: 'blocked',
    schedule: 'hold',
  },
  {
    name: 'more years than fit',
    facts: facts({ reading: years(10_001) }),
    menu: 'blocked',
    schedule: 'hold',
  },
  {
    name: 'a column that was there last time and is not now',
    facts: facts({ log: success({ shape: { roles: ['rain mm'], months: 24, firstYear: 1961 } }) }),
    menu: 'drift',
    schedule: 'hold',
  },
  {
    name: 'far fewer months than last time',
    facts: facts({ log: success({ shape: { roles: [], months: 240, firstYear: 1961 } }) }),
    menu: 'drift',
    schedule: 'hold',
  },
  {
    name: 'a year that was sent and is gone',
    facts: facts({
      log: success({ monthHashes: monthHashes([{ Year: 1960, '01_max': 1 }, ...ROWS_SENT]) }),
    }),
    menu: 'old-values',
    schedule: 'hold',
  },
  {
    name: 'the oldest year gone as another came, in a sheet that keeps the newest',
    facts: rolling(span(1991, 2020), span(1992, 2021)),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'the same in a sheet of which nobody said so',
    facts: rolling(span(1991, 2020), span(1992, 2021), false),
    menu: 'old-values',
    schedule: 'hold',
  },
  {
    name: 'the oldest year gone before its successor comes, in a sheet that keeps the newest',
    facts: rolling(span(1991, 2020), span(1992, 2020)),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'four of the oldest years gone and none come, though the sheet keeps the newest',
    facts: rolling(span(1991, 2020), span(1995, 2020)),
    menu: 'old-values',
    schedule: 'hold',
  },
  {
    name: 'a year in the middle gone, though the sheet keeps the newest',
    facts: rolling(span(1991, 2020), [...span(1991, 2004), ...span(2006, 2021)]),
    menu: 'old-values',
    schedule: 'hold',
  },
  {
    name: 'half of the old months with other values',
    facts: facts({ ...SENT_HALF_YEAR, log: success({ monthHashes: monthHashes(halfYear(3)) }) }),
    menu: 'old-values',
    schedule: 'hold',
  },
  {
    name: 'half of the old months with other values, where a person allows that',
    facts: facts({
      ...SENT_HALF_YEAR,
      limits: { ...USUAL, heldAbove: 50 },
      log: success({ monthHashes: monthHashes(halfYear(3)) }),
    }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'two corrections in the first half year of a station, which are a third of it',
    facts: facts({ ...SENT_HALF_YEAR, log: success({ monthHashes: monthHashes(halfYear(2)) }) }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'other values than were sent to another account',
    facts: facts({
      ...SENT_HALF_YEAR,
      log: success({
        destination: 'https://almanac.example bea',
        monthHashes: monthHashes(halfYear(3)),
      }),
    }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'an upload of which no hashes could be kept',
    facts: facts({ log: success() }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'a run under way',
    facts: facts({ log: { claim: { runId: 'x', at: NOW - 60_000 } } }),
    menu: 'under-way',
    schedule: 'skip',
  },
  {
    name: 'a run that died before it could say how it ended',
    facts: facts({
      log: {
        runs: [aRun({ outcome: 'sending' })],
        claim: { runId: 'x', at: NOW - 600_000 },
        claimedFor: HERE,
      },
    }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'an unknown outcome where repeating is safe',
    facts: facts({ log: { runs: [unknown], claimedFor: HERE } }),
    menu: null,
    schedule: 'send',
  },
  {
    name: 'an unknown outcome where repeating could double',
    facts: facts({ repeatsSafely: false, log: { runs: [unknown], claimedFor: HERE } }),
    menu: 'unknown-run',
    schedule: 'hold',
  },
  {
    name: 'an unknown outcome at another service, which this one cannot tell',
    facts: facts({ log: { runs: [unknown], claimedFor: 'https://other.example ada' } }),
    menu: 'unknown-run',
    schedule: 'hold',
  },
  {
    name: 'an unknown outcome older than any service keeps its keys',
    facts: facts({
      log: {
        runs: [aRun({ outcome: 'unknown', startedAt: NOW - 90_000_000 })],
        claimedFor: HERE,
      },
    }),
    menu: 'unknown-run',
    schedule: 'hold',
  },
  {
    name: 'a sheet that changed since it was shown',
    facts: facts({ fingerprintSeen: 'other' }),
    menu: 'changed-since-seen',
    schedule: 'send',
  },
];

test.each(ROWS)(
  '$name: a person is asked $menu, a schedule does $schedule',
  ({ facts: given, menu, schedule }) => {
    expect(nextQuestion(given)?.question ?? null).toBe(menu);
    const decided = decideUnwatched(given);
    expect(decided.do).toBe(schedule);
    const reason = decided.do === 'hold' ? decided.problem : null;
    expect(waitsForAYes({ outcome: 'held', reason })).toBe(
      reason !== null && nextQuestion(given)?.canConfirm === true,
    );
  },
);

it('says of what blocks an upload its kind and its cells, for a mail names no contents', () => {
  const places = [{ sheet: 'Data', cells: ['B2', 'B3', 'B7'] }];
  const choices = { wish: 'temperatureUnit' as const, options: [] };
  const findings = [
    { ...finding('error', 'quality.value-impossible'), places },
    { ...finding('error', 'reading.which-temperature-unit'), choices },
  ];
  expect(nextQuestion(facts({ reading: aReading({ findings }) }))?.problem).toEqual({
    kind: 'upload.findings-block',
    params: { count: 2, place: 'Data!B2', questions: 1, cells: 3 },
  });
});

describe('a confirmed question', () => {
  it('is not asked again, and the next one is', () => {
    const given = facts({ reading: unreadable(5, 1000), log: success({ fingerprint: 'now' }) });
    expect(nextQuestion({ ...given, confirmed: ['unreadable-cells'] })?.question).toBe('unchanged');
    expect(nextQuestion({ ...given, confirmed: ['unreadable-cells', 'unchanged'] })).toBeNull();
  });

  it('cannot be one that needs mending', () => {
    const given = facts({
      reading: aReading({ findings: [finding('error')] }),
      confirmed: ['blocked'],
    });
    expect(nextQuestion(given)?.question).toBe('blocked');
  });
});

test.each([
  { name: 'nothing has happened since the sheet was read', given: facts(), asks: null },
  {
    name: 'another run has just sent these values',
    given: facts({ log: success({ fingerprint: 'now' }) }),
    asks: 'unchanged',
  },
  {
    name: 'these values were to go twice: a person said so',
    given: facts({ log: success({ fingerprint: 'now' }), confirmed: ['unchanged'] }),
    asks: null,
  },
  {
    name: 'another run is sending',
    given: facts({ log: { claim: { runId: 'theirs', at: NOW - 1000 } } }),
    asks: 'under-way',
  },
  {
    name: 'another run has lost its answer, and the service knows no keys',
    given: facts({ log: { runs: [unknown] }, repeatsSafely: false }),
    asks: 'unknown-run',
  },
  {
    name: 'gaps in the sheet are no other run’s doing, and do not hide what is',
    given: facts({ reading: unreadable(5, 1000), log: success({ fingerprint: 'now' }) }),
    asks: 'unchanged',
  },
  {
    name: 'an error was settled before',
    given: facts({ reading: aReading({ findings: [finding('error')] }) }),
    asks: null,
  },
])('recheckUnderLock: $name', ({ given, asks }) => {
  expect(recheckUnderLock(given)?.question ?? null).toBe(asks);
});
