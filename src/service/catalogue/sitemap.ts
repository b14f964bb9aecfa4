import type { CatalogueEntry, CatalogueStore } from './catalogue-store.ts';
import { XML_HEAD, xmlText } from './xml-text.ts';

/** sitemaps.org allows 50,000 addresses a file; one of them is the Directory itself. */
export const DATASETS_A_FILE = 49_999;
const DATASETS_A_QUERY = 1000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The place before all datasets. */
const BEGINNING = 0;

/** A file is named for the dataset it begins with, so that it says the same when datasets before it go. */
export function sitemapIndex(site: string, borders: readonly number[]): string {
  const files = [BEGINNING, ...borders].map(
    (place) => `<sitemap><loc>${xmlText(site)}/sitemaps/${place}.xml</loc></sitemap>\n`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="${SCHEMA}">\n${files.join('')}</sitemapindex>\n`;
}

/** The place that the name of a file says; null where it says none. */
export function sitemapPlace(name: string): number | null {
  return /^\d{1,15}$/.test(name) ? Number(name) : null;
}

/** The addresses from `place` on, a batch at a time; null where there is nothing to say. */
export async function sitemapFile(
  store: CatalogueStore,
  site: string,
  place: number,
  most = DATASETS_A_FILE,
): Promise<AsyncIterable<Uint8Array> | null> {
  const isFirst = place === BEGINNING;
  // Read before the answer begins: a database that is busy can still be said.
  const first = await store.from(place, Math.min(most, DATASETS_A_QUERY));
  if (first.length === 0 && !isFirst) return null;
  return written(store, site, { first, isFirst, most });
}

async function* written(
  store: CatalogueStore,
  site: string,
  { first, isFirst, most }: { first: CatalogueEntry[]; isFirst: boolean; most: number },
): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const directory = isFirst ? `<url><loc>${xmlText(site)}/</loc></url>\n` : '';
  yield bytes(`${XML_HEAD}<urlset xmlns="${SCHEMA}">\n${directory}`);
  let batch = first;
  let left = most;
  while (batch.length > 0) {
    yield bytes(batch.map((entry) => address(site, entry)).join(''));
    left -= batch.length;
    const last = batch[batch.length - 1];
    const isOver = batch.length < DATASETS_A_QUERY || left <= 0 || !last;
    batch = isOver ? [] : await store.from(last.arrived + 1, Math.min(left, DATASETS_A_QUERY));
  }
  yield bytes('</urlset>\n');
}

function address(site: string, { id, updatedAt }: CatalogueEntry): string {
  const modified = new Date(updatedAt).toISOString();
  return `<url><loc>${xmlText(site)}/records/${id}</loc><lastmod>${modified}</lastmod></url>\n`;
}
