const MOST_SHOWN = 6;

/** `1936–1939, 1945`: years as people write them, cut where a list would tire the reader. */
export function yearList(years: readonly number[]): string {
  const sorted = Array.from(new Set(years)).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const year of sorted) {
    const last = runs[runs.length - 1];
    if (last && last[1] === year - 1) last[1] = year;
    else runs.push([year, year]);
  }
  const shown = runs
    .slice(0, MOST_SHOWN)
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return runs.length > MOST_SHOWN ? `${shown.join(', ')} …` : shown.join(', ');
}
