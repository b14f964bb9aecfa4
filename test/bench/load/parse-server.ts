import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../support/postgres.ts';

/** The newest that runs on Node 20; no part of what is tested or shipped, so it is fetched when asked for. */
const VERSION = '9.10.0';
export const PARSE_SERVER = `parse-server ${VERSION}`;
const FOLDER = join('node_modules/.cache', `parse-server-${VERSION}`);
const KEYS = { appId: 'bench', masterKey: 'a master key of this bench' };

export type ParseServer = {
  signUp: () => Promise<{ userId: string; token: string }>;
  create: (kind: string, token: string, body: string) => Promise<number>;
  stop: () => Promise<void>;
};

export async function startParseServer(databaseUrl: string): Promise<ParseServer> {
  await install();
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['node_modules/parse-server/bin/parse-server', ...optionsFor(port, databaseUrl)],
    // Without a folder for logs, and with only errors, it does no work we do not do.
    { cwd: FOLDER, env: { ...process.env, PARSE_SERVER_LOGS_FOLDER: 'null' }, stdio: 'ignore' },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const agent = new Agent({ keepAlive: true });
  const call = caller(port, agent);
  const isGone = () => server.exitCode !== null;
  while (!isGone() && (await call('GET', '/parse/health').catch(() => null))?.status !== 200)
    await pause(200);
  if (isGone()) throw new Error(`Cannot start ${PARSE_SERVER}: it ended with ${server.exitCode}`);
  return {
    signUp: async () => {
      const body = JSON.stringify({ username: 'bench', password: 'correct horse' });
      const { text } = await call('POST', '/parse/users', { body });
      const { objectId, sessionToken } = JSON.parse(text);
      return { userId: objectId, token: sessionToken };
    },
    create: async (kind, token, body) =>
      (await call('POST', `/parse/classes/${kind}`, { token, body })).status,
    stop: async () => {
      agent.destroy();
      server.kill('SIGTERM');
      await exited;
    },
  };
}

function optionsFor(port: number, databaseUrl: string): string[] {
  const options = {
    ...KEYS,
    databaseURI: databaseUrl,
    port,
    host: '127.0.0.1',
    mountPath: '/parse',
    serverURL: `http://127.0.0.1:${port}/parse`,
    allowClientClassCreation: true,
    logLevel: 'error',
  };
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

async function install(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules/parse-server/package.json'))) return;
  process.stdout.write(`  installing ${PARSE_SERVER} into ${FOLDER}\n`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'package.json'), '{"private":true}');
  await promisify(execFile)(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--omit=optional',
      '--no-audit',
      '--no-fund',
      `parse-server@${VERSION}`,
    ],
    { cwd: FOLDER },
  );
}

type Sent = { token?: string; body?: string };

function caller(port: number, agent: Agent) {
  return (method: string, path: string, { token, body }: Sent = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        'x-parse-application-id': KEYS.appId,
        ...(token ? { 'x-parse-session-token': token } : {}),
        ...(body
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
          : {}),
      };
      const sent = request({ host: '127.0.0.1', port, agent, path, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (piece) => {
          text += piece;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.once('error', reject);
      sent.end(body);
    });
}
