import * as v from 'valibot';
import { firstCharacters, unstorableIn } from '../../core/dataset/storable-text.ts';
import { type JsonReading, readJsonOfAnyType } from '../http/read-json.ts';
import { refuseAuth } from './auth-answer.ts';

const BODY_BYTES = 64 * 1024;

/** The body in its shape, or a refusal that the public clients can read. */
export async function readAuthBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> {
  // Like the protocol's own service: a form is not JSON, whatever it holds.
  if (isForm(request)) return refuseAuth(request, 'bad_json');
  const sent = await readJsonOfAnyType(request, BODY_BYTES);
  if (!sent.ok) return refuseReading(request, sent);
  const body = v.safeParse(schema, sent.value);
  const field = body.success
    ? (listField(sent.value as Record<string, unknown>) ?? unstorableField(sent.value as object))
    : (v.getDotPath(body.issues[0]) ?? 'body');
  if (body.success && field === null) return body.output;
  const params = { field: firstCharacters(field ?? 'body', 40) };
  return refuseAuth(request, 'validation_failed', { params });
}

function isForm(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);
}

function refuseReading(
  request: Request,
  { problem }: Extract<JsonReading, { ok: false }>,
): Response {
  if (problem.kind === 'body-too-large') return refuseAuth(request, 'request_entity_too_large');
  if (problem.kind === 'not-json-levels')
    return refuseAuth(request, 'validation_failed', { params: { field: 'body' } });
  if (problem.kind === 'content-encoded')
    return refuseAuth(request, 'body_encoded', { params: { encoding: problem.encoding } });
  return refuseAuth(request, 'bad_json');
}

/** JavaScript calls a list an object, too. Clients that send a list mean no object. */
function listField(body: Record<string, unknown>): string | null {
  if (Array.isArray(body)) return 'body';
  return Array.isArray(body.data) ? 'data' : null;
}

/** The field that holds a character no database keeps. */
function unstorableField(body: object): string | null {
  const unstorable = Object.entries(body).find(([, value]) => !isStorable(value));
  return unstorable ? unstorable[0] : null;
}

/** The reader of bodies lets few levels through. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorableIn(value);
  return partsOf(value).every(isStorable);
}

function partsOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Array.isArray(value) ? value : Object.entries(value).flat();
}
