/** A moment of the database in milliseconds since 1970, as everywhere else. */
export function milliseconds(column: string): string {
  return `(extract(epoch from ${column}) * 1000)::float8`;
}
