import { createHook } from 'node:async_hooks';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Serve } from '../../src/service/app.ts';
import { listen } from '../../src/service/hosts/node/listen.ts';

type Listening = Awaited<ReturnType<typeof listen>>;

let listening: Listening | null = null;
const lines: Socket[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.destroy();
  await listening?.stop();
  listening = null;
});

const OPTIONS = {
  port: 0,
  host: '127.0.0.1',
  trustedProxies: 0,
};

type Chosen = Partial<Parameters<typeof listen>[1]>;

async function open(serve: Serve, chosen: Chosen = {}): Promise<number> {
  listening = await listen(serve, { ...OPTIONS, ...chosen });
  return Number(new URL(listening.address).port);
}

const well: Serve = async () => Response.json({ ok: true });

/** A line to the service on which a caller writes what it likes. */
async function lineTo(port: number) {
  const line = connect(port, '127.0.0.1');
  lines.push(line);
  let heard = '';
  let fault: string | null = null;
  line.on('data', (text) => {
    heard += text;
  });
  line.on('error', (error: NodeJS.ErrnoException) => {
    fault = error.code ?? 'unknown';
  });
  await new Promise<void>((resolve) => line.once('connect', resolve));
  return {
    write: (text: string) => line.write(text),
    heard: () => heard,
    fault: () => fault,
    hears: async (what: RegExp) => {
      while (!what.test(heard) && !line.closed) await pause(5);
      return heard;
    },
  };
}

const ASK = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const WHOLE = /\r\n\r\n\{.*\}/s;

describe('connections', () => {
  it('in HTTP/1.0 without a Host, as a health check comes, are answered', async () => {
    const line = await lineTo(await open(well));
    line.write('GET /healthz HTTP/1.0\r\n\r\n');
    expect(await line.hears(WHOLE)).toMatch(/^HTTP\/1\.\d 200 /);
  });

  it('that are unused are kept longer than a proxy keeps them, which is a minute', async () => {
    const line = await lineTo(await open(well));
    line.write(ASK);
    const [, seconds] = /keep-alive: timeout=(\d+)/i.exec(await line.hears(WHOLE)) ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  it('that still come where a proxy was told to go elsewhere are all answered: the port closes when none comes', async () => {
    const busy: Serve = async () => {
      for (const begun = performance.now(); performance.now() < begun + 2; );
      return Response.json({ ok: true });
    };
    const port = await open(busy, { drainSeconds: 20 });
    const until = performance.now() + 600;
    const callers = Array.from({ length: 8 }, async () => {
      const heard: string[] = [];
      while (performance.now() < until) {
        const line = await lineTo(port);
        line.write(ASK.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
        heard.push((await line.hears(WHOLE)).slice(0, 12));
      }
      return heard;
    });
    await pause(100);
    const stopped = listening?.stop();
    const heard = (await Promise.all(callers)).flat();
    await stopped;
    expect(performance.now()).toBeLessThan(until + 10_000);
    expect(heard.length).toBeGreaterThan(8);
    expect(new Set(heard)).toEqual(new Set(['HTTP/1.1 200']));
  });

  it('that are kept lose no request to a restart: each is answered, and told that it was the last', async () => {
    const port = await open(well);
    const kept = await Promise.all(Array.from({ length: 12 }, () => lineTo(port)));
    for (const line of kept) line.write(ASK);
    for (const line of kept) await line.hears(WHOLE);
    const stopped = listening?.stop();
    // On its way when the stop began: nobody could have told these callers.
    for (const line of kept) line.write(ASK);
    for (const line of kept) {
      expect(await line.hears(/\}.*\}/s)).toMatch(/HTTP\/1\.1 200 [\s\S]*connection: close/i);
      expect(line.fault()).toBeNull();
    }
    await stopped;
  });

  it('leave no timer behind once it has stopped', async () => {
    const timers = new Set<number>();
    let isOver = false;
    const hook = createHook({
      init: (id, type) => void (type === 'Timeout' && !isOver && timers.add(id)),
      destroy: (id) => void timers.delete(id),
    }).enable();
    const line = await lineTo(await open(well));
    line.write(ASK);
    await line.hears(WHOLE);
    await listening?.stop();
    isOver = true;
    // Node itself keeps the date of its answers for a second.
    for (let turns = 0; timers.size > 0 && turns < 300; turns++) await pause(10);
    hook.disable();
    expect(timers.size).toBe(0);
  });
});
