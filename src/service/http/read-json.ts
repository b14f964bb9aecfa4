import type { ServiceProblem } from './problem.ts';

export type JsonReading =
  | { ok: true; value: unknown }
  | {
      ok: false;
      problem: Extract<
        ServiceProblem,
        {
          kind:
            | 'not-json'
            | 'not-json-number'
            | 'not-json-type'
            | 'content-encoded'
            | 'body-too-large'
            | 'body-unfinished';
        }
      >;
    };

/** Reads a JSON body no longer than `limitBytes`, and stops reading where it gets longer. */
export async function readJson(request: Request, limitBytes: number): Promise<JsonReading> {
  const sent = await readJsonBytes(request, limitBytes);
  return sent.ok ? parseJson(sent.bytes) : sent;
}

type BytesReading = { ok: true; bytes: Uint8Array } | Extract<JsonReading, { ok: false }>;

/** The bytes of a body that is sent as JSON: waiting for them costs nothing, reading them a core. */
export async function readJsonBytes(request: Request, limitBytes: number): Promise<BytesReading> {
  if (!isJsonType(request.headers.get('content-type')))
    return { ok: false, problem: { kind: 'not-json-type' } };
  return readPlainBytes(request, limitBytes);
}

/** For routes whose contract names no content type: the body must be JSON, the header may say anything. */
export async function readJsonOfAnyType(
  request: Request,
  limitBytes: number,
): Promise<JsonReading> {
  const sent = await readPlainBytes(request, limitBytes);
  return sent.ok ? parseJson(sent.bytes) : sent;
}

async function readPlainBytes(request: Request, limitBytes: number): Promise<BytesReading> {
  const encoding = (request.headers.get('content-encoding') ?? '').trim();
  if (!/^(identity)?$/i.test(encoding))
    return { ok: false, problem: { kind: 'content-encoded', encoding: encoding.slice(0, 40) } };
  const bytes = await readBytes(request, limitBytes);
  if (bytes === 'too-large')
    return { ok: false, problem: { kind: 'body-too-large', limit: limitBytes } };
  if (bytes === 'unfinished') return { ok: false, problem: { kind: 'body-unfinished' } };
  return { ok: true, bytes };
}

export function parseJson(bytes: Uint8Array): JsonReading {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // Neither the parser's message nor the text it quotes helps a person: the sentence says it all.
    return { ok: false, problem: { kind: hasNaN(text) ? 'not-json-number' : 'not-json' } };
  }
}

const TOKEN = /\\[\s\S]|"|\b(?:NaN|Infinity)\b/g;

/** Finds NaN, which Python writes for an empty cell and other languages do not read. One pass over any text. */
function hasNaN(text: string): boolean {
  let isInText = false;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '"') isInText = !isInText;
    else if (!isInText && !token.startsWith('\\')) return true;
  }
  return false;
}

function isJsonType(contentType: string | null): boolean {
  const [type = ''] = (contentType ?? '').split(';');
  return /^application\/([\w.+-]+\+)?json$/i.test(type.trim());
}

async function readBytes(
  request: Request,
  limitBytes: number,
): Promise<Uint8Array | 'too-large' | 'unfinished'> {
  if (Number(request.headers.get('content-length')) > limitBytes) return 'too-large';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > limitBytes) return 'too-large';
      chunks.push(chunk);
    }
  } catch {
    // The sender hung up or was cut off; nobody may be left to read the answer.
    return 'unfinished';
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
