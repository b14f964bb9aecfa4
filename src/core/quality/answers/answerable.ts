import type { Finding, Grid } from '../../reading/reading.ts';
import { cellsMark } from './cells-mark.ts';
import { canConfirm } from './confirmed-findings.ts';
import { type Mend, mendOf } from './mend.ts';

/** A finding with what a person can answer to it. `mark`: of its cells, as they were read. */
export type AnswerableFinding = Finding & { canConfirm?: boolean; mend?: Mend; mark: string };

export function answerable(finding: Finding, grids: readonly Grid[]): AnswerableFinding {
  const mend = mendOf(finding, grids);
  return {
    ...finding,
    mark: cellsMark(finding.places, grids),
    ...(canConfirm(finding) && { canConfirm: true }),
    ...(mend && { mend }),
  };
}

/** The doubt that a person answers, if it is still told as they saw it. */
export function stillDoubted(
  findings: readonly Finding[],
  { kind, places }: { kind: string; places: Finding['places'] },
): Finding | undefined {
  const asked = placesText(places);
  return findings.find(
    (one) => canConfirm(one) && one.kind === kind && placesText(one.places) === asked,
  );
}

export function isStillOffered(
  findings: readonly Finding[],
  grids: readonly Grid[],
  mend: Mend,
): boolean {
  const asked = mendText(mend);
  return findings.some((one) => mendText(mendOf(one, grids)) === asked);
}

// The page hands back what it was given, with its fields perhaps in another order.
function placesText(places: Finding['places']): string {
  return JSON.stringify(places.map(({ sheet, cells }) => [sheet, cells]));
}

function mendText(mend: Mend | null): string | null {
  if (!mend) return null;
  const changes = mend.changes.map(({ cell, from, to }) => [cell, from, to]);
  return JSON.stringify([mend.how, mend.sheet, changes]);
}
