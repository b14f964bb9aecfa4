import type { StationFacts } from '../dataset/station.ts';
import type { Say } from './speaker.ts';
import type { KeyOf } from './words.ts';

type Words = { say: Say<KeyOf<'station'>>; number: (value: number) => string };
type Sides = [below: KeyOf<'station'>, above: KeyOf<'station'>];

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
