/**
 * `Properties.*` and `*.getRange`: `*` stands for any part of a method's full name. Every realm asks
 * this of hundreds of patterns, so no expression is made of them.
 */
export function matchesPattern(pattern: string, method: string): boolean {
  // Most fail by their first letter, and none of those makes a text of its own.
  if (pattern[0] !== '*' && pattern[0] !== method[0]) return false;
  const star = pattern.indexOf('*');
  if (star === -1) return pattern === method;
  if (!method.startsWith(pattern.slice(0, star))) return false;
  const parts = pattern.slice(star + 1).split('*');
  const tail = parts.pop() ?? '';
  let at = star;
  for (const part of parts) {
    const start = method.indexOf(part, at);
    if (start === -1) return false;
    at = start + part.length;
  }
  return method.length - tail.length >= at && method.endsWith(tail);
}
