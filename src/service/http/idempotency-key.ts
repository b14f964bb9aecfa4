/** One to 255 visible characters. The draft standard puts them in quotes, and others do not. */
export function readIdempotencyKey(request: Request): string | null | 'unreadable' {
  const header = request.headers.get('idempotency-key');
  if (header === null) return null;
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : 'unreadable';
}

/** A client whose key comes back, even with a refusal, knows that it can repeat safely. */
export function echoIdempotencyKey(request: Request, response: Response): Response {
  const key = request.headers.get('idempotency-key');
  if (key !== null && /\/ingest-dataset\/?$/.test(new URL(request.url).pathname))
    response.headers.set('idempotency-key', key);
  return response;
}
