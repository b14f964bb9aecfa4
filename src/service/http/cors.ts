const ALLOWED_HEADERS = [
  'accept',
  'accept-language',
  'apikey',
  'authorization',
  'baggage',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-requested-with',
  'x-retry-count',
  'x-supabase-api-version',
].join(', ');

/** A browser hides every other header from the page, error codes too. */
const EXPOSED_HEADERS = [
  'almanac-takes',
  'content-disposition',
  'content-location',
  'etag',
  'idempotency-key',
  'idempotent-replayed',
  'retry-after',
  'x-request-id',
  'x-supabase-api-version',
].join(', ');

/** Any page may call, because a token travels in a header and never in a cookie. */
export function withCors(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*');
  response.headers.set('access-control-expose-headers', EXPOSED_HEADERS);
  return response;
}

export function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-max-age': '86400',
    },
  });
}
