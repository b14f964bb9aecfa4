import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { FORMATS } from '../../src/service/datasets/formats/formats.ts';
import type { Route } from '../../src/service/http/route.ts';
import { publicPath } from '../../src/service/openapi/describe-api.ts';
import { yearsOf } from '../support/years-of.ts';
import {
  type Answer,
  aPerson,
  call,
  describeHomes,
  type Home,
  ingest,
  PASSWORD,
  published,
} from './homes.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const OWN_ERROR = v.strictObject({
  error: v.pipe(v.string(), v.regex(/^[A-Z].*[.]$/)),
  code: v.string(),
});
const AUTH_ERROR = v.object({
  error: v.pipe(v.string(), v.regex(/[.]$/)),
  code: v.number(),
  error_code: v.string(),
  msg: v.string(),
});

describeHomes(
  'every route',
  (home) => {
    it('answers a refusal with the error body of its kind, whatever went wrong', async () => {
      const strange = await strangeAnswers(home(), (route) => [
        { method: route.method, headers: { authorization: 'Bearer forged.token.here' } },
        { method: route.method, body: { unexpected: true } },
        { method: route.method, raw: '{', headers: { 'content-type': 'application/json' } },
        { method: route.method, raw: 'x', headers: { 'content-type': 'text/plain' } },
      ]);
      expect(strange).toEqual([]);
    });

    it('names the methods it takes when it is asked with another', async () => {
      for (const path of new Set(home().routes.map((route) => pathOf(route)))) {
        const refused = await call(home(), path, { method: 'PROPFIND' });
        expect([path, refused.status, refused.headers.get('allow')]).toEqual([
          path,
          405,
          expect.stringMatching(/^[A-Z, ]+$/),
        ]);
      }
    });

    it('answers the question a browser asks first, before any sign-in', async () => {
      for (const path of new Set(home().routes.map((route) => pathOf(route)))) {
        const { status, headers } = await call(home(), path, { method: 'OPTIONS' });
        expect([path, status]).toEqual([path, 204]);
        expect(headers.get('access-control-allow-headers')).toContain('idempotency-key');
      }
    });

    it('is at the same address with a slash after it', async () => {
      const plain = await call(home(), '/functions/v1/datasets');
      expect(await call(home(), '/functions/v1/datasets/')).toMatchObject({
        status: 200,
        body: plain.body,
      });
      const nowhere = `/functions/v1/datasets/${NOWHERE}`;
      for (const path of [`${nowhere}/`, `${nowhere}.csv/`, `${nowhere}.json/`])
        expect(await call(home(), path)).toMatchObject({ body: { code: 'dataset-not-found' } });
      const path = '/auth/v1/token/?grant_type=refresh_token';
      expect(await call(home(), path, { method: 'POST', body: {} })).toMatchObject({
        body: { error_code: 'validation_failed' },
      });
      const ingest = await call(home(), '/functions/v1/ingest-dataset/', {
        method: 'POST',
        body: {},
        headers: { 'idempotency-key': 'k' },
      });
      expect([ingest.status, ingest.headers.get('idempotency-key')]).toEqual([401, 'k']);
    });

    it('lets a browser ask where nothing is, so that its page sees the 404', async () => {
      const headers = { 'access-control-request-method': 'GET' };
      const asked = await call(home(), '/functions/v1/nothing', { method: 'OPTIONS', headers });
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      expect(asked.headers.get('access-control-allow-headers')).toContain('x-requested-with');
      const { status, headers: found } = await call(home(), '/functions/v1/nothing');
      expect([status, found.get('access-control-allow-origin')]).toEqual([404, '*']);
    });

    it('carries a number that the log carries too', async () => {
      const { headers } = await call(home(), '/nothing/here');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('is described in /openapi.json, and nothing else is', async () => {
      const { body } = await call(home(), '/openapi.json');
      const described = operationsIn(body).map(({ name }) => name);
      const served = home().routes.map(({ method, path }) => `${method} ${publicPath(path)}`);
      expect(described.sort()).toEqual(served.sort());
    });

    it('gives the shape of every body in its description', async () => {
      const { body } = await call(home(), '/openapi.json');
      const shapeless = operationsIn(body).filter(({ found }) => found && !('content' in found));
      expect(shapeless.map(({ name }) => name)).toEqual([]);
    });

    it('describes the key of an upload and what may be refused', async () => {
      const { body } = await call(home(), '/openapi.json');
      const paths = body.paths as Record<string, { post?: Operation }>;
      const { parameters, responses } = paths['/functions/v1/ingest-dataset']?.post ?? {};
      expect(parameters).toEqual([
        expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
      ]);
      expect(Object.keys(responses ?? {})).toEqual([
        '200',
        '400',
        '401',
        '403',
        '404',
        '409',
        '410',
        '413',
        '415',
        '422',
        '429',
        '500',
        '503',
        'default',
      ]);
    });

    it('answers in the shape its description gives', async () => {
      const answered = await answersOfALife(home());
      const strange = answered.flatMap(({ route, answer }) => {
        const schema = route.answers[answer.status];
        if (schema === undefined) return [`${route.method} ${route.path}: status ${answer.status}`];
        if (schema === null) return [];
        const read = v.safeParse(schema, answer.body);
        return read.success ? [] : [`${route.method} ${route.path}: ${v.flatten(read.issues)}`];
      });
      expect(strange).toEqual([]);
      const walked = new Set(answered.map(({ route }) => route));
      expect(
        home()
          .routes.filter((route) => !walked.has(route))
          .map(({ path }) => path),
        // What comes by mail or is another account's alone, other suites walk.
      ).toEqual([
        '/auth/v1/reset-password',
        '/auth/v1/confirm-email',
        '/functions/v1/offers/accept',
      ]);
    });
  },
  { settings: { smtpUrl: 'smtp://127.0.0.1:9', siteUrl: 'https://almanac.example' } },
);

describeHomes('the Directory', (home) => {
  it('says 304 to a client that holds the same answer, and not to another account', async () => {
    const [ada, ben] = [await aPerson(home()), await aPerson(home(), 'Ben')];
    const id = await published(home(), ada, { name: 'Tagged' });
    for (const path of ['/functions/v1/datasets?search=tagged', `/functions/v1/datasets/${id}`]) {
      const first = await call(home(), path, { token: ada.accessToken });
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
      expect((await call(home(), path, { token: ada.accessToken, headers })).status).toBe(304);
      expect((await call(home(), path, { token: ben.accessToken, headers })).status).toBe(200);
    }
  });

  it('is sent packed to a client that takes it so, which is told 304 by that answer’s tag too', async () => {
    const { accessToken } = await aPerson(home());
    const rows = Array.from({ length: 100 }, (_, index) => ({ Year: 1900 + index, '01_max': 1.5 }));
    const sent = { name: 'Packed', rows };
    const path = `/functions/v1/datasets/${await published(home(), { accessToken }, sent)}`;
    const [packed, plain] = [
      await call(home(), path, { headers: { 'accept-encoding': 'gzip' } }),
      await call(home(), path, { headers: { 'accept-encoding': 'gzip;q=0' } }),
    ];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.body).toEqual(plain.body);
    expect(packed.body).toMatchObject({ dataset: sent });
    const headers = { 'if-none-match': packed.headers.get('etag') ?? '' };
    expect((await call(home(), path, { headers })).status).toBe(304);
  });

  it('pages with the cursor it gives', async () => {
    const { accessToken } = await aPerson(home());
    for (const name of ['one', 'two', 'three']) {
      home().pass(1);
      await published(home(), { accessToken }, { name });
    }
    const seen: string[] = [];
    let next: unknown = '';
    while (next !== null) {
      const after = next ? `&after=${next}` : '';
      const page = await call(home(), `/functions/v1/datasets?mine=true&limit=2${after}`, {
        token: accessToken,
      });
      seen.push(...(page.body.datasets as { name: string }[]).map(({ name }) => name));
      next = page.body.next;
    }
    expect(seen).toEqual(['three', 'two', 'one']);
  });

  it.each([
    { query: 'after=x', field: 'after' },
    { query: 'limit=1000', field: 'limit' },
    { query: 'limit=-1', field: 'limit' },
    { query: 'mine=perhaps', field: 'mine' },
    { query: 'versions_of=x', field: 'versions_of' },
    { query: `search=${'x'.repeat(201)}`, field: 'search' },
    { query: 'account=somebody', field: 'account' },
    { query: 'from_year=0', field: 'from_year' },
    { query: 'from_year=1990.5', field: 'from_year' },
    { query: 'to_year=soon', field: 'to_year' },
    { query: 'from_year=2000&to_year=1990', field: 'to_year' },
    { query: 'elements=', field: 'elements' },
    { query: 'elements=snow', field: 'elements' },
    { query: 'elements=max,max', field: 'elements' },
    { query: 'completeness=101', field: 'completeness' },
    { query: 'completeness=90%25', field: 'completeness' },
    { query: 'area=1,2,3', field: 'area' },
    { query: 'area=0,60,10,50', field: 'area' },
    { query: 'area=0,-91,10,50', field: 'area' },
    { query: 'area=0,0,181,50', field: 'area' },
    { query: 'sort=oldest', field: 'sort' },
    { query: `sort=name&after=1_${'0'.repeat(36)}`, field: 'after' },
    { query: `sort=longest&after=1_${'0'.repeat(36)}`, field: 'after' },
  ])('names the parameter it cannot read: $query', async ({ query, field }) => {
    expect(await call(home(), `/functions/v1/datasets?${query}`)).toMatchObject({
      status: 400,
      body: {
        code: 'query-unreadable',
        error: expect.stringMatching(`^The value of ${field} in .* read\\. ${field} (is|takes) `),
      },
    });
  });

  it('exports CSV with the columns that hold something, in calendar order', async () => {
    const { accessToken } = await aPerson(home());
    const rows = [
      { Year: 1961, '02_rain': 4, '01_max': 7.25 },
      { Year: 1962, '02_rain': 0 },
    ];
    const id = await published(home(), { accessToken }, { rows });
    const csv = await call(home(), `/functions/v1/datasets/${id}.csv`);
    expect(csv.body.text).toBe('Year,01_max,02_rain\r\n1961,7.25,4\r\n1962,,0\r\n');
    expect(csv.headers.get('content-disposition')).toContain('.csv');
    const json = await call(home(), `/functions/v1/datasets/${id}.json`);
    for (const { headers } of [csv, json])
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await ingest(home(), { accessToken }, json.body);
    expect(again.body).toMatchObject({ dataset: { rowCount: 2, columnCount: 3 } });
  });

  it.each([
    { body: {}, code: 'nothing-to-change' },
    { body: { name: ' ' }, code: 'name-missing' },
    { body: { name: 'x'.repeat(201) }, code: 'name-too-long' },
    { body: { is_public: 'yes' }, code: 'visibility-not-boolean' },
    { body: { rows: [] }, code: 'unknown-field' },
    { body: { description: 'a\0b' }, code: 'text-has-nul' },
  ])('refuses a change it cannot make: $code', async ({ body, code }) => {
    const { accessToken } = await aPerson(home());
    const id = await published(home(), { accessToken }, { name: 'Unchanged' });
    const path = `/functions/v1/datasets/${id}`;
    const refused = await call(home(), `/functions/v1/records/${id}`, {
      method: 'PATCH',
      token: accessToken,
      body,
    });
    expect(refused).toMatchObject({ status: 400, body: { code } });
    expect((await call(home(), path)).body).toMatchObject({ dataset: { name: 'Unchanged' } });
  });
});

type Operation = { parameters?: object[]; responses: Record<string, object> };

/** Every operation of a description, with what it says of the answer 200. */
function operationsIn({ paths }: Answer['body']) {
  return Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({
        name: `${method.toUpperCase()} ${path}`,
        found: responses[200],
      })),
  );
}

function pathOf({ path }: Route, id = NOWHERE): string {
  return publicPath(path).replace('{id}', id);
}

type Ask = Parameters<typeof call>[2];

/** Refusals that do not look like one, told by route. */
async function strangeAnswers(home: Home, asks: (route: Route) => Ask[]): Promise<string[]> {
  const strange: string[] = [];
  for (const route of home.routes)
    for (const ask of asks(route)) {
      const answer = await call(home, pathOf(route), withoutBody(route, ask));
      const shape = route.path.startsWith('/auth/') ? AUTH_ERROR : OWN_ERROR;
      if (answer.status >= 400 && !v.is(shape, answer.body))
        strange.push(`${route.method} ${route.path}: ${JSON.stringify(answer.body)}`);
      if (answer.status >= 500) strange.push(`${route.method} ${route.path}: ${answer.status}`);
    }
  return strange;
}

/** A GET cannot carry a body. */
function withoutBody({ method }: Route, ask: Ask = {}): Ask {
  const { body, raw, ...others } = ask;
  return method === 'GET' ? others : ask;
}

/** One account from sign-up to sign-out, every route on the way. */
async function answersOfALife(home: Home): Promise<{ route: Route; answer: Answer }[]> {
  const answered: { route: Route; answer: Answer }[] = [];
  const email = `${crypto.randomUUID()}@example.org`;
  let token = '';
  let id = '';
  const go = async (name: string, ask: Ask = {}, query = '') => {
    const route = home.routes.find((one) => `${one.method} ${publicPath(one.path)}` === name);
    if (!route) throw new Error(`Cannot walk ${name}: there is no such route`);
    const answer = await call(home, pathOf(route, id) + query, {
      method: route.method,
      ...(token ? { token } : {}),
      ...ask,
    });
    answered.push({ route, answer });
    return answer.body;
  };
  for (const name of ['health', 'settings', '.well-known/jwks.json'])
    await go(`GET /auth/v1/${name}`);
  for (const name of ['GET /healthz', 'GET /livez', 'GET /openapi.json']) await go(name);
  await go('POST /auth/v1/signup', { body: { email, password: PASSWORD } });
  const session = await go(
    'POST /auth/v1/token',
    { body: { email, password: PASSWORD } },
    '?grant_type=password',
  );
  token = String(session.access_token);
  await go('GET /auth/v1/user');
  await go('PUT /auth/v1/user', { body: { data: { display_name: 'Ada' } } });
  const added = await go('POST /functions/v1/ingest-dataset', {
    body: {
      name: 'Life',
      rows: yearsOf(1961, 3),
      station_facts: { latitude: 54.3, longitude: -1.3 },
    },
  });
  id = (added.dataset as { id: string }).id;
  await go('GET /functions/v1/datasets');
  await go('GET /functions/v1/datasets/{id}');
  await go('GET /functions/v1/records/{id}');
  for (const { extension } of FORMATS)
    for (const kind of ['datasets', 'records'])
      await go(`GET /functions/v1/${kind}/{id}.${extension}`);
  await go('GET /functions/v1/datasets/totals');
  await go('GET /functions/v1/datasets/map');
  await go('GET /functions/v1/datasets/{id}/changes', {}, `?since=${id}`);
  await go('GET /functions/v1/datasets/{id}/stripes.png');
  await go('PATCH /functions/v1/records/{id}', { body: { is_public: false } });
  const body = { name: 'Life', rows: yearsOf(1961, 1), is_public: false };
  const others = [];
  for (const more of [{ record: id }, {}, {}]) {
    const other = await go('POST /functions/v1/ingest-dataset', { body: { ...body, ...more } });
    others.push((other.dataset as { id: string }).id);
  }
  await go('POST /functions/v1/datasets/{id}/part');
  await go('POST /functions/v1/records/{id}/join', { body: { with: others[0] } });
  await go('DELETE /functions/v1/datasets/{id}');
  const offered = async () => {
    const { offer } = await go('POST /functions/v1/offers', { body: { records: 'all' } });
    return offer as { id: string; url: string };
  };
  const [, link] = (await offered()).url.split('#');
  await go('GET /functions/v1/offers');
  await go('POST /functions/v1/offers/open', { body: { token: link } });
  await go('POST /functions/v1/offers/refuse', { body: { token: link } });
  id = (await offered()).id;
  await go('DELETE /functions/v1/offers/{id}');
  id = others[1] ?? '';
  await go('DELETE /functions/v1/records/{id}');
  await go('POST /auth/v1/recover', { body: { email } });
  await go('POST /auth/v1/resend', { body: { type: 'signup', email } });
  await go('GET /auth/v1/user/export.json');
  const { sessions } = await go('GET /auth/v1/sessions');
  id = (sessions as { id: string; current: boolean }[]).find(({ current }) => !current)?.id ?? '';
  await go('DELETE /auth/v1/sessions/{id}');
  await go('POST /auth/v1/logout', {}, '?scope=global');
  const last = await call(home, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password: PASSWORD },
  });
  token = String(last.body.access_token);
  await go('DELETE /auth/v1/user', { body: { password: PASSWORD } });
  return answered;
}
