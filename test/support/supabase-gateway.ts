import { createServer, type Server, type ServerResponse } from 'node:http';

type Ports = { ingest: number; datasets: number; records: number; gateway: number };

/** Takes the prefix off the path, as the platform does, and publishes the project's keys. */
export function startGateway(ports: Ports, keys: object): Promise<Server> {
  const server = createServer(async (incoming, outgoing) => {
    const path = (incoming.url ?? '').replace(/^\/functions\/v1/, '');
    if (path.startsWith('/auth/v1/.well-known/jwks.json')) {
      outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
      return;
    }
    const port = portOf(path, ports);
    if (port === null) {
      sayAsPlatform(outgoing, 404, 'NOT_FOUND', 'Requested function was not found');
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
    const answered = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    }).catch(() => null);
    if (!answered) {
      sayAsPlatform(outgoing, 503, 'BOOT_ERROR', 'Worker failed to boot (please check logs)');
      return;
    }
    outgoing.writeHead(answered.status, Object.fromEntries(answered.headers));
    outgoing.end(Buffer.from(await answered.arrayBuffer()));
  });
  return new Promise((resolve) => server.listen(ports.gateway, '127.0.0.1', () => resolve(server)));
}

function portOf(path: string, { ingest, datasets, records }: Ports): number | null {
  const [, name] = /^\/([\w-]+)/.exec(path) ?? [];
  return { 'ingest-dataset': ingest, datasets, records }[name ?? ''] ?? null;
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
