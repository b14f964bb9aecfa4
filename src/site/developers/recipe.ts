/** The facts of the service that a recipe is for. */
export type Home = { serviceUrl: string; key: string };

/** Some homes want a key from public clients; ours does not. */
export function keyLine(key: string, line: (key: string) => string): string {
  return key === '' ? '' : line(key);
}
