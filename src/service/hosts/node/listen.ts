import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Serve } from '../../app.ts';
import { refuse } from '../../http/answer.ts';
import { echoIdempotencyKey } from '../../http/idempotency-key.ts';
import { explainUnreadable, refuseUnreadable } from './explain-unreadable.ts';
import { keepOpenForBody, type UnreadBody, unreadBody } from './keep-open-for-body.ts';
import { packed } from './packed.ts';

type Listening = { address: string; stop: () => Promise<void> };

type ListenOptions = {
  port: number;
  host: string;
  trustedProxies: number;
  bodyMebibytes: number;
  unread?: UnreadBody;
};

/** Longer than a slow line needs for 10 MiB, shorter than a caller who only wants to hold a place. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** How long a stop waits for what is under way. */
const STOP_PATIENCE_MS = 10_000;

/** Answers on a port until told to stop; then finishes what runs and turns away what comes. */
export async function listen(serve: Serve, options: ListenOptions): Promise<Listening> {
  let stopping = false;
  let underWay = 0;
  let allDone = () => {};
  const unread = options.unread ?? unreadBody(options.bodyMebibytes);
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings as {
        incoming: IncomingMessage;
        outgoing: ServerResponse;
      };
      const response = await answerTo(request, incoming);
      return keepOpenForBody(response, { incoming, outgoing }, unread);
    },
    { overrideGlobalObjects: false, errorHandler },
  );
  // Without a Host header Node would answer by itself, and without a word.
  const server = createServer({ requireHostHeader: false }, listener);
  explainUnreadable(server);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  await begin(server, options);
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      stopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      if (underWay > 0) await patience(new Promise<void>((resolve) => (allDone = resolve)));
      server.closeIdleConnections();
      await patience(closed);
      server.closeAllConnections();
      await closed;
    },
  };

  async function answerTo(request: Request, incoming: IncomingMessage): Promise<Response> {
    if (stopping)
      return echoIdempotencyKey(
        request,
        refuse(request, { kind: 'stopping' }, { connection: 'close' }),
      );
    underWay++;
    try {
      const address = clientAddress(incoming, options.trustedProxies);
      return await packed(request, await serve(request, { address }));
    } finally {
      underWay--;
      if (underWay === 0) allDone();
    }
  }
}

function errorHandler(error: unknown): Response {
  if (error instanceof RequestError) return refuseUnreadable();
  return new Response(null, { status: 500 });
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

async function patience(done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, STOP_PATIENCE_MS);
  });
  await Promise.race([done, tooLong]);
  clearTimeout(timer);
}

/** The last proxies in the list are ours; the address before them is the one they saw. */
function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const direct = incoming.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-trustedProxies)?.trim() || direct;
}
