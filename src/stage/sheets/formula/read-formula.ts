/** What a formula says. A reference is kept as text: where it points is known when it is calculated. */
export type Formula =
  | { is: 'value'; value: string | number | boolean }
  | { is: 'reference' | 'error'; text: string }
  | { is: 'call'; name: string; args: (Formula | null)[] }
  | { is: 'operator'; operator: string; left: Formula; right: Formula }
  | { is: 'minus' | 'percent'; of: Formula };

const TEXT = '"(?:[^"]|"")*"';
const NUMBER = String.raw`(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}\d_.:$])`;
const ERROR = String.raw`#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!)`;
/** A function, a name, `B2`, `B2:C9`, `B:B`, each perhaps of another sheet. */
const WORD = String.raw`(?:'(?:[^']|'')+'!|[\p{L}_][\p{L}\d_]*!)?[\p{L}\d_$][\p{L}\d_$.]*(?::[\p{L}\d_$]+)?`;
const OPERATOR = '<>|<=|>=|[-+*/^&=<>(),;%]';
const TOKEN = new RegExp(`\\s*(${[TEXT, NUMBER, ERROR, WORD, OPERATOR].join('|')})`, 'uy');

/** Loosest first; operators of one line bind alike and go from the left. */
const OPERATORS = [['=', '<>', '<', '>', '<=', '>='], ['&'], ['+', '-'], ['*', '/'], ['^']];

/** Null where the text is no formula this stage can read. */
export function readFormula(text: string): Formula | null {
  const tokens = tokensOf(text.slice(1));
  if (!tokens) return null;
  const reader = new Reader(tokens);
  const formula = reader.expression(0);
  return formula && reader.isAtEnd() ? formula : null;
}

function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const found = TOKEN.exec(text)?.[1];
    if (!found) return null;
    tokens.push(found);
  }
  return tokens;
}

/** Reads tokens from the left; a method answers null as soon as something does not fit. */
class Reader {
  private readonly tokens: string[];
  private place = 0;

  constructor(tokens: string[]) {
    this.tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.place === this.tokens.length;
  }

  expression(level: number): Formula | null {
    const operators = OPERATORS[level];
    if (!operators) return this.signed();
    let left = this.expression(level + 1);
    while (left && operators.includes(this.peek())) {
      const operator = this.take();
      const right = this.expression(level + 1);
      if (!right) return null;
      left = { is: 'operator', operator, left, right };
    }
    return left;
  }

  private signed(): Formula | null {
    if (this.peek() === '+') {
      this.take();
      return this.signed();
    }
    if (this.peek() !== '-') return this.percent();
    this.take();
    const of = this.signed();
    return of && { is: 'minus', of };
  }

  private percent(): Formula | null {
    let of = this.atom();
    while (of && this.peek() === '%') {
      this.take();
      of = { is: 'percent', of };
    }
    return of;
  }

  private atom(): Formula | null {
    if (this.isAtEnd()) return null;
    const token = this.take();
    if (token === '(') return this.closed(this.expression(0));
    if (token.startsWith('"'))
      return { is: 'value', value: token.slice(1, -1).replaceAll('""', '"') };
    if (token.startsWith('#')) return { is: 'error', text: token };
    if (!Number.isNaN(Number(token))) return { is: 'value', value: Number(token) };
    if (/^(TRUE|FALSE)$/i.test(token) && this.peek() !== '(')
      return { is: 'value', value: /^t/i.test(token) };
    if (this.peek() === '(') return this.call(token.toUpperCase());
    return /^[\p{L}\d_$']/u.test(token) ? { is: 'reference', text: token } : null;
  }

  private closed(inner: Formula | null): Formula | null {
    return inner && this.take() === ')' ? inner : null;
  }

  private call(name: string): Formula | null {
    this.take();
    const args: (Formula | null)[] = [];
    if (this.peek() === ')') return this.closed({ is: 'call', name, args });
    for (;;) {
      const isLeftOut = /^[,;)]$/.test(this.peek());
      const arg = isLeftOut ? null : this.expression(0);
      if (!arg && !isLeftOut) return null;
      args.push(arg);
      const next = this.take();
      if (next === ')') return { is: 'call', name, args };
      // Spreadsheets of many languages part arguments with a semicolon.
      if (next !== ',' && next !== ';') return null;
    }
  }

  private peek(): string {
    return this.tokens[this.place] ?? '';
  }

  private take(): string {
    this.place += 1;
    return this.tokens[this.place - 1] ?? '';
  }
}
