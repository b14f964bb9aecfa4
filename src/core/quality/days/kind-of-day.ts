import type { QualityKind } from '../../reading/quality-kinds.ts';
import { FITS, slipOf } from '../figures/slips.ts';
import type { DaySuspect } from '../usual/day-suspects.ts';

/** The share of the distance that a slip with a name may leave. */
const SHARE_LEFT = 0.35;

export function kindOfDay(suspect: DaySuspect): QualityKind {
  const { value, expected, spread } = suspect;
  const before = Math.abs(value - expected);
  const most = Math.min(FITS * spread, SHARE_LEFT * before);
  const slip = slipOf(suspect, (other) => Math.abs(other - expected) <= most);
  return slip ? `quality.day-outlier-${slip}` : 'quality.day-outlier';
}
