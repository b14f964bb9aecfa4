/** One to 255 visible characters. The draft standard puts them in quotes, and others do not. */
export function readIdempotencyKey(request: Request): string | null | 'unreadable' {
  const header = request.headers.get('idempotency-key');
  if (header === null) return null;
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : 'unreadable';
}

/** What an upload may say beyond the contract: a client sends it only to a service that says it takes it. */
const TAKES = 'station_facts, creator_kind, creator_id, source_key, record, anew';

/**
 * On every answer to an upload, refusals and faults too. A client whose key comes back knows that it can repeat safely.
 */
export function announceToUploads(request: Request, response: Response): Response {
  if (!/\/ingest-dataset\/?$/.test(new URL(request.url).pathname)) return response;
  response.headers.set('almanac-takes', TAKES);
  const key = request.headers.get('idempotency-key');
  if (key !== null) response.headers.set('idempotency-key', key);
  return response;
}
