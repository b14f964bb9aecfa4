import type { KeptStation, KeptValue } from '../reading/kept-series.ts';
import type { Finding } from '../reading/reading.ts';
import { type DatedLine, datedLines, type FormatName, type Unfit } from './file-format.ts';
import { unfitFor } from './formats.ts';

export type Refusal = {
  kind: 'files.two-values' | 'files.accumulated' | 'files.min-above-max' | 'files.impossible';
  places: Finding['places'];
  params: { count: number };
};

/** What comes of a sheet in a format: why it cannot be written, or what of it the receiving side would not take. */
export type LookBefore = { format: FormatName; unfit: Unfit | null; refusals: Refusal[] };

type Rule = {
  kind: Refusal['kind'];
  formats: readonly FormatName[];
  /** of one date, what is refused */
  of: (line: DatedLine) => (KeptValue | undefined)[];
};

/**
 * Dates out of order, days without a row and cells without a value are no matter: the writers put days in order and fill
 * what lacks. What RClimDex 2.0 takes for missing is said in its QualityControl (github.com/ECCC-CDAS/RClimDex, R/rclimdex.r).
 */
const RULES: readonly Rule[] = [
  {
    kind: 'files.two-values',
    formats: ['sef', 'rclimdex', 'csv', 'deposit'],
    of: (line) => valuesOf(line).filter(({ reason }) => reason === 'two values'),
  },
  {
    // ClimPACT and RClimDex take an amount for what fell on that day alone.
    kind: 'files.accumulated',
    formats: ['rclimdex'],
    of: (line) => valuesOf(line).filter(({ days }) => days !== undefined),
  },
  {
    kind: 'files.min-above-max',
    formats: ['rclimdex'],
    of: ({ max, min }) => (numberOf(min) > numberOf(max) ? [max, min] : []),
  },
  {
    kind: 'files.impossible',
    formats: ['rclimdex'],
    of: ({ max, min, rain }) => [
      ...[max, min].filter((value) => Math.abs(numberOf(value)) > MOST_DEGREES),
      ...[rain].filter((value) => numberOf(value) < 0),
    ],
  },
];
const MOST_DEGREES = 70;

export function lookBefore(format: FormatName, stations: readonly KeptStation[]): LookBefore {
  const unfit = unfitFor(format, stations);
  const lines = unfit ? [] : stations.flatMap(datedLines);
  const refusals = RULES.filter(({ formats }) => formats.includes(format)).flatMap(
    ({ kind, of }) => {
      const found = lines.flatMap(of).filter((value) => value !== undefined);
      return found.length > 0
        ? [{ kind, places: placesOf(found), params: { count: found.length } }]
        : [];
    },
  );
  return { format, unfit, refusals };
}

function valuesOf({ max, min, rain }: DatedLine): KeptValue[] {
  return [max, min, rain].filter((value) => value !== undefined);
}

/** NaN, which is neither more nor less than anything. */
function numberOf(value: KeptValue | undefined): number {
  return value?.value ?? Number.NaN;
}

function placesOf(values: readonly KeptValue[]): Finding['places'] {
  const cells = new Map<string, string[]>();
  for (const { sheet, cell } of values) {
    const own = cells.get(sheet);
    if (own) own.push(cell);
    else cells.set(sheet, [cell]);
  }
  return Array.from(cells, ([sheet, own]) => ({ sheet, cells: own }));
}
