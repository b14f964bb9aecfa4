import { type CalendarDate, DAY_MS } from '../../core/calendar/civil-date.ts';
import { meanOf } from '../../core/dataset/mean-of.ts';
import { seededRandom } from '../../stage/index.ts';
import type { Climate } from './climate.ts';

type Random = () => number;

type Day = CalendarDate & { max: number; min: number; rain: number };
export type Month = { year: number; month: number; max: number; min: number; rain: number };

const DAYS_A_YEAR = 365.25;
/** How much of a day's departure from normal is left on the next day, because weather comes in spells. */
const SPELL = 0.72;
const WET_AFTER_WET = 0.25;

/** Every day from the first of January of one year to the end of another. */
export function dailyWeather(climate: Climate, firstYear: number, lastYear: number): Day[] {
  const random = seededRandom(climate.seed);
  const days: Day[] = [];
  let departure = 0;
  let wasWet = false;
  const end = Date.UTC(lastYear + 1, 0, 1);
  for (let time = Date.UTC(firstYear, 0, 1); time < end; time += DAY_MS) {
    const date = new Date(time);
    departure = SPELL * departure + 2.1 * gaussian(random);
    const rain = rainOfDay(climate, monthAndFraction(date), wasWet, random);
    wasWet = rain > 0;
    days.push({ ...calendarDate(date), ...temperatures(climate, date, departure, random), rain });
  }
  return days;
}

/** The values of a monthly table: means of the daily maxima and minima, and totals of rain. */
export function monthlyWeather(climate: Climate, firstYear: number, lastYear: number): Month[] {
  const months = new Map<string, Day[]>();
  for (const day of dailyWeather(climate, firstYear, lastYear)) {
    const key = `${day.year}-${day.month}`;
    const days = months.get(key);
    if (days) days.push(day);
    else months.set(key, [day]);
  }
  return [...months.values()].map((days) => ({
    year: days[0]?.year ?? 0,
    month: days[0]?.month ?? 0,
    max: round1(meanOf(days.map((day) => day.max))),
    min: round1(meanOf(days.map((day) => day.min))),
    rain: round1(days.reduce((sum, day) => sum + day.rain, 0)),
  }));
}

export function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

function temperatures(climate: Climate, date: Date, departure: number, random: Random) {
  const season = Math.cos(angle(monthAndFraction(date), climate.warmestMonth));
  const warming = ((date.getUTCFullYear() - 2000) / 10) * climate.warmingPerDecade;
  const mid = climate.meanTemperature + climate.seasonalSwing * season + warming + departure;
  const range = climate.dailyRange * (1 + 0.2 * season) * (0.75 + 0.5 * random());
  return { max: round1(mid + range / 2), min: round1(mid - range / 2) };
}

/** Wet days come in spells too. Most of their amounts are small, and a few are large. */
function rainOfDay(climate: Climate, when: number, wasWet: boolean, random: Random): number {
  const season = 1 + climate.rainSeasonality * Math.cos(angle(when, climate.wettestMonth));
  const chance = 0.3 * season;
  const wet = random() < (wasWet ? chance + WET_AFTER_WET : chance);
  const amount = -Math.log(1 - random());
  if (!wet) return 0;
  const shareOfWetDays = chance / (1 - WET_AFTER_WET);
  return round1((climate.yearlyRain / DAYS_A_YEAR / shareOfWetDays) * season * amount);
}

function angle(when: number, peak: number): number {
  return (2 * Math.PI * (when - peak)) / 12;
}

function monthAndFraction(date: Date): number {
  return date.getUTCMonth() + 1 + (date.getUTCDate() - 1) / 31;
}

function calendarDate(date: Date): CalendarDate {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Normally spread around 0 with a standard deviation of 1 (Box and Muller). */
export function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}
