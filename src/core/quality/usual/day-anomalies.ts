import { addWeighed, fittedAt, solve } from '../figures/robust-regression.ts';
import { type DayLines, type DaySpan, yearsOf } from './day-lines.ts';
import type { Temperature } from './temperature.ts';

/** The year's wave and two overtones: enough for any place's seasons. */
const WAVES = 3;
const WIDTH = 1 + 2 * WAVES;
const LONGEST_YEAR = 366;

/** A temperature's days as departures from the usual for the time of year; NaN stays NaN. */
export function dayAnomalies(lines: DayLines, element: Temperature): Float64Array | undefined {
  const values = lines.lines[element]?.values;
  if (!values) return undefined;
  const years = yearsOf(lines);
  const usual = usualOfDays(values, years);
  const anomalies = new Float64Array(values.length);
  for (const { from, to } of years)
    for (let index = from; index < to; index++)
      anomalies[index] = (values[index] as number) - (usual[index - from] as number);
  return anomalies;
}

/** One value for each day of the year. */
function usualOfDays(values: Float64Array, years: readonly DaySpan[]): Float64Array {
  const [sumOfDay, countOfDay] = [new Float64Array(LONGEST_YEAR), new Float64Array(LONGEST_YEAR)];
  for (const { from, to } of years)
    for (let index = from; index < to; index++) {
      const value = values[index] as number;
      if (Number.isNaN(value)) continue;
      const day = index - from;
      sumOfDay[day] = (sumOfDay[day] as number) + value;
      countOfDay[day] = (countOfDay[day] as number) + 1;
    }
  const rows = waveRows();
  const sums = new Float64Array(WIDTH * (WIDTH + 1));
  for (let day = 0; day < LONGEST_YEAR; day++) {
    const count = countOfDay[day] as number;
    const mean = (sumOfDay[day] as number) / count;
    if (count > 0) addWeighed(sums, { rows, start: day * WIDTH, width: WIDTH }, mean, count);
  }
  const factors = solve(sums, WIDTH);
  return Float64Array.from({ length: LONGEST_YEAR }, (_, day) =>
    fittedAt(rows, day * WIDTH, factors),
  );
}

/** Worked out when days are read: the add-on loads for every click, and few clicks read days. */
function waveRows(): Float64Array {
  return Float64Array.from({ length: LONGEST_YEAR * WIDTH }, (_, place) => {
    const [day, column] = [Math.floor(place / WIDTH), place % WIDTH];
    const angle = ((2 * Math.PI) / 365.25) * day * Math.ceil(column / 2);
    return column % 2 ? Math.cos(angle) : column === 0 ? 1 : Math.sin(angle);
  });
}
