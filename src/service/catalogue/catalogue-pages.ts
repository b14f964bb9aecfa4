import { MINUTE_MS } from '../../core/calendar/civil-date.ts';
import type { DatasetStore } from '../datasets/dataset-store.ts';
import { EVERYTHING } from '../datasets/directory-filters.ts';
import type { ListOptions } from '../datasets/find-page.ts';
import type { Sought } from '../datasets/read-dataset.ts';
import { type PicturePorts, stripesPicture } from '../datasets/stripes-picture.ts';
import { NOT_SNIFFED } from '../http/answer.ts';
import { ANYBODY, UUID } from '../http/caller.ts';
import { streamed } from '../http/streamed.ts';
import type { Database } from '../store/database.ts';
import { atomFeed } from './atom-feed.ts';
import { type CatalogueStore, catalogueStore } from './catalogue-store.ts';
import { datasetHead } from './dataset-head.ts';
import { DATASETS_A_FILE, sitemapFile, sitemapIndex, sitemapPlace } from './sitemap.ts';

type CataloguePorts = Pick<PicturePorts, 'processor'> & {
  database: Database;
  datasets: Pick<DatasetStore, 'list' | 'record' | 'version' | 'rows'>;
  /** Where people reach the site. Never taken from a request: anybody may name any host in one. */
  site: string;
  now: () => number;
};

const FEED_ENTRIES = 50;
/**
 * Counting walks over every dataset, so the count is kept for a while. Only a file that has just become full
 * is known late.
 */
const BORDERS_KEPT_MS = 10 * MINUTE_MS;

export type Catalogue = {
  /** What search engines and feed readers ask a site for; null at any other address. */
  pages: (request: Request) => Promise<Response | null>;
  /** What the page of a record or a version says of it; null where nobody in particular may see one. */
  headOf: (sought: Sought, id: string) => Promise<string | null>;
};

export function catalogueOf(ports: CataloguePorts): Catalogue {
  const store = catalogueStore(ports.database);
  return {
    pages: cataloguePages(ports, store),
    headOf: async (sought, id) => {
      const { record, version } = ports.datasets;
      const header = await (sought === 'records' ? record : version)(ANYBODY, id);
      return header && datasetHead({ site: ports.site, header, sought });
    },
  };
}

function cataloguePages(ports: CataloguePorts, store: CatalogueStore): Catalogue['pages'] {
  const borders = keptFor(BORDERS_KEPT_MS, ports.now, () => store.borders(DATASETS_A_FILE));
  const { site } = ports;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/robots.txt') return text('text/plain', robots(site));
    if (pathname === '/sitemap.xml')
      return text('application/xml', sitemapIndex(site, await borders()));
    if (pathname === '/feed.atom') {
      const newest = await ports.datasets.list(ANYBODY, NEWEST);
      const entries = newest.map(({ entry }) => entry);
      return text('application/atom+xml', atomFeed(site, entries));
    }
    const pictured = STRIPES.exec(pathname)?.[1] ?? '';
    const picturing = { ...ports, store: ports.datasets };
    if (UUID.test(pictured)) return stripesPicture(request, picturing, pictured.toLowerCase());
    const place = sitemapPlace(FILE.exec(pathname)?.[1] ?? '');
    const file = place === null ? null : await sitemapFile(store, site, place);
    // HEAD gets no body, so nothing more is read.
    if (file && request.method === 'HEAD') return text('application/xml', null);
    return file && text('application/xml', streamed(file));
  };
}

const STRIPES = /^\/datasets\/([^/]+)\/stripes\.png$/;
const FILE = /^\/sitemaps\/([^/]+)\.xml$/;
const NEWEST: ListOptions = { ...EVERYTHING, sort: 'newest', after: null, limit: FEED_ENTRIES };

/** The pages of one's own account are nothing to find; data and its programs are. */
function robots(site: string): string {
  const ofAccounts = [
    'auth/',
    'account',
    'connect',
    'forgot-password',
    'reset-password',
    'confirm-email',
  ];
  const lines = ['User-agent: *', ...ofAccounts.map((path) => `Disallow: /${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${site}/sitemap.xml\n`;
}

function text(type: string, body: string | ReadableStream | null): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-cache',
      ...NOT_SNIFFED,
    },
  });
}

/** Requests that come together share one answer; after a failure the next request asks again. */
function keptFor(
  ms: number,
  now: () => number,
  read: () => Promise<number[]>,
): () => Promise<number[]> {
  let kept: { at: number; value: Promise<number[]> } | null = null;
  return () => {
    if (kept && Math.abs(now() - kept.at) < ms) return kept.value;
    const begun = { at: now(), value: read() };
    kept = begun;
    begun.value.catch(() => {
      if (kept === begun) kept = null;
    });
    return begun.value;
  };
}
