import { describe, expect, it } from '@jest/globals';
import { DAY_MS, dateOfDay, dateText, dayNumber } from '../../../src/core/calendar/civil-date.ts';
import { instantOf } from '../../../src/core/calendar/local-time.ts';
import { cellDays } from '../../../src/core/reading/cell-days.ts';
import { offsetsOf } from '../../support/zone-offsets.ts';

const ZONES = [
  'UTC',
  'Europe/Amsterdam', // +0:19:32 until 1937
  'America/New_York',
  'Pacific/Apia', // crossed the date line at the end of 2011
  'Asia/Kolkata',
  'America/Sao_Paulo', // midnight itself was skipped when clocks went forward
  'Australia/Lord_Howe', // half an hour of summer time
];

describe.each(ZONES)('date cells of a spreadsheet in %s', (zone) => {
  const offsetAt = offsetsOf(zone);
  const first = dayNumber({ year: 1995, month: 1, day: 1 });
  const days = Array.from({ length: 365 * 20 }, (_, index) => first + index);

  it('are the day they show, and few of them need asking', () => {
    const { dates, asked } = readDays(days.map((day) => instantOf({ day, hour: 0 }, offsetAt)));
    const shown = days.filter((day) => isShown(day));
    expect(shown.filter((day) => dates[day - first] !== dateOf(day))).toEqual([]);
    expect(asked).toBeLessThan(80);
  });

  it('are the day they show when they carry a time close to midnight', () => {
    const instants = days
      .slice(0, 800)
      .map((day) => instantOf({ day, hour: 23 }, offsetAt) + 1_800_000);
    const { dates } = readDays(instants);
    expect(dates).toEqual(instants.map((instant) => dateOf(wallDay(instant))));
  });

  it('are the day they show when they carry the hour of the morning reading', () => {
    const instants = days.map((day) => instantOf({ day, hour: 9 }, offsetAt));
    const { dates, asked } = readDays(instants);
    expect(dates).toEqual(instants.map((instant) => dateOf(wallDay(instant))));
    expect(asked).toBeLessThan(60);
  });

  function readDays(instants: number[]) {
    let asked = 0;
    const read = cellDays(instants, {
      offsetAt: (instant) => {
        asked += 1;
        return offsetAt(instant);
      },
      wallAt: (instant) => {
        asked += 1;
        const wall = instant + offsetAt(instant) * 60_000;
        const day = Math.floor(wall / DAY_MS);
        return { day, minutes: Math.floor((wall - day * DAY_MS) / 60_000) };
      },
    });
    return { dates: instants.map((instant) => dateText(read(instant))), asked };
  }

  function wallDay(instant: number): number {
    return Math.floor((instant + offsetAt(instant) * 60_000) / DAY_MS);
  }

  /** A day without a midnight, or without any hour at all, has no cell at midnight. */
  function isShown(day: number): boolean {
    return wallDay(instantOf({ day, hour: 0 }, offsetAt)) === day;
  }
});

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

describe('dates of long ago that come with an odd minute', () => {
  const day = (year: number) => dayNumber({ year, month: 1, day: 1 });
  const at = (year: number, minutes: number) => day(year) * DAY_MS + minutes * 60_000;
  const utc = {
    offsetAt: () => 0,
    wallAt: (instant: number) => {
      const number = Math.floor(instant / DAY_MS);
      return { day: number, minutes: Math.floor((instant - number * DAY_MS) / 60_000) };
    },
  };
  const read = (instants: number[]) => {
    const dayOf = cellDays(instants, utc);
    return instants.map((instant) => dateText(dayOf(instant)));
  };

  it.each([
    { name: 'are midnight four minutes early', minutes: -4, years: [1850, 1851], isNext: true },
    { name: 'are midnight 79 minutes early', minutes: -79, years: [1850, 1851], isNext: true },
    { name: 'are that minute beyond 80', minutes: -81, years: [1850, 1851], isNext: false },
    { name: 'are a quarter to midnight', minutes: -15, years: [1850, 1851], isNext: false },
    { name: 'are that minute where one stands alone', minutes: -4, years: [1850], isNext: false },
    { name: 'are that minute after 1930', minutes: -4, years: [1949, 1950], isNext: false },
  ])('$name', ({ minutes, years, isNext }) => {
    const expected = years.map((year) => dateText(dateOfDay(day(year) - (isNext ? 0 : 1))));
    expect(read(years.map((year) => at(year, minutes)))).toEqual(expected);
  });

  it('are that minute among many others: a clock was read', () => {
    const minutes = Array.from({ length: 14 }, (_, number) => -4 - number);
    const instants = minutes.flatMap((one) => [at(1850, one), at(1851, one)]);
    const days = [1850, 1851].map((year) => dateText(dateOfDay(day(year) - 1)));
    expect(read(instants)).toEqual(minutes.flatMap(() => days));
  });
});
