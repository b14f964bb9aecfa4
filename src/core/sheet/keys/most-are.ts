/** At least this share? It ends as soon as too many are not. */
export function mostAre<One>(
  all: readonly One[],
  least: number,
  isOne: (one: One) => boolean,
): boolean {
  let left = all.length;
  return all.every((one) => isOne(one) || --left >= all.length * least);
}
