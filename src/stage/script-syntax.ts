import { parse } from 'acorn';

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * What the editor refuses on push (docs/apps-script.md §6.2): modules, class fields, private and static
 * members. Answers its statements.
 */
export function checkScript({ name, source }: { name: string; source: string }): Node[] {
  const program = parseScript(name, source);
  const refused = findRefused(program);
  if (refused) {
    const line = source.slice(0, refused.start).split('\n').length;
    throw new SyntaxError(
      `Cannot push ${name}: line ${line} has ${refused.what}, which Apps Script refuses`,
    );
  }
  return program.body as Node[];
}

function parseScript(name: string, source: string): Node {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script' }) as unknown as Node;
  } catch (error) {
    throw new SyntaxError(`Cannot push ${name}: ${(error as Error).message}`, { cause: error });
  }
}

const REFUSED: Record<string, string> = {
  PropertyDefinition: 'a class field',
  PrivateIdentifier: 'a private member',
  StaticBlock: 'a static block',
  ImportExpression: 'an import',
};

function findRefused(node: Node): { start: number; what: string } | null {
  const what = REFUSED[node.type];
  if (what) return { start: node.start, what };
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = isNode(child) ? findRefused(child) : null;
      if (found) return found;
    }
  return null;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** `function f(){}` and `var f = function`, as docs/apps-script.md §6.3 recognises them. */
export function declaredFunctions(node: Node): string[] {
  if (node.type === 'FunctionDeclaration') return [(node.id as { name: string }).name];
  if (node.type !== 'VariableDeclaration') return [];
  return (node.declarations as Node[])
    .filter((declared) => /Function/.test((declared.init as Node | null)?.type ?? ''))
    .map((declared) => (declared.id as { name: string }).name);
}

export type Place = { start: number; end: number };

/** Everything else is blank, so that an error still names the line. */
export function functionsAlone(source: string, functions: readonly Place[]): string {
  let text = '';
  let at = 0;
  for (const { start, end } of functions) {
    text += blank(source.slice(at, start)) + source.slice(start, end);
    at = end;
  }
  return text;
}

function blank(text: string): string {
  return text.replace(/[^\n]+/g, ({ length }) => ' '.repeat(length));
}
