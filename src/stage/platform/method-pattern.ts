/** `Properties.*` and `*.getRange`: `*` stands for any part of a method's full name. */
export function matchesPattern(pattern: string, method: string): boolean {
  if (!pattern.includes('*')) return pattern === method;
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}$`, 's').test(method);
}
