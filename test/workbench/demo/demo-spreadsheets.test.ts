import { describe, expect, it } from '@jest/globals';
import {
  ALDER_RIDGE,
  COTTONWOOD_FLATS,
  KIBO_CREEK,
  VALDEHELECHO,
} from '../../../src/workbench/demo/climate.ts';
import { demoSpreadsheets } from '../../../src/workbench/demo/demo-spreadsheets.ts';
import { dailyWeather, monthlyWeather } from '../../../src/workbench/demo/weather.ts';

const PLACES = { ALDER_RIDGE, VALDEHELECHO, COTTONWOOD_FLATS, KIBO_CREEK };

describe.each(Object.entries(PLACES))('the weather of %s', (_name, climate) => {
  const months = monthlyWeather(climate, 1996, 2025);
  const meanOf = (month: number) => {
    const values = months.filter((one) => one.month === month).map((one) => one.max);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };

  it('is the same at every start', () => {
    expect(monthlyWeather(climate, 1996, 1997)).toEqual(monthlyWeather(climate, 1996, 1997));
  });

  it('has every month of every year, once', () => {
    expect(new Set(months.map(({ year, month }) => `${year}-${month}`)).size).toBe(360);
  });

  it('is warmest when its climate says so', () => {
    const warmest = Math.round(climate.warmestMonth);
    const opposite = ((warmest + 5) % 12) + 1;
    expect(meanOf(warmest) - meanOf(opposite)).toBeGreaterThan(climate.seasonalSwing);
  });

  it('never has a day whose minimum lies above its maximum', () => {
    expect(dailyWeather(climate, 2000, 2004).filter((day) => day.min >= day.max)).toEqual([]);
  });

  it('rains about as much as its climate says, and never less than nothing', () => {
    const total = months.reduce((sum, month) => sum + month.rain, 0) / 30;
    expect(total).toBeGreaterThan(climate.yearlyRain * 0.75);
    expect(total).toBeLessThan(climate.yearlyRain * 1.25);
    expect(Math.min(...months.map((month) => month.rain))).toBeGreaterThanOrEqual(0);
  });
});

describe('the demo spreadsheets', () => {
  const spreadsheets = demoSpreadsheets();

  it('have names of their own', () => {
    expect(new Set(spreadsheets.map(({ id }) => id)).size).toBe(spreadsheets.length);
    expect(new Set(spreadsheets.map(({ title }) => title)).size).toBe(spreadsheets.length);
  });

  it('hold one sheet of 10,000 rows, to try what a long record is like', () => {
    const longest = Math.max(
      ...spreadsheets.flatMap(({ sheets }) => sheets.map(({ cells }) => cells.length)),
    );
    expect(longest).toBeGreaterThan(10_000);
  });

  it('are the same at every start', () => {
    expect(demoSpreadsheets()).toEqual(spreadsheets);
  });
});
