/** The year's wave at each calendar month, January first: two predictors tell any season from another. */
export const COSINES = waveOf(Math.cos);
export const SINES = waveOf(Math.sin);

function waveOf(wave: (angle: number) => number): Float64Array {
  return Float64Array.from({ length: 12 }, (_, month) => wave((month / 6) * Math.PI));
}
