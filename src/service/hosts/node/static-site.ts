import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Catalogue } from '../../catalogue/catalogue-pages.ts';
import { withHead } from '../../catalogue/dataset-head.ts';
import { answer } from '../../http/answer.ts';
import { UUID } from '../../http/caller.ts';
import { isKnown } from '../../http/etag.ts';

type SiteOptions = {
  folder: string;
  publicKey: string;
  /** what a spreadsheet calls, where a visitor may have come by another address; null: it is the visitor's */
  knownAs: string | null;
  signUp: 'open' | 'closed';
  /** whether a forgotten password can be set anew by mail */
  mails: boolean;
  /** how long a session lives that nobody uses */
  sessionDays: number;
  catalogue: Catalogue;
};

/** All pages of the app are one document, which reads the address itself. */
const PAGES =
  /^\/(?:datasets\/[^/]+|by\/[^/]+|sign-in|sign-up|forgot-password|reset-password|confirm-email|connect|account|install|developers)?\/?$/;
/** These files have their content's hash in their names, so a new content has a new name. */
const HASHED = /^\/assets\//;

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
    const { pathname } = new URL(request.url);
    if (pathname === '/config.json') return answer(200, configOf(options));
    const made = await options.catalogue.pages(request);
    if (made) return made;
    const name = PAGES.test(pathname) ? '/index.html' : pathname;
    const bytes = await readInside(options.folder, name);
    const [, dataset] = DATASET.exec(pathname) ?? [];
    if (bytes && dataset !== undefined) return datasetPage(request, dataset, bytes, options);
    if (bytes) return fileAnswer(request, name, bytes);
    const page = isForPerson(request, pathname)
      ? await readInside(options.folder, '/index.html')
      : null;
    return page ? new Response(new Uint8Array(page), { status: 404, headers: PAGE_HEADERS }) : null;
  };
}

const DATASET = /^\/datasets\/([^/]+)\/?$/;

/**
 * The page of a dataset that is not there, or private, is the same page, which says so or asks to
 * sign in; but a program that only looks at the status must not take it for one.
 */
async function datasetPage(
  request: Request,
  id: string,
  page: Buffer,
  { catalogue }: SiteOptions,
): Promise<Response> {
  // Without its database the site still shows its page, which says what is wrong.
  const head = UUID.test(id) ? await catalogue.headOf(id).catch(() => '') : null;
  const shown = head ? Buffer.from(withHead(page.toString('utf8'), head)) : page;
  const answered = fileAnswer(request, '/index.html', shown);
  return head === null ? asMissing(answered) : answered;
}

function asMissing(page: Response): Response {
  return new Response(page.body, { status: 404, headers: page.headers });
}

/** An empty address means the address the page came from. */
function configOf(options: SiteOptions): Record<string, string | number> {
  const { publicKey, knownAs, signUp, mails, sessionDays } = options;
  return {
    serviceUrl: '',
    ...(knownAs === null ? {} : { knownAs }),
    key: publicKey,
    signup: signUp,
    sessionDays,
    ...(mails ? { mail: 'on' } : {}),
  };
}

/** For a mistyped link a person gets a page of the site, and a program the answer of the API. */
function isForPerson(request: Request, pathname: string): boolean {
  const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
  return wantsPage && !/^\/(functions|auth|assets)\//.test(pathname);
}

async function readInside(folder: string, name: string): Promise<Buffer | null> {
  let path: string;
  try {
    path = normalize(decodeURIComponent(name));
  } catch {
    // An address with a broken % names no file.
    return null;
  }
  if (!(extname(path) in TYPES) || path.split(/[\\/]/).some((part) => part.startsWith('.')))
    return null;
  return readFile(join(folder, path)).catch(() => null);
}

function fileAnswer(request: Request, name: string, bytes: Buffer): Response {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  const headers = {
    'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
    'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    ...GUARDS,
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
}

/** The page may load only its own files and call only its own service, and nobody may frame it. */
const GUARDS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  ...GUARDS,
};
