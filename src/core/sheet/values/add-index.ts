/** The indexes in a series at which each number stands. */
export type Indexes = Map<number, number[]>;

export function addIndex(map: Indexes, value: number, index: number): void {
  const indexes = map.get(value);
  if (indexes) indexes.push(index);
  else map.set(value, [index]);
}
