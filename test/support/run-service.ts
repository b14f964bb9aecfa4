import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { preparedDataFolder } from './shared-databases.ts';

export type RunningProgram = { address: string; stop: () => Promise<void> };

/** The built service with its site, as a person would start it again, on an empty embedded database. */
export async function runService(
  environment: Record<string, string> = {},
): Promise<RunningProgram> {
  const { folder, remove } = await preparedDataFolder();
  const program = spawn(process.execPath, ['dist/service/main.js'], {
    env: { ...process.env, PORT: '0', ALMANAC_DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    address: await addressOf(program),
    stop: async () => {
      const ended = once(program, 'exit');
      program.kill('SIGTERM');
      await ended;
      await remove();
    },
  };
}

/** The program says where it listens once it takes calls. */
async function addressOf(program: ChildProcess): Promise<string> {
  if (!program.stdout || !program.stderr)
    throw new Error('Cannot read what the service says: it has no output');
  let complaint = '';
  program.stderr.on('data', (text) => {
    complaint += text;
  });
  for await (const line of createInterface({ input: program.stdout })) {
    const address = /listens at (http\S+?)"/.exec(line)?.[1];
    if (address) {
      program.stdout.resume();
      return address;
    }
  }
  throw new Error(`Cannot start the service: it ended before it listened: ${complaint}`);
}
