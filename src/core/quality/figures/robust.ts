/** Centre and spread that a few wild values do not move. */
export type Usual = { centre: number; spread: number };

export function median(values: readonly number[]): number {
  return medianInPlace(new Float64Array(values));
}

/** Moves the values about: for lists that nobody needs afterwards. */
function medianInPlace(copy: Float64Array): number {
  if (copy.length === 0) return Number.NaN;
  const middle = copy.length >> 1;
  const upper = select(copy, middle);
  if (copy.length % 2) return upper;
  let lower = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < middle; index++) lower = Math.max(lower, copy[index] as number);
  return (lower + upper) / 2;
}

/**
 * The value at `place` of the sorted list, smaller ones moved before it. Hoare's selection: the
 * checks take hundreds of medians, and sorting for each of them is most of their time.
 */
export function select(values: Float64Array, place: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >> 1] as number;
    let [left, right] = [from, to];
    while (left <= right) {
      while ((values[left] as number) < pivot) left++;
      while ((values[right] as number) > pivot) right--;
      if (left > right) break;
      const moved = values[left] as number;
      values[left++] = values[right] as number;
      values[right--] = moved;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return values[place] as number;
}

/** The median of distances, scaled to a standard deviation where values are normal. Moves them about. */
export function spreadOf(distances: Float64Array): number {
  return 1.4826 * medianInPlace(distances);
}

/** A value beyond `most`, on either side, counts as `most`: a wild value must not decide for all. */
export function bounded(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/** Each value as far as `most`, on either side; 0, the usual, where nothing is known. */
export function drawnIn(values: Float64Array, most: number): Float64Array {
  const drawn = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (!Number.isNaN(value)) drawn[index] = bounded(value, most);
  }
  return drawn;
}

/** The known values of a calendar month, 0 for January. */
export function valuesOfMonth(values: Float64Array, month: number): Float64Array {
  const own = new Float64Array(Math.ceil(values.length / 12));
  let count = 0;
  for (let index = month; index < values.length; index += 12) {
    const value = values[index] as number;
    if (!Number.isNaN(value)) own[count++] = value;
  }
  return own.subarray(0, count);
}

/** How far from 0 the known values lie. */
export function distancesOf(values: Float64Array): Float64Array {
  const distances = new Float64Array(values.length);
  let count = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (!Number.isNaN(value)) distances[count++] = Math.abs(value);
  }
  return distances.subarray(0, count);
}

/**
 * Biweight mean and standard deviation with a cut at 7.5 median distances.
 * Lanzante 1996, Int. J. Climatol. 16, appendix; what GHCN-M judges monthly outliers by.
 */
export function biweight(values: Float64Array): Usual {
  const copy = values.slice();
  const middle = medianInPlace(copy);
  for (let index = 0; index < copy.length; index++)
    copy[index] = Math.abs((copy[index] as number) - middle);
  const cut = 7.5 * medianInPlace(copy);
  if (cut === 0) return { centre: middle, spread: 0 };
  const sums = { weight: 0, weighted: 0, square: 0, slope: 0 };
  for (const value of values) {
    const away = value - middle;
    // Products, because a power is a call in the engines this runs on, and this is the hot loop.
    const rest = 1 - (away / cut) * (away / cut);
    if (rest <= 0) continue;
    sums.weight += rest * rest;
    sums.weighted += away * rest * rest;
    sums.square += away * away * rest * rest * rest * rest;
    sums.slope += rest * (5 * rest - 4);
  }
  return {
    centre: middle + sums.weighted / sums.weight,
    spread: Math.sqrt(values.length * sums.square) / Math.abs(sums.slope),
  };
}

export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
