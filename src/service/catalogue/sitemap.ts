import { UUID } from '../http/caller.ts';
import type { CatalogueEntry, CataloguePlace, CatalogueStore } from './catalogue-store.ts';
import { XML_HEAD, xmlText } from './xml-text.ts';

/** sitemaps.org allows 50,000 addresses a file; one of them is the Directory itself. */
export const DATASETS_A_FILE = 49_999;
const DATASETS_A_QUERY = 1000;
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const BEGINNING: CataloguePlace = {
  createdAt: 0,
  id: '00000000-0000-0000-0000-000000000000',
};

/** A file is named for the dataset it begins with, so that it says the same when datasets before it go. */
export function sitemapIndex(site: string, borders: readonly CataloguePlace[]): string {
  const files = [BEGINNING, ...borders].map(
    ({ createdAt, id }) =>
      `<sitemap><loc>${xmlText(site)}/sitemaps/${Math.floor(createdAt)}_${id}.xml</loc></sitemap>\n`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="${SCHEMA}">\n${files.join('')}</sitemapindex>\n`;
}

/** The place that the name of a file says; null where it says none. */
export function sitemapPlace(name: string): CataloguePlace | null {
  const [time = '', id = ''] = name.split('_');
  return /^\d{1,14}$/.test(time) && UUID.test(id) ? { createdAt: Number(time), id } : null;
}

/** The addresses from `place` on, a batch at a time; null where there is nothing to say. */
export async function sitemapFile(
  store: CatalogueStore,
  site: string,
  place: CataloguePlace,
  most = DATASETS_A_FILE,
): Promise<AsyncIterable<Uint8Array> | null> {
  const isFirst = place.createdAt === BEGINNING.createdAt && place.id === BEGINNING.id;
  // Read before the answer begins: a database that is busy can still be said.
  const first = await store.from(place, Math.min(most, DATASETS_A_QUERY), false);
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
    batch = isOver ? [] : await store.from(last, Math.min(left, DATASETS_A_QUERY), true);
  }
  yield bytes('</urlset>\n');
}

function address(site: string, { id, updatedAt }: CatalogueEntry): string {
  const modified = new Date(updatedAt).toISOString();
  return `<url><loc>${xmlText(site)}/datasets/${id}</loc><lastmod>${modified}</lastmod></url>\n`;
}
