import type { Cell } from '../../reading/reading.ts';
import { isNumber } from '../../reading/series.ts';
import { numberInCell } from '../cells/read-number.ts';
import { filledIn, isText } from '../cells/sheet-cells.ts';
import type { Fact } from '../headers/decisions.ts';
import { headerMeaning } from '../headers/header-meaning.ts';
import type { Fit } from './layout.ts';

type Row = readonly Cell[];
const STATISTICS = ['min', 'mean', 'max', 'count'] as const satisfies readonly Fact[];
type Statistic = (typeof STATISTICS)[number];

/**
 * True for the rows "count, mean, std, min, 25%, max" below "rain, year, month": they sum a table up, and their months
 * are the mean, the first and the last of its months. Of months each of the words would stand again and again, and of one
 * month the rows Max, Min and Mean share the keys. What a program printed below may look like further rows.
 */
export function isSummedUp({ table: { columns, sampled }, parts }: Fit): boolean {
  const margin = columns[0]?.index ?? 0;
  const rows = sampled.filter((row) => filledIn(row).length > 1);
  const said = rows.filter((row) => statisticIn(row[margin]) !== undefined);
  const rowOf = (statistic: Statistic): Row | undefined =>
    said.find((row) => statisticIn(row[margin]) === statistic);
  const [least, mean, most] = [rowOf('min'), rowOf('mean'), rowOf('max')];
  const isOnce = new Set(said.map((row) => statisticIn(row[margin]))).size === said.length;
  if (!least || !mean || !most || !isOnce || said[0] !== rows[0]) return false;
  const figures = columns
    .map(({ index }) => [least, mean, most].map((row) => numberInCell(row[index])))
    .filter((three) => three.every(isNumber));
  const isBetween = ([from = 0, between = 0, to = 0]: number[]) => from <= between && between <= to;
  const keys = parts.flatMap((part) => part.keys.all);
  const differs = (index: number) => numberInCell(least[index]) < numberInCell(most[index]);
  return figures.every(isBetween) && keys.some(differs);
}

/** "25%" and "std" need no words: the least, the mean and the most say enough. "Mean max" is none of them. */
function statisticIn(cell: Cell | undefined): Statistic | undefined {
  if (!isText(cell)) return undefined;
  const { facts } = headerMeaning(cell);
  const [statistic, ...others] = STATISTICS.filter((fact) => facts.has(fact));
  return others.length === 0 ? statistic : undefined;
}
