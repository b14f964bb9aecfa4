import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { isKnown } from '../../http/etag.ts';

export type SiteOptions = {
  folder: string;
  /** Where the page's calls go; null is wherever the page came from. */
  address: string | null;
  publicKey: string;
};

/** Pages of the app: one document, which reads the address itself. */
const PAGES = [/^\/$/, /^\/datasets\/[^/]+$/, /^\/sign-in$/, /^\/connect$/, /^\/developers$/];

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** Serves the built site; null where there is no such page or file. */
export function siteServer(options: SiteOptions): (request: Request) => Promise<Response | null> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const { pathname, origin } = new URL(request.url);
    if (pathname === '/config.json')
      return Response.json({ address: options.address ?? origin, key: options.publicKey });
    const name = PAGES.some((page) => page.test(pathname)) ? '/index.html' : pathname;
    const bytes = await readInside(options.folder, name);
    return bytes ? fileAnswer(request, name, bytes, options.address) : null;
  };
}

async function readInside(folder: string, name: string): Promise<Buffer | null> {
  let path: string;
  try {
    path = normalize(decodeURIComponent(name));
  } catch {
    // A % that encodes nothing names no file.
    return null;
  }
  if (!(extname(path) in TYPES) || path.split(/[\\/]/).some((part) => part.startsWith('.')))
    return null;
  return readFile(join(folder, path)).catch(() => null);
}

function fileAnswer(
  request: Request,
  name: string,
  bytes: Buffer,
  address: string | null,
): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers = {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    etag,
    ...guardHeaders(address),
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
}

/** The page may run and load its own files only, call its service only, and be framed by nobody. */
function guardHeaders(address: string | null): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${address ? ` ${new URL(address).origin}` : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  };
}
