import { decide, type Fact } from './decisions.ts';
import { areOfRain, type Meaning } from './header-meaning.ts';

/** "Heaviest in 24 h" over months, and "Max daily" below "Rainfall": of the days of a month one. "Max" alone says no day. */
export function isOfOneDay({ facts, about }: Meaning, isUnderRain: () => boolean): boolean {
  return (
    DAYS.some((fact) => facts.has(fact)) &&
    decide(facts, about, 'ofMonths', isUnderRain() ? 'underRain' : 'ofMonths').refusal === 'extreme'
  );
}

const DAYS: readonly Fact[] = ['day', 'daily', 'ofADay', 'inADay'];

/** Whether the lines further up speak of rain: the last title is the name of the sheet, which may hold more. */
export function standsUnderRain(titles: readonly string[], at: number): boolean {
  return areOfRain(titles.slice(at + 1, -1));
}
