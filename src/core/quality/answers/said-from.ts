import { isRecord } from '../../http/http-answer.ts';
import type { ReadOptions } from '../../reading/reading.ts';
import { wishesFrom } from '../../reading/wishes-from.ts';
import type { ConfirmedMark } from './confirmed-findings.ts';

/** What a person said of a table: answers and pointings, and the doubts that they called right. */
export type Said = { wishes: ReadOptions; confirmed: ConfirmedMark[] };

/** As a file keeps it: the wishes, and among them what is right. */
export function textOfSaid({ wishes, confirmed }: Said): string {
  return JSON.stringify({ ...wishes, ...(confirmed.length > 0 && { confirmed }) }, null, 2);
}

/** Null for what is no such file. `misread`: an answer that is none of ours, for to pass over it would change the reading. */
export function saidFrom(given: unknown): (Said & { misread: string | undefined }) | null {
  if (!isRecord(given)) return null;
  const { confirmed = [], ...asked } = given;
  const wishes = wishesFrom(asked);
  const isMarks = Array.isArray(confirmed) && confirmed.every((mark) => typeof mark === 'string');
  const misread = Object.keys(asked).find((name) => !(name in wishes));
  return { wishes, confirmed: isMarks ? confirmed : [], misread: isMarks ? misread : 'confirmed' };
}
