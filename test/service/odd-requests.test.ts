import { beforeAll, expect, it, test } from '@jest/globals';
import { aPerson, call, describeHomes, type Person, published } from './homes.ts';

const USER = '/auth/v1/user';
const LIST = '/functions/v1/datasets';

describeHomes('odd requests', (home) => {
  let ada: Person;
  let id: string;
  beforeAll(async () => {
    ada = await aPerson(home());
    id = await published(home(), ada, { name: 'Hill farm (2026-01-01)' });
  });
  const put = (body: unknown) =>
    call(home(), USER, { method: 'PUT', token: ada.accessToken, body });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a change of %s is a field that cannot be changed',
    async (field) => {
      const raw = `{"${field}": 1}`;
      const answer = await call(home(), `/functions/v1/records/${id}`, {
        method: 'PATCH',
        token: ada.accessToken,
        raw,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(400);
    },
  );

  test.each([
    { name: 'an empty password', body: { password: '' }, status: 422 },
    { name: 'a list for a body', body: [], status: 400 },
    { name: 'a list for what it says of itself', body: { data: ['x'] }, status: 400 },
  ])('$name is refused', async ({ body, status }) => {
    expect((await put(body)).status).toBe(status);
  });

  it('a null takes a field of an account away, and a name nobody sees is none', async () => {
    await put({ data: { farm: 'Hill', display_name: 'Ada' } });
    const { body } = await put({ data: { farm: null, display_name: '\u200b\u2060' } });
    expect(body.user_metadata).toEqual({});
    await put({ data: { display_name: 'Ada' } });
  });

  it('an account has the identity it signed up with', async () => {
    const { body } = await call(home(), USER, { token: ada.accessToken });
    expect(body.identities).toEqual([
      expect.objectContaining({ provider: 'email', email: ada.email, user_id: ada.id }),
    ]);
  });

  test.each([
    { method: 'GET', path: '/auth/v1/nothing', status: 404, code: 'not_found' },
    { method: 'DELETE', path: '/auth/v1/token', status: 405, code: 'method_not_allowed' },
  ])(
    '$status below /auth/v1 has the fields clients of it read',
    async ({ method, path, status, code }) => {
      const answer = await call(home(), path, { method });
      expect(answer).toMatchObject({
        status,
        body: {
          code: status,
          error_code: code,
          msg: expect.any(String),
          error: expect.any(String),
        },
      });
    },
  );

  it('versions of a record are searched too', async () => {
    await published(home(), ada, { record: id });
    const found = async (search: string) =>
      (await call(home(), `${LIST}?versions_of=${id}&search=${search}`)).body.datasets;
    expect(await found('hill')).toHaveLength(2);
    expect(await found('elsewhere')).toEqual([]);
  });

  test.each([`${LIST}?serach=x`, `${LIST}/00000000-0000-4000-8000-000000000000?rows=no`])(
    'the unknown parameter of %s is refused',
    async (path) => {
      expect(await call(home(), path)).toMatchObject({
        status: 400,
        body: { code: 'query-unknown' },
      });
    },
  );

  test.each(['forceFunctionRegion=any', 'apikey=x', 'limit=5'])(
    'the parameter %s of clients and gateways is taken',
    async (query) => {
      expect((await call(home(), `${LIST}?${query}`)).status).toBe(200);
    },
  );

  test.each([
    {
      name: 'NaN',
      raw: '{"name":"x","rows":[{"Year":1961,"01_max":NaN}]}',
      code: 'not-json-number',
    },
    { name: '-Infinity', raw: '{"rows":[-Infinity]}', code: 'not-json-number' },
    { name: 'a text about NaN', raw: '{"name":"NaN",}', code: 'not-json' },
  ])('$name in a body has its own sentence', async ({ raw, code }) => {
    const answer = await call(home(), '/functions/v1/ingest-dataset', {
      method: 'POST',
      token: ada.accessToken,
      raw,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  it('the description of the API can be read by languages without classes of characters', async () => {
    const { body } = await call(home(), '/openapi.json');
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/\\\\[pP]\{|\\\\u\{/);
    const paths = body.paths as Record<string, { get: { parameters: unknown; responses: object } }>;
    expect(paths[LIST]?.get.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
    expect(paths[`${LIST}/{id}.csv`]?.get.responses).toMatchObject({
      200: { content: { 'text/csv': { schema: { type: 'string' } } } },
    });
  });
});
