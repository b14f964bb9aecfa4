import { expect, it } from '@jest/globals';
import { HOUR_MS } from '../../src/core/calendar/civil-date.ts';
import {
  aPerson,
  call,
  DAY_MS,
  describeHomes,
  type Home,
  PASSWORD,
  type Person,
  SECOND_MS,
} from './homes.ts';

const YEAR_MS = 365 * DAY_MS;
const LIST = '/functions/v1/datasets';
const INGEST = '/functions/v1/ingest-dataset';
const ROWS = [{ Year: 1961, '01_max': 12 }];

/** What a clock does that is set by hand, or loses its battery. */
const JUMPS = [
  { jump: 'an hour ahead', ms: HOUR_MS },
  { jump: 'an hour back', ms: -HOUR_MS },
  { jump: 'a year ahead', ms: YEAR_MS },
  { jump: 'a year back', ms: -YEAR_MS },
];
const BACK = JUMPS.filter(({ ms }) => ms < 0);

describeHomes(
  'the service over a clock that jumps',
  (home) => {
    it.each(JUMPS)('goes on with every session when it comes back: $jump', async ({ ms }) => {
      const { refreshToken } = await aPerson(home());
      home().pass(ms);
      await exchange(home(), refreshToken);
      home().pass(-ms);
      expect(await exchange(home(), refreshToken)).toMatchObject({ status: 200 });
    });

    it.each(BACK)('ends the session of a token two behind: $jump', async ({ ms }) => {
      const { refreshToken: first } = await aPerson(home());
      const second = await exchange(home(), first);
      await exchange(home(), String(second.body.refresh_token));
      home().pass(ms);
      expect(await exchange(home(), first)).toMatchObject({
        status: 400,
        body: { error_code: 'refresh_token_already_used' },
      });
    });

    it.each(JUMPS)(
      'publishes with a token of before, or says that it expired: $jump',
      async ({ ms }) => {
        const { accessToken: token } = await aPerson(home());
        home().pass(ms);
        const { status, body } = await call(home(), `${LIST}?mine=true`, { token });
        const isExpired = status === 401 && body.code === 'token-expired';
        expect([status === 200, isExpired]).toEqual(
          ms === -HOUR_MS ? [true, false] : [false, true],
        );
      },
    );

    it.each(JUMPS)('repeats nothing under a key that was used: $jump', async ({ ms }) => {
      const person = await aPerson(home());
      const before = await upload(home(), person, 'Hill farm', 'one-key');
      home().pass(ms);
      const after = await upload(home(), person, 'Hill farm', 'one-key');
      expect(after).toMatchObject({ status: 200, body: { dataset: before.body.dataset } });
    });

    it.each(JUMPS)('counts uploads of a minute, not of the jump: $jump', async ({ ms }) => {
      const person = await aPerson(home());
      await upload(home(), person, 'First');
      await upload(home(), person, 'Second');
      expect((await upload(home(), person, 'Third')).status).toBe(429);
      home().pass(ms);
      expect((await upload(home(), person, 'Fourth')).status).toBe(200);
      await upload(home(), person, 'Fifth');
      expect((await upload(home(), person, 'Sixth')).status).toBe(429);
    });

    it.each(JUMPS)('shows what was uploaded last as the newest: $jump', async ({ ms }) => {
      const person = await aPerson(home());
      const source = { source_key: 'harbour' };
      await upload(home(), person, 'Harbour', 'a', source);
      home().pass(ms);
      const { body } = await upload(home(), person, 'Harbour, mended', 'b', source);
      home().pass(2 * 60 * SECOND_MS);
      await upload(home(), person, 'Last of all');
      const token = await signIn(home(), person);
      const shown = async () => (await call(home(), `${LIST}?mine=true`, { token })).body.datasets;
      const newer = { id: (body.dataset as { id: string }).id, versions: 2 };
      expect(await shown()).toMatchObject([{ name: 'Last of all', versions: 1 }, newer]);
      const again = await upload(home(), person, 'By mistake', 'c', source);
      const { id } = again.body.dataset as { id: string };
      home().pass(2 * 60 * SECOND_MS);
      expect(await call(home(), `${LIST}/${id}`, { method: 'DELETE', token })).toMatchObject({
        status: 200,
      });
      expect(await shown()).toMatchObject([{ name: 'Last of all' }, newer]);
    });
  },
  { settings: { uploadsPerMinute: 2 } },
);

function exchange(home: Home, token: string) {
  const body = { refresh_token: token };
  return call(home, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', body });
}

/** Of now: what a jump does to one of before, another test tells. */
async function signIn(home: Home, { email }: Person): Promise<string> {
  const body = { email, password: PASSWORD };
  const answer = await call(home, '/auth/v1/token?grant_type=password', { method: 'POST', body });
  return String(answer.body.access_token);
}

async function upload(
  home: Home,
  person: Person,
  name: string,
  key: string = crypto.randomUUID(),
  more: object = {},
) {
  const headers = { 'idempotency-key': key };
  const body = { name, rows: ROWS, ...more };
  return call(home, INGEST, { method: 'POST', token: await signIn(home, person), headers, body });
}
