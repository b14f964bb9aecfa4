import { parse } from 'acorn';

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

/**
 * What the editor refuses on push (apps-script.md §6.2): modules, class fields, private and static
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

/** `function f(){}` and `var f = function`, as apps-script.md §6.3 recognises them. */
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

/**
 * All files of a library are put into one function, where a `const` of a later file is known and may not
 * be touched yet. As files of their own it is not there, and `typeof LATER` may be asked.
 */
export function withoutWaiting(source: string, body: Node[]): string {
  let text = '';
  let done = 0;
  for (const { from, to, instead } of body.flatMap(asVariable)) {
    text += source.slice(done, from) + instead;
    done = to;
  }
  return text + source.slice(done);
}

type Edit = { from: number; to: number; instead: string };

function asVariable({ type, start, end, kind, id }: Node): Edit[] {
  if (type === 'VariableDeclaration' && kind !== 'var')
    return [{ from: start, to: start + String(kind).length, instead: 'var' }];
  if (type !== 'ClassDeclaration') return [];
  return [
    { from: start, to: start, instead: `var ${(id as { name: string }).name} = ` },
    // A declaration needs no semicolon, an assignment may.
    { from: end, to: end, instead: ';' },
  ];
}

/** What stands for others under its name: functions and `var`s, as properties of a global object would. */
export function declaredNames(node: Node): string[] {
  if (node.type === 'FunctionDeclaration') return [(node.id as { name: string }).name];
  if (node.type !== 'VariableDeclaration' || node.kind !== 'var') return [];
  return (node.declarations as { id: { name?: string } }[]).flatMap(({ id }) => id.name ?? []);
}
