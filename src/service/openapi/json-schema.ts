import type { BaseIssue, BaseSchema } from 'valibot';

export type JsonSchema = { [key: string]: unknown };

/** The parts of a valibot schema that we read. All of them are public. */
type Node = {
  type: string;
  pipe?: (Node | Check)[];
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  value?: Node | unknown;
  options?: (Node | string)[];
  literal?: unknown;
  /** the value of an optional field that is left out */
  default?: unknown;
};
type Check = { kind: string; type: string; requirement?: unknown; metadata?: JsonSchema };

/**
 * The JSON Schema of one of our valibot schemas. The handlers read and the tests check with the same
 * schemas, so the description of the API cannot differ from them.
 */
export function jsonSchemaOf(schema: BaseSchema<unknown, unknown, BaseIssue<unknown>>): JsonSchema {
  return convert(schema as unknown as Node);
}

const SIMPLE: Record<string, JsonSchema> = {
  string: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  unknown: {},
};

function convert(node: Node): JsonSchema {
  if (node.pipe) return convertPipe(node.pipe);
  const simple = SIMPLE[node.type];
  if (simple) return simple;
  switch (node.type) {
    case 'literal':
      return { const: node.literal };
    case 'picklist':
      return { type: 'string', enum: node.options };
    case 'array':
      return { type: 'array', items: convert(need(node.item)) };
    case 'record':
      return { type: 'object', additionalProperties: convert(need(node.value as Node)) };
    case 'union':
      return { anyOf: (node.options as Node[]).map(convert) };
    case 'optional':
      return { ...convert(need(node.wrapped)), ...defaultOf(node) };
    case 'nullable':
    case 'nullish':
      return { anyOf: [convert(need(node.wrapped)), { type: 'null' }], ...defaultOf(node) };
    case 'object':
    case 'strict_object':
      return convertObject(node);
    default:
      throw new Error(`Cannot describe a schema of type ${node.type}`);
  }
}

function defaultOf(node: Node): JsonSchema {
  return node.default === undefined ? {} : { default: node.default };
}

function convertObject({ type, entries = {} }: Node): JsonSchema {
  const required = Object.keys(entries).filter((key) => !isOptional(entries[key]));
  const properties = Object.entries(entries).map(([key, entry]) => [key, convert(entry)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
    ...(type === 'strict_object' ? { additionalProperties: false } : {}),
  };
}

export function isOptional(node: { type: string } | undefined): boolean {
  return node?.type === 'optional' || node?.type === 'nullish';
}

const CHECKS: Record<string, (requirement: unknown, type: unknown) => JsonSchema> = {
  integer: () => ({ type: 'integer' }),
  min_value: (minimum) => ({ minimum }),
  max_value: (maximum) => ({ maximum }),
  min_length: (least, type) => (type === 'array' ? { minItems: least } : { minLength: least }),
  max_length: (most, type) => (type === 'array' ? { maxItems: most } : { maxLength: most }),
  uuid: () => ({ format: 'uuid' }),
  iso_timestamp: () => ({ format: 'date-time' }),
  // What it looks at is said by the number that comes of it.
  check: () => ({}),
  regex: (pattern) => ({ pattern: (pattern as RegExp).source }),
  // Read from the text of an address: what it is made into is what a client means.
  to_number: () => ({ type: 'integer' }),
};

function convertPipe([first, ...checks]: (Node | Check)[]): JsonSchema {
  const base = convert(first as Node);
  const checked = (checks as Check[]).map(({ type, requirement, metadata }) => {
    // Words that only JSON Schema has are taken as they are.
    if (metadata) return metadata;
    const check = CHECKS[type];
    if (!check) throw new Error(`Cannot describe the check ${type}`);
    return check(requirement, base.type);
  });
  return Object.assign({}, base, ...checked);
}

function need<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('Cannot describe a schema that lacks its inner schema');
  return value;
}
