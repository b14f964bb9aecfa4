import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Catalogue } from '../../catalogue/catalogue-pages.ts';
import { withHead } from '../../catalogue/dataset-head.ts';
import type { Sought } from '../../datasets/read-dataset.ts';
import { answer } from '../../http/answer.ts';
import { UUID } from '../../http/caller.ts';

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
  /** whom to ask, what holds here, and what the operator says to all */
  about: {
    contact: string | null;
    termsUrl: string | null;
    privacyUrl: string | null;
    notice: string | null;
    readerCache: 'off' | 'on';
  };
  catalogue: Catalogue;
};

/** All pages of the app are one document, which reads the address itself. */
const PAGES =
  /^\/(?:(?:datasets|records)\/[^/]+|by\/[^/]+|sign-in|sign-up|forgot-password|reset-password|confirm-email|connect|account|offers|install|developers)?\/?$/;
/** Serves the built site; null where there is no such page or file. */
export function siteServer(options: SiteOptions): (request: Request) => Promise<Response | null> {
  const site = siteIn(options);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const made = await options.catalogue.pages(request);
    if (made) return made;
    const found = await site.fetch(request);
    if (found.status !== 404 || found.headers.has('content-security-policy')) return found;
    if (!isForPerson(request)) return null;
    return asMissing(await site.fetch(new Request(new URL('/', request.url), request)));
  };
}

function siteIn(options: SiteOptions): Hono {
  const { folder } = options;
  const site = new Hono({ strict: false });
  site.get('/config.json', () => answer(200, configOf(options)));
  site.use(etag());
  for (const sought of ['datasets', 'records'] as const)
    site.get(`/${sought}/:id`, (context) =>
      datasetPage({ sought, id: context.req.param('id') }, options),
    );
  site.use(async (context, next) => {
    await next();
    if (!context.res.ok) return;
    for (const [name, value] of headersOf(context.req.path)) context.res.headers.set(name, value);
  });
  const file = (path: string) =>
    path === '/open' ? '/open.html' : PAGES.test(path) ? '/index.html' : path;
  site.get(
    '/:path{[^.].*}?',
    serveStatic({ root: folder, rewriteRequestPath: file, precompressed: true }),
  );
  return site;
}

/**
 * The page of what is not there, or private, is the same page, which says so or asks to
 * sign in; but a program that only looks at the status must not take it for one.
 */
async function datasetPage(
  { sought, id }: { sought: Sought; id: string },
  { folder, catalogue }: SiteOptions,
): Promise<Response> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  // Without its database the site still shows its page, which says what is wrong.
  const head = UUID.test(id)
    ? await catalogue.headOf(sought, id.toLowerCase()).catch(() => '')
    : null;
  const shown = new Response(head ? withHead(page, head) : page, { headers: PAGE_HEADERS });
  return head === null ? asMissing(shown) : shown;
}

function asMissing(page: Response): Response {
  return new Response(page.body, { status: 404, headers: page.headers });
}

/** An empty address means the address the page came from. */
function configOf(options: SiteOptions): Record<string, string | number> {
  const { publicKey, knownAs, signUp, mails, sessionDays, about } = options;
  const said = Object.entries(about).filter(([, text]) => text !== null && text !== 'off');
  return {
    serviceUrl: '',
    ...(knownAs === null ? {} : { knownAs }),
    key: publicKey,
    signup: signUp,
    sessionDays,
    ...(mails ? { mail: 'on' } : {}),
    ...(Object.fromEntries(said) as Record<string, string>),
  };
}

/** For a mistyped link a person gets a page of the site, and a program the answer of the API. */
function isForPerson(request: Request): boolean {
  const wantsPage = (request.headers.get('accept') ?? '').includes('text/html');
  return wantsPage && !/^\/(functions|auth|assets)\//.test(new URL(request.url).pathname);
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

/** Names of assets hold the hash of their content, so a new content has a new name. */
function headersOf(path: string): [string, string][] {
  const isHashed = path.startsWith('/assets/');
  const cached = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  return Object.entries({ ...GUARDS, 'cache-control': cached });
}
