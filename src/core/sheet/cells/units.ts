import type { Element } from '../../dataset/columns.ts';
import type { RainRate, RainUnit, TemperatureUnit } from '../../reading/reading.ts';

export type Quantity = 'temperature' | 'rain';
/** All units that are read. A person can wish for most. */
export type Unit = TemperatureUnit | RainUnit | '0.1F';

export function quantityOf(element: Element): Quantity {
  return element === 'rain' ? 'rain' : 'temperature';
}

export function isStandard(unit: Unit): boolean {
  return unit === 'C' || unit === 'mm';
}

/** Converts to °C or mm. It divides where it can, because 3 / 10 is 0.3 and 3 * 0.1 is not. */
export function toStandard(value: number, unit: Unit, daysOfMonth: number): number {
  const whole = value / (PARTS[unit] ?? 1);
  if (unit.endsWith('F')) return ((whole - 32) * 5) / 9;
  if (unit === 'K') return whole - 273.15;
  return whole * (IN_MM[unit] ?? 1) * (isOfADay(unit) ? daysOfMonth : 1);
}

/** A month's mean of its days. */
export function isOfADay(unit: Unit | undefined): unit is RainRate {
  return unit?.endsWith('/day') === true;
}

const PARTS: { [unit in Unit]?: number } = { '0.1F': 10, '0.1C': 10, '0.01C': 100, '0.1mm': 10 };
const IN_MM: { [unit in Unit]?: number } = {
  in: 25.4,
  '0.01in': 0.254,
  '0.001in': 0.0254,
  cm: 10,
  m: 1000,
  'in/day': 25.4,
  'cm/day': 10,
  'm/day': 1000,
};

/** Rounds a converted month to two decimals, which are finer than any source, or six for metric units. */
export function roundConverted(value: number, unit: Unit): number {
  if (/F|in|day/.test(unit)) return roundHalfUp(value, 2);
  return roundHalfUp(value, 6);
}

/** Rounds half up, as people do. 2.675 is a little less in binary, so a tiny amount is added. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.floor(value * scale + 0.5 + 1e-7) / scale;
  return rounded === 0 ? 0 : rounded;
}

/** True for a whole number, but for what is lost in binary: 0.3 * 10 is one. */
export function isRounded(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}
