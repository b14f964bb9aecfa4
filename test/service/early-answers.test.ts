import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Serve } from '../../src/service/app.ts';
import { listen } from '../../src/service/hosts/node/listen.ts';
import { refuse } from '../../src/service/http/answer.ts';
import { startService } from '../support/built-service.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { aPerson, CHEAP_PASSWORDS } from './homes.ts';

const MEBIBYTE = 1024 * 1024;
const INGEST = 'POST /functions/v1/ingest-dataset';

const { options, giveBack } = await emptyDatabase();
const home = await startService({ port: 0, ...options, passwordCost: CHEAP_PASSWORDS });
const ada = await aPerson(home);
afterAll(() => home.stop().then(giveBack));

const signedIn = `Authorization: Bearer ${ada.accessToken}`;
const json = 'Content-Type: application/json';

describe('a client that writes all before it reads still learns why it was refused', () => {
  it.each([
    { why: 'nobody is signed in', asks: INGEST, headers: [json], status: 401 },
    { why: 'the method is another', asks: 'PUT /healthz', headers: [json], status: 405 },
    { why: 'the type is another', asks: INGEST, headers: [signedIn], status: 415 },
    { why: 'the body is too large', asks: INGEST, headers: [signedIn, json], status: 413 },
    { why: 'nothing is there', asks: 'POST /nothing', headers: [json], status: 404 },
  ])('$status, $why', async ({ asks, headers, status }) => {
    for (const connection of ['close', 'keep-alive']) {
      const line = await opened(home);
      await write(line, head(asks, [...headers, `Connection: ${connection}`], 12 * MEBIBYTE));
      await write(line, Buffer.alloc(12 * MEBIBYTE, 0x20));
      expect(await answerOn(line)).toMatchObject({ status, body: { error: expect.any(String) } });
      line.destroy();
    }
  });

  it('a body that does not say its length', async () => {
    const line = await opened(home);
    const headers = [signedIn, json, 'Connection: close', 'Transfer-Encoding: chunked'];
    await write(line, head(INGEST, headers));
    const piece = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MEBIBYTE, 0x20), CRLF]);
    for (let sent = 0; sent < 12; sent++) await write(line, piece);
    await write(line, '0\r\n\r\n');
    expect(await answerOn(line)).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });

  it('and asks again on the same connection', async () => {
    const line = await opened(home);
    await write(line, head(INGEST, [json], 2 * MEBIBYTE));
    await write(line, Buffer.alloc(2 * MEBIBYTE, 0x20));
    expect(await answerOn(line)).toMatchObject({ status: 401 });
    await write(line, head('GET /healthz', ['Connection: close']));
    expect(await answerOn(line)).toMatchObject({ status: 200, body: { ok: true } });
  });
});

it('a body that is not wanted is waited for no longer than a while, and then it is refused', async () => {
  const refusing: Serve = async (request) => refuse(request, { kind: 'token-missing' });
  const options = { port: 0, host: '127.0.0.1', trustedProxies: 0, unreadMs: 200 };
  const listening = await listen(refusing, options);
  const line = await opened(listening);
  line.on('error', () => {});
  await write(line, head('POST /', [], 64 * MEBIBYTE));
  line.write(Buffer.alloc(10));
  const ended = once(line, 'close');
  expect(await answerOn(line)).toMatchObject({ status: 401 });
  await ended;
  await listening.stop();
});

it('bodies that are only announced take nobody’s room, and no body is cut for another', async () => {
  const slow = await opened(home);
  const body = JSON.stringify({ name: 'Slow', rows: [{ Year: 1961 }] });
  await write(slow, head(INGEST, [signedIn, json, 'Connection: close'], body.length));
  await write(slow, body.slice(0, 9));
  const announced = await Promise.all(Array.from({ length: 40 }, () => opened(home)));
  for (const line of announced) await write(line, head(INGEST, [signedIn, json], 10 * MEBIBYTE));
  await write(slow, body.slice(9));
  expect(await answerOn(slow)).toMatchObject({ status: 200 });
  for (const line of announced) line.destroy();
});

it('a refused client that hangs up in the middle of its body disturbs nobody', async () => {
  for (const hangUp of ['end', 'destroy', 'resetAndDestroy'] as const) {
    const line = await opened(home);
    line.on('error', () => {});
    await write(line, head(INGEST, [json], 12 * MEBIBYTE));
    await write(line, Buffer.alloc(MEBIBYTE, 0x20));
    const gone = once(line.resume(), 'close');
    line[hangUp]();
    await gone;
    expect((await fetch(`${home.address}/healthz`)).status).toBe(200);
  }
});

const CRLF = Buffer.from('\r\n');

function head(asks: string, headers: string[], length?: number): string {
  const lengths = length === undefined ? [] : [`Content-Length: ${length}`];
  return [`${asks} HTTP/1.1`, 'Host: localhost', ...headers, ...lengths, '', ''].join('\r\n');
}

/** Paused: it reads nothing before it is asked to. */
async function opened({ address }: { address: string }): Promise<Socket> {
  const line = connect(Number(new URL(address).port), '127.0.0.1');
  await once(line, 'connect');
  return line.pause();
}

function write(line: Socket, data: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    line.write(data, (error) => (error ? reject(error) : resolve()));
  });
}

async function answerOn(line: Socket): Promise<{ status: number; body: unknown }> {
  let text = '';
  for (;;) {
    const [, top, length] = /^([\s\S]*?content-length: (\d+)[\s\S]*?\r\n\r\n)/i.exec(text) ?? [];
    if (top && text.length >= top.length + Number(length))
      return {
        status: Number(top.split(' ')[1]),
        body: JSON.parse(text.slice(top.length, top.length + Number(length))),
      };
    text += String(await nextPiece(line));
  }
}

function nextPiece(line: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    line.once('error', reject);
    line.once('end', () => reject(new Error('Cannot read an answer: the connection ended')));
    line.once('data', (piece: Buffer) => {
      line.pause();
      line.removeAllListeners('error');
      resolve(piece);
    });
    line.resume();
  });
}
