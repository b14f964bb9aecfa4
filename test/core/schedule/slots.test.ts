import { describe, expect, it, test } from '@jest/globals';
import { readOffset } from '../../../src/core/calendar/local-time.ts';
import type { Rhythm } from '../../../src/core/schedule/job.ts';
import { latestSlot, nextSlotStart } from '../../../src/core/schedule/slots.ts';
import { offsetsOf } from '../../support/zone-offsets.ts';

const HOUR = 3_600_000;
const aRhythm = (rhythm: Partial<Rhythm>): Rhythm => ({
  every: 'day',
  hour: 9,
  weekday: 1,
  day: 1,
  ...rhythm,
});

test.each([
  { text: '2026-05-01T14:05:00+0200', minutes: 120 },
  { text: '+10:30', minutes: 630 },
  { text: '-0330', minutes: -210 },
  { text: '+0000', minutes: 0 },
])('$text is $minutes minutes east of Greenwich', ({ text, minutes }) => {
  expect(readOffset(text)).toBe(minutes);
});

test.each([
  {
    name: 'before its hour, yesterday counts',
    rhythm: {},
    now: '2026-05-05T08:59Z',
    slot: '2026-05-04T09',
  },
  {
    name: 'at its hour, today counts',
    rhythm: {},
    now: '2026-05-05T09:00Z',
    slot: '2026-05-05T09',
  },
  {
    name: 'weekly falls back to its weekday',
    rhythm: { every: 'week', weekday: 5 },
    now: '2026-05-05T12:00Z',
    slot: '2026-05-01T09',
  },
  {
    name: 'weekly before the hour of its weekday is last week',
    rhythm: { every: 'week', weekday: 2 },
    now: '2026-05-05T08:00Z',
    slot: '2026-04-28T09',
  },
  {
    name: 'monthly on a day a month lacks is its last day',
    rhythm: { every: 'month', day: 31 },
    now: '2026-02-28T10:00Z',
    slot: '2026-02-28T09',
  },
  {
    name: 'monthly before its day is the month before, over the turn of the year',
    rhythm: { every: 'month', day: 15 },
    now: '2026-01-03T10:00Z',
    slot: '2025-12-15T09',
  },
  {
    name: 'monthly on the 29th in a leap year',
    rhythm: { every: 'month', day: 29 },
    now: '2028-02-29T09:30Z',
    slot: '2028-02-29T09',
  },
  {
    name: 'hourly is the hour',
    rhythm: { every: 'hour' },
    now: '2026-05-05T12:59Z',
    slot: '2026-05-05T12',
  },
] as const)('latestSlot: $name', ({ rhythm, now, slot }) => {
  expect(latestSlot(aRhythm(rhythm), Date.parse(now), () => 0)).toBe(slot);
});

const ZONES = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe'];
const RHYTHMS: { name: string; rhythm: Partial<Rhythm>; runs: number }[] = [
  { name: 'hourly', rhythm: { every: 'hour' }, runs: 365 * 24 },
  { name: 'daily at nine', rhythm: { hour: 9 }, runs: 365 },
  {
    name: 'daily at the hour that is skipped in spring and shown twice in autumn',
    rhythm: { hour: 2 },
    runs: 365,
  },
  { name: 'daily at one', rhythm: { hour: 1 }, runs: 365 },
  { name: 'daily at midnight', rhythm: { hour: 0 }, runs: 365 },
  {
    name: 'weekly on the Sunday the clocks change',
    rhythm: { every: 'week', weekday: 7, hour: 2 },
    runs: 52,
  },
  { name: 'monthly on the 31st', rhythm: { every: 'month', day: 31, hour: 2 }, runs: 12 },
];

describe.each(ZONES)('a year of hourly ticks in %s', (zone) => {
  const offsetAt = offsetsOf(zone);
  const start = Date.parse('2026-01-01T12:37:00Z');

  test.each(RHYTHMS)('$name runs once per slot and never misses one', ({ rhythm, runs }) => {
    const full = aRhythm(rhythm);
    let done = latestSlot(full, start, offsetAt);
    let count = 0;
    for (let now = start + HOUR; now <= start + 365 * 24 * HOUR; now += HOUR) {
      const slot = latestSlot(full, now, offsetAt);
      if (slot <= done) continue;
      done = slot;
      count += 1;
    }
    expect(count).toBe(runs);
  });

  test.each(RHYTHMS)('$name begins in the hour that was told before', ({ rhythm }) => {
    const full = aRhythm(rhythm);
    const wrong: string[] = [];
    for (let now = start; now < start + 365 * 24 * HOUR; now += 7 * HOUR) {
      const next = nextSlotStart(full, now, offsetAt);
      const slot = latestSlot(full, now, offsetAt);
      const isFirstMoment =
        next > now &&
        latestSlot(full, next - 1, offsetAt) === slot &&
        latestSlot(full, next, offsetAt) > slot;
      if (!isFirstMoment) wrong.push(new Date(now).toISOString());
    }
    expect(wrong).toEqual([]);
  });
});

it('a spreadsheet moved to another zone does not run a slot twice', () => {
  const now = Date.parse('2026-05-05T10:00Z');
  const inTokyo = latestSlot(aRhythm({}), now, offsetsOf('Asia/Tokyo'));
  const inLima = latestSlot(aRhythm({}), now, offsetsOf('America/Lima'));
  expect(inLima > inTokyo).toBe(false);
});
