import { request as httpRequest } from 'node:http';
import type { Exchange, ExchangeAnswer } from './kernel/protocol.ts';

/** null: the server hung up without an answer. */
export type Handler = (request: Request) => Promise<Response | null> | Response | null;
/** A name, or `*.name`, to a handler or to a port of this machine. */
export type Hosts = Record<string, Handler | number>;

/** Makes the exchanges of a script with the hosts it may reach; there is no other network. */
export function exchangeWith(hosts: Hosts) {
  return async (exchange: Exchange): Promise<ExchangeAnswer> => {
    const { hostname, host } = new URL(exchange.url);
    const target =
      hosts[host] ??
      hosts[hostname] ??
      hosts[`*.${hostname.replace(/^[^.]+\./, '')}`] ??
      hosts['*'];
    if (target === undefined) return { failed: 'no-such-host' };
    return typeof target === 'number'
      ? throughPort(exchange, target)
      : throughHandler(exchange, target);
  };
}

const BODILESS = new Set(['GET', 'HEAD']);

async function throughHandler(exchange: Exchange, handler: Handler): Promise<ExchangeAnswer> {
  const { url, method, body } = exchange;
  const headers = new Headers(
    exchange.headers.filter(([name]) => !/^accept-encoding$/i.test(name)),
  );
  const sent = body && !BODILESS.has(method) ? { body: new Uint8Array(body) } : {};
  try {
    const response = await handler(
      new Request(url, { method, headers, redirect: 'manual', ...sent }),
    );
    if (response === null) return { failed: 'no-connection' };
    return {
      status: response.status,
      headers: headerPairs(response.headers),
      body: new Uint8Array(await response.arrayBuffer()),
    };
  } catch (error) {
    // A handler that throws stands for a server that died: the script sees a lost connection, the console shows why.
    console.error(`The host of ${new URL(url).host} failed:`, error);
    return { failed: 'no-connection' };
  }
}

/**
 * Repeated cookies stay apart; everything else `Headers` has joined already, and has made small. Servers
 * write `Content-Type`, and scripts ask for it so (§5.5: the casing is as delivered).
 */
function headerPairs(headers: Headers): [string, string][] {
  const pairs = [...headers].filter(([name]) => name !== 'set-cookie');
  return [
    ...pairs.map(([name, value]): [string, string] => [asServersWrite(name), value]),
    ...headers.getSetCookie().map((value): [string, string] => ['Set-Cookie', value]),
  ];
}

function asServersWrite(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function throughPort(exchange: Exchange, port: number): Promise<ExchangeAnswer> {
  const { pathname, search, host } = new URL(exchange.url);
  const headers = exchange.headers.filter(([name]) => !/^accept-encoding$/i.test(name));
  return new Promise((resolve) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: pathname + search,
        method: exchange.method,
        headers: { ...Object.fromEntries(headers), host, 'x-forwarded-proto': 'https' },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 502,
            headers: rawPairs(response.rawHeaders),
            body: Buffer.concat(parts),
          }),
        );
        response.on('error', () => resolve({ failed: 'no-connection' }));
      },
    );
    request.on('error', () => resolve({ failed: 'no-connection' }));
    request.end(exchange.body ?? undefined);
  });
}

function rawPairs(raw: string[]): [string, string][] {
  return Array.from({ length: raw.length / 2 }, (_, at) => [
    raw[at * 2] ?? '',
    raw[at * 2 + 1] ?? '',
  ]);
}
