import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const PORTS_TRIED = 50;

/** Listens on this machine only, at the wished port or the next free one; gives the port it got. */
export async function listen(server: Server, wished: number): Promise<number> {
  for (let port = wished; port < wished + PORTS_TRIED; port += 1)
    if (await listensAt(server, port)) return (server.address() as AddressInfo).port;
  throw new Error(`Cannot listen: ports ${wished} to ${wished + PORTS_TRIED - 1} are all in use`);
}

/** Finds a free port for a program that opens its port itself. */
export async function freePort(wished: number): Promise<number> {
  const server = createServer();
  const port = await listen(server, wished);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listensAt(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      server.off('listening', accept);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const accept = () => {
      server.off('error', refuse);
      resolve(true);
    };
    server.once('error', refuse);
    server.once('listening', accept);
    server.listen(port, '127.0.0.1');
  });
}
