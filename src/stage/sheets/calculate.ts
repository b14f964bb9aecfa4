/**
 * What a formula of plain numbers gives, such as `=11.4+0`, and the error of a name that stands for nothing. Null for
 * any other: the stage calculates none that reads cells.
 */
export function calculated(formula: string): number | string | null {
  const text = formula.slice(1).trim();
  if (/^[\p{L}_][\p{L}\d_]*$/u.test(text) && !/^[a-z]{1,3}\d+$/i.test(text)) return '#NAME?';
  if (!/^[-+*/().\d\s]+$/.test(text)) return null;
  const tokens = text.match(/\d+\.?\d*|\.\d+|\S/g) ?? [];
  const value = termsOf(tokens);
  if (tokens.length > 0 || Number.isNaN(value)) return null;
  return Number.isFinite(value) ? value : '#DIV/0!';
}

function termsOf(tokens: string[]): number {
  let value = factorsOf(tokens);
  while (/^[-+]$/.test(tokens[0] ?? ''))
    value += tokens.shift() === '-' ? -factorsOf(tokens) : factorsOf(tokens);
  return value;
}

function factorsOf(tokens: string[]): number {
  let value = factorOf(tokens);
  while (/^[*/]$/.test(tokens[0] ?? ''))
    value = tokens.shift() === '*' ? value * factorOf(tokens) : value / factorOf(tokens);
  return value;
}

function factorOf(tokens: string[]): number {
  const token = tokens.shift() ?? '';
  if (token === '-') return -factorOf(tokens);
  if (token === '+') return factorOf(tokens);
  if (token !== '(') return token === '' ? Number.NaN : Number(token);
  const value = termsOf(tokens);
  return tokens.shift() === ')' ? value : Number.NaN;
}
