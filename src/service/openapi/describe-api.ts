import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Route } from '../http/route.ts';

export type JsonSchema = { [key: string]: unknown };

/** Clients may rely on these fields. The rest belongs to the standard. */
export const DescriptionAnswer = v.strictObject({
  openapi: v.literal('3.1.0'),
  info: v.strictObject({ title: v.string(), version: v.string(), description: v.string() }),
  servers: v.array(v.strictObject({ url: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
  components: v.record(v.string(), v.record(v.string(), v.unknown())),
});

/** OpenAPI 3.1, made of the routes that are served. */
export function describeApi(routes: readonly Route[], address: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of routes) {
    const path = publicPath(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Almanac',
      version: '1',
      description: 'Yearly rows of monthly temperatures (°C) and rain (mm).',
    },
    servers: [{ url: address }],
    paths,
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: { Error: OWN_ERROR, AuthError: AUTH_ERROR },
    },
  };
}

/** `/datasets/:id{[^/.]+\\.csv}` becomes `/datasets/{id}.csv`, as others write it. */
export function publicPath(pattern: string): string {
  return pattern.replace(
    /:(\w+)(?:\{([^}]*)\})?/g,
    (_, name: string, rule = '') => `{${name}}${endingIn(rule)}`,
  );
}

/** `[^/.]+\\.sef\\.zip` ends an address in `.sef.zip`. */
function endingIn(rule: string): string {
  return rule.replace(/^.*?\+/, '').replaceAll('\\', '');
}

function operation(route: Route, path: string): JsonSchema {
  const parameters = [
    ...pathParameters(path),
    ...parametersOf(route.query, 'query'),
    ...parametersOf(route.headers, 'header'),
  ];
  return {
    summary: route.summary,
    ...(route.signedIn === 'no' ? {} : { security: securityOf(route.signedIn) }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: true, content: jsonContent(route.body) } } : {}),
    responses: responsesOf(route, path),
  };
}

function responsesOf(
  { summary, answers, produces, refusals = {} }: Route,
  path: string,
): JsonSchema {
  const errors = path.startsWith('/auth/') ? 'AuthError' : 'Error';
  const refused = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${errors}` } } },
  });
  const responses: JsonSchema = { default: refused('Refused') };
  for (const [status, schema] of Object.entries(answers))
    responses[status] = {
      description: summary,
      ...(schema ? { content: jsonContent(schema) } : {}),
      ...(produces && status === '200'
        ? { content: { [produces]: { schema: { type: 'string' } } } }
        : {}),
    };
  for (const [status, means] of Object.entries(refusals)) responses[status] = refused(means);
  return responses;
}

function securityOf(signedIn: 'needed' | 'optional'): JsonSchema[] {
  return signedIn === 'needed' ? [{ accessToken: [] }] : [{ accessToken: [] }, {}];
}

function jsonContent(schema: v.GenericSchema): JsonSchema {
  return { 'application/json': { schema: jsonSchemaOf(schema) } };
}

function pathParameters(path: string): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }));
}

function parametersOf(
  schema: v.GenericSchema | undefined,
  place: 'query' | 'header',
): JsonSchema[] {
  const { entries = {} } = (schema ?? {}) as { entries?: Record<string, v.GenericSchema> };
  return Object.entries(entries).map(([name, entry]) => ({
    name,
    in: place,
    required: !['optional', 'nullish'].includes(entry.type),
    schema: jsonSchemaOf(entry),
  }));
}

/** The handlers read and the tests check with the same schemas, so the description cannot differ from them. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  // As a client sends it. What has no words in JSON Schema is left out: our own checks, the flag of a pattern.
  const { $schema, ...described } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return described;
}

const OWN_ERROR: JsonSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: { error: { type: 'string' }, code: { type: 'string' } },
};

/** Newer clients ask for `code` and `message` with the header X-Supabase-Api-Version. */
const AUTH_ERROR: JsonSchema = {
  anyOf: [
    {
      type: 'object',
      required: ['error', 'code', 'message'],
      properties: {
        error: { type: 'string' },
        code: { type: 'string' },
        message: { type: 'string' },
      },
    },
    {
      type: 'object',
      required: ['error', 'code', 'error_code', 'msg'],
      properties: {
        error: { type: 'string' },
        code: { type: 'integer' },
        error_code: { type: 'string' },
        msg: { type: 'string' },
      },
    },
  ],
};
