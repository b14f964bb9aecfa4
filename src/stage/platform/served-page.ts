/**
 * The page as the platform serves it: `//` and `/*` inside template literals of inline scripts are
 * taken for comments and cut (docs/apps-script.md §8.2). A `<title>` or `<meta>` of the file stays in the
 * text, the platform ignores it there.
 */
export function servedPage(html: string): string {
  return html.replace(
    /(<script(?![^>]*\ssrc=)[^>]*>)([\s\S]*?)(<\/script>)/gi,
    (_, open: string, code: string, close: string) => open + cutInTemplates(code) + close,
  );
}

function cutInTemplates(code: string): string {
  let cut = '';
  let at = 0;
  for (const [start, end] of templateLiterals(code)) {
    cut += code.slice(at, start) + withoutComments(code.slice(start, end));
    at = end;
  }
  return cut + code.slice(at);
}

function withoutComments(literal: string): string {
  return literal
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => {
      const slashes = line.indexOf('//');
      if (slashes === -1) return line;
      // The closing backtick is cut too when it stands on that line: that is Google's bug.
      return line.slice(0, slashes);
    })
    .join('\n');
}

/** Where template literals lie, outside strings and comments. A quote in a regular expression opens a string here. */
function templateLiterals(code: string): [number, number][] {
  const spans: [number, number][] = [];
  const token =
    /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/g;
  for (const match of code.matchAll(token))
    if (match[0].startsWith('`')) spans.push([match.index, match.index + match[0].length]);
  return spans;
}
