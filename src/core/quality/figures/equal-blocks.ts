type Blocks = { starts: readonly number[]; length: number; mostMissing: number };

/** Groups of places from which on all values are the same, and the same ones are missing. */
export function equalBlocks(
  values: Float64Array,
  { starts, length, mostMissing }: Blocks,
): number[][] {
  const groups = new Map<string, number[]>();
  for (const start of starts) {
    const block = values.subarray(start, start + length);
    if (block.length < length || block.filter(Number.isNaN).length > mostMissing) continue;
    const text = block.join();
    groups.set(text, [...(groups.get(text) ?? []), start]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
