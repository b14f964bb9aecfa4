import type { StationFacts } from '../dataset/station.ts';
import type { STATION } from './books.ts';
import type { KeyIn, Say } from './speaker.ts';

type Words = { say: Say<KeyIn<typeof STATION>>; number: (value: number) => string };
type Sides = [below: KeyIn<typeof STATION>, above: KeyIn<typeof STATION>];

/** "54.3° N, 1.3° W, 62 m" */
export function sayPlace(facts: StationFacts, { say, number }: Words): string {
  const { latitude, longitude, elevation } = facts;
  const side = (value: number, [below, above]: Sides) =>
    say(value < 0 ? below : above, { degrees: number(Math.abs(value)) });
  return [
    ...(latitude === undefined ? [] : [side(latitude, ['station.south', 'station.north'])]),
    ...(longitude === undefined ? [] : [side(longitude, ['station.west', 'station.east'])]),
    ...(elevation === undefined ? [] : [say('station.metres', { height: number(elevation) })]),
  ].join(', ');
}
