import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Serve } from '../../app.ts';
import { refuse } from '../../http/answer.ts';
import { echoIdempotencyKey } from '../../http/idempotency-key.ts';
import { networkOfCaller } from './network-of.ts';
import { packed } from './packed.ts';
import {
  type BodyLimits,
  takeRest,
  type UnreadBody,
  unfinishedBodies,
  unreadBody,
} from './unfinished-bodies.ts';
import { type WhoseTurn, whoseTurn } from './whose-turn.ts';

type Listening = { address: string; stop: () => Promise<void> };

type ListenOptions = BodyLimits & {
  port: number;
  host: string;
  trustedProxies: number;
  turns?: WhoseTurn;
  unread?: UnreadBody;
  stopPatienceMs?: number;
};

/** Longer than a slow line needs for 10 MiB, shorter than a caller who only wants to hold a place. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** Longer than proxies keep an unused connection: the caller must be the one who closes it first. */
const KEEP_ALIVE_MS = 75_000;
/** In a stop, so long a kept connection may still bring a request, which is answered and ends it. */
const LAST_CALLS_MS = 500;
/** How long a stop waits for what is under way. */
const STOP_PATIENCE_MS = 10_000;

type Exchange = { incoming: IncomingMessage; outgoing: ServerResponse };

/** Answers on a port until told to stop; then finishes what runs and turns away what comes. */
export async function listen(serve: Serve, options: ListenOptions): Promise<Listening> {
  const answering = new Answering(serve, options);
  const listener = getRequestListener(
    (request, bindings) => answering.answer(request, bindings as Exchange),
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
  await begin(server, options);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => stop(server, answering),
  };
}

class Answering {
  readonly stopPatienceMs: number;
  private readonly serve: Serve;
  private readonly options: ListenOptions;
  private readonly unread: UnreadBody;
  private readonly turns: WhoseTurn;
  private readonly bodies: ReturnType<typeof unfinishedBodies>;
  private isStopping = false;
  private underWay = 0;
  private allDone = () => {};

  constructor(serve: Serve, options: ListenOptions) {
    this.serve = serve;
    this.options = options;
    this.stopPatienceMs = options.stopPatienceMs ?? STOP_PATIENCE_MS;
    this.unread = options.unread ?? unreadBody(options.bodyMebibytes);
    this.turns = options.turns ?? whoseTurn();
    this.bodies = unfinishedBodies(options);
  }

  async answer(request: Request, { incoming, outgoing }: Exchange): Promise<Response> {
    const address = networkOfCaller(incoming, this.options.trustedProxies);
    const response = await this.turns.run(address, async () => {
      if (this.isStopping) return turnAway(request, 'stopping');
      if (!this.bodies.admit(incoming, outgoing, address)) return turnAway(request, 'service-busy');
      return this.countUnderWay(this.serveThrough(request, address));
    });
    if ((await takeRest(incoming, this.unread)) === 'cut')
      outgoing.once('finish', () => incoming.socket.destroySoon());
    // Nothing more is to come on this connection, so its caller must not send anything more.
    if (this.isStopping) response.headers.set('connection', 'close');
    return response;
  }

  turnAwayWhatComes(): void {
    this.isStopping = true;
  }

  /** Until what is under way is answered. */
  async finish(): Promise<void> {
    if (this.underWay === 0) return;
    const done = new Promise<void>((resolve) => {
      this.allDone = resolve;
    });
    await atMost(this.stopPatienceMs, done);
  }

  private async serveThrough(request: Request, address: string): Promise<Response> {
    return packed(request, await this.serve(request, { address }));
  }

  private async countUnderWay<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.underWay++;
    try {
      return await answer;
    } finally {
      this.underWay--;
      if (this.underWay === 0) this.allDone();
    }
  }
}

function turnAway(request: Request, kind: 'stopping' | 'service-busy'): Response {
  return echoIdempotencyKey(request, refuse(request, { kind }, { connection: 'close' }));
}

async function stop(server: Server, answering: Answering): Promise<void> {
  answering.turnAwayWhatComes();
  // Of the network alone: that of http also cuts the connections on which the next request of a
  // caller may be on its way.
  const closed = new Promise<void>((resolve) =>
    NetServer.prototype.close.call(server, () => resolve()),
  );
  await atMost(LAST_CALLS_MS, closed);
  await answering.finish();
  server.closeIdleConnections();
  await atMost(answering.stopPatienceMs, closed);
  server.closeAllConnections();
  await closed;
  // Nothing is left to close but the timer by which http watches its connections.
  server.close();
}

function errorHandler(error: unknown): Response {
  return new Response(null, { status: error instanceof RequestError ? 400 : 500 });
}

function begin(server: Server, { port, host }: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function atMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([done, tooLong]);
  clearTimeout(timer);
}
