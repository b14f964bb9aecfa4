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
            | 'not-json-levels'
            | 'not-json-type'
            | 'content-encoded'
            | 'body-too-large'
            | 'body-unfinished'
            | 'service-busy';
        }
      >;
    };

/** Whether so many bytes more of what comes may be held. */
export type HasRoom = (bytes: number) => boolean;

/** Reads a JSON body no longer than `limitBytes`, and stops reading where it gets longer. */
export async function readJson(request: Request, limitBytes: number): Promise<JsonReading> {
  const sent = await readJsonBytes(request, limitBytes);
  return sent.ok ? parseJson(sent.bytes) : sent;
}

type BytesReading = { ok: true; bytes: Uint8Array } | Extract<JsonReading, { ok: false }>;

/** The bytes of a body that is sent as JSON: waiting for them costs nothing, reading them a core. */
export async function readJsonBytes(
  request: Request,
  limitBytes: number,
  hasRoom?: HasRoom,
): Promise<BytesReading> {
  if (!isJsonType(request.headers.get('content-type')))
    return { ok: false, problem: { kind: 'not-json-type' } };
  return readPlainBytes(request, limitBytes, hasRoom);
}

/** For routes whose contract names no content type: the body must be JSON, the header may say anything. */
export async function readJsonOfAnyType(
  request: Request,
  limitBytes: number,
): Promise<JsonReading> {
  const sent = await readPlainBytes(request, limitBytes);
  return sent.ok ? parseJson(sent.bytes) : sent;
}

/** It stops where the body gets too long, or where there is no room for more of what has come. */
async function readPlainBytes(
  request: Request,
  limit: number,
  hasRoom: HasRoom = () => true,
): Promise<BytesReading> {
  const encoding = (request.headers.get('content-encoding') ?? '').trim();
  if (!/^(identity)?$/i.test(encoding))
    return { ok: false, problem: { kind: 'content-encoded', encoding: encoding.slice(0, 40) } };
  const tooLarge = { ok: false, problem: { kind: 'body-too-large', limit } } as const;
  if (Number(request.headers.get('content-length')) > limit) return tooLarge;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > limit) return tooLarge;
      if (!hasRoom(chunk.length)) return { ok: false, problem: { kind: 'service-busy' } };
      chunks.push(chunk);
    }
  } catch {
    // The sender hung up; nobody may be left to read the answer.
    return { ok: false, problem: { kind: 'body-unfinished' } };
  }
  return { ok: true, bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()) };
}

/** Nobody needs so many levels, and to read many more of them takes a core for a while. */
const LEVELS = 32;

export function parseJson(bytes: Uint8Array): JsonReading {
  if (isDeep(bytes)) return { ok: false, problem: { kind: 'not-json-levels', levels: LEVELS } };
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // Neither the parser's message nor the text it quotes helps a person: the sentence says it all.
    return { ok: false, problem: { kind: hasNaN(text) ? 'not-json-number' : 'not-json' } };
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] =
  new TextEncoder().encode('"\\[{]}');

/** One pass, before anything is made of it. */
function isDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length && depth <= LEVELS; at++) {
    const sign = bytes[at];
    if (sign === QUOTE) isInText = !isInText;
    else if (sign === BACKSLASH) at++;
    else if (!isInText && (sign === OPEN_LIST || sign === OPEN_OBJECT)) depth++;
    else if (!isInText && (sign === CLOSE_LIST || sign === CLOSE_OBJECT)) depth--;
  }
  return depth > LEVELS;
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
