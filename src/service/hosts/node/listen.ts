import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Serve } from '../../app.ts';
import { networkOfCaller } from './network-of.ts';
import { packed } from './packed.ts';
import { type WhoseTurn, whoseTurn } from './whose-turn.ts';

type Listening = { address: string; stop: () => Promise<void> };

type ListenOptions = {
  port: number;
  host: string;
  trustedProxies: number;
  turns?: WhoseTurn;
  /** A proxy was told to go elsewhere; so long a stop waits until it has. */
  drainSeconds?: number;
  /** How long a refusal takes more of a body that nobody reads. */
  unreadMs?: number;
};

/** Longer than a slow line needs for 10 MiB, shorter than a caller who only wants to hold a place. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** Longer than proxies keep an unused connection: the caller must be the one who closes it first. */
const KEEP_ALIVE_MS = 75_000;
/** In a stop, so long a kept connection may still bring a request, which is answered and ends it. */
const LAST_CALLS_MS = 500;
const SWEEP_MS = 50;
const QUIET_MS = 100;
/** How long a stop waits for what is under way, and a refusal for the rest of a body. */
const PATIENCE_MS = 10_000;

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };

/** Answers on a port until told to stop; then finishes what runs, and takes no new connection. */
export async function listen(serve: Serve, options: ListenOptions): Promise<Listening> {
  const { trustedProxies, turns = whoseTurn(), drainSeconds = 0, unreadMs = PATIENCE_MS } = options;
  let isStopping = false;
  let cameAt = 0;

  async function answer(request: Request, { incoming, outgoing }: Exchange): Promise<Response> {
    const address = networkOfCaller(incoming, trustedProxies);
    const response = await turns.run(address, async () =>
      packed(request, await serve(request, { address })),
    );
    await takeRest(incoming, unreadMs);
    if (!incoming.complete) outgoing.once('finish', () => incoming.socket.destroySoon());
    // Nothing more is to come on this connection, so its caller must not send anything more.
    if (isStopping) response.headers.set('connection', 'close');
    return response;
  }

  const listener = getRequestListener(
    (request, bindings) => answer(request, bindings as Exchange),
    { overrideGlobalObjects: false, errorHandler },
  );
  const server = createServer((incoming, outgoing) => {
    // HTTP/1.0 has no Host, and health checks still speak it.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost';
    return listener(incoming, outgoing);
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', () => {
    cameAt = performance.now();
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      isStopping = true;
      // What waits to be taken in when a port closes is cut, and a proxy repeats no upload.
      const end = performance.now() + drainSeconds * 1000;
      for (;;) {
        // Who has come while this process was busy, or asleep, is taken in by then.
        await setImmediate();
        if (performance.now() > Math.min(end, cameAt + QUIET_MS)) break;
        await sleep(QUIET_MS);
      }
      await stop(server);
    },
  };
}

/**
 * Takes the rest of a body that nobody reads, for a while. Many clients write everything before they read: if they were
 * answered and the connection closed before, they would report a broken pipe and never learn why they were refused.
 */
async function takeRest(incoming: IncomingMessage, ms: number): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  // A reader that began and gave up would stop the body again at every piece.
  incoming.removeAllListeners('data').resume();
  await atMost(ms, new Promise((resolve) => incoming.once('close', resolve)));
}

async function stop(server: Server): Promise<void> {
  // Of the network alone: that of http also cuts the connections on which the next request of a
  // caller may be on its way.
  const closed = new Promise<void>((resolve) =>
    NetServer.prototype.close.call(server, () => resolve()),
  );
  await atMost(LAST_CALLS_MS, closed);
  const sweeping = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await atMost(PATIENCE_MS, closed);
  clearInterval(sweeping);
  server.closeAllConnections();
  await closed;
  // Nothing is left to close but the timer by which http watches its connections.
  server.close();
}

function errorHandler(error: unknown): Response {
  return new Response(null, { status: error instanceof RequestError ? 400 : 500 });
}

async function atMost(ms: number, done: Promise<void>): Promise<void> {
  const over = new AbortController();
  await Promise.race([done, sleep(ms, undefined, over)]);
  over.abort();
}
