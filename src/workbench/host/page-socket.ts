import type { IncomingMessage, Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FromPage, ToPage } from './socket-messages.ts';
import type { StagePort } from './stage-port.ts';

/** A sheet of 10,000 rows pasted at once is a few megabytes. */
const LARGEST_MESSAGE = 64 * 1024 * 1024;

/**
 * Lets pages use a stage over a socket. Only pages that this server served may: any other web site
 * open in the same browser could reach the port too, and a socket is not kept to one origin.
 */
export function offerStage(server: Server, stage: StagePort): { close: () => void } {
  const sockets = new WebSocketServer({
    server,
    path: '/stage',
    maxPayload: LARGEST_MESSAGE,
    verifyClient: (asking: { origin: string; req: IncomingMessage }) =>
      asking.origin === `http://${asking.req.headers.host}`,
  });
  stage.listen((event) => {
    for (const socket of sockets.clients) say(socket, { event });
  });
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => void answer(socket, stage, JSON.parse(String(data))));
  });
  return {
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

async function answer(socket: WebSocket, stage: StagePort, { id, ask, args }: FromPage) {
  try {
    const act = stage[ask] as (...args: unknown[]) => Promise<unknown>;
    say(socket, { id, value: (await act(...args)) ?? null });
  } catch (error) {
    say(socket, { id, refused: error instanceof Error ? error.message : String(error) });
  }
}

function say(socket: WebSocket, message: ToPage): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}
