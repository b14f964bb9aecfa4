import { expect, it, test } from '@jest/globals';
import { agentName } from '../../src/site/account/agent-name.ts';
import { aPerson, call, describeHomes, PASSWORD, published } from './homes.ts';

const ROWS = [{ Year: 1961, '01_max': 7.2 }];

describeHomes('an account of one’s own', (home) => {
  const signIn = async (email: string, agent: string, password = PASSWORD) =>
    call(home(), '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: { email, password },
      headers: { 'user-agent': agent },
    });
  const publish = (accessToken: string, name: string, is_public: boolean) =>
    published(home(), { accessToken }, { name, is_public, rows: ROWS });
  type Listed = { id: string; agent: string; address: string; current: boolean; used_at: string };
  const sessionsOf = async (token: string) => {
    const { body } = await call(home(), '/auth/v1/sessions', { token });
    return body.sessions as Listed[];
  };

  it('lists its sessions with where and when, and ends one of them', async () => {
    const person = await aPerson(home());
    const there = await signIn(person.email, 'Mozilla/5.0 (X11; Linux) Firefox/140.0');
    const listed = await sessionsOf(person.accessToken);
    expect(listed.map(({ current }) => current).sort()).toEqual([false, true]);
    const other = listed.find(({ current }) => !current);
    expect(other).toMatchObject({
      agent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
      address: expect.stringMatching(/127\.0\.0\.1|::1/),
      used_at: new Date(home().now()).toISOString(),
    });
    const end = () =>
      call(home(), `/auth/v1/sessions/${other?.id}`, {
        method: 'DELETE',
        token: person.accessToken,
      });
    expect((await end()).status).toBe(204);
    expect((await end()).status).toBe(404);
    const refused = await call(home(), '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: there.body.refresh_token },
    });
    expect(refused.body.error_code).toBe('session_not_found');
    expect(await sessionsOf(person.accessToken)).toHaveLength(1);
  });

  it('lists and ends nobody else’s', async () => {
    const [ada, eve] = [await aPerson(home()), await aPerson(home())];
    const [hers] = await sessionsOf(ada.accessToken);
    const path = `/auth/v1/sessions/${hers?.id}`;
    const refused = await call(home(), path, { method: 'DELETE', token: eve.accessToken });
    expect(refused.status).toBe(404);
    expect(await sessionsOf(ada.accessToken)).toHaveLength(1);
  });

  it('comes out whole as one JSON, private datasets included', async () => {
    const { accessToken: token, email } = await aPerson(home());
    const ids = [await publish(token, 'Hill: farm/ñ', false), await publish(token, 'Dale', true)];
    const { headers, body } = await call(home(), '/auth/v1/user/export.json', { token });
    expect(headers.get('content-disposition')).toContain('almanac-account.json');
    const { user, sessions, datasets } = body;
    expect(user).toMatchObject({ email, metadata: { display_name: 'Ada' } });
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/password|token|key/i);
    const record = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(datasets).toEqual([
      { id: ids[0], record, dataset: { name: 'Hill: farm/ñ', is_public: false, rows: ROWS } },
      { id: ids[1], record, dataset: { name: 'Dale', is_public: true, rows: ROWS } },
    ]);
  });

  it('is deleted with everything in it, but only by its password', async () => {
    const { accessToken: token, email } = await aPerson(home());
    const id = await publish(token, 'Short life', true);
    const remove = (password: string) =>
      call(home(), '/auth/v1/user', { method: 'DELETE', token, body: { password } });
    expect(await remove('not this one')).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    });
    expect((await call(home(), `/functions/v1/datasets/${id}`)).status).toBe(200);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await call(home(), `/functions/v1/datasets/${id}`)).status).toBe(410);
    expect((await call(home(), '/auth/v1/user', { token })).status).toBe(403);
    expect((await signIn(email, 'x')).status).toBe(400);
    const again = await call(home(), '/auth/v1/signup', {
      method: 'POST',
      body: { email, password: PASSWORD },
    });
    expect(again.status).toBe(200);
  });
});

test.each([
  {
    agent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/140 Safari/537 Edg/140',
    expected: 'Edge · Windows',
  },
  {
    agent: 'Mozilla/5.0 (iPhone; CPU) AppleWebKit Version/18 Mobile Safari/604',
    expected: 'Safari · iOS',
  },
  { agent: 'Mozilla/5.0 (compatible; Google-Apps-Script; beanserver)', expected: 'Google Sheets' },
  { agent: 'curl/8.5.0', expected: 'curl' },
  { agent: 'something else', expected: null },
  { agent: null, expected: null },
])('a session of "$agent" is called $expected', ({ agent, expected }) => {
  expect(agentName(agent)).toBe(expected);
});
