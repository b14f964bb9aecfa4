/** The two wettest days, or months, of a calendar month by their indexes; how many were wet, and their sum. */
export type Wettest = { first: number; second: number; wet: number; sum: number };

/** January to December; `months` says of each value which of them it is of, 0 to 11. */
export function wettestOf(values: Float64Array, months: ArrayLike<number>): Wettest[] {
  const all = Array.from({ length: 12 }, () => ({ first: -1, second: -1, wet: 0, sum: 0 }));
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    const wettest = all[months[index] as number];
    if (!(value > 0) || !wettest) continue;
    wettest.wet++;
    wettest.sum += value;
    if (value > (values[wettest.first] ?? 0)) {
      wettest.second = wettest.first;
      wettest.first = index;
    } else if (value > (values[wettest.second] ?? 0)) wettest.second = index;
  }
  return all;
}

/** A calendar month with the ones before and after it: its wettest, and the wettest of all others. */
export function seasonOf(values: Float64Array, months: readonly Wettest[], month: number) {
  const season = [month, month + 11, month + 1].flatMap((near) => months[near % 12] ?? []);
  const at = (index: number | undefined): number => values[index ?? -1] ?? 0;
  const [here, ...beside] = season;
  const next = Math.max(at(here?.second), ...beside.map(({ first }) => at(first)));
  return { season, index: here?.first ?? -1, value: at(here?.first), next };
}
