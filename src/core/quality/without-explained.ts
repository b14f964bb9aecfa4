import type { Finding } from '../reading/reading.ts';

/**
 * Several checks see the same mistake: a lost minus is an outlier, and may be below its own minimum.
 * The finding that explains most is told, and what it explains is not told again; beneath a whole row it is
 * kept, for a person may answer that the row is right. One cell explains a pair of them, but not seven pairs.
 */
export function withoutExplained(findings: readonly Finding[]): Finding[] {
  const claimed = new Map<string, Finding>();
  const kept = inOrderOfStrength(findings).filter((finding) => {
    const cells = cellsOf(finding);
    const claimants = cells.flatMap((cell) => claimed.get(cell) ?? []);
    const [claimant] = claimants;
    const isEnough = !isOfCells(finding.kind) || claimants.length * 2 >= cells.length;
    if (claimant && isEnough && isExplainedBy(finding.kind, claimant.kind)) {
      if (!isOfCells(claimant.kind)) keepBeneath(claimant, finding);
      return false;
    }
    if (explainsCells(finding.kind)) for (const cell of cells) claimed.set(cell, finding);
    return true;
  });
  return kept.filter((finding) => {
    const whole = kept.find((other) => isPartOf(finding, other));
    // What stops an upload may be right after all; the others stay doubts of the same thing.
    if (whole?.severity === 'error') keepBeneath(whole, finding);
    return !whole;
  });
}

export function keepBeneath(whole: Finding, finding: Finding): void {
  whole.beneath = [...(whole.beneath ?? []), finding];
}

/** The strongest explanation first: a system before a row, a row before a named slip, a slip before a doubt. */
const STRENGTH: readonly Finding['kind'][] = [
  'quality.value-impossible',
  'quality.years-equal',
  'quality.streak-of-months',
  'quality.streak-of-years',
  'quality.year-late',
  'quality.year-early',
  'quality.year-late-one',
  'quality.year-early-one',
  'quality.months-exchanged',
  'quality.min-max-exchanged',
  'quality.outlier-sign',
  'quality.outlier-decimal',
  'quality.outlier-fahrenheit',
  'quality.min-above-max',
  'quality.outlier-pair',
  'quality.outlier',
  'quality.outlier-by-time',
  // It names two cells, and an outlier the one of them that is wrong.
  'quality.range-too-wide',
];
/** From here on each finding is about single cells, and falls with them. */
const FIRST_OF_CELLS = STRENGTH.indexOf('quality.months-exchanged');
const UNLISTED = STRENGTH.length;

function strengthOf(kind: Finding['kind']): number {
  const place = STRENGTH.indexOf(kind);
  return place < 0 ? UNLISTED : place;
}

function explainsCells(kind: Finding['kind']): boolean {
  return strengthOf(kind) < UNLISTED;
}

function isOfCells(kind: Finding['kind']): boolean {
  return explainsCells(kind) && strengthOf(kind) >= FIRST_OF_CELLS;
}

const REPEATED = /^quality\.(years-equal|streak-of-)/;
const SHIFTED = /^quality\.year-(late|early)/;

/** A year in which a value was filled down, or that was copied, fits other months by that alone. */
function isExplainedBy(kind: Finding['kind'], stronger: Finding['kind']): boolean {
  return isOfCells(kind) || (SHIFTED.test(kind) && REPEATED.test(stronger));
}

/** Sorted by strength only where it matters; all else keeps its place. */
function inOrderOfStrength(findings: readonly Finding[]): Finding[] {
  const ranked = findings.filter(({ kind }) => explainsCells(kind));
  const others = findings.filter(({ kind }) => !explainsCells(kind));
  return [...others, ...ranked.sort((a, b) => strengthOf(a.kind) - strengthOf(b.kind))];
}

function cellsOf({ places }: Finding): string[] {
  return places.flatMap(({ sheet, cells }) => cells.map((cell) => `${sheet}!${cell}`));
}

const TEMPERATURE_SYSTEMS: readonly Finding['kind'][] = [
  'quality.min-max-swapped',
  'quality.min-equals-max',
];
const STEPS: readonly Finding['kind'][] = ['quality.step', 'quality.rain-step'];
const LEVELS = /^quality\.level-/;
const TOTALS = /^quality\.totals-/;
const YEARS_OF_ONE_STEP = 2;

/** Of the years that are known. */
function isMostly({ params: { count, of } }: Finding): boolean {
  return Number(count) * 2 > Number(of);
}

/** A column in another unit has steps and outliers without end: they are one mistake. */
function isPartOf({ kind, params }: Finding, whole: Finding): boolean {
  const isAmount = /^quality\.rain-/.test(kind);
  const isDoubt = isAmount || explainsCells(kind) || STEPS.includes(kind) || LEVELS.test(kind);
  const element = isAmount ? 'rain' : params.element;
  if (whole.kind === 'quality.running-totals') {
    const isOfRain = isAmount || (kind === 'quality.unit-change' && element === 'rain');
    return isOfRain && (isMostly(whole) || String(params.year) === whole.params.year);
  }
  if (TEMPERATURE_SYSTEMS.includes(whole.kind))
    return isDoubt && element !== 'rain' && whole.kind !== kind;
  if (whole.kind === 'quality.unit-change')
    return (
      (isDoubt || TOTALS.test(kind)) &&
      kind !== 'quality.value-impossible' &&
      (element === whole.params.element || isOfPair(kind, whole.params.element))
    );
  if (LEVELS.test(whole.kind) && /^quality\.outlier/.test(kind))
    return isAtStep(params, whole.params);
  const apart = Math.abs(Number(params.year) - Number(whole.params.year));
  return STEPS.includes(kind) && LEVELS.test(whole.kind) && apart <= YEARS_OF_ONE_STEP;
}

/** It is about the maximum and the minimum, and names neither of them. */
function isOfPair(kind: Finding['kind'], element: string | number | undefined): boolean {
  return kind === 'quality.range-too-wide' && element !== 'rain';
}

/** December before a January from which on all is 4 °C higher has a neighbour that is 4 °C off, and so has that January. */
function isAtStep({ year, month, value, expected }: Finding['params'], step: Finding['params']) {
  const months = (Number(year) - Number(step.year)) * 12 + Number(month);
  const isBeside = months === 0 || months === 1;
  return isBeside && Math.abs(Number(value) - Number(expected)) < Number(step.by);
}
