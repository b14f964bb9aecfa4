/** From each number to the next. */
export function stepsIn(numbers: readonly number[]): number[] {
  return numbers.slice(1).map((number, at) => number - (numbers[at] as number));
}

/** Does a step lead from a month to the next one, or from December to January? */
export function isNextMonth(step: number): boolean {
  return step === 1 || step === -11;
}
