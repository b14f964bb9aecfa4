import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthError } from '@supabase/auth-js';
import { freshEmail, newClient, signedIn } from '../../contracts/public-clients-contract.ts';
import { call, ingest, PASSWORD } from '../../service/homes.ts';
import { IS_OURS, openProject, type Project } from './project.ts';

const inOurs = IS_OURS ? it : it.skip;

/** What docs/contract.md tells of a platform's sign-in, and holds as long as this does. */
describe('GoTrue, otherwise than our own sign-in,', () => {
  let project: Project;
  beforeAll(async () => {
    project = await openProject();
  });
  afterAll(() => project?.stop());

  const signUp = (changes: object, data: object = {}) =>
    newClient(project).signUp({
      email: freshEmail(),
      password: PASSWORD,
      options: { data },
      ...changes,
    });
  const said = (error: AuthError | null) => error && [error.status, error.code];

  it.each([
    { what: 'takes a password of six characters', changes: { password: 'sixsix' }, error: null },
    {
      what: 'takes none of more than 72 bytes',
      changes: { password: 'x'.repeat(73) },
      error: [400, 'validation_failed'],
    },
    { what: 'keeps three KB about an account', data: { note: 'x'.repeat(3000) }, error: null },
    { what: 'fails at a NUL', data: { note: 'a\0b' }, error: [500, undefined] },
  ])('$what', async ({ changes = {}, data = {}, error }) => {
    expect(said((await signUp(changes, data)).error)).toEqual(error);
  });

  it('keeps a name as it was typed, of which the Directory shows eighty characters', async () => {
    const { data } = await signUp({}, { display_name: `  ${'n'.repeat(100)}` });
    const accessToken = data.session?.access_token ?? '';
    await ingest(project, { accessToken }, {});
    const list = await call(project, '/functions/v1/datasets?mine=true', { token: accessToken });
    expect(list.body).toMatchObject({ datasets: [{ account: 'n'.repeat(80) }] });
  });

  it('asks for no current password, and refuses the same one again', async () => {
    const { client } = await signedIn(project);
    expect(said((await client.updateUser({ password: PASSWORD })).error)).toEqual([
      422,
      'same_password',
    ]);
    expect((await client.updateUser({ password: 'another password' })).error).toBeNull();
  });

  inOurs(
    'leaves an access token good when a refresh token of two exchanges ago ended the session',
    async () => {
      const { client, session } = await signedIn(project);
      for (let times = 0; times < 2; times += 1) await client.refreshSession();
      await project.inside?.age(11_000);
      const { error } = await newClient(project).refreshSession(session);
      expect(said(error)).toEqual([400, 'refresh_token_already_used']);
      expect((await newClient(project).getUser(session.access_token)).error).toBeNull();
    },
  );

  it.each([
    'GET sessions',
    'DELETE user',
    'GET user/export.json',
    'POST reset-password',
    'POST confirm-email',
  ])('has no %s', async (route) => {
    const [method = '', path] = route.split(' ');
    const { session } = await signedIn(project);
    const answer = await call(project, `/auth/v1/${path}`, { method, token: session.access_token });
    expect([404, 405]).toContain(answer.status);
  });

  it('says what is wrong in English, and not in error', async () => {
    const body = { email: 'nobody@example.org', password: PASSWORD };
    const path = '/auth/v1/token?grant_type=password';
    const headers = { 'accept-language': 'fr' };
    const answer = await call(project, path, { method: 'POST', body, headers });
    expect(answer.body.msg).toBe('Invalid login credentials');
    expect(answer.body).not.toHaveProperty('error');
  });

  inOurs(
    'lets nobody past the functions into the tables, and its owner write nothing a list cannot show',
    async () => {
      const { session } = await signedIn(project);
      await ingest(project, { accessToken: session.access_token }, {});
      const forEver = (role: string) =>
        project.inside?.admin.begin(async (sql) => {
          await sql`select set_config('role', ${role}, true)`;
          await sql`insert into almanac.records (id, owner_id, name, is_public, created_at, updated_at,
            versions, newest, newest_at, arrived, row_count, column_count, value_count, coverage)
          select gen_random_uuid(), owner_id, name, is_public, 'infinity', updated_at,
            versions, newest, newest_at, arrived, row_count, column_count, value_count, coverage
          from almanac.records`;
        });
      await expect(forEver('authenticated')).rejects.toMatchObject({ code: '42501' });
      await expect(forEver('project_owner')).rejects.toMatchObject({ code: '23514' });
    },
  );
});
