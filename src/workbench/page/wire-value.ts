/**
 * What an argument of `google.script.run` becomes on its way to the server (apps-script.md §8.4):
 * plain data goes through, `undefined` becomes null, and everything else fails with the key it
 * stands under.
 */
export function wireValue(value: unknown, key: string, inside: object[] = []): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (typeof value !== 'object')
    throw new TypeError(`Failed due to illegal value in property: ${key}`);
  if (inside.includes(value)) throw new TypeError('Failed due to circular reference.');
  const path = [...inside, value];
  if (Array.isArray(value)) return value.map((item, index) => wireValue(item, String(index), path));
  if (!isPlain(value)) throw new TypeError(`Failed due to illegal value in property: ${key}`);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, wireValue(item, name, path)]),
  );
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
