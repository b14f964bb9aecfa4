import { afterAll, expect, it } from '@jest/globals';
import { openInbox } from '../support/inbox.ts';
import {
  aPerson,
  call,
  DAY_MS,
  describeHomes,
  ingest,
  type Person,
  type Stored,
  stored,
} from './homes.ts';

const inbox = await openInbox('/offers#');
afterAll(() => inbox.close());

const OFFERS = '/functions/v1/offers';
const RECORDS = '/functions/v1/records';

describeHomes(
  'records offered to another account',
  (home) => {
    const ask = (method: string, path: string, who: Person | null, body?: object) =>
      call(home(), path, {
        method,
        ...(who ? { token: who.accessToken } : {}),
        ...(body ? { body } : {}),
      });
    const keyed = (who: Person, source_key: string, more: object = {}) =>
      stored(home(), who, { name: 'Harbour', is_public: false, source_key, ...more });
    const offer = (who: Person, records: string[] | 'all') => ask('POST', OFFERS, who, { records });
    const tokenOf = async (who: Person, records: string[] | 'all') => {
      const { body } = await offer(who, records);
      return (body.offer as { url: string }).url.split('#')[1] ?? '';
    };
    const open = (who: Person | null, token: string) =>
      ask('POST', `${OFFERS}/open`, who, { token });
    const accept = (who: Person, token: string, same_key?: object) =>
      ask('POST', `${OFFERS}/accept`, who, { token, ...(same_key ? { same_key } : {}) });
    const mine = async (who: Person) => {
      const { body } = await ask('GET', '/functions/v1/datasets?mine=true', who);
      return (body.datasets as (Stored & { versions: number })[]).map(({ record, versions }) => [
        record,
        versions,
      ]);
    };
    const two = async () => [await aPerson(home()), await aPerson(home(), 'Ben')] as const;

    it('are shown to whoever opens the link signed in, with titles and counts, and to nobody else', async () => {
      const [ada, ben] = await two();
      const { record } = await keyed(ada, 'one');
      await keyed(ada, 'one');
      const token = await tokenOf(ada, [record]);
      expect(await open(null, token)).toMatchObject({ status: 401 });
      expect(await open(ben, token)).toMatchObject({
        status: 200,
        body: {
          offer: {
            from: 'Ada',
            expiresAt: new Date(home().now() + 14 * DAY_MS).toISOString(),
            records: [
              { record, name: 'Harbour', versions: 2, rows: 2, keys: ['one'], hasKeyHere: false },
            ],
          },
        },
      });
      expect(await open(ben, 'x')).toMatchObject({
        status: 404,
        body: { code: 'offer-not-found' },
      });
      expect((await ask('GET', `${RECORDS}/${record}`, ben)).status).toBe(404);
    });

    it('go over with versions, key and address; with the former owner the key says so, to an old run too', async () => {
      const [ada, ben] = await two();
      const run = { 'idempotency-key': 'run' };
      const sent = { name: 'Harbour', source_key: 'one', is_public: true };
      const first = await ingest(home(), ada, sent, run);
      const { record } = first.body.dataset as Stored;
      const other = await stored(home(), ada);
      const token = await tokenOf(ada, [record]);
      expect(await accept(ben, token)).toMatchObject({
        status: 200,
        body: { success: true, records: [{ record, keys: ['one'] }] },
      });
      expect([await mine(ada), await mine(ben)]).toEqual([[[other.record, 1]], [[record, 1]]]);
      for (const headers of [run, {}])
        expect(await ingest(home(), ada, sent, headers)).toMatchObject({
          status: 409,
          body: { code: 'record-transferred' },
        });
      expect(await stored(home(), ben, { source_key: 'one' })).toMatchObject({ record });
      expect((await accept(ben, token)).status).toBe(404);
      const anew = await stored(home(), ada, { ...sent, anew: true });
      expect(anew.record).not.toBe(record);
      expect(await stored(home(), ada, sent)).toMatchObject({ record: anew.record });
      expect((await ask('PATCH', `${RECORDS}/${record}`, ada, { name: 'x' })).status).toBe(404);
    });

    it('come back to whom they were from, and their key with them', async () => {
      const [ada, ben] = await two();
      const { id, record } = await keyed(ada, 'one');
      await keyed(ada, 'one');
      await ask('DELETE', `/functions/v1/datasets/${id}`, ada);
      await accept(ben, await tokenOf(ada, 'all'));
      // That a version of it went before is told to whoever has it now.
      expect((await ask('GET', `/functions/v1/datasets/${id}`, ben)).status).toBe(410);
      await accept(ada, await tokenOf(ben, 'all'));
      expect(await keyed(ada, 'one')).toMatchObject({ record });
      expect(await ingest(home(), ben, { source_key: 'one' })).toMatchObject({ status: 409 });
    });

    it('ask where the receiver sends under that key, and are joined or stay apart without it', async () => {
      for (const choice of ['join', 'apart'] as const) {
        const [ada, ben] = await two();
        const { record } = await keyed(ada, 'same');
        const { record: beside } = await keyed(ada, 'beside');
        const own = await keyed(ben, 'same');
        const token = await tokenOf(ada, 'all');
        const opened = await open(ben, token);
        const { records } = opened.body.offer as { records: object[] };
        expect(records).toContainEqual(expect.objectContaining({ record, hasKeyHere: true }));
        expect(await accept(ben, token)).toMatchObject({
          status: 409,
          body: { code: 'offer-key-here' },
        });
        expect((await accept(ben, token, { [record]: choice })).status).toBe(200);
        const kept =
          choice === 'join'
            ? [[own.record, 2]]
            : [
                [own.record, 1],
                [record, 1],
              ];
        const others = (await mine(ben)).filter(([one]) => one !== beside);
        expect(others).toEqual(kept);
        expect(await keyed(ben, 'same')).toMatchObject({ record: own.record });
        expect((await ask('GET', `${RECORDS}/${record}`, ben)).status).toBe(200);
      }
    });

    it('are refused beyond the receiver’s quota, with the number, and nothing moves', async () => {
      const [ada, ben] = await two();
      const rows = Array.from({ length: 60 }, (_, year) => ({ Year: 1900 + year }));
      const { record } = await stored(home(), ada, { rows });
      await stored(home(), ben, { rows });
      const token = await tokenOf(ada, [record]);
      expect(await accept(ben, token)).toMatchObject({
        status: 403,
        body: { code: 'offer-beyond-quota', error: expect.stringMatching(/60 .*60 .*100/) },
      });
      expect(await mine(ada)).toEqual([[record, 1]]);
      // What goes over is the receiver's from then on, and leaves room with the giver.
      await ask('DELETE', `${RECORDS}/${(await mine(ben))[0]?.[0]}`, ben);
      expect((await accept(ben, token)).status).toBe(200);
      expect((await ingest(home(), ben, { rows })).status).toBe(403);
      expect((await ingest(home(), ada, { rows })).status).toBe(200);
    });

    it.each([
      {
        how: 'joined',
        takeOut: async (who: Person, record: string) => {
          const other = await stored(home(), who);
          return ask('POST', `${RECORDS}/${record}/join`, who, { with: other.record });
        },
      },
      {
        how: 'joined by an older one',
        takeOut: async (who: Person, record: string) => {
          const other = await stored(home(), who);
          await stored(home(), who, { record });
          return ask('POST', `${RECORDS}/${record}/join`, who, { with: other.record });
        },
      },
      {
        how: 'parted',
        takeOut: async (who: Person, record: string) => {
          const { id } = await stored(home(), who, { record });
          return ask('POST', `/functions/v1/datasets/${id}/part`, who);
        },
      },
      {
        how: 'removed',
        takeOut: (who: Person, record: string) => ask('DELETE', `${RECORDS}/${record}`, who),
      },
    ])('leave the offer when they are $how, and another upload leaves them in', async (change) => {
      const [ada, ben] = await two();
      const { record } = await keyed(ada, 'one');
      const other = await keyed(ada, 'two');
      const token = await tokenOf(ada, 'all');
      await keyed(ada, 'one');
      await keyed(ada, 'three');
      expect((await change.takeOut(ada, record)).status).toBe(200);
      const { body } = await open(ben, token);
      expect(body.offer).toMatchObject({ records: [{ record: other.record }] });
      await ask('DELETE', `${RECORDS}/${other.record}`, ada);
      expect((await open(ben, token)).status).toBe(404);
    });

    it('are nobody’s any more once the offer is refused, withdrawn or two weeks old', async () => {
      const [ada, ben] = await two();
      const { record } = await keyed(ada, 'one');
      const refused = await tokenOf(ada, [record]);
      expect((await ask('POST', `${OFFERS}/refuse`, ben, { token: refused })).status).toBe(200);
      const withdrawn = await tokenOf(ada, [record]);
      const { body } = await ask('GET', OFFERS, ada);
      const [own] = body.offers as { id: string; records: object[] }[];
      expect(own?.records).toEqual([{ record, name: 'Harbour' }]);
      expect((await ask('DELETE', `${OFFERS}/${own?.id}`, ben)).status).toBe(404);
      expect((await ask('DELETE', `${OFFERS}/${own?.id}`, ada)).status).toBe(200);
      const old = await tokenOf(ada, [record]);
      expect((await accept(ada, old)).body).toMatchObject({ code: 'offer-own' });
      for (const token of [refused, withdrawn]) expect((await accept(ben, token)).status).toBe(404);
      home().pass(14 * DAY_MS);
      const later = await call(home(), '/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        body: { refresh_token: ben.refreshToken },
      });
      const accessToken = String(later.body.access_token);
      expect((await accept({ ...ben, accessToken }, old)).status).toBe(404);
    });

    it('are mailed as a link that opens them, in the language of who offers, and the answer tells nothing of the address', async () => {
      const [ada, ben] = await two();
      const { record } = await keyed(ada, 'one');
      const coming = inbox.next(ben.email);
      const made = await call(home(), OFFERS, {
        method: 'POST',
        token: ada.accessToken,
        body: { records: [record], email: ben.email },
        headers: { 'accept-language': 'fr' },
      });
      const { url } = made.body.offer as { url: string };
      const { to, text } = await coming;
      expect(to).toEqual([ben.email]);
      expect(text).toContain(url);
      expect(text).toMatch(/14 jours/);
      expect((await accept(ben, url.split('#')[1] ?? '')).status).toBe(200);
      const nobody = { records: [(await keyed(ada, 'two')).record], email: 'nobody@example.org' };
      const unknown = await ask('POST', OFFERS, ada, nobody);
      expect(Object.keys(unknown.body.offer as object)).toEqual(
        Object.keys(made.body.offer as object),
      );
      const odd = { records: 'all', email: 'a,b@example.org' };
      expect((await ask('POST', OFFERS, ada, odd)).body).toMatchObject({ code: 'offer-address' });
    });

    it('cannot be of somebody else, of nobody or of nothing', async () => {
      const [ada, ben] = await two();
      const { record } = await keyed(ben, 'one');
      for (const [records, status] of [
        [[record], 404],
        [[crypto.randomUUID()], 404],
        ['all', 404],
        [[], 400],
      ] as [string[] | 'all', number][])
        expect((await offer(ada, records)).status).toBe(status);
      const own = await keyed(ada, 'own');
      expect((await offer(ada, [own.record, record])).status).toBe(404);
    });
  },
  { settings: { accountRows: 100, smtpUrl: inbox.url, siteUrl: 'https://almanac.example' } },
);
