import { isRecord } from '../../core/http/http-answer.ts';
import type { ReadOptions } from '../../core/reading/reading.ts';
import { wishesFrom } from '../../core/reading/wishes-from.ts';

/** Throws and names a misspelt wish, because to ignore it would change the reading. */
export function readWishes(json: string): ReadOptions {
  const given: unknown = JSON.parse(json);
  if (!isRecord(given)) throw new TypeError('the file holds no object of wishes');
  const wishes = wishesFrom(given);
  const misread = Object.keys(given).find((name) => !(name in wishes));
  if (misread !== undefined)
    throw new TypeError(`${misread}: there is no such wish, or it may not have this value`);
  return wishes;
}
