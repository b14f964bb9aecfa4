import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

type Seen = { method: string; url: string; headers: Record<string, string>; body: string };

let probed: Probed;
const seen: Seen[] = [];

async function api(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  const body = Buffer.from(await request.arrayBuffer()).toString('latin1');
  seen.push({ method: request.method, url: request.url, headers, body });
  if (pathname === '/moved')
    return new Response(null, {
      status: 302,
      headers: { location: searchParams.get('to') ?? '/' },
    });
  if (pathname === '/latin')
    return new Response(Buffer.from('caf\u00e9', 'latin1'), {
      headers: { 'content-type': 'text/plain; charset=ISO-8859-1' },
    });
  if (pathname === '/cookies') {
    const answer = new Response('{}');
    answer.headers.append('set-cookie', 'a=1');
    answer.headers.append('set-cookie', 'b=2');
    return answer;
  }
  const status = Number(pathname.slice(1)) || 200;
  return new Response(status === 204 ? null : `é ${'x'.repeat(300)}`, { status });
}

beforeAll(async () => {
  probed = await probeStage({ hosts: { 'api.example': api, 'other.example': api } });
});
afterAll(() => probed.close());
beforeEach(() => {
  seen.length = 0;
});

const fetching = (url: string, options = '{}', then = 'r.getResponseCode()') =>
  probed.probe(`const r = UrlFetchApp.fetch(${JSON.stringify(url)}, ${options}); return ${then}`);

describe('UrlFetchApp.fetch (§5)', () => {
  test.each([
    ['localhost', 'http://localhost:8787/a', 'DNS error: http://localhost:8787/a'],
    ['a loopback address', 'http://127.0.0.1/', 'DNS error: http://127.0.0.1/'],
    ['a loopback address of IPv6', 'http://[::1]/', 'DNS error: http://[::1]/'],
    ['a private address', 'http://192.168.1.7/', 'DNS error: http://192.168.1.7/'],
    ['a name nobody maps', 'https://unknown.example/x', 'DNS error: https://unknown.example/x'],
    ['a malformed URL', 'no url', 'Invalid argument: http://no%20url'],
    [
      'a URL of more than 2,082 characters',
      `https://api.example/${'x'.repeat(2082)}`,
      'Limit Exceeded: URLFetch URL Length.',
    ],
  ])('fails for %s, muted or not', async (_, url, message) => {
    await expect(fetching(url, '{ muteHttpExceptions: true }')).rejects.toThrow(message);
  });

  it('throws for a status of 400 and more with the host and the beginning of the answer (§5.3)', async () => {
    await expect(fetching('https://api.example/500?secret=1')).rejects.toThrow(
      /^Exception: Request failed for https:\/\/api\.example returned code 500\. Truncated server response: é x{140}\.\.\. \(use muteHttpExceptions option to examine full response\)$/,
    );
  });

  it('returns the answer when it is muted', async () => {
    expect(await fetching('https://api.example/500', '{ muteHttpExceptions: true }')).toBe(500);
  });

  it('sends forms by default, without a body for GET (§5.1)', async () => {
    await fetching('https://api.example/a', '{ method: "post", payload: "a=1+2&b=%C3%BC" }');
    await fetching('https://api.example/a', '{ payload: "lost" }');
    expect(seen.map(({ method, body }) => [method, body])).toEqual([
      ['POST', 'a=1+2&b=%C3%BC'],
      ['GET', ''],
    ]);
    expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('sends text as UTF-8 and the content type of its option', async () => {
    await fetching(
      'https://api.example/a',
      '{ method: "put", payload: "ü", contentType: "application/json", headers: { "Content-Type": "text/plain" } }',
    );
    expect(seen[0]).toMatchObject({
      method: 'PUT',
      body: 'Ã¼',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('says who it is (§5.4), unless told otherwise', async () => {
    await fetching('https://api.example/a');
    await fetching('https://api.example/a', '{ headers: { "User-Agent": "mine" } }');
    expect(seen.map(({ headers }) => headers['user-agent'])).toEqual([
      expect.stringContaining('Google-Apps-Script'),
      'mine',
    ]);
  });

  test.each([
    ['Host', '{ Host: "x" }', 'Header:Host'],
    ['Content-Length', '{ "Content-Length": "1" }', 'Header:Content-Length'],
    ['a null value', '{ a: null }', 'Header:null'],
  ])('refuses the header %s', async (_, headers, message) => {
    await expect(fetching('https://api.example/a', `{ headers: ${headers} }`)).rejects.toThrow(
      `Attribute provided with invalid value: ${message}`,
    );
  });

  it('refuses more than 8 KB of headers and more than 50 MB of body (§5.2)', async () => {
    await expect(
      fetching('https://api.example/a', '{ headers: { a: "x".repeat(8193) } }'),
    ).rejects.toThrow('Limit Exceeded: URLFetch Header Size.');
    await expect(
      fetching(
        'https://api.example/a',
        '{ method: "post", payload: "x".repeat(50 * 1024 * 1024 + 1) }',
      ),
    ).rejects.toThrow('Limit Exceeded: URLFetch POST Size.');
  });

  it('follows redirects, and keeps the authorization on its host', async () => {
    const options = '{ headers: { Authorization: "Bearer s" } }';
    expect(await fetching('https://api.example/moved?to=/201', options)).toBe(201);
    await fetching('https://api.example/moved?to=https%3A%2F%2Fother.example%2Fa', options);
    expect(seen.map(({ headers }) => headers.authorization ?? null)).toEqual([
      'Bearer s',
      'Bearer s',
      'Bearer s',
      null,
    ]);
  });

  it('gives the redirect itself when it is not to follow', async () => {
    expect(await fetching('https://api.example/moved?to=/a', '{ followRedirects: false }')).toBe(
      302,
    );
  });

  it('reads the charset the answer states, or the one it is told (§5.5)', async () => {
    const then = '[r.getContentText(), r.getContentText("UTF-8").length]';
    expect(await fetching('https://api.example/latin', '{}', then)).toEqual(['café', 4]);
  });

  it('gives of repeated headers the last', async () => {
    const then = 'r.getHeaders()["Set-Cookie"]';
    expect(await fetching('https://api.example/cookies', '{}', then)).toBe('b=2');
  });

  it('refuses by name a form of fields', async () => {
    const options = '{ method: "post", payload: { a: 1 } }';
    await expect(fetching('https://api.example/a', options)).rejects.toThrow(
      'UrlFetchApp.fetch with a form is not emulated yet',
    );
  });

  it('lets time pass for a slow answer, and times out at timeoutSeconds', async () => {
    await probed.stage.faults.add({
      at: { url: 'api.example/slow' },
      times: 'always',
      happens: { kind: 'slow', ms: 40_000 },
    });
    const before = probed.stage.now();
    await fetching('https://api.example/slow');
    expect(probed.stage.now() - before).toBe(40_000);
    await expect(fetching('https://api.example/slow', '{ timeoutSeconds: 30 }')).rejects.toThrow(
      'Timeout: https://api.example/slow',
    );
    expect(probed.stage.now() - before).toBe(70_000);
    expect(seen).toHaveLength(1);
  });

  it('ends with the daily quota, counted by person (§5.2)', async () => {
    await probed.stage.command('spendQuota', 'owner@example.com', 'urlfetch', 0);
    await expect(fetching('https://api.example/a')).rejects.toThrow(
      'Service invoked too many times for one day: urlfetch.',
    );
    await probed.stage.advance('1 day');
    expect(await fetching('https://api.example/a')).toBe(200);
  });
});

describe('names of the stage', () => {
  it('lead to ports of this machine', async () => {
    const server = createServer((request, response) =>
      response.end(`${request.headers.host}${request.url}`),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const other = await probeStage({ hosts: { 'almanac.example': port } });
    const body = 'return UrlFetchApp.fetch("https://almanac.example/a?b=1").getContentText()';
    expect(await other.probe(body)).toBe('almanac.example/a?b=1');
    server.close();
    await other.close();
  });

  it('lead nowhere when nobody listens there', async () => {
    const other = await probeStage({ hosts: { 'almanac.example': 1 } });
    await expect(other.probe('UrlFetchApp.fetch("https://almanac.example/")')).rejects.toThrow(
      'Address unavailable: https://almanac.example/',
    );
    await other.close();
  });

  it('must be on the list of the manifest where it has one (§3.3)', async () => {
    const listed = await probeStage({
      hosts: { 'api.example': api, 'sub.api.example': api },
      manifest: { urlFetchWhitelist: ['https://api.example/foo', 'https://*.api.example/'] },
    });
    const code = (url: string) =>
      listed.probe(`return UrlFetchApp.fetch('${url}').getResponseCode()`);
    expect(await code('https://api.example/foo/bar?x')).toBe(200);
    expect(await code('https://sub.api.example/any')).toBe(200);
    await expect(code('https://api.example/foobar')).rejects.toThrow('not permitted');
    await expect(code('http://api.example/foo')).rejects.toThrow('not permitted');
    await listed.close();
  });
});
