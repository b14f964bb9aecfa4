import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { catalogueStore } from '../../src/service/catalogue/catalogue-store.ts';
import { DATASETS_A_FILE, sitemapFile } from '../../src/service/catalogue/sitemap.ts';
import { streamed } from '../../src/service/http/streamed.ts';
import type { Database } from '../../src/service/store/database.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { openXmlReader, type ReadXml } from '../support/read-xml.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { yearsOf } from '../support/years-of.ts';
import { aPerson, call, describeHomes, type Home, published, stored } from './homes.ts';

const SITE = 'https://almanac.example';
const folder = await mkdtemp(join(tmpdir(), 'almanac-site-'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>Almanac</title>');
let xml: ReadXml;
beforeAll(async () => {
  xml = await openXmlReader();
});
afterAll(async () => {
  await xml.close();
  await rm(folder, { recursive: true });
});

/** What people call things, and what breaks files that are made of it. */
const HOSTILE = [
  ['closes a script and an element', '</script></title></entry><b>x'],
  ['has every quote and a reference', `a "b" 'c' & &amp; &#0; ]]>`],
  ['writes from right to left', 'محطة \u202eabc'],
  ['is beyond the basic plane', '🌧 station 𐀀'],
  ['has what a replacement would read', '$& $1 $` {title}'],
] as const;
/** XML has no way to say these. */
const CONTROLS = 'a\u0001b\u000bc\u001fd\ufffee';

describeHomes(
  'what search engines and feed readers ask for',
  (home) => {
    it('is named by robots.txt, with the pages of accounts left out', async () => {
      const robots = await text(home(), '/robots.txt');
      expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml\n`);
      expect(robots).toContain('Disallow: /account\n');
    });

    it('lists in the sitemap each record that anybody may see, once', async () => {
      const ada = await aPerson(home());
      const version = { name: 'Hill farm', source_key: 'one' };
      const { record } = await stored(home(), ada, version);
      await stored(home(), ada, version);
      const hidden = await stored(home(), ada, { name: 'Hidden', is_public: false });
      const listed = async () => {
        const addresses = await addressesOf(home());
        expect(addresses).toContain(`${SITE}/`);
        const wanted = [record, hidden.record].map((one) => `${SITE}/records/${one}`);
        return wanted.map((one) => addresses.filter((address) => address === one).length);
      };
      expect(await listed()).toEqual([1, 0]);
      await call(home(), `/functions/v1/records/${record}`, {
        method: 'PATCH',
        token: ada.accessToken,
        body: { is_public: false },
      });
      expect(await listed()).toEqual([0, 0]);
    });

    it.each(HOSTILE)('tells of a dataset in the feed whose name %s', async (_, name) => {
      home().pass(1000);
      const ada = await aPerson(home(), name);
      const sent = { name, description: `${name}\n${CONTROLS}` };
      const { record } = await stored(home(), ada, sent);
      const feed = await text(home(), '/feed.atom');
      const of = (path: string) => xml.texts(feed, `/a:feed/a:entry[1]/${path}`);
      expect(await of('a:title')).toEqual([name]);
      expect(await of('a:author/a:name')).toEqual([name]);
      expect(await of('a:summary')).toEqual([`${name}\na\ufffdb\ufffdc\ufffdd\ufffde`]);
      expect(await of('a:id')).toEqual([`urn:uuid:${record}`]);
      expect(await of('a:link/@href')).toEqual([`${SITE}/records/${record}`]);
    });

    it('has no private dataset in the feed, and has what RFC 4287 asks of every feed', async () => {
      const ada = await aPerson(home());
      await published(home(), ada, { name: 'Nobody sees this', is_public: false });
      const feed = await text(home(), '/feed.atom');
      expect(feed).not.toContain('Nobody sees this');
      const wanted = ['id', 'title', 'updated', 'author/a:name', 'link[@rel="self"]/@href'];
      for (const one of wanted) expect(await xml.texts(feed, `/a:feed/a:${one}`)).toHaveLength(1);
    });

    it.each(HOSTILE)('says on its page what a dataset is whose name %s', async (_, name) => {
      const ada = await aPerson(home(), name);
      const description = `${name}\n${CONTROLS}`;
      const facts = {
        ...{ name, latitude: 54.3, longitude: -1.3, elevation: 62, licence: 'CC-BY-4.0' },
        ...{ creator: name, creator_id: 'https://orcid.org/0000-0002-1825-0097' },
        identifier: '0-20000-0-61990',
      };
      const sent = { name, description, station_facts: facts };
      const { record } = await stored(home(), ada, sent);
      const page = await text(home(), `/records/${record}`);
      const own = `${SITE}/records/${record}`;
      expect(textsOf(page, /<title>(.*?)<\/title>/gs)).toEqual([`${name} · Almanac`]);
      expect(textsOf(page, /rel="canonical" href="(.*?)"/g)).toEqual([own]);
      expect(textsOf(page, /property="og:title" content="(.*?)"/gs)).toEqual([name]);
      const shown = `${name}\na\ufffdb\ufffdc\ufffdd\ufffde`;
      expect(textsOf(page, /name="description" content="(.*?)"/gs)).toEqual([shown]);
      const [, data = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
      const said = JSON.parse(data) as Record<string, unknown>;
      expect(said).toMatchObject({ name, description, url: own, creditText: `${name}; ${name}` });
      expect(said).toMatchObject({
        spatialCoverage: {
          ...{ name, geo: { latitude: 54.3, elevation: 62 } },
          identifier: { propertyID: 'WIGOS', value: '0-20000-0-61990' },
          sameAs: expect.stringMatching(/oscar\.wmo\.int.*\/0-20000-0-61990$/),
        },
        creator: { '@type': 'Person', name, sameAs: 'https://orcid.org/0000-0002-1825-0097' },
      });
      expect(unknownWords(said)).toEqual([]);
      // Each element that a name could have ended is there as often as we wrote it.
      expect(page.match(/<\/?(?:script|title|b)\b/g)).toHaveLength(4);
    });

    it('leads from the page of a version to that of the record', async () => {
      const ada = await aPerson(home());
      const { id, record } = await stored(home(), ada, { name: 'Mill', source_key: 'one' });
      await stored(home(), ada, { name: 'Mill', source_key: 'one' });
      const page = await text(home(), `/datasets/${id}`);
      expect(textsOf(page, /rel="canonical" href="(.*?)"/g)).toEqual([`${SITE}/records/${record}`]);
    });

    it('shows the stripes of a public dataset at the address its page names', async () => {
      const ada = await aPerson(home());
      const id = await published(home(), ada, { name: 'Hill', rows: yearsOf(1961, 30) });
      const page = await text(home(), `/datasets/${id}`);
      const [picture = ''] = textsOf(page, /property="og:image" content="(.*?)"/g);
      expect(picture).toBe(`${SITE}/datasets/${id}/stripes.png`);
      expect(textsOf(page, /name="twitter:card" content="(.*?)"/g)).toEqual([
        'summary_large_image',
      ]);
      for (const path of [new URL(picture).pathname, `/functions/v1/datasets/${id}/stripes.png`]) {
        const shown = await fetch(home().address + path);
        const bytes = Buffer.from(await shown.arrayBuffer());
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
        expect(bytes.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
        const known = { 'if-none-match': shown.headers.get('etag') ?? '' };
        expect((await call(home(), path, { headers: known })).status).toBe(304);
        expect((await call(home(), path, { method: 'HEAD' })).body).toEqual({ text: '' });
      }
    });

    it('has no picture of what is private, missing or too short, for its owner either', async () => {
      const ada = await aPerson(home());
      const rows = yearsOf(1961, 30);
      const hidden = await published(home(), ada, { name: 'Hidden', rows, is_public: false });
      const short = await published(home(), ada, { name: 'Short', rows: rows.slice(0, 2) });
      const page = await text(home(), `/datasets/${short}`);
      expect(textsOf(page, /property="og:image" content="(.*?)"/g)).toEqual([]);
      for (const id of [hidden, short, crypto.randomUUID(), 'x'])
        for (const path of [
          `/datasets/${id}/stripes.png`,
          `/functions/v1/datasets/${id}/stripes.png`,
        ]) {
          const headers = id === short ? {} : { 'if-none-match': '*' };
          const { status } = await call(home(), path, { token: ada.accessToken, headers });
          expect([path, status]).toEqual([path, 404]);
        }
    });

    it('says nothing of a private dataset, to its owner either: the page is that of a missing one', async () => {
      const ada = await aPerson(home());
      const id = await published(home(), ada, { name: 'Nobody sees this', is_public: false });
      const ask = (one: string) =>
        fetch(`${home().address}/datasets/${one}`, {
          headers: { authorization: `Bearer ${ada.accessToken}` },
        });
      const [hidden, missing] = await Promise.all([ask(id), ask(crypto.randomUUID())]);
      expect([hidden.status, await hidden.text()]).toEqual([404, await missing.text()]);
      expect(hidden.headers.get('etag')).toBe(missing.headers.get('etag'));
    });

    it.each([
      ['a name that is no place', '/sitemaps/x.xml'],
      [
        'a place behind everything',
        '/sitemaps/99999999999999_00000000-0000-0000-0000-000000000000.xml',
      ],
      ['a place beyond time', '/sitemaps/9999999999999999.xml'],
    ])('has no file of the sitemap for %s', async (_, path) => {
      expect((await call(home(), path)).status).toBe(404);
    });

    it('says what kind of thing each is, to HEAD without a body', async () => {
      const types = {
        '/robots.txt': 'text/plain',
        '/sitemap.xml': 'application/xml',
        [FIRST]: 'application/xml',
        '/feed.atom': 'application/atom+xml',
      };
      for (const [path, type] of Object.entries(types)) {
        const { status, headers, body } = await call(home(), path, { method: 'HEAD' });
        expect([status, headers.get('content-type'), body]).toEqual([
          200,
          `${type}; charset=utf-8`,
          { text: '' },
        ]);
      }
    });
  },
  { siteFolder: folder, settings: { siteUrl: SITE } },
);

describeHomes(
  'a site that was told no address',
  (home) => {
    it.each(['/robots.txt', '/sitemap.xml', '/feed.atom'])(
      'writes no Host of a request into %s',
      async (path) => {
        const asked = new Request(`http://evil.example${path}`, {
          headers: { host: 'evil.example' },
        });
        const text = await (await home().serve(asked)).text();
        expect(text).not.toContain('evil');
        expect(text.replaceAll('http://www.', '')).toContain('http://localhost:');
      },
    );
  },
  { siteFolder: folder },
);

describe('a sitemap of more than one file', () => {
  let database: Database;
  beforeAll(async () => {
    database = openPostgresDatabase(await sharedDatabase());
    await database.run(seeded(DATASETS));
  });
  afterAll(() => database.close());

  it('has each dataset in one file, several of one moment too', async () => {
    const store = catalogueStore(database);
    const borders = await store.borders(SIZE);
    expect(borders).toHaveLength(Math.ceil(DATASETS / SIZE) - 1);
    const files = await Promise.all(
      [0, ...borders].map(async (place) => {
        const file = await sitemapFile(store, SITE, place, SIZE);
        return file ? new Response(streamed(file)).text() : '';
      }),
    );
    const ids = files.map((file) => file.match(/[0-9a-f-]{36}(?=<)/g) ?? []);
    expect(ids.map(({ length }) => length)).toEqual([1500, 1500, 200]);
    expect(new Set(ids.flat()).size).toBe(DATASETS);
  });

  it('is at most 50,000 addresses a file, as sitemaps.org has it', () => {
    expect(DATASETS_A_FILE + '/'.length).toBeLessThanOrEqual(50_000);
  });
});

/** More than a query reads at a time, so that a file is put together of two. */
const SIZE = 1500;
const DATASETS = 3200;

/** Ten records a moment. What their triggers keep is not read here. */
function seeded(count: number): string {
  return `insert into auth.users values
      ('00000000-0000-4000-8000-00000000000a', 'a@example.org', '', '{}', now(), now());
    alter table almanac.records disable trigger user;
    insert into almanac.records (id, owner_id, name, is_public, versions, newest, newest_at, arrived, row_count,
      column_count, value_count, coverage, created_at, updated_at)
    select gen_random_uuid(), '00000000-0000-4000-8000-00000000000a', 'n' || n, true, 1, gen_random_uuid(),
      to_timestamp(1e9 + n / 10), nextval('almanac.arrivals'), 1, 1, 1,
      '{"firstYear": 1961, "lastYear": 1961, "yearsPerMark": 1, "elements": []}', to_timestamp(1e9), to_timestamp(1e9)
    from generate_series(1, ${count}) as n`;
}

const FIRST = '/sitemaps/0.xml';

async function text(home: Home, path: string): Promise<string> {
  const response = await fetch(`${home.address}${path}`);
  expect(response.status).toBe(200);
  return response.text();
}

/** What a pattern finds, with its references read. */
function textsOf(page: string, pattern: RegExp): string[] {
  const read = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
  return [...page.matchAll(pattern)].map(([, found = '']) =>
    found.replace(/&(?:lt|gt|quot|amp|#39);/g, (sign) => read[sign as keyof typeof read]),
  );
}

/** From schema.org's published definition: the properties of each type, inherited ones included. */
const VOCABULARY: Record<string, string> = {
  Dataset: `identifier name description url datePublished dateModified isAccessibleForFree license
    temporalCoverage spatialCoverage variableMeasured version creditText creator includedInDataCatalog distribution`,
  Person: 'name sameAs',
  Organization: 'name sameAs',
  DataCatalog: 'name url',
  DataDownload: 'encodingFormat contentUrl',
  PropertyValue: 'name unitText propertyID value',
  Place: 'name geo identifier sameAs',
  GeoCoordinates: 'latitude longitude elevation',
};

function unknownWords(said: unknown): string[] {
  if (Array.isArray(said)) return said.flatMap(unknownWords);
  if (typeof said !== 'object' || said === null) return [];
  const type = String((said as Record<string, unknown>)['@type']);
  const known = (VOCABULARY[type] ?? '').split(/\s+/);
  return Object.entries(said).flatMap(([key, value]) =>
    key.startsWith('@') || known.includes(key) ? unknownWords(value) : [`${type} ${key}`],
  );
}

async function addressesOf(home: Home): Promise<string[]> {
  const files = await xml.texts(
    await text(home, '/sitemap.xml'),
    '/s:sitemapindex/s:sitemap/s:loc',
  );
  const found = await Promise.all(
    files.map(async (file) =>
      xml.texts(await text(home, new URL(file).pathname), '/s:urlset/s:url/s:loc'),
    ),
  );
  return found.flat();
}
