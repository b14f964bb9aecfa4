import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** A shorter body gains nothing. */
const LEAST_BYTES = 1024;
/** The fastest level makes 1.4 MB of 5.1 MB of rows. Ten times the work would make 1.1 MB. */
const LEVEL = 1;
const TEXT = /^(text\/|application\/json|image\/svg)/;

/**
 * The answer as gzip for a client that takes it, for GET only. Answers to sign-in hold secrets: packed
 * together with a caller's text, their length would tell something about them.
 */
export async function packed(request: Request, response: Response): Promise<Response> {
  // "Not modified" has a type and no body, and must not get one.
  if (request.method !== 'GET' || response.body === null) return response;
  // A part of a file counts in the bytes of the whole.
  if (response.headers.has('content-range')) return response;
  // The build has packed the files of the site.
  if (response.headers.has('content-encoding')) return response;
  if (!TEXT.test(response.headers.get('content-type') ?? '')) return response;
  response.headers.append('vary', 'Accept-Encoding');
  if (!/\bgzip\b(?!\s*;\s*q=0(?!\.\d*[1-9]))/.test(request.headers.get('accept-encoding') ?? ''))
    return response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length < LEAST_BYTES) return new Response(bytes, response);
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'gzip');
  headers.delete('content-length');
  // A weak tag means the same answer in other bytes.
  const tag = headers.get('etag');
  if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`);
  return new Response(new Uint8Array(await pack(bytes, { level: LEVEL })), {
    status: response.status,
    headers,
  });
}
