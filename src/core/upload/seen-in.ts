import type { Reading } from '../reading/reading.ts';
import { readingShape } from './dataset-shape.ts';
import { monthHashes } from './month-hashes.ts';
import { countUnreadable } from './reading-counts.ts';
import type { Seen } from './run-log.ts';

/** What the next reading is compared with. */
export function seenIn(reading: Reading): Seen {
  return {
    leftOut: countUnreadable(reading),
    shape: readingShape(reading),
    monthHashes: monthHashes(reading.rows),
  };
}
