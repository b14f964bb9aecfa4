import { meanOf } from '../../dataset/mean-of.ts';

/** From each number to the next. */
export function stepsIn(numbers: readonly number[]): number[] {
  return numbers.slice(1).map((number, at) => number - (numbers[at] as number));
}

/** How far a number lies from the one before it. */
export function meanStep(numbers: readonly number[]): number {
  return meanOf(stepsIn(numbers).map(Math.abs));
}

/** Does a step lead from a month to the next one, or from December to January? */
export function isNextMonth(step: number): boolean {
  return step === 1 || step === -11;
}
