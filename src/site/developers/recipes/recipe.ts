/** What a recipe must know of the home it is for. */
export type Home = { serviceUrl: string; key: string };

/** Public clients of some homes must name themselves with a key; ours does not ask. */
export function keyLine(key: string, line: (key: string) => string): string {
  return key === '' ? '' : line(key);
}
