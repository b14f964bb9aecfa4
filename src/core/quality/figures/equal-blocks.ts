type Blocks = { starts: readonly number[]; length: number; mostMissing: number };

/** Groups of places from which on all values are the same, and the same ones are missing. */
export function equalBlocks(
  values: Float64Array,
  { starts, length, mostMissing }: Blocks,
): number[][] {
  const groups: number[][] = [];
  const bySum = new Map<number, number[][]>();
  for (const start of starts) {
    const end = start + length;
    if (end > values.length || missingIn(values, start, end) > mostMissing) continue;
    const sum = sumIn(values, start, end);
    const alike = bySum.get(sum) ?? [];
    const group = alike.find(([first = 0]) => isSame(values, first, start, length));
    if (group) {
      group.push(start);
      continue;
    }
    const fresh = [start];
    groups.push(fresh);
    bySum.set(sum, [...alike, fresh]);
  }
  return groups.filter((group) => group.length > 1);
}

function missingIn(values: Float64Array, start: number, end: number): number {
  let missing = 0;
  for (let index = start; index < end; index++) if (Number.isNaN(values[index])) missing++;
  return missing;
}

/** Equal blocks have equal sums, and of other blocks hardly any do. */
function sumIn(values: Float64Array, start: number, end: number): number {
  let sum = 0;
  // No number counts as 0, and so does -0.
  for (let index = start; index < end; index++)
    sum = (Math.imul(sum, 31) + (values[index] as number) * 100) | 0;
  return sum;
}

function isSame(values: Float64Array, one: number, other: number, length: number): boolean {
  for (let at = 0; at < length; at++) {
    const [here, there] = [values[one + at] as number, values[other + at] as number];
    if (here !== there && !(Number.isNaN(here) && Number.isNaN(there))) return false;
  }
  return true;
}
