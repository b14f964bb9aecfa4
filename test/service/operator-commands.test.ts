import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openInbox } from '../support/inbox.ts';
import { runCommand } from '../support/run-command.ts';
import { type Program, startService } from '../support/run-service.ts';
import { aPerson, call, ingest, PASSWORD, type Person } from './homes.ts';

const RECORDS = '/functions/v1/records';

// The embedded database has one service; commands work on it beside that, as they do on any PostgreSQL.
describe('an operator beside a running service', () => {
  let folder: string;
  let service: Program;
  let ada: Person;
  let environment: Record<string, string>;
  const inbox = openInbox('/records/');
  const run = (...args: string[]) => runCommand(args, environment);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'almanac-data-'));
    const { url } = await inbox;
    environment = {
      ALMANAC_DATA_DIR: folder,
      ALMANAC_SITE_URL: 'https://almanac.example',
      ALMANAC_SMTP_URL: url,
      ALMANAC_CONTACT: 'office@met.example',
    };
    service = await startService(environment);
    ada = await aPerson(service);
  });
  afterAll(async () => {
    await service?.end('SIGTERM');
    await (await inbox).close();
    await rm(folder, { recursive: true, force: true });
  });

  const upload = (body: object = {}) => ingest(service, ada, { name: 'Hill farm', ...body });
  const recordIn = ({ body }: { body: Record<string, unknown> }) =>
    (body.dataset as { record: string }).record;
  const signIn = (email: string, password = PASSWORD) =>
    call(service, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: { email, password },
    });
  const exchange = (person: Person) =>
    call(service, '/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: person.refreshToken },
    });

  it('adds an account, whose link sets its password', async () => {
    const { code, stdout } = await run('add-account', 'Ben@Example.org', 'Ben', 'Field');
    expect(code).toBe(0);
    const token = /https:\/\/almanac\.example\/reset-password#([\w-]{43})\s/.exec(stdout)?.[1];
    expect((await signIn('ben@example.org')).status).toBe(400);
    const body = { token, password: PASSWORD };
    const set = await call(service, '/auth/v1/reset-password', { method: 'POST', body });
    expect([set.status, (await signIn('ben@example.org')).status]).toEqual([204, 200]);
    expect(await run('add-account', 'ben@example.org')).toMatchObject({ code: 1 });
    expect((await run('list-accounts')).stdout).toMatch(/^ben@example\.org\t[0-9a-f-]{36}\t/m);
  });

  it('suspends an account: nobody signs in and nothing is published, until it is restored', async () => {
    const published = recordIn(await upload());
    expect((await run('suspend-account', ada.email)).code).toBe(0);
    expect(await signIn(ada.email)).toMatchObject({
      status: 400,
      body: { error_code: 'user_banned' },
    });
    expect(await exchange(ada)).toMatchObject({ status: 400, body: { error_code: 'user_banned' } });
    expect((await upload()).status).toBe(401);
    const path = `${RECORDS}/${published}`;
    const change = { method: 'PATCH', token: ada.accessToken, body: { name: 'Other' } };
    expect((await call(service, path, change)).status).toBe(401);
    const accept = { method: 'POST', token: ada.accessToken, body: { token: 'any' } };
    expect((await call(service, '/functions/v1/offers/accept', accept)).status).toBe(401);
    expect((await call(service, path)).status).toBe(200);
    expect((await run('list-accounts')).stdout).toMatch(/\tsuspended$/m);
    expect((await run('restore-account', ada.email)).code).toBe(0);
    expect((await upload()).status).toBe(200);
    expect((await exchange(ada)).status).toBe(200);
  });

  it('hides a record from all but its owner, who is told why, and shows it again', async () => {
    const record = recordIn(await upload({ source_key: 'hidden' }));
    const path = `${RECORDS}/${record}`;
    expect((await run('who-owns', `https://almanac.example/records/${record}`)).stdout).toContain(
      ada.email,
    );
    const coming = (await inbox).next(ada.email);
    const hidden = await run('hide-record', record, 'These are', 'another’s values.');
    expect(hidden).toMatchObject({ code: 0, stdout: expect.stringContaining('told by mail') });
    const { text } = await coming;
    for (const told of ['These are another', 'office@met.example', record])
      expect(text).toContain(told);
    expect((await call(service, path)).status).toBe(404);
    const { accessToken: token } = ada;
    const own = await call(service, path, { token });
    const post = (to: string, body: object) => call(service, to, { method: 'POST', token, body });
    expect(own.body.dataset).toMatchObject({ hidden: 'These are another’s values.' });
    const refused = [
      await upload({ source_key: 'hidden' }),
      await upload({ source_key: 'hidden', anew: true }),
      await call(service, path, { method: 'PATCH', token, body: { is_public: true } }),
      await post(`${RECORDS}/${recordIn(await upload())}/join`, { with: record }),
      await post('/functions/v1/offers', { records: [record] }),
    ];
    for (const { status, body } of refused)
      expect([status, body.code]).toEqual([403, 'record-hidden']);
    expect((await run('show-record', record)).code).toBe(0);
    expect((await call(service, path)).status).toBe(200);
    expect((await upload({ source_key: 'hidden' })).status).toBe(200);
  });

  it('removes a record for good: nothing can be sent to it again', async () => {
    const record = recordIn(await upload({ source_key: 'gone' }));
    expect(await run('remove-record', record)).toMatchObject({ code: 1 });
    expect((await run('remove-record', record, 'Asked for.')).code).toBe(0);
    expect((await call(service, `${RECORDS}/${record}`)).status).toBe(410);
    const again = await upload({ source_key: 'gone', anew: true });
    expect([again.status, again.body.code]).toEqual([403, 'record-hidden']);
    const unseen = recordIn(await upload());
    await run('hide-record', unseen, 'Not to be told of.');
    await run('remove-record', unseen, 'Asked for.');
    expect((await call(service, `${RECORDS}/${unseen}`)).status).toBe(404);
    expect(await run('hide-record', record, 'Again')).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('no such record'),
    });
  });

  it('hides what was offered: the link leads nowhere, nor does it once the record is shown again', async () => {
    const ben = await aPerson(service, 'Ben');
    const record = recordIn(await upload());
    const offers = '/functions/v1/offers';
    const offered = async () => {
      const asked = { method: 'POST', token: ada.accessToken, body: { records: [record] } };
      const { body } = await call(service, offers, asked);
      return (body.offer as { url: string }).url.split('#')[1];
    };
    const opened = async (token?: string) => {
      const asked = { method: 'POST', token: ben.accessToken, body: { token } };
      return (await call(service, `${offers}/open`, asked)).status;
    };
    const first = await offered();
    expect(await opened(first)).toBe(200);
    await run('hide-record', record, 'To be looked at.');
    await run('show-record', record);
    expect(await opened(first)).toBe(404);
    const second = await offered();
    expect(await opened(second)).toBe(200);
    await run('suspend-account', ada.email, '--hide');
    expect(await opened(second)).toBe(404);
  });
});
