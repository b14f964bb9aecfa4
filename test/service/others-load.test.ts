import { beforeAll, expect, it } from '@jest/globals';
import { yearsOf } from '../support/years-of.ts';
import { aPerson, call, describeHomes, type Home, PASSWORD, type Person } from './homes.ts';

const INGEST = '/functions/v1/ingest-dataset';
const FLOOD = 20;
/** In one queue another's turn comes after 19 or 20 of them, by turns after 6; on a busy machine it arrives later. */
const BEFORE_THE_LAST = 16;

const push = (home: Home, person: Person, name: string, years = 1) =>
  call(home, INGEST, {
    method: 'POST',
    token: person.accessToken,
    body: { name, rows: yearsOf(1, years) },
  });

/** Starts `work` many times at once; how many are over is asked while they run. */
function flood(work: (index: number) => Promise<unknown>) {
  let over = 0;
  const all = Array.from({ length: FLOOD }, (_, index) => work(index).finally(() => over++));
  return { over: () => over, all: Promise.all(all) };
}

describeHomes(
  "one person's load",
  (home) => {
    let ada: Person;
    let ben: Person;
    beforeAll(async () => {
      [ada, ben] = [await aPerson(home()), await aPerson(home(), 'Ben')];
    });

    it("does not hold up another's sign-in", async () => {
      const changes = flood(() =>
        call(home(), '/auth/v1/user', {
          method: 'PUT',
          token: ada.accessToken,
          body: { password: PASSWORD, current_password: PASSWORD },
        }),
      );
      const signedIn = await call(home(), '/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: { email: ben.email, password: PASSWORD },
      });
      expect(signedIn.status).toBe(200);
      expect(changes.over()).toBeLessThan(BEFORE_THE_LAST);
      await changes.all;
    });

    it("does not hold up another's upload, nor the question whether all is well", async () => {
      const uploads = flood((index) => push(home(), ada, `Flood ${index}`, 150));
      const [uploaded, health] = await Promise.all([
        push(home(), ben, 'Mine'),
        call(home(), '/healthz'),
      ]);
      expect([uploaded.status, health.status]).toEqual([200, 200]);
      expect(uploads.over()).toBeLessThan(BEFORE_THE_LAST);
      await uploads.all;
    });
  },
  // A twelfth of what a service pays, and still most of the load.
  { passwordCost: { logN: 13, r: 8, p: 1 } },
);

describeHomes(
  'what one account may store',
  (home) => {
    it('is so many uploads a minute, and then it is told when to come back', async () => {
      const ada = await aPerson(home());
      for (const name of ['One', 'Two', 'Three'])
        expect((await push(home(), ada, name)).status).toBe(200);
      const refused = await push(home(), ada, 'Four');
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await push(home(), await aPerson(home(), 'Ben'), 'Mine')).status).toBe(200);
      home().pass(seconds * 1000);
      expect((await push(home(), ada, 'Four')).status).toBe(200);
    });

    it('is so many rows in all, told before it is reached, and freed by deleting', async () => {
      const ada = await aPerson(home());
      const first = await push(home(), ada, 'One', 70);
      expect(first.body).not.toHaveProperty('notice');
      const second = await push(home(), ada, 'Two', 15);
      expect(second).toMatchObject({
        status: 200,
        body: { notice: expect.stringMatching(/85.*100/) },
      });
      const own = '/functions/v1/datasets?mine=true';
      const { body } = await call(home(), own, { token: ada.accessToken });
      expect(body).toMatchObject({ quota: { rows: 100, used: 85 } });
      expect((await call(home(), own)).body).not.toHaveProperty('quota');
      const refused = await push(home(), ada, 'Three', 16);
      expect(refused).toMatchObject({ status: 403, body: { code: 'quota-reached' } });
      const { id } = first.body.dataset as { id: string };
      await call(home(), `/functions/v1/datasets/${id}`, {
        method: 'DELETE',
        token: ada.accessToken,
      });
      home().pass(60_001);
      expect((await push(home(), ada, 'Three', 16)).status).toBe(200);
    });

    it('a repeat with the same key is answered beyond every limit', async () => {
      const ada = await aPerson(home());
      const keyed = (name: string) =>
        call(home(), INGEST, {
          method: 'POST',
          token: ada.accessToken,
          headers: { 'idempotency-key': `key-${name}` },
          body: { name, rows: yearsOf(1, 1) },
        });
      for (const name of ['One', 'Two', 'Three']) await keyed(name);
      expect((await keyed('Four')).status).toBe(429);
      expect((await keyed('One')).status).toBe(200);
      home().pass(60_001);
      expect((await keyed('Four')).status).toBe(200);
    });
  },
  { settings: { uploadsPerMinute: 3, accountRows: 100 } },
);
