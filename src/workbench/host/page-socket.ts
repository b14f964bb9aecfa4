import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { PersonPort } from './person-port.ts';
import { ASKED, type FromPage, type ToPage } from './socket-messages.ts';

/** A sheet of 10,000 rows pasted at once is a few megabytes. */
const LARGEST_MESSAGE = 64 * 1024 * 1024;

/**
 * Lets each page use a port of its own over a socket. Only pages of this server may do so: any other web
 * site open in the browser could reach the port, because browsers do not keep a socket to one origin. And any
 * site may let its own name lead to this machine, so the name counts, too.
 */
export function offerStage(
  server: Server,
  openPersonPort: () => PersonPort,
): { close: () => void } {
  const sockets = new WebSocketServer({
    server,
    path: '/stage',
    maxPayload: LARGEST_MESSAGE,
    verifyClient: ({ origin, req }: { origin: string; req: IncomingMessage }) =>
      origin === `http://${req.headers.host}` && OF_THIS_MACHINE.test(origin),
  });
  sockets.on('connection', (socket) => {
    const port = openPersonPort();
    port.listen((event) => say(socket, { event }));
    socket.on('message', (data) => {
      const message = messageIn(String(data));
      if (message) void answer(socket, port, message);
    });
    socket.on('close', port.leave);
    // A message that is too large ends the socket, and without this the program with it.
    socket.on('error', () => {});
  });
  return {
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

const OF_THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

/** Null for what is no message of our page. */
function messageIn(text: string): FromPage | null {
  try {
    const message: FromPage | null = JSON.parse(text);
    return message && 'ask' in message ? message : null;
  } catch {
    return null;
  }
}

async function answer(socket: WebSocket, port: PersonPort, { id, ask, args }: FromPage) {
  try {
    if (!ASKED.includes(ask)) throw new Error(`A page cannot ask for ${ask}`);
    const act = port[ask] as (...args: unknown[]) => Promise<unknown>;
    say(socket, { id, value: (await act(...args)) ?? null });
  } catch (error) {
    say(socket, { id, refused: error instanceof Error ? error.message : String(error) });
  }
}

function say(socket: WebSocket, message: ToPage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}
