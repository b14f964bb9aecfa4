import * as v from 'valibot';
import { readJson } from '../http/read-json.ts';
import { refuseAuth } from './auth-answer.ts';

const BODY_BYTES = 64 * 1024;

/** The body in its shape, or the refusal in the shape the public clients read. */
export async function readAuthBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | Response> {
  const sent = await readJson(request, BODY_BYTES);
  if (!sent.ok)
    return sent.problem.kind === 'body-too-large'
      ? refuseAuth(request, 'request_entity_too_large')
      : refuseAuth(request, 'bad_json');
  const body = v.safeParse(schema, sent.value);
  if (body.success && !holdsNul(sent.value)) return body.output;
  const field = body.success ? 'body' : (v.getDotPath(body.issues[0]) ?? 'body');
  return refuseAuth(request, 'validation_failed', { params: { field: field.slice(0, 40) } });
}

/** The database can keep no U+0000, wherever in the body it hides. */
function holdsNul(value: unknown): boolean {
  return JSON.stringify(value).includes('\\u0000');
}
