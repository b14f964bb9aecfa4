import type { Sought } from '../service/dataset-client.ts';
import { ANYTHING, readWish, type Wish, writeFilters } from '../service/wish.ts';

/** The pages of the site. Any other address is 'nowhere'. */
export type Route =
  | { page: 'directory'; wish: Wish; showsMap: boolean }
  | { page: 'viewer'; sought: Sought; id: string }
  | { page: 'sign-in'; next: string }
  | { page: 'sign-up'; next: string }
  | { page: 'forgot-password' }
  | { page: 'reset-password'; token: string }
  | { page: 'confirm-email'; token: string }
  | { page: 'confirmed'; isConfirmed: boolean }
  | { page: 'connect' }
  | { page: 'account' }
  | { page: 'offers' }
  | { page: 'offer'; token: string }
  | { page: 'install' }
  | { page: 'developers' }
  | { page: 'nowhere' };

const ID = /^[0-9a-f-]{36}$/i;
const VIEWER_PATH = /^\/(records|datasets)\/([0-9a-f-]{36})$/i;
const ACCOUNT_PATH = /^\/by\/([0-9a-f-]{36})$/i;

export function routeOf(address: URL): Route {
  const path = address.pathname.replace(/\/+$/, '') || '/';
  const [, sought, id] = VIEWER_PATH.exec(path.toLowerCase()) ?? [];
  if (id) return { page: 'viewer', sought: sought as Sought, id };
  const account = ACCOUNT_PATH.exec(path)?.[1];
  if (account) return directoryOf(address.searchParams, account.toLowerCase());
  // Behind the hash, which browsers do not send: only our own page reads the token.
  const token = address.hash.slice(1);
  if (path === '/reset-password') return { page: 'reset-password', token };
  if (path === '/confirm-email') return { page: 'confirm-email', token };
  if (path === '/offers') return token ? { page: 'offer', token } : { page: 'offers' };
  if (path === '/sign-in' || path === '/sign-up')
    return { page: path === '/sign-in' ? 'sign-in' : 'sign-up', next: nextIn(address) };
  const page = PAGES[path];
  return page ? page(address.searchParams) : { page: 'nowhere' };
}

const PAGES: Record<string, (params: URLSearchParams) => Route> = {
  '/': (params) => directoryOf(params, null),
  '/forgot-password': () => ({ page: 'forgot-password' }),
  // Opened in another browser than the one that asked for it, a link leaves its code.
  '/confirmed': (params) => ({ page: 'confirmed', isConfirmed: params.has('code') }),
  '/connect': () => ({ page: 'connect' }),
  '/account': () => ({ page: 'account' }),
  '/install': () => ({ page: 'install' }),
  '/developers': () => ({ page: 'developers' }),
};

function directoryOf(params: URLSearchParams, account: string | null): Route {
  const versionsOf = ID.exec(params.get('versions') ?? '')?.[0] ?? null;
  const wish = { ...readWish(params), versionsOf, account };
  return { page: 'directory', wish, showsMap: params.has('map') };
}

export function directoryPath(wish: Wish, showsMap = false): string {
  const params = new URLSearchParams();
  writeFilters(wish, params);
  if (wish.mine) params.set('mine', '1');
  if (wish.versionsOf) params.set('versions', wish.versionsOf);
  if (wish.sort !== 'newest') params.set('sort', wish.sort);
  if (showsMap) params.set('map', '1');
  const query = params.toString();
  const path = wish.account ? `/by/${wish.account}` : '/';
  return query ? `${path}?${query}` : path;
}

export function versionsPath(id: string): string {
  return directoryPath({ ...ANYTHING, versionsOf: id });
}

export function accountPath(id: string): string {
  return directoryPath({ ...ANYTHING, account: id });
}

/** The address for links: it leads to the newest version. */
export function recordPath(id: string): string {
  return `/records/${id}`;
}

/** One version, for ever. */
export function datasetPath(id: string): string {
  return `/datasets/${id}`;
}

type Shown = { id: string; record: string };

/** Of the record, or of the version of it that is shown; of the site's pages as of the service's answers. */
export function viewerPath({ id, record }: Shown, sought: Sought): string {
  return sought === 'records' ? recordPath(record) : datasetPath(id);
}

/** From the record to the version that is shown, and back. */
export function otherPath(shown: Shown, sought: Sought): string {
  return viewerPath(shown, sought === 'records' ? 'datasets' : 'records');
}

export function signInPath(next: string): string {
  return withNext('/sign-in', next);
}

/** A page to sign in or up that leads on to another. */
export function withNext(path: '/sign-in' | '/sign-up', next: string): string {
  // A token behind the hash stays behind a hash, where no server sees it.
  const [page = '', token] = next.split('#');
  const leads = page === '/' ? path : `${path}?next=${encodeURIComponent(page)}`;
  return token === undefined ? leads : `${leads}#${token}`;
}

function nextIn({ searchParams, hash }: URL): string {
  return localPath(searchParams.get('next')) + hash;
}

/**
 * The place to go after signing in. Anyone can write a link with it, so it must be on this site. A browser leaves out
 * tabs and line ends: "/", a tab and "/elsewhere.example" are "//elsewhere.example".
 */
function localPath(path: string | null): string {
  return path && /^\/(?![/\\])[^\t\r\n]*$/.test(path) ? path : '/';
}
