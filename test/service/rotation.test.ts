import { expect, it } from '@jest/globals';
import { HOUR_MS } from '../../src/core/calendar/civil-date.ts';
import { aPerson, call, DAY_MS, describeHomes, type Home, SECOND_MS } from './homes.ts';

const EXCHANGE = '/auth/v1/token?grant_type=refresh_token';

describeHomes('refresh tokens that many exchange at once', (home) => {
  it('leave one live session when fifty exchanges of one token arrive together', async () => {
    const { refreshToken } = await aPerson(home());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => exchange(home(), refreshToken)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    const [current] = tokens;
    // Later it would count as an old one, were it not the last that was made.
    home().pass(HOUR_MS);
    expect(await exchange(home(), String(current))).toMatchObject({ status: 200 });
  });
});

describeHomes('refresh tokens', (home) => {
  it('live sixty days from their last exchange and not a second longer', async () => {
    const { refreshToken: first } = await aPerson(home());
    home().pass(60 * DAY_MS);
    const second = await exchange(home(), first);
    expect(second.status).toBe(200);
    home().pass(60 * DAY_MS + SECOND_MS);
    expect(await exchange(home(), String(second.body.refresh_token))).toMatchObject({
      status: 400,
      body: { error_code: 'session_expired' },
    });
  });

  it.each([
    { why: 'another character in its seal', spoil: (token: string) => `${token.slice(0, -2)}AA` },
    { why: 'nothing', spoil: () => '' },
    { why: 'one character more', spoil: (token: string) => `${token}A` },
  ])('are refused with $why, and the session goes on', async ({ spoil }) => {
    const { refreshToken } = await aPerson(home());
    expect(await exchange(home(), spoil(refreshToken))).toMatchObject({ status: 400 });
    expect(await exchange(home(), refreshToken)).toMatchObject({ status: 200 });
  });

  it.each([
    { what: 'a body without a type', headers: {} },
    { what: 'a body called text', headers: { 'content-type': 'text/plain' } },
    { what: 'a body called JSON of some kind', headers: { 'content-type': 'text/json' } },
    { what: 'a body that says it is as it is', headers: { 'content-encoding': 'identity' } },
    { what: 'a token with a line break after it', headers: {}, around: '\n' },
  ])('are exchanged from $what', async ({ headers, around = '' }) => {
    const { refreshToken } = await aPerson(home());
    const raw = Buffer.from(JSON.stringify({ refresh_token: ` ${refreshToken}${around}` }));
    expect(await call(home(), EXCHANGE, { method: 'POST', raw, headers })).toMatchObject({
      status: 200,
    });
  });

  it.each([
    { what: 'a form', type: 'application/x-www-form-urlencoded', status: 400 },
    { what: 'a form in parts', type: 'multipart/form-data; boundary=x', status: 400 },
    { what: 'packed bytes', type: 'application/json', encoding: 'gzip', status: 415 },
  ])('are not read from $what', async ({ type, encoding = 'identity', status }) => {
    const raw = Buffer.from(JSON.stringify({ refresh_token: 'x' }));
    const headers = { 'content-type': type, 'content-encoding': encoding };
    expect(await call(home(), EXCHANGE, { method: 'POST', raw, headers })).toMatchObject({
      status,
      body: { error_code: 'bad_json' },
    });
  });

  it('get one answer when they were forged and when nobody knows them', async () => {
    const { refreshToken } = await aPerson(home());
    const forged = await exchange(home(), `${refreshToken.slice(0, -2)}AA`);
    const bytes = Buffer.from(refreshToken, 'base64url').fill(7, 1, 17);
    const unknown = await exchange(home(), bytes.toString('base64url'));
    expect(forged.body).toMatchObject({ error_code: 'refresh_token_not_found' });
    expect(forged.body).toEqual(unknown.body);
    expect(forged.body.error).not.toMatch(/signed out/);
  });

  it('slow a client down that exchanges without end, and tell it how long', async () => {
    let { refreshToken } = await aPerson(home());
    for (let count = 0; count < 120; count++)
      refreshToken = String((await exchange(home(), refreshToken)).body.refresh_token);
    const limited = await exchange(home(), refreshToken);
    expect(limited).toMatchObject({
      status: 429,
      body: { error_code: 'over_request_rate_limit' },
    });
    home().pass(Number(limited.headers.get('retry-after')) * SECOND_MS);
    expect(await exchange(home(), refreshToken)).toMatchObject({ status: 200 });
  });
});

function exchange(home: Home, token: string) {
  const body = { refresh_token: token };
  return call(home, EXCHANGE, { method: 'POST', body });
}
