import { expect, it } from '@jest/globals';
import {
  aPerson,
  call,
  describeHomes,
  type Home,
  ingest,
  type Person,
  published,
} from './homes.ts';

const FACTS = {
  name: 'Grass Valley',
  latitude: 54.3,
  longitude: -1.3,
  elevation: 62,
  identifier: '0-826-300-GRV',
  creator: 'Hill Farm Society',
  creator_kind: 'institution',
  creator_id: 'https://ror.org/05dxps055',
  source: 'A. Field, by hand',
  link: 'https://archive.org/details/grass-valley',
  hours: '9:00',
  licence: 'CC-BY-4.0',
};

describeHomes('where a dataset comes from', (home) => {
  it('is kept, given back with the dataset, and sent again by its own JSON download', async () => {
    const ada = await aPerson(home());
    const id = await published(home(), ada, { station_facts: FACTS });
    const path = `/functions/v1/datasets/${id}`;
    expect((await read(home(), ada, path)).body).toMatchObject({ dataset: { station: FACTS } });
    const { body } = await read(home(), ada, `${path}.json`);
    expect(body).toMatchObject({ station_facts: FACTS });
    const again = await ingest(home(), ada, body);
    expect(again.status).toBe(200);
  });

  it('may be left out, as the contract has it, and is then nothing', async () => {
    const ada = await aPerson(home());
    const id = await published(home(), ada);
    const answered = await read(home(), ada, `/functions/v1/datasets/${id}`);
    expect(answered.body).toMatchObject({ dataset: { station: null } });
  });

  it('is changed and taken away by the owner, and by nobody else', async () => {
    const [ada, ben] = [await aPerson(home()), await aPerson(home())];
    const id = await published(home(), ada, { station_facts: FACTS });
    const path = `/functions/v1/records/${id}`;
    const patch = (person: Person, station_facts: unknown) =>
      call(home(), path, { method: 'PATCH', token: person.accessToken, body: { station_facts } });
    expect(await patch(ben, null)).toMatchObject({ status: 404 });
    expect(await patch(ada, { name: 'Snow Hill' })).toMatchObject({
      status: 200,
      body: { record: { station: { name: 'Snow Hill' } } },
    });
    expect(await patch(ada, null)).toMatchObject({ body: { record: { station: null } } });
  });

  it.each<[string, unknown, string]>([
    ['a text', 'Grass Valley', 'station-not-an-object'],
    ['a list', [], 'station-not-an-object'],
    ['a field that is none', { lat: 54 }, 'station-field'],
    ['a field that every object has', { constructor: 'x' }, 'station-field'],
    ['a latitude beyond the pole', { latitude: 91, longitude: 0 }, 'station-field'],
    ['a longitude as text', { latitude: 1, longitude: '2' }, 'station-field'],
    ['a height above every mountain', { elevation: 62_000 }, 'station-field'],
    ['half a place', { latitude: 54.3 }, 'station-half-place'],
    ['a name that shows nothing', { name: '   ' }, 'station-field'],
    ['a licence that is a book', { licence: 'x'.repeat(201) }, 'station-field'],
    ['an author of no kind', { creator_kind: 'firm' }, 'station-field'],
    ['a wrong check digit', { creator_id: 'https://ror.org/05dxps054' }, 'station-field'],
    ['text no database keeps', { source: 'a\u0000b' }, 'station-field'],
  ])('is refused for %s, in an upload and in a change', async (_, facts, code) => {
    const ada = await aPerson(home());
    const sent = await ingest(home(), ada, { station_facts: facts });
    expect([sent.status, sent.body.code]).toEqual([400, code]);
    const id = await published(home(), ada);
    const changed = await call(home(), `/functions/v1/records/${id}`, {
      method: 'PATCH',
      token: ada.accessToken,
      body: { station_facts: facts },
    });
    expect([changed.status, changed.body.code]).toEqual([400, code]);
  });

  it('is announced on every answer to an upload, refusals included', async () => {
    const ada = await aPerson(home());
    const answers = [
      await ingest(home(), ada, { station_facts: FACTS }),
      await ingest(home(), ada, { station_facts: 'nonsense' }),
      await call(home(), '/functions/v1/ingest-dataset', { method: 'POST', body: {} }),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('almanac-takes')])).toEqual([
      [200, 'station_facts, creator_kind, creator_id, source_key, record, anew'],
      [400, 'station_facts, creator_kind, creator_id, source_key, record, anew'],
      [401, 'station_facts, creator_kind, creator_id, source_key, record, anew'],
    ]);
  });

  it('makes another dataset of the same key: it is not the same upload', async () => {
    const ada = await aPerson(home());
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await ingest(home(), ada, { station_facts: FACTS }, headers);
    expect([
      first.status,
      (await ingest(home(), ada, { station_facts: FACTS }, headers)).status,
    ]).toEqual([200, 200]);
    expect(
      await ingest(home(), ada, { station_facts: { name: 'Elsewhere' } }, headers),
    ).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
  });
});

function read(home: Home, person: Person, path: string) {
  return call(home, path, { token: person.accessToken });
}
