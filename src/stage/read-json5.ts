import { parseExpressionAt } from 'acorn';
import type { Node } from './script-syntax.ts';

/** JSON with comments, names without quotes and a comma at the end: clasp takes its settings so. */
export function readJson5(text: string): unknown {
  return valueIn(parseExpressionAt(text, 0, { ecmaVersion: 'latest' }) as unknown as Node);
}

function valueIn(node: Node): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return (node.elements as Node[]).map(valueIn);
  if (node.type !== 'ObjectExpression') throw new SyntaxError(`${node.type} is no JSON`);
  const pairs = node.properties as { key: { name?: string; value?: string }; value: Node }[];
  return Object.fromEntries(pairs.map(({ key, value }) => [key.name ?? key.value, valueIn(value)]));
}
