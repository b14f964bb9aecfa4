import { classOf } from './own.ts';

const objectKind = Object.prototype.toString;

/** Of a script's own making: what Java takes for a map. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return objectKind.call(value) === '[object Object]' && classOf(value) === null;
}

let lists = 0;

/**
 * What Java writes of what no cell holds. Seen in sheets: `[Ljava.lang.Object;@5d23044d` for a list,
 * `{stringValue=a}` for an object, whatever `toString` it has.
 */
export function javaText(value: unknown, around: readonly unknown[] = []): string {
  if (typeof value === 'number') return javaNumber(value);
  if (Array.isArray(value)) {
    lists += 1;
    // Java names where it lies in memory, which nobody can foretell; here each list has another.
    return `[Ljava.lang.Object;@${(0x1b2c3d4e + lists * 0x9e3779).toString(16)}`;
  }
  if (!isPlainObject(value) || around.includes(value)) return String(value);
  const entries = Object.entries(value).map(
    ([name, one]) => `${name}=${javaText(one, [...around, value])}`,
  );
  return `{${entries.join(', ')}}`;
}

/** As `Double.toString` writes it: 25.0, and 1.6E12 from ten millions on. */
export function javaNumber(value: number): string {
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= 1e-3 && size < 1e7) || !Number.isFinite(value);
  const [digits = '', exponent] = (isPlain ? String(value) : value.toExponential()).split('e');
  const decimal = /^-?\d+$/.test(digits) ? `${digits}.0` : digits;
  return exponent === undefined ? decimal : `${decimal}E${Number(exponent)}`;
}
