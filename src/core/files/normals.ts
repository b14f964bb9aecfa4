import { meanOf } from '../dataset/mean-of.ts';
import { FEWEST_YEARS } from '../dataset/normal-periods.ts';
import type { FiguresOf, MonthFigures } from './month-figures.ts';

/** The period that services compare with now. */
export const REFERENCE = { first: 1991, last: 2020 } as const;
const YEARS = Array.from(
  { length: REFERENCE.last - REFERENCE.first + 1 },
  (_, at) => REFERENCE.first + at,
);

/** The mean of a month over the years that have it, null where these are too few, and how many they are. */
export type Normal = { value: number | null; years: number };

/** Of one month of the year; `of` says what is looked at in each year. */
export function normalOf(
  figuresOf: FiguresOf,
  month: number,
  of: (figures: MonthFigures) => number | null,
): Normal {
  const values = YEARS.map((year) => of(figuresOf(year, month))).filter((value) => value !== null);
  return {
    value: values.length < FEWEST_YEARS ? null : meanOf(values),
    years: values.length,
  };
}

/** Days with so much rain, of a month that has every day. */
export function wetDays({ rain }: MonthFigures, least: number): number | null {
  return rain.days.length === 0 ? null : rain.days.filter(({ value }) => value >= least).length;
}

export function missingYears({ value, years }: Normal): number | '' {
  return value === null ? '' : YEARS.length - years;
}
