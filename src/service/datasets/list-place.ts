import type { Sort } from '../../core/dataset/directory.ts';
import { UUID } from '../http/caller.ts';

/** A page of the list begins after this dataset. Each sort needs what it sorts by. */
export type Place = { id: string; createdAt: number; years: number; nameKey: string };

/** What a client sends back to go on, which means nothing to it. */
export function writePlace(sort: Sort, { id, createdAt, years, nameKey }: Place): string {
  if (sort === 'longest') return `${years}_${createdAt}_${id}`;
  return sort === 'name' ? `${id}_${nameKey}` : `${createdAt}_${id}`;
}

/** Undefined if the place is of another sort, or is none of ours. */
export function readPlace(sort: Sort, text: string): Place | undefined {
  const parts = SHAPES[sort].exec(text)?.groups;
  const { id = '', createdAt = '0', years = '0', nameKey = '' } = parts ?? {};
  if (!UUID.test(id)) return undefined;
  return { id, createdAt: Number(createdAt), years: Number(years), nameKey };
}

const ID = '(?<id>[^_]{36})';
const TIME = '(?<createdAt>\\d{1,15})';
const SHAPES: Record<Sort, RegExp> = {
  newest: new RegExp(`^${TIME}_${ID}$`),
  longest: new RegExp(`^(?<years>\\d{1,5})_${TIME}_${ID}$`),
  name: new RegExp(`^${ID}_(?<nameKey>[^\\0]*)$`, 's'),
};
