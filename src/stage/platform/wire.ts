/**
 * What crosses between the script's realm and the stage is text: a realm that was handed objects of
 * another realm could climb out through their constructors, and `instanceof Date` would be false.
 */
export function toWire(value: unknown): string {
  return JSON.stringify(packed(value));
}

export function fromWire(text: string): unknown {
  return unpacked(JSON.parse(text));
}

type Packed = null | string | number | boolean | Packed[] | { [key: string]: Packed };

function packed(value: unknown): Packed {
  if (value === undefined || value === null || typeof value === 'function') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { $number: String(value) };
  if (typeof value !== 'object') return typeof value === 'boolean' ? value : String(value);
  if (Array.isArray(value)) return value.map(packed);
  if (isDate(value)) return { $date: value.getTime() };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, packed(item)]));
}

/** Recognised by its internal slot, not by its class: a date may come from another realm. */
function isDate(value: object): value is Date {
  return Object.prototype.toString.call(value) === '[object Date]';
}

function unpacked(value: Packed): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (typeof item === 'object') value[index] = unpacked(item) as Packed;
    return value;
  }
  // A date that is on no calendar has no number, and null would make it the first of 1970.
  if ('$date' in value)
    return new Date(value.$date === null ? Number.NaN : (value.$date as number));
  if ('$number' in value) return Number(value.$number);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpacked(item)]));
}
