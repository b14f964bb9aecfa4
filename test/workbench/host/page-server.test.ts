import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ClientOptions, WebSocket } from 'ws';
import { listen } from '../../../src/workbench/host/listen.ts';
import { offerStage } from '../../../src/workbench/host/page-socket.ts';
import type { PersonPort } from '../../../src/workbench/host/person-port.ts';
import { servePage } from '../../../src/workbench/host/serve-page.ts';

let folder: string;
let server: Server;
let stage: { close: () => void };
const left: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const account = { email: 'demo@almanac.example', password: 'demo' };
  server = await servePage(folder, { directoryUrl: '', serviceAddress: '', account });
  stage = offerStage(server, aPort);
  await listen(server, 0);
});
afterAll(async () => {
  stage.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true });
});

it.each([
  { path: '/', status: 200, why: 'the page' },
  { path: '/?a=b', status: 200, why: 'the page with a query' },
  { path: '/none', status: 404, why: 'no file' },
  { path: '//', status: 404, why: 'what is no address, and once ended the program' },
  { path: '/%', status: 404, why: 'a broken %' },
])('answers $path with $status: $why', async ({ path, status }) => {
  expect(await statusOf(path)).toBe(status);
});

it('goes on after a message that nobody can read', async () => {
  const socket = await opened();
  for (const message of ['no JSON', 'null', '[]']) socket.send(message);
  expect(await asked(socket)).toEqual({ id: 7, value: 'here' });
  socket.close();
});

it('lets go of a page whose message is too large, and of no other', async () => {
  // A mask of zeros is none: masking so much took a second.
  const one = await opened({ generateMask: (mask) => mask.fill(0) });
  const other = await opened();
  const closed = new Promise((resolve) => one.once('close', resolve));
  one.send(Buffer.alloc(65 * 1024 * 1024));
  await closed;
  expect(await asked(other)).toEqual({ id: 7, value: 'here' });
  expect(left).toContain('left');
  other.close();
});

it('opens to no page of another name, though the name leads to this machine', async () => {
  const host = `rebound.example:${port()}`;
  const socket = new WebSocket(`ws://localhost:${port()}/stage`, {
    origin: `http://${host}`,
    headers: { host },
  });
  const outcome = await new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('error', (error) => resolve(error.message));
  });
  socket.close();
  expect(outcome).toBe('Unexpected server response: 401');
});

function aPort(): PersonPort {
  const port = {
    setLocale: async () => 'here',
    listen: () => {},
    leave: () => left.push('left'),
  };
  return port as unknown as PersonPort;
}

function port(): number {
  return (server.address() as AddressInfo).port;
}

function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = request({ port: port(), path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asking.on('error', reject);
    asking.end();
  });
}

async function opened(options: ClientOptions = {}): Promise<WebSocket> {
  const host = `localhost:${port()}`;
  const socket = new WebSocket(`ws://${host}/stage`, { origin: `http://${host}`, ...options });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

async function asked(socket: WebSocket): Promise<unknown> {
  const answered = new Promise<unknown>((resolve) => {
    socket.once('message', (data) => resolve(JSON.parse(String(data))));
  });
  socket.send(JSON.stringify({ id: 7, ask: 'setLocale', args: ['en'] }));
  return answered;
}
