import { parse } from 'acorn';

/**
 * `(row) => row.length` becomes `row => row.length`: people read it alike, and the add-on has 900 of them.
 *
 * @param {string} script
 */
export function bareArrows(script) {
  const tokens = /** @type {{ label: string, start: number, end: number }[]} */ ([]);
  parse(script, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken: ({ type: { label }, start, end }) => tokens.push({ label, start, end }),
  });
  let bare = '';
  let from = 0;
  tokens.forEach(({ start }, at) => {
    if (!ARROW.every((label, more) => tokens[at + more]?.label === label)) return;
    const [, name, close] = tokens.slice(at, at + 3);
    bare += script.slice(from, start) + script.slice(name?.start, name?.end);
    from = close?.end ?? from;
  });
  return bare + script.slice(from);
}

const ARROW = ['(', 'name', ')', '=>'];
