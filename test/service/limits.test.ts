import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { accountStore } from '../../src/service/auth/account-store.ts';
import type { AuthPorts } from '../../src/service/auth/auth-ports.ts';
import { judgeGuess } from '../../src/service/auth/judge-guess.ts';
import type { Passwords } from '../../src/service/auth/password-hash.ts';
import type { SessionRules } from '../../src/service/auth/session-rows.ts';
import { DatabaseUnavailable } from '../../src/service/store/database.ts';
import { startService } from '../support/built-service.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { aPerson, CHEAP_PASSWORDS, call, NOW, PASSWORD, published, SECOND_MS } from './homes.ts';

let now = NOW;
const site = await mkdtemp(join(tmpdir(), 'almanac-site-'));
await writeFile(join(site, 'index.html'), '<!doctype html><title>Almanac</title>');
await writeFile(join(site, '.secret.json'), '{}');
const data = await emptyDatabase();
const home = await startService({
  port: 0,
  ...data.options,
  now: () => now,
  siteFolder: site,
  passwordCost: CHEAP_PASSWORDS,
  settings: { signUpsPerAddress: 30, trustedProxies: 1 },
});
afterAll(async () => {
  await home.stop();
  await Promise.all([rm(site, { recursive: true }), data.giveBack()]);
});

const from = (address: string) => ({ 'x-forwarded-for': `203.0.113.9, ${address}` });
const signIn = (email: string, password: string, address: string) =>
  call(home, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password },
    headers: from(address),
  });
const signUp = (address: string) =>
  call(home, '/auth/v1/signup', {
    method: 'POST',
    body: { email: `${crypto.randomUUID()}@example.org`, password: PASSWORD },
    headers: from(address),
  });

describe('limits', () => {
  const guess = async (email: string, times: number, address: string | ((n: number) => string)) => {
    const statuses: number[] = [];
    for (let count = 0; count < times; count++) {
      const from_ = typeof address === 'string' ? address : address(count);
      statuses.push((await signIn(email, 'wrong', from_)).status);
    }
    return statuses;
  };

  it('end guesses at an account from one address after ten, until they said', async () => {
    const { email } = await aPerson(home);
    expect(await guess(email, 11, '198.51.100.1')).toEqual([...Array(10).fill(400), 429]);
    const closed = await signIn(email, PASSWORD, '198.51.100.1');
    expect(closed).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    now += Number(closed.headers.get('retry-after')) * SECOND_MS;
    expect((await signIn(email, PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('let the owner in from another address meanwhile, and a session go on', async () => {
    const { email, refreshToken } = await aPerson(home);
    await guess(email, 20, '198.51.100.2');
    expect((await signIn(email, PASSWORD, '198.51.100.3')).status).toBe(200);
    const exchanged = await call(home, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: refreshToken },
      headers: from('198.51.100.2'),
    });
    expect(exchanged.status).toBe(200);
  });

  it('let the owner in from a fresh address while a hundred others guess', async () => {
    const { email } = await aPerson(home);
    await guess(email, 101, (count) => `198.51.100.${count}`);
    expect(await guess(email, 3, '203.0.113.77')).toEqual([400, 400, 429]);
    expect((await signIn(email, PASSWORD, '203.0.113.78')).status).toBe(200);
  });

  it('let the owner in from an address on which another has used up the guesses', async () => {
    const { email } = await aPerson(home);
    const names = Array.from({ length: 70 }, (_, count) => `nobody${count}@example.org`);
    for (const name of names) await signIn(name, 'wrong', '203.0.113.90');
    expect((await signIn(email, PASSWORD, '203.0.113.90')).status).toBe(200);
    const { email: other } = await aPerson(home);
    expect(await guess(other, 3, '203.0.113.90')).toEqual([400, 400, 429]);
  });

  it('forget wrong passwords after a right one', async () => {
    const { email } = await aPerson(home);
    for (let round = 0; round < 3; round++) {
      await guess(email, 9, '192.0.2.1');
      expect((await signIn(email, PASSWORD, '192.0.2.1')).status).toBe(200);
    }
  });

  it('count no right password against the others of its network', async () => {
    const [{ email }, other] = [await aPerson(home), await aPerson(home)];
    for (let count = 0; count < 61; count++) await signIn(email, PASSWORD, '203.0.113.95');
    expect(await guess(other.email, 3, '203.0.113.95')).toEqual([400, 400, 400]);
  });

  it('keep nothing of a guess that is refused, or that nobody had the time to judge', async () => {
    const { email } = await aPerson(home);
    const kept = () =>
      data.database.query<{ taken: number }>(
        `select taken from auth.rate_limits where starts_with(name, $1) order by name`,
        [`guesses ${email}`],
      );
    await guess(email, 11, '192.0.2.7');
    expect(await kept()).toEqual([{ taken: 10 }, { taken: 10 }]);
    const busy = { matches: () => Promise.reject(new DatabaseUnavailable('busy')) };
    const ports = {
      accounts: accountStore(data.database, {} as SessionRules),
      passwords: busy as unknown as Passwords,
      rules: { signIns: { tries: 10, perNetwork: 60, windowMs: 900_000 } },
      now: () => now,
    } as AuthPorts;
    const fresh = { email, password: PASSWORD, address: '192.0.2.8' };
    const judging = judgeGuess(new Request('https://almanac.example'), fresh, ports);
    await expect(judging).rejects.toThrow('busy');
    expect(await kept()).toEqual([{ taken: 10 }, { taken: 10 }]);
  });

  it('count the addresses of one IPv6 network as one', async () => {
    const { email } = await aPerson(home);
    await guess(email, 10, (count) => `2001:db8:0:1::${count}`);
    expect((await signIn(email, PASSWORD, '2001:db8:0:1::ffff')).status).toBe(429);
    expect((await signIn(email, PASSWORD, '2001:db8:0:2::1')).status).toBe(200);
  });

  it('never say to come back in years, though the clock was put back', async () => {
    const { email } = await aPerson(home);
    now += 2 * 365 * 24 * 3600 * SECOND_MS;
    await guess(email, 11, '198.51.100.9');
    now -= 2 * 365 * 24 * 3600 * SECOND_MS;
    expect((await guess(email, 10, '198.51.100.9')).at(-1)).toBe(400);
    const refused = await signIn(email, 'wrong', '198.51.100.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);
  });

  it('count sign-ups by the address the trusted proxy saw, not by what the caller claims', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) statuses.push((await signUp('198.51.100.200')).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
    expect((await signUp('198.51.100.201')).status).toBe(200);
  });

  it('keep refused accounts out of a closed service', async () => {
    const { options, giveBack } = await emptyDatabase();
    const closed = await startService({ port: 0, ...options, settings: { signUp: 'closed' } });
    const body = { email: 'ada@example.org', password: PASSWORD };
    const refused = await call(closed, '/auth/v1/signup', { method: 'POST', body });
    expect(refused).toMatchObject({ status: 422, body: { error_code: 'signup_disabled' } });
    await closed.stop();
    await giveBack();
  });
});

describe('the site', () => {
  it.each([
    '/',
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
    '/connect',
    '/account',
    '/install',
    '/developers',
    `/by/${crypto.randomUUID()}`,
  ])('answers %s with its one page, which may load and call nothing foreign', async (path) => {
    const page = await call(home, path);
    expect([page.status, page.body.text]).toEqual([200, expect.stringContaining('Almanac')]);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  it.each(['/?utm_source=mail', '/sign-in?fbclid=1&x[]=2', '/config.json?v=3'])(
    'takes no offence at parameters that others hang on its addresses: %s',
    async (path) => {
      expect((await call(home, path)).status).toBe(200);
    },
  );

  it('answers for a dataset with its page, and with 404 where nobody may see one', async () => {
    const ada = await aPerson(home);
    const publish = (is_public: boolean) => published(home, ada, { is_public });
    const ids = [await publish(true), await publish(false), crypto.randomUUID(), 'x'];
    const pages = await Promise.all(ids.map((id) => call(home, `/datasets/${id}`)));
    expect(pages.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
    for (const page of pages) {
      expect(page.body.text).toContain('Almanac');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('shows its page to a person at a wrong address, and the error to a program', async () => {
    const page = await call(home, '/no/such/page', { headers: { accept: 'text/html' } });
    expect([page.status, page.body.text]).toEqual([404, expect.stringContaining('Almanac')]);
    expect(await call(home, '/no/such/page')).toMatchObject({
      status: 404,
      body: { code: 'route-not-found' },
    });
  });

  it.each(['/.secret.json', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json', '/%E0%A4%A'])(
    'gives away no file outside or hidden: %s',
    async (path) => {
      expect((await call(home, path)).status).toBe(404);
    },
  );

  it('tells the page where its service is and what it offers', async () => {
    const { body, headers } = await call(home, '/config.json');
    expect(body).toEqual({
      serviceUrl: '',
      key: 'almanac-public',
      signup: 'open',
      sessionDays: 60,
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
