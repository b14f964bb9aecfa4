export type Axis = { low: number; high: number; ticks: number[] };

/** The axis has round ends and steps, so that a person can read values between them. */
export function axisFor(low: number, high: number, intervals = 4): Axis {
  const step = roundStep((high - low || 1) / intervals);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    tidy((first + index) * step),
  );
  return { low: tidy(first * step), high: tidy(last * step), ticks };
}

/** 1, 2, 5, 10, 20, 50 … */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5, 10].find((one) => one * power >= step) ?? 10;
  return factor * power;
}

/** 0.1 + 0.2 must not be shown as 0.30000000000000004. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
