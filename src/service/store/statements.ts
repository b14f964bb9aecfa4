/** Comments, texts, names and bodies of functions may hold a semicolon that ends nothing. */
const STATEMENT = /(?:--[^\n]*|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|[^;])+/g;

/** The statements of a script one by one: some of them no engine takes together with others. */
export function statementsOf(script: string): string[] {
  const statements = script.match(STATEMENT) ?? [];
  return statements.filter((one) => one.replace(/--[^\n]*/g, '').trim() !== '');
}
