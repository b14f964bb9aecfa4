import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startService } from '../../src/service/hosts/node/start-service.ts';
import { preparedDataFolder, sharedDatabase } from '../support/shared-databases.ts';
import {
  aPerson,
  CHEAP_PASSWORDS,
  call,
  NOW,
  PASSWORD,
  SECOND_MS,
  SHARED_SECRET,
} from './homes.ts';

let now = NOW;
const site = await mkdtemp(join(tmpdir(), 'almanac-site-'));
await writeFile(join(site, 'index.html'), '<!doctype html><title>Almanac</title>');
await writeFile(join(site, '.secret.json'), '{}');
const data = await preparedDataFolder();
const home = await startService({
  port: 0,
  dataFolder: data.folder,
  now: () => now,
  siteFolder: site,
  passwordCost: CHEAP_PASSWORDS,
  settings: { signUpsPerAddress: 3, trustedProxies: 1 },
});
afterAll(async () => {
  await home.stop();
  await Promise.all([rm(site, { recursive: true }), data.remove()]);
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
  it('close an account to guesses after ten wrong ones, and open it when they said', async () => {
    const { email } = await aPerson(home);
    for (let count = 0; count < 10; count++)
      expect((await signIn(email, 'wrong', `198.51.100.${count}`)).status).toBe(400);
    const closed = await signIn(email, PASSWORD, '198.51.100.99');
    expect(closed).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } });
    now += Number(closed.headers.get('retry-after')) * SECOND_MS;
    expect((await signIn(email, PASSWORD, '198.51.100.99')).status).toBe(200);
  });

  it('forget wrong passwords after a right one', async () => {
    const { email } = await aPerson(home);
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) await signIn(email, 'wrong', `192.0.2.${count}`);
      expect((await signIn(email, PASSWORD, '192.0.2.99')).status).toBe(200);
    }
  });

  it('count sign-ups by the address the trusted proxy saw, not by what the caller claims', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await signUp('198.51.100.200')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await signUp('198.51.100.201')).status).toBe(200);
  });

  it('keep refused accounts out of a closed service', async () => {
    const closed = await startService({
      port: 0,
      databaseUrl: await sharedDatabase(),
      settings: { signUp: 'closed', jwtSecret: SHARED_SECRET },
    });
    const body = { email: 'ada@example.org', password: PASSWORD };
    const refused = await call(closed, '/auth/v1/signup', { method: 'POST', body });
    expect(refused).toMatchObject({ status: 422, body: { error_code: 'signup_disabled' } });
    await closed.stop();
  });
});

describe('the site', () => {
  it.each([
    '/',
    '/datasets/x',
    '/sign-in',
    '/sign-up',
    '/connect',
    '/account',
    '/install',
    '/developers',
  ])('answers %s with its one page, which may load and call nothing foreign', async (path) => {
    const page = await call(home, path);
    expect([page.status, page.body.text]).toEqual([200, expect.stringContaining('Almanac')]);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
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
    expect(body).toEqual({ serviceUrl: '', key: 'almanac-public', signup: 'open' });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
