import { areaAround, writeArea } from '../../../core/dataset/area.ts';
import type { DatasetClient, Entry } from '../../service/dataset-client.ts';
import type { Result } from '../../service/problem.ts';
import { ANYTHING } from '../../service/wish.ts';
import { kilometresFrom, placeOf } from './candidates.ts';

type Client = Pick<DatasetClient, 'list' | 'listWithin'>;

/** As many as are shown, those that are chosen already, and the dataset itself. */
const ENOUGH = 13;
/** From a valley to a country and its neighbours. */
const REACHES_KM = [28, 111, 444, 1776];

/**
 * What a search finds. Without a word to search for, what lies around the own place, further and further
 * until there is enough, and anything at last.
 */
export async function findCandidates(
  datasets: Client,
  own: Entry,
  search: string,
): Promise<Result<Entry[]>> {
  const place = search === '' ? placeOf(own.station) : null;
  let near: Entry[] = [];
  for (const reach of REACHES_KM) {
    if (!place) break;
    const found = await datasets.listWithin(writeArea(areaAround(place, reach)));
    if (!found.ok) return found;
    near = found.value;
    // The corners of an area are further than its sides, where nearer ones may lie beyond.
    const isSure = (entry: Entry) => (kilometresFrom(own, entry) ?? 0) <= reach;
    if (near.filter(isSure).length >= ENOUGH) return { ok: true, value: near };
  }
  const found = await datasets.list({ ...ANYTHING, search }, null);
  if (!found.ok) return found;
  const known = new Set(near.map(({ id }) => id));
  const others = found.value.datasets.filter(({ id }) => !known.has(id));
  return { ok: true, value: [...near, ...others] };
}
