import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

type Behind = {
  /** port by name */
  functions: Record<string, number>;
  /** the platform's sign-in, or no more than its public keys */
  auth: { port: number } | { keys: object };
};

/** Takes the prefix off the path, as the platform does. */
export function startGateway({ functions, auth }: Behind, port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '';
    if (url.startsWith('/auth/v1/')) {
      if (incoming.method === 'OPTIONS') allow(incoming, outgoing);
      else if ('port' in auth) pass(incoming, outgoing, auth.port, url.slice('/auth/v1'.length));
      else outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(auth.keys));
      return;
    }
    const path = url.replace(/^\/functions\/v1/, '');
    const [, name = ''] = /^\/([\w-]+)/.exec(path) ?? [];
    const to = functions[name];
    if (to === undefined)
      sayAsPlatform(outgoing, 404, 'NOT_FOUND', 'Requested function was not found');
    else pass(incoming, outgoing, to, path);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, path: string) {
  const { method, headers } = incoming;
  const passed = ask({ host: '127.0.0.1', port, path, method, headers }, (answered) => {
    outgoing.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(outgoing);
  });
  passed.once('error', () =>
    sayAsPlatform(outgoing, 503, 'BOOT_ERROR', 'Worker failed to boot (please check logs)'),
  );
  incoming.pipe(passed);
}

/** The sign-in itself knows nothing of the header `apikey`, so the platform answers preflights before it. */
function allow({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
  });
  outgoing.end();
}

/** The gateway's own refusals have no `error`: clients must find the sentence elsewhere. */
function sayAsPlatform(
  outgoing: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'sb-error-code': code });
  outgoing.end(JSON.stringify({ code, message }));
}
