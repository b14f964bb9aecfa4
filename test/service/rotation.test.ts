import { expect, it } from '@jest/globals';
import { aPerson, call, DAY_MS, describeHomes, type Home, SECOND_MS } from './homes.ts';

describeHomes('refresh tokens', (home) => {
  it('leave one live session when fifty exchanges of one token arrive together', async () => {
    const { refreshToken } = await aPerson(home());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => exchange(home(), refreshToken)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    const [current] = tokens;
    expect(await exchange(home(), String(current))).toMatchObject({ status: 200 });
  });

  it('give the current token again to the one who lost our answer, however late', async () => {
    const { refreshToken: first } = await aPerson(home());
    const lost = await exchange(home(), first);
    home().pass(20 * DAY_MS);
    const again = await exchange(home(), first);
    expect(again).toMatchObject({ status: 200, body: { refresh_token: lost.body.refresh_token } });
  });

  it('end the session when a token two behind comes later than the grace', async () => {
    const { refreshToken: first } = await aPerson(home());
    const second = String((await exchange(home(), first)).body.refresh_token);
    const third = String((await exchange(home(), second)).body.refresh_token);
    home().pass(10 * SECOND_MS);
    expect(await exchange(home(), first)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_already_used' },
    });
    expect(await exchange(home(), third)).toMatchObject({
      status: 400,
      body: { error_code: 'refresh_token_not_found' },
    });
  });

  it('forgive a token two behind within the grace, when two tabs hurry', async () => {
    const { refreshToken: first } = await aPerson(home());
    const second = String((await exchange(home(), first)).body.refresh_token);
    const third = String((await exchange(home(), second)).body.refresh_token);
    home().pass(9 * SECOND_MS);
    expect(await exchange(home(), first)).toMatchObject({
      status: 200,
      body: { refresh_token: third },
    });
  });

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
  return call(home, '/auth/v1/token?grant_type=refresh_token', { method: 'POST', body });
}
