import { addressOf, type Place } from '../../reading/cell-address.ts';
import type { QualityKind } from '../../reading/quality-kinds.ts';
import type { Finding, Severity } from '../../reading/reading.ts';

/** Many of one kind are one finding: a person goes through its cells, not through sentences. */
export function findingAt(
  kind: QualityKind,
  at: readonly Place[],
  params: Finding['params'],
  severity: Severity = 'warning',
): Finding {
  return { kind, severity, places: placesOf(at), params };
}

function placesOf(at: readonly Place[]): Finding['places'] {
  const cellsBySheet = new Map<string, Set<string>>();
  for (const place of at) {
    const cells = cellsBySheet.get(place.sheet) ?? new Set();
    cellsBySheet.set(place.sheet, cells.add(addressOf(place)));
  }
  return Array.from(cellsBySheet, ([sheet, cells]) => ({ sheet, cells: Array.from(cells) }));
}
