export type Axis = { low: number; high: number; ticks: number[] };

/** Beyond it, spans and ends of an axis would be no numbers any more. */
const FARTHEST = 1e300;
/** Numbers hold some fifteen digits; an axis that needed more of them would have no steps. */
const FINEST = 1e-9;

const INTERVALS = 4;

/** The axis has round ends and steps, so that a person can read values between them. */
export function axisFor(lowest: number, highest: number): Axis {
  const [low, high] = [lowest, highest].map((end) =>
    Math.max(-FARTHEST, Math.min(FARTHEST, end)),
  ) as [number, number];
  const least = Math.max(1 / FARTHEST, FINEST * Math.max(Math.abs(low), Math.abs(high)));
  const step = roundStep(Math.max(high - low || 1, least) / INTERVALS);
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
  const factor = [1, 2, 5, 10].find((digit) => digit * power >= step) ?? 10;
  return factor * power;
}

/** 0.1 + 0.2 must not be shown as 0.30000000000000004. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
