import type { StationFacts } from '../dataset/station.ts';
import type { STATION } from './books.ts';
import type { KeyIn, Say } from './speaker.ts';

type Words = { say: Say<KeyIn<typeof STATION>>; number: (value: number) => string };

/** "54.3° N, 1.3° W, 62 m" */
export function sayPlace(facts: StationFacts, { say, number }: Words): string {
  const { latitude, longitude, elevation } = facts;
  const side = (value: number, towards: 'north' | 'east', away: 'south' | 'west') =>
    say(`station.${value < 0 ? away : towards}`, { degrees: number(Math.abs(value)) });
  return [
    ...(latitude === undefined ? [] : [side(latitude, 'north', 'south')]),
    ...(longitude === undefined ? [] : [side(longitude, 'east', 'west')]),
    ...(elevation === undefined ? [] : [say('station.metres', { height: number(elevation) })]),
  ].join(', ');
}
