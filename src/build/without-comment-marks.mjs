import { parse } from 'acorn';

/**
 * The same script without two slashes, or a slash and a star, anywhere. HtmlService takes `//` in a template
 * literal for a comment and cuts the line there; nobody has written where else it does.
 *
 * @param {string} script minified, so that it holds no comments of its own
 */
export function withoutCommentMarks(script) {
  const safe = withLiteralsRewritten(script);
  const left = /.{0,40}\/[/*].{0,40}/.exec(safe);
  if (left) throw new Error(`Cannot take out what looks like a comment: ${left[0]}`);
  return safe;
}

/** @param {string} script */
function withLiteralsRewritten(script) {
  const pieces = [];
  let done = 0;
  for (const { start, end, rewrite } of literalsOf(script)) {
    pieces.push(script.slice(done, start), rewrite(script.slice(start, end)));
    done = end;
  }
  return pieces.join('') + script.slice(done);
}

/** @typedef {{ start: number, end: number, rewrite: (text: string) => string }} Literal */

/** @param {string} script @returns {Literal[]} */
function literalsOf(script) {
  const literals = /** @type {Literal[]} */ ([]);
  parse(script, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    onToken: ({ type: { label }, start, end }) => {
      if (label === 'string') literals.push({ start, end, rewrite: rewriteString });
      if (label === 'regexp') literals.push({ start, end, rewrite: rewriteRegExp });
    },
  });
  return literals;
}

/** @param {string} text */
function rewriteString(text) {
  // The pattern takes other escapes as pairs, because the second half of `\\` escapes nothing.
  return text.replace(/\\[^/]|\\?\/(?=[/*])/gs, (found) =>
    found.endsWith('/') ? '\\u002f' : found,
  );
}

/** A reader that looks for strings would take a quote in a regular expression for the start of one. */
const CODES = { '/': '\\x2f', '"': '\\x22', "'": '\\x27' };

/** @param {string} text */
function rewriteRegExp(text) {
  const end = text.lastIndexOf('/');
  const body = text
    .slice(1, end)
    .replace(/\\[^/"']|\\?([/"'])/gs, (found, /** @type {keyof typeof CODES} */ mark) =>
      mark ? CODES[mark] : found,
    );
  return `/${body}${text.slice(end)}`;
}
