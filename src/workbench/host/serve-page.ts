import { readdir, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import type { Setting } from './setting.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves the built page from memory: these few files, and no other file of this machine. */
export async function servePage(folder: string, setting: Setting): Promise<Server> {
  const files = new Map<string, { type: string; body: string | Buffer }>();
  for (const name of await readdir(folder))
    files.set(`/${name}`, {
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      body: await readFile(join(folder, name)),
    });
  files.set('/setting.json', { type: 'application/json', body: JSON.stringify(setting) });
  const home = files.get('/index.html');
  return createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const asked = path === '/' ? home : files.get(path);
    response.setHeader('content-type', asked?.type ?? 'text/plain; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.statusCode = asked ? 200 : 404;
    response.end(asked?.body ?? 'Not found\n');
  });
}
