import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  aPerson,
  call,
  describeHomes,
  ingest,
  type Person,
  SECOND_MS,
  type Stored,
  stored,
} from './homes.ts';

const LIST = '/functions/v1/datasets';
const RECORDS = '/functions/v1/records';

describeHomes('a record', (home) => {
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    [ada, ben] = [await aPerson(home()), await aPerson(home(), 'Ben')];
  });

  const ask = (method: string, path: string, who: Person | null, body?: object, headers = {}) =>
    call(home(), path, {
      method,
      headers,
      ...(who ? { token: who.accessToken } : {}),
      ...(body ? { body } : {}),
    });
  const keyed = (who: Person, source_key: string, more: object = {}) =>
    stored(home(), who, { name: 'Harbour', source_key, ...more });
  const patch = (who: Person, record: string, body: object, headers = {}) =>
    ask('PATCH', `${RECORDS}/${record}`, who, body, headers);
  const join = (who: Person, one: string, other: string, more: object = {}) =>
    ask('POST', `${RECORDS}/${one}/join`, who, { with: other, ...more });
  const part = (who: Person, id: string) => ask('POST', `${LIST}/${id}/part`, who);
  const seen = async (path: string, who: Person | null = null) => {
    const { status, body } = await ask('GET', path, who);
    return status === 200 ? (body.dataset as Stored & { versions: number }) : status;
  };
  /** Newest version and number of versions of each record of an account. */
  const entries = async (who: Person) => {
    const { body } = await ask('GET', `${LIST}?mine=true`, who);
    const listed = body.datasets as (Stored & { versions: number })[];
    return listed.map(({ id, versions }) => [id, versions]);
  };
  const versionsOf = async (who: Person, id: string) => {
    const { body } = await ask('GET', `${LIST}?versions_of=${id}`, who);
    return (body.datasets as Stored[]).map((version) => version.id);
  };

  describe('of a key', () => {
    it('takes each upload as a version, whose name and visibility change nothing', async () => {
      const first = await keyed(ada, 'one');
      const sent = { name: 'Quay', source_key: 'one', description: 'new', is_public: true };
      const second = await stored(home(), ada, sent);
      expect(second).toMatchObject({ record: first.record, name: 'Harbour', isPublic: true });
      expect(await versionsOf(ada, first.id)).toEqual([second.id, first.id]);
    });

    it('is its account’s alone, and without a key each upload is a record', async () => {
      const records = [
        await keyed(ada, 'same'),
        await keyed(ben, 'same'),
        await stored(home(), ada),
        await stored(home(), ada),
      ].map(({ record }) => record);
      expect(new Set(records).size).toBe(4);
    });

    it('stays private whatever an upload says, and is not stored as private once it is public', async () => {
      const { record } = await keyed(ada, 'two', { is_public: false });
      for (const more of [{}, { is_public: true }])
        expect(await keyed(ada, 'two', more)).toMatchObject({ record, isPublic: false });
      expect(await seen(`${RECORDS}/${record}`)).toBe(404);
      await patch(ada, record, { is_public: true });
      const refused = await ingest(home(), ada, { source_key: 'two', is_public: false });
      expect(refused).toMatchObject({ status: 409, body: { code: 'record-is-public', record } });
      expect(await seen(`${RECORDS}/${record}`)).toMatchObject({ versions: 3 });
    });

    it('says that it was removed and when, until the upload asks for another', async () => {
      const before = await keyed(ada, 'three');
      home().pass(SECOND_MS);
      await ask('DELETE', `${RECORDS}/${before.record}`, ada);
      const removed = { removed_at: new Date(home().now()).toISOString() };
      for (const named of [
        { source_key: 'three' },
        { record: before.id },
        { record: before.record },
      ])
        expect(await ingest(home(), ada, named)).toMatchObject({
          status: 410,
          body: { code: 'record-removed', ...removed },
        });
      const after = await keyed(ada, 'three', { anew: true });
      expect(after.record).not.toBe(before.record);
      expect(await keyed(ada, 'three', { anew: true })).toMatchObject({ record: after.record });
      expect(await keyed(ada, 'three')).toMatchObject({ record: after.record });
      const named = await stored(home(), ada, { record: before.id, anew: true });
      expect([before.record, after.record]).not.toContain(named.record);
    });
  });

  describe('named by an upload', () => {
    it('takes a version, by its own id or that of any version', async () => {
      const first = await stored(home(), ada);
      const second = await stored(home(), ada, { record: first.record });
      const third = await stored(home(), ada, { record: first.id.toUpperCase() });
      expect([second.record, third.record]).toEqual([first.record, first.record]);
    });

    it.each([
      { what: 'somebody else’s', named: async () => ({ record: (await stored(home(), ben)).id }) },
      {
        what: 'none that ever was, even anew',
        named: async () => ({ record: crypto.randomUUID(), anew: true }),
      },
    ])('is not found where it is $what', async ({ named }) => {
      expect(await ingest(home(), ada, await named())).toMatchObject({
        status: 404,
        body: { code: 'record-not-found' },
      });
    });

    it('is refused beside a key of another record, and keeps a key that is new', async () => {
      const [one, other] = [await keyed(ada, 'four'), await keyed(ada, 'five')];
      const refused = await ingest(home(), ada, { source_key: 'four', record: other.record });
      expect(refused).toMatchObject({ status: 400, body: { code: 'record-disagrees' } });
      const agreeing = { source_key: 'four', record: one.id };
      expect(await stored(home(), ada, agreeing)).toMatchObject({ record: one.record });
      await stored(home(), ada, { source_key: 'six', record: one.record });
      expect(await keyed(ada, 'six')).toMatchObject({ record: one.record });
    });

    it.each([
      { sent: { record: 7 }, code: 'record-not-an-id' },
      { sent: { record: 'x' }, code: 'record-not-an-id' },
      { sent: { anew: 'yes' }, code: 'anew-not-boolean' },
    ])('is refused in words: $sent', async ({ sent, code }) => {
      expect(await ingest(home(), ada, sent)).toMatchObject({ status: 400, body: { code } });
    });
  });

  describe('read', () => {
    it('is its newest version under its own id and each version’s, which says where that stays', async () => {
      const first = await keyed(ada, 'seven');
      const last = await keyed(ada, 'seven');
      for (const id of [first.record, first.id, last.id]) {
        const { body, headers } = await ask('GET', `${RECORDS}/${id}`, null);
        expect(body.dataset).toMatchObject({ id: last.id, record: first.record, versions: 2 });
        expect(headers.get('content-location')).toBe(`${LIST}/${last.id}`);
      }
      const csv = await ask('GET', `${RECORDS}/${first.record}.csv`, null);
      expect(csv.headers.get('content-location')).toBe(`${LIST}/${last.id}.csv`);
      expect(await seen(`${LIST}/${first.id}`)).toMatchObject({ id: first.id, versions: 2 });
    });

    it('is said without its values where nobody wants them', async () => {
      const { record } = await stored(home(), ada);
      const { body } = await ask('GET', `${RECORDS}/${record}?rows=none`, null);
      expect(body.dataset).toMatchObject({ record, rowCount: 1 });
      expect(body.dataset).not.toHaveProperty('rows');
    });
  });

  describe('changed', () => {
    it('is changed with all its versions, stays where it stands in the list, and says how many that were', async () => {
      const person = await aPerson(home());
      const first = await keyed(person, 'one');
      const second = await keyed(person, 'one');
      const other = await stored(home(), person);
      const answer = await patch(person, first.record, { name: 'Quay', is_public: false });
      expect(answer).toMatchObject({
        status: 200,
        body: { success: true, record: { name: 'Quay', isPublic: false, versions: 2 } },
      });
      for (const id of [first.id, second.id]) {
        expect(await seen(`${LIST}/${id}`)).toBe(404);
        expect(await seen(`${LIST}/${id}`, person)).toMatchObject({ name: 'Quay' });
      }
      expect(await entries(person)).toEqual([
        [other.id, 1],
        [second.id, 2],
      ]);
    });

    it('is not changed over what its owner has not seen', async () => {
      const { record } = await keyed(ada, 'eight');
      const tag = async () => {
        const { headers } = await ask('GET', `${RECORDS}/${record}`, ada);
        return headers.get('etag') ?? '';
      };
      const before = await tag();
      const changed = await patch(ada, record, { name: 'A' }, { 'if-match': before });
      expect(changed.headers.get('etag')).toBe(await tag());
      for (const seen of [before, '"x"'])
        expect(await patch(ada, record, { name: 'B' }, { 'if-match': seen })).toMatchObject({
          status: 412,
          body: { code: 'record-changed' },
        });
      const now = await tag();
      await keyed(ada, 'eight');
      expect((await patch(ada, record, { name: 'B' }, { 'if-match': now })).status).toBe(412);
      expect((await patch(ada, record, { name: 'B' }, { 'if-match': await tag() })).status).toBe(
        200,
      );
    });

    it('has its licence for the newest version and later ones, and for earlier ones that had none', async () => {
      const licensed = (licence?: string) => ({ station_facts: licence ? { licence } : null });
      const licences = async (ids: string[]) => {
        const found = ids.map(async (id) => {
          const { body } = await ask('GET', `${LIST}/${id}`, null);
          return (
            (body.dataset as { station: { licence?: string } | null }).station?.licence ?? null
          );
        });
        return Promise.all(found);
      };
      const ids = [await keyed(ada, 'nine'), await keyed(ada, 'nine')].map(({ id }) => id);
      const record = ids[0] ?? '';
      await patch(ada, record, licensed('CC0-1.0'));
      expect(await licences(ids)).toEqual(['CC0-1.0', 'CC0-1.0']);
      ids.push((await keyed(ada, 'nine')).id);
      await patch(ada, record, licensed('CC-BY-4.0'));
      ids.push((await keyed(ada, 'nine')).id);
      expect(await licences(ids)).toEqual(['CC0-1.0', 'CC0-1.0', 'CC-BY-4.0', 'CC-BY-4.0']);
      await patch(ada, record, licensed());
      expect(await licences(ids)).toEqual(['CC0-1.0', 'CC0-1.0', 'CC-BY-4.0', null]);
    });
  });

  describe('removed', () => {
    it('is gone with all its versions, for whoever could see it with its date', async () => {
      const first = await keyed(ada, 'ten');
      const second = await keyed(ada, 'ten');
      expect(await ask('DELETE', `${RECORDS}/${first.id}`, ada)).toMatchObject({
        status: 200,
        body: { success: true, versions: 2 },
      });
      const removed_at = new Date(home().now()).toISOString();
      for (const path of [
        `${RECORDS}/${first.record}`,
        `${LIST}/${first.id}`,
        `${LIST}/${second.id}`,
      ])
        for (const who of [null, ben, ada])
          expect(await ask('GET', path, who)).toMatchObject({
            status: 410,
            body: { code: 'record-removed', removed_at },
          });
      for (const method of ['PATCH', 'DELETE'])
        expect((await ask(method, `${RECORDS}/${first.record}`, ada, { name: 'x' })).status).toBe(
          410,
        );
    });

    it('is 410 for its owner alone where it was private', async () => {
      const { id, record } = await stored(home(), ada, { is_public: false });
      await ask('DELETE', `${RECORDS}/${record}`, ada);
      for (const path of [`${RECORDS}/${record}`, `${LIST}/${id}`]) {
        expect((await ask('GET', path, ada)).status).toBe(410);
        for (const who of [null, ben]) expect((await ask('GET', path, who)).status).toBe(404);
      }
    });

    it('version by version leads to what is left, and ends with the only one', async () => {
      const first = await keyed(ada, 'eleven');
      const second = await keyed(ada, 'eleven');
      expect(await ask('DELETE', `${LIST}/${second.id}`, ada)).toMatchObject({
        body: { success: true, versions: 1 },
      });
      expect(await ask('GET', `${LIST}/${second.id}`, null)).toMatchObject({
        status: 410,
        body: { code: 'dataset-removed', record: first.record },
      });
      expect(await seen(`${RECORDS}/${second.id}`)).toMatchObject({ id: first.id, versions: 1 });
      await patch(ada, first.record, { is_public: false });
      // Whoever may not see the record is not led to it.
      expect((await ask('GET', `${LIST}/${second.id}`, ben)).body).not.toHaveProperty('record');
      await ask('DELETE', `${LIST}/${first.id}`, ada);
      expect(await ingest(home(), ada, { source_key: 'eleven' })).toMatchObject({ status: 410 });
    });
  });

  describe('joined to another', () => {
    it('goes into the newer, whose title stays, with its versions, its key and its address', async () => {
      const person = await aPerson(home());
      const old = [await keyed(person, 'old'), await keyed(person, 'old')].map(({ id }) => id);
      const { record } = await keyed(person, 'old');
      const last = await keyed(person, 'new', { name: 'Quay' });
      for (const [one, other] of [[record, last.record]] as const) {
        const answer = await join(person, one, other);
        expect(answer).toMatchObject({
          body: { record: { id: last.record, name: 'Quay', versions: 4 } },
        });
      }
      expect((await entries(person)).map(([, versions]) => versions)).toEqual([4]);
      expect(await seen(`${RECORDS}/${record}`)).toMatchObject({
        record: last.record,
        name: 'Quay',
      });
      expect(await seen(`${LIST}/${old[0]}`)).toMatchObject({ record: last.record, name: 'Quay' });
      for (const key of ['old', 'new'])
        expect(await keyed(person, key)).toMatchObject({ record: last.record });
      // Also where what it went into goes on into a third.
      const third = await keyed(person, 'third');
      await join(person, last.record, third.record);
      expect(await seen(`${RECORDS}/${record}`)).toMatchObject({ record: third.record });
      await ask('DELETE', `${RECORDS}/${record}`, person);
      expect((await ask('GET', `${RECORDS}/${record}`, null)).status).toBe(410);
    });

    it.each([
      { one: true, other: true, more: {}, isPublic: true },
      { one: true, other: false, more: {}, isPublic: false },
      { one: false, other: true, more: {}, isPublic: false },
      { one: false, other: true, more: { is_public: true }, isPublic: true },
    ])(
      'is public only where both are, or where that is said: $one, $other, $more',
      async (joined) => {
        const one = await stored(home(), ada, { is_public: joined.one });
        const other = await stored(home(), ada, { is_public: joined.other });
        const answer = await join(ada, one.record, other.record, joined.more);
        expect(answer.body.record).toMatchObject({ isPublic: joined.isPublic });
      },
    );

    it('keeps the licence each version was published under', async () => {
      const old = await stored(home(), ada, { station_facts: { licence: 'CC0-1.0' } });
      const last = await stored(home(), ada, { station_facts: { licence: 'CC-BY-4.0' } });
      await join(ada, old.record, last.record);
      const licences = [old.id, last.id].map((id) => seen(`${LIST}/${id}`));
      expect(await Promise.all(licences)).toMatchObject([
        { station: { licence: 'CC0-1.0' } },
        { station: { licence: 'CC-BY-4.0' } },
      ]);
      const apart = (await part(ada, old.id)).body.record;
      expect(apart).toMatchObject({ station: { licence: 'CC0-1.0' } });
    });

    it('of somebody else, of nobody or itself is refused, and nothing moves', async () => {
      const mine = await keyed(ada, 'twelve');
      const theirs = await stored(home(), ben);
      for (const [other, status] of [
        [theirs.record, 404],
        [crypto.randomUUID(), 404],
        [mine.id, 409],
        ['x', 400],
      ] as const)
        expect((await join(ada, mine.record, other)).status).toBe(status);
      expect(await seen(`${RECORDS}/${mine.record}`)).toMatchObject({ versions: 1 });
      expect(await seen(`${RECORDS}/${theirs.record}`)).toMatchObject({ versions: 1 });
    });
  });

  it('parted from, one version is a record of its own, and the key stays behind', async () => {
    const person = await aPerson(home());
    const ids = [await keyed(person, 'one'), await keyed(person, 'one')].map(({ id }) => id);
    const { record } = await keyed(person, 'one', { is_public: true });
    const answer = await part(person, ids[1] ?? '');
    expect(answer).toMatchObject({ body: { record: { name: 'Harbour', versions: 1 } } });
    const apart = (answer.body.record as { id: string }).id;
    expect(apart).not.toBe(record);
    expect(await seen(`${LIST}/${ids[1]}`)).toMatchObject({ record: apart });
    expect(await keyed(person, 'one')).toMatchObject({ record });
    expect(await seen(`${RECORDS}/${record}`)).toMatchObject({ versions: 3 });
    expect((await part(person, ids[1] ?? '')).status).toBe(409);
    expect((await join(person, apart, record)).body.record).toMatchObject({
      id: record,
      versions: 4,
    });
    expect(await seen(`${RECORDS}/${apart}`)).toMatchObject({ record, versions: 4 });
    expect(await seen(`${LIST}/${ids[1]}`)).toMatchObject({ record });
  });

  it('of which the newest went shows the one that came before it, though the clock was put back', async () => {
    const person = await aPerson(home());
    await keyed(person, 'one');
    home().pass(-60 * SECOND_MS);
    const [second, third] = [await keyed(person, 'one'), await keyed(person, 'one')];
    await ask('DELETE', `${LIST}/${third.id}`, person);
    expect(await seen(`${RECORDS}/${third.record}`, person)).toMatchObject({ id: second.id });
    home().pass(60 * SECOND_MS);
  });

  it('announces what an upload may say on every answer to one, to pages too', async () => {
    const answers: Answer[] = [
      await ingest(home(), ada, {}),
      await ingest(home(), ada, { name: 7 }),
      await ingest(home(), { accessToken: 'x' }, {}),
      await call(home(), '/functions/v1/ingest-dataset', { method: 'PUT', body: {} }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('almanac-takes')).toBe(
        'station_facts, creator_kind, creator_id, source_key, record, anew',
      );
      expect(headers.get('access-control-expose-headers')).toContain('almanac-takes');
    }
  });
});
