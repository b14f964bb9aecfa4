import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../../http/answer.ts';
import { withCors } from '../../http/cors.ts';
import type { ServiceProblem } from '../../http/problem.ts';
import { errorCode } from '../../store/error-code.ts';

/** How long a client may take to read why it was refused. */
const READING_MS = 2000;

const PROBLEMS: Record<string, ServiceProblem> = {
  HPE_HEADER_OVERFLOW: { kind: 'headers-too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { kind: 'request-too-slow' },
};

/** Node refuses some requests before a handler sees them. This says why, in our words. */
export function explainUnreadable(server: Server): void {
  server.on('clientError', (error, socket) => {
    explainTo(socket as Socket, PROBLEMS[errorCode(error) ?? '']).catch(() => socket.destroy());
  });
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    refuseExpectation(incoming, outgoing).catch(() => outgoing.destroy());
  });
}

async function refuseExpectation(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const language = incoming.headers['accept-language'] ?? '';
  const refused = refusal({ kind: 'expectation-unknown' }, language);
  const text = await refused.text();
  const length = { 'content-length': Buffer.byteLength(text) };
  outgoing.writeHead(refused.status, { ...Object.fromEntries(refused.headers), ...length });
  outgoing.end(text);
}

/** For requests that hono cannot read: they have no Host, or no valid address. */
export function refuseUnreadable(): Response {
  return refusal({ kind: 'request-unreadable' });
}

function refusal(problem: ServiceProblem, language = ''): Response {
  const asked = new Request('http://localhost', { headers: { 'accept-language': language } });
  return withCors(refuse(asked, problem, { connection: 'close' }));
}

async function explainTo(
  socket: Socket & { _httpMessage?: { headersSent: boolean } },
  problem: ServiceProblem = { kind: 'request-unreadable' },
): Promise<void> {
  const text = await written(refusal(problem));
  // The client has its answer. What still comes in is the rest of the unreadable request.
  if (!socket.writable) return;
  // Nothing can be said in the middle of an answer. Only this field shows it, and Node uses it too.
  if (socket._httpMessage?.headersSent) {
    socket.destroy();
    return;
  }
  socket.end(text);
  const tooLong = setTimeout(() => socket.destroy(), READING_MS);
  socket.once('close', () => clearTimeout(tooLong));
}

async function written(response: Response): Promise<string> {
  const body = await response.text();
  response.headers.set('content-length', String(Buffer.byteLength(body)));
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${response.status} ${STATUS_CODES[response.status]}`;
  return [status, ...headers, '', body].join('\r\n');
}
