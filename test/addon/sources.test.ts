import { afterEach, expect, it } from '@jest/globals';
import { ADDRESS } from './support/accounts.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

it('keeps two spreadsheets of one title apart, and each upload a version of its own', async () => {
  const bodies: { source_key?: string }[] = [];
  almanac = await openAlmanac({
    documents: [aDocument(), aDocument({ id: 'harbour', name: 'Harbour' })],
    before: async (request) => {
      if (!request.url.includes('ingest-dataset')) return null;
      const body = JSON.parse(await request.clone().text());
      if ('rows' in body) bodies.push(body);
      return null;
    },
  });
  const hill = await settleIn(almanac);
  const sent = { ...FIRST_UPLOAD, title: 'Data' };
  await page(hill, 'uploadSheet', sent);
  const harbour = await almanac.stage.open('harbour', 'ada@gmail.test');
  await page(harbour, 'uploadSheet', sent);
  await almanac.stage.write('weather', 0, 'A1:Y4', aTable(5.5));
  await page(hill, 'uploadSheet', sent);
  const [first, other, second] = bodies.map((body) => body.source_key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  const { access_token } = await almanac.session();
  const listed = await almanac.serve(
    new Request(`${ADDRESS}/functions/v1/datasets?mine=true`, {
      headers: { authorization: `Bearer ${access_token}` },
    }),
  );
  const { datasets } = (await listed.json()) as { datasets: { versions: number }[] };
  // All three are of one moment, so their order says nothing.
  expect(datasets.map(({ versions }) => versions).sort()).toEqual([1, 2]);
});

it('names no source to a service that has not said that it takes one', async () => {
  const bodies: object[] = [];
  almanac = await openAlmanac({
    before: async (request) => {
      if (request.url.includes('ingest-dataset')) bodies.push(await request.clone().json());
      return null;
    },
    after: (headers) => headers.delete('almanac-takes'),
  });
  const editor = await settleIn(almanac);
  for (const first of [7.2, 5.5]) {
    await almanac.stage.write('weather', 0, 'A1:Y4', aTable(first));
    expect(await page(editor, 'uploadSheet', FIRST_UPLOAD)).toMatchObject({
      state: 'ran',
      run: { outcome: 'sent' },
    });
  }
  const sent = bodies.filter((body) => 'rows' in body);
  expect(sent).toHaveLength(2);
  expect(sent.filter((body) => 'source_key' in body)).toEqual([]);
});
