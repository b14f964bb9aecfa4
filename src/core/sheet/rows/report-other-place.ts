import { isNoPlace } from '../../reading/no-place.ts';
import { isSameText } from '../../reading/plain-text.ts';
import { askPlace } from '../tables/ask-place.ts';
import type { Reader, SheetReading } from './sheet-reading.ts';

/** A person chose Garden, and Shore is the only place that still stands there: its values are not Garden's. */
export function reportOtherPlace(
  [first]: readonly SheetReading[],
  { wishes: { station }, doubts }: Pick<Reader, 'wishes' | 'doubts'>,
): boolean {
  const { alone, stations, list } = doubts;
  const isAsked = list.some(({ choices }) => choices?.wish === 'station');
  const places = new Set(alone.flatMap(({ name, isPlace }) => (isPlace ? [name] : [])));
  if (!first || station === undefined || isNoPlace(station)) return false;
  if (isAsked || stations.names.length > 0 || places.size === 0) return false;
  if (alone.some(({ name }) => isSameText(name, station))) return false;
  const options = Array.from(places, (value) => ({ value }));
  askPlace({ sheet: first.sheet, headerRow: 0 }, doubts, { options, wished: station });
  return true;
}
