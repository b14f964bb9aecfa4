/** Answers 304 if the client already has this answer. */
export async function unlessKnown(request: Request, response: Response): Promise<Response> {
  const text = await response.text();
  const tag = await tagOf(text);
  if (isKnown(request, tag)) return notModified(tag);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(cacheHeaders(tag))) headers.set(name, value);
  return new Response(text, { status: response.status, headers });
}

export function isKnown(request: Request, tag: string): boolean {
  const tags = (request.headers.get('if-none-match') ?? '').split(',').map((known) => known.trim());
  return tags.some((known) => known === '*' || known.replace(/^W\//, '') === tag);
}

export function notModified(tag: string): Response {
  return new Response(null, { status: 304, headers: cacheHeaders(tag) });
}

/** Only the client keeps the answer, and asks each time, because another account may not see it. */
export function cacheHeaders(tag: string): Record<string, string> {
  return {
    etag: tag,
    'cache-control': 'private, no-cache',
    vary: 'Authorization, Accept-Language',
  };
}

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = new Uint8Array(digest).subarray(0, 12);
  return `"${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
