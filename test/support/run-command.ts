import { execFile } from 'node:child_process';
import { CHEAP_SERVICE_FLAGS } from './node-flags.ts';
import { serviceEnvironment } from './run-service.ts';

const PROGRAM = 'dist/service/main.js';
type Done = { code: number; stdout: string; stderr: string };

/** A command of the built service. `input` is typed; where it is a function, once the program has asked. */
export function runCommand(
  args: string[],
  environment: Record<string, string>,
  input: string | (() => Promise<string>) = '',
): Promise<Done> {
  return new Promise((resolve) => {
    const options = { env: serviceEnvironment(environment) };
    const flags = [...CHEAP_SERVICE_FLAGS, PROGRAM, ...args];
    const child = execFile(process.execPath, flags, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
    if (typeof input === 'string') child.stdin?.end(input);
    else child.stderr?.once('data', async () => child.stdin?.end(await input()));
  });
}
