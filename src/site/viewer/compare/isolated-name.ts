/** A name inside a sentence of ours: a mark in it that turns the direction of writing ends with it. */
export function isolatedName({ name }: { name: string }): string {
  return `\u2068${name}\u2069`;
}
