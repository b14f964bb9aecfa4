import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { packed } from '../../src/service/hosts/node/packed.ts';

const LONG = 'a line of the almanac\n'.repeat(200);
const TEXT = { 'content-type': 'text/html', etag: '"tag"' };
const asked = (method: string, accepts: string) =>
  new Request('http://localhost/', { method, headers: { 'accept-encoding': accepts } });

test.each([
  { why: 'a long text for who takes it', method: 'GET', accepts: 'gzip, br', packs: true },
  { why: 'never for who does not', method: 'GET', accepts: 'br', packs: false },
  { why: 'never for who refuses it', method: 'GET', accepts: 'gzip;q=0', packs: false },
  { why: 'never what signing in answers', method: 'POST', accepts: 'gzip', packs: false },
])('gzip is $why', async ({ method, accepts, packs }) => {
  const response = await packed(asked(method, accepts), new Response(LONG, { headers: TEXT }));
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get('content-encoding')).toBe(packs ? 'gzip' : null);
  expect((packs ? gunzipSync(bytes) : bytes).toString()).toBe(LONG);
});

test('what the build has packed is not packed again', async () => {
  const brotli = new Response(LONG, { headers: { ...TEXT, 'content-encoding': 'br' } });
  const response = await packed(asked('GET', 'gzip, br'), brotli);
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', LONG]);
});

test('"not modified" stays without a body', async () => {
  const known = new Response(null, { status: 304, headers: TEXT });
  const response = await packed(asked('GET', 'gzip'), known);
  expect([response.status, response.body]).toEqual([304, null]);
});
