/** From each number to the next. */
export function stepsIn(numbers: readonly number[]): number[] {
  return numbers.slice(1).map((number, at) => number - (numbers[at] as number));
}
