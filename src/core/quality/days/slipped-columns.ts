import type { Finding } from '../../reading/reading.ts';
import { placesAt, valueAt } from '../../reading/series.ts';
import { dateOf } from '../usual/day-lines.ts';
import { findingAt } from '../usual/finding-at.ts';
import type { LinedUpReading } from '../usual/lined-up-reading.ts';
import { slippedRows } from '../usual/slipped-rows.ts';

/** A row keyed one column too far to the right. No published check looks for it; people who key registers do. */
export function findSlippedColumns({ dayLines: lines }: LinedUpReading): Finding[] {
  const { min, rain } = lines?.lines ?? {};
  if (!lines || !min) return [];
  const rows = slippedRows(lines);
  const [first] = rows;
  if (first === undefined) return [];
  const wet = rain ? valueAt(rain, first) : Number.NaN;
  const params = {
    count: rows.length,
    date: dateOf(lines, first),
    min: valueAt(min, first),
    ...(wet > 0 && { rain: wet }),
  };
  const at = Object.values(lines.lines).flatMap((line) => placesAt(line, rows));
  return [findingAt('quality.day-columns-slipped', at, params)];
}
