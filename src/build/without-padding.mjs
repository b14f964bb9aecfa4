import { parse } from 'acorn';

/**
 * `{a, b}` for `{ a, b }` and `a => b` for `(a) => b`, as scripts are written too: people read it alike,
 * and every execution loads less. What stands in texts is left alone.
 *
 * @param {string} script
 */
export function withoutPadding(script) {
  const kept = /** @type {string[]} */ ([]);
  let from = 0;
  for (const at of paddingIn(script)) {
    kept.push(script.slice(from, at));
    from = at + 1;
  }
  return kept.join('') + script.slice(from);
}

/** Spaces inside braces of one line, and parentheses around the only name an arrow takes. @param {string} script */
function paddingIn(script) {
  const found = /** @type {number[]} */ ([]);
  let before = /** @type {import('acorn').Token[]} */ ([]);
  parse(script, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken: (token) => {
      const { label } = token.type;
      if (label === '{' && /^ \S/.test(script.slice(token.end, token.end + 2)))
        found.push(token.end);
      if (label === '}' && /\S $/.test(script.slice(token.start - 2, token.start)))
        found.push(token.start - 1);
      const [open, name, close] = before;
      if (label === '=>' && open?.type.label === '(' && name?.type.label === 'name' && close)
        found.push(open.start, close.start);
      before = [...before.slice(-2), token];
    },
  });
  return found.sort((one, other) => one - other);
}
