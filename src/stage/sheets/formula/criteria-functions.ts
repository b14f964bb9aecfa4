import { type Call, cellsOf, first, toText } from './arguments.ts';
import { average } from './average.ts';
import { CellError, type Scalar, throwIfError, type Value } from './values.ts';
import { wildcards } from './wildcards.ts';

/** `COUNTIF` and `SUMIF`: `">5"`, `"<>x"`, or the value itself; `*` and `?` stand for any text. */
function fits(criterion: Scalar): (value: Scalar) => boolean {
  const [, operator = '=', operand = ''] =
    toText(criterion).match(/^(<>|<=|>=|<|>|=)?(.*)$/s) ?? [];
  const wanted = operand !== '' && !Number.isNaN(Number(operand)) ? Number(operand) : null;
  const pattern = wildcards(operand);
  const isSame = (value: Scalar) =>
    wanted === null ? pattern.test(toText(value)) : value === wanted;
  return (value) => {
    if (operator === '=') return isSame(value);
    if (operator === '<>') return !isSame(value);
    if (typeof value !== 'number' || wanted === null) return false;
    if (operator === '<') return value < wanted;
    if (operator === '>') return value > wanted;
    return operator === '<=' ? value <= wanted : value >= wanted;
  };
}

/** The places where every range fits its criterion: `range, criterion, range, criterion, …`. */
function fittingPlaces(pairs: Value[]): number[] {
  const ranges = pairs.filter((_, index) => index % 2 === 0).map((range) => cellsOf([range]));
  const tests = pairs
    .filter((_, index) => index % 2 === 1)
    .map((criterion) => fits(first(criterion)));
  const length = ranges[0]?.length ?? 0;
  if (ranges.length !== tests.length || ranges.some((range) => range.length !== length))
    throw new CellError('#VALUE!');
  return Array.from({ length }, (_, at) => at).filter((at) =>
    tests.every((test, index) => test(ranges[index]?.[at] ?? null)),
  );
}

function fittingNumbers(summed: Value, pairs: Value[]): number[] {
  const cells = cellsOf([summed]);
  return fittingPlaces(pairs)
    .map((at) => throwIfError(cells[at] ?? null))
    .filter((cell) => typeof cell === 'number');
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** With one criterion the range to add up comes last, and may be left out; with several it comes first. */
export const CRITERIA_FUNCTIONS: Record<string, Call> = {
  AVERAGEIF: ([range = null, criterion = null, averaged = range]) =>
    average(fittingNumbers(averaged, [range, criterion])),
  AVERAGEIFS: ([averaged = null, ...pairs]) => average(fittingNumbers(averaged, pairs)),
  COUNTIF: (pair) => fittingPlaces(pair).length,
  COUNTIFS: (pairs) => fittingPlaces(pairs).length,
  SUMIF: ([range = null, criterion = null, summed = range]) =>
    sum(fittingNumbers(summed, [range, criterion])),
  SUMIFS: ([summed = null, ...pairs]) => sum(fittingNumbers(summed, pairs)),
};
