/** A moment in the database as the milliseconds since 1970 that everyone else counts in. */
export function milliseconds(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`;
}
