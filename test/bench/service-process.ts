import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from '../../src/core/dataset/dataset.ts';
import { startService } from '../support/run-service.ts';

/** The built service in a process of its own, so that the client's work is not counted as its. */
export type ServiceProcess = {
  port: number;
  pid: number;
  call: (path: string, options?: CallOptions) => Promise<Answered>;
  stop: () => Promise<void>;
};

export type Answered = { status: number; text: string; headers: IncomingHttpHeaders };

export type CallOptions = { token?: string; body?: string };

/** Over the embedded database where no other is named. */
export async function startServiceProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ServiceProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'almanac-bench-'));
  const { port, child, end } = await startService(
    {
      DATABASE_URL: databaseUrl,
      ALMANAC_DATA_DIR: folder,
      ALMANAC_SITE_URL: 'https://almanac.example',
      // One account stands for many here.
      ALMANAC_UPLOADS_PER_MINUTE: '0',
      ...environment,
    },
    { flags: [] },
  );
  const agent = new Agent({ keepAlive: true });
  return {
    port,
    pid: child.pid ?? 0,
    call: (path, options) => send({ port, agent, path }, options),
    stop: async () => {
      agent.destroy();
      await end('SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}

function send(
  { port, agent, path }: { port: number; agent: Agent; path: string },
  { token, body }: CallOptions = {},
): Promise<Answered> {
  const bytes = body === undefined ? null : Buffer.from(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        agent,
        path,
        method: bytes ? 'POST' : 'GET',
        headers: {
          ...(bytes ? { 'content-type': 'application/json', 'content-length': bytes.length } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            headers: answer.headers,
          }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(bytes ?? undefined);
  });
}

export async function signUp(service: ServiceProcess): Promise<{ token: string; id: string }> {
  const email = `${crypto.randomUUID()}@example.org`;
  const body = JSON.stringify({
    email,
    password: 'correct horse',
    data: { display_name: 'Bench' },
  });
  const { text } = await service.call('/auth/v1/signup', { body });
  const session = JSON.parse(text) as { access_token: string; user: { id: string } };
  return { token: session.access_token, id: session.user.id };
}

/** A whole body of `rows` years with every month of every element. */
export function fullRows(rows: number): Row[] {
  const keys = Array.from({ length: 36 }, (_, index) => {
    const month = String(1 + Math.floor(index / 3)).padStart(2, '0');
    return `${month}_${['max', 'min', 'rain'][index % 3]}`;
  });
  return Array.from({ length: rows }, (_, row) => ({
    Year: 1 + (row % 9999),
    ...Object.fromEntries(keys.map((key, index) => [key, ((row * 7 + index * 13) % 400) / 10])),
  }));
}

/** MiB of memory a process holds, now and at its worst so far. */
export async function memoryOf(pid: number): Promise<{ now: number; worst: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: read('VmRSS'), worst: read('VmHWM') };
}

export type Load = { perSecond: number; p50: number; p99: number; errors: number };

/** `clients` callers, each sending its next upload when the last was answered. */
export async function sustain(
  clients: number,
  seconds: number,
  upload: (client: number, count: number) => Promise<number>,
): Promise<Load> {
  const times: number[] = [];
  let errors = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; performance.now() < end; count++) {
        const sentAt = performance.now();
        if ((await upload(client, count).catch(() => 0)) !== 200) errors++;
        times.push(performance.now() - sentAt);
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  return {
    perSecond: times.length / took,
    p50: share(times, 0.5),
    p99: share(times, 0.99),
    errors,
  };
}

/** The value that so large a share of all values does not exceed. */
export function share(values: number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
