import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import type { Answered, Call } from './home.ts';
import type { FromHost, ToHost } from './host-messages.ts';

export type HostProcess = {
  isAlive: () => boolean;
  /** It ended by itself. */
  hasCrashed: () => boolean;
  serve: (call: Call, now: number) => Promise<Answered | null>;
  kill: () => void;
  /** SIGTERM's way: what runs is finished first. */
  stop: () => Promise<void>;
  untilWell: () => Promise<void>;
};

type HostOptions = { folder: string; databaseUrl: string; now: number; log: string[] };

let built: Promise<string> | null = null;

/** The service's program, once a campaign. */
function program(): Promise<string> {
  built ??= (async () => {
    const outfile = resolve('node_modules/.cache/programs', `campaign-service-${process.pid}.mjs`);
    await mkdir(resolve(outfile, '..'), { recursive: true });
    await build({
      entryPoints: [resolve('test/campaign/homes/service-host.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
    });
    return outfile;
  })();
  return built;
}

export async function startHost(options: HostOptions): Promise<HostProcess> {
  const child = fork(await program(), [], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      CAMPAIGN_NOW: String(options.now),
      CAMPAIGN_FOLDER: options.folder,
      CAMPAIGN_DATABASE: options.databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.on('data', (text) => options.log.push(String(text)));
  const address = await addressOf(child);
  let clock = options.now;
  let hear = () => {};
  child.on('message', (message: FromHost) => message.is === 'heard' && hear());
  child.once('exit', () => hear());
  const ask = (message: ToHost): Promise<void> =>
    new Promise((heard) => {
      hear = heard;
      // A process that has ended answers nothing, though its channel may close a moment later.
      if (!isAlive()) heard();
      // Where the channel is closed already, the event `exit` comes next.
      else if (child.connected) child.send(message, () => {});
    });
  let isDying = false;
  const isAlive = () => !isDying && child.exitCode === null && child.signalCode === null;
  return {
    isAlive,
    hasCrashed: () => child.exitCode !== null && child.exitCode !== 0,
    serve: async (call, now) => {
      if (now !== clock) await ask({ say: 'clock', now });
      clock = now;
      return send(address, call);
    },
    kill: () => {
      isDying = true;
      child.kill('SIGKILL');
    },
    stop: async () => {
      if (!isAlive()) return;
      const ended = once(child, 'exit');
      child.send({ say: 'stop' } satisfies ToHost, () => {});
      await ended;
    },
    untilWell: async () => {
      const health = { method: 'GET', path: '/healthz', headers: {}, body: '' };
      while (isAlive() && (await send(address, health))?.status !== 200) await pause(20);
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    child.once('message', (message: FromHost) => {
      if (message.is === 'listening') found(message.address);
    });
    child.once('exit', () => failed(new Error('Cannot start the service of the campaign')));
  });
}

async function send(address: string, call: Call): Promise<Answered | null> {
  try {
    const response = await fetch(address + call.path, {
      method: call.method,
      headers: call.headers,
      redirect: 'manual',
      ...(call.body !== '' ? { body: call.body } : {}),
    });
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  } catch {
    // The process died under the call, which is what a campaign is for.
    return null;
  }
}
