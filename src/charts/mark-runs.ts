/** Neighbours with the same mark are drawn as one rectangle. */
type MarkRun = { mark: string; from: number; length: number };

export function markRuns(marks: Iterable<string>): MarkRun[] {
  const runs: MarkRun[] = [];
  let place = 0;
  for (const mark of marks) {
    const last = runs[runs.length - 1];
    if (last?.mark === mark) last.length += 1;
    else runs.push({ mark, from: place, length: 1 });
    place += 1;
  }
  return runs;
}
