import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchRow } from './bench-row.ts';
import { share, startServiceProcess } from './service-process.ts';

const CONNECTIONS = 1_500;
const ADDRESSES = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];
const STATED_BYTES = 110_000;
const FIRST_BYTES = 100_000;
const PIECE_BYTES = 2_000;
const SECONDS = 15;
const HEAD =
  `POST /auth/v1/token?grant_type=password HTTP/1.1\r\nHost: x\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${STATED_BYTES}\r\n\r\n`;

/** Bodies that are never finished, of three addresses without an account, and what a visitor waits meanwhile. */
export async function benchStorm(): Promise<BenchRow[]> {
  const service = await startServiceProcess('');
  try {
    const calm = await visit(service.port, 2);
    const lines = openLines(service.port);
    const stormy = await visit(service.port, SECONDS);
    for (const line of lines) line.destroy();
    const after = await visit(service.port, 2);
    return [
      { what: 'a list, 99 of 100 within, before', figure: share(calm, 0.99), unit: 'ms' },
      {
        what: `… under ${CONNECTIONS} unfinished bodies`,
        figure: share(stormy, 0.99),
        unit: 'ms',
        limit: 1_000,
      },
      { what: '… the slowest', figure: Math.max(...stormy), unit: 'ms', limit: 5_000 },
      { what: '… answers', figure: stormy.length, unit: '' },
      { what: '… the slowest afterwards', figure: Math.max(...after), unit: 'ms' },
    ];
  } finally {
    await service.stop();
  }
}

function openLines(port: number): Socket[] {
  return Array.from({ length: CONNECTIONS }, (_, index) => {
    const localAddress = ADDRESSES[index % ADDRESSES.length] ?? '127.0.0.11';
    const line = connect({ port, host: '127.0.0.1', localAddress });
    line.on('error', () => {}).resume();
    line.write(HEAD + ' '.repeat(FIRST_BYTES));
    const pieces = setInterval(() => line.write(' '.repeat(PIECE_BYTES)), 4_000);
    line.once('close', () => clearInterval(pieces));
    return line;
  });
}

/** One visitor of another address, who asks again as soon as there is an answer. */
async function visit(port: number, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const startedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/datasets`);
    await answer.text();
    times.push(performance.now() - startedAt);
    await pause(20);
  }
  return times;
}
