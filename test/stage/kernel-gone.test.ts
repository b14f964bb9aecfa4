import type { ChildProcess } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { KernelProcess } from '../../src/stage/kernel-process.ts';

const NOTHING_OPEN = 'The stage does not know the command triggers';

it('a kernel that was ended from outside refuses what is asked of it, and says nothing else', async () => {
  const kernel = new KernelProcess({ timeZone: 'UTC', inTurns: false }, {}, () => undefined);
  const { child } = kernel as unknown as { child: ChildProcess };
  await expect(kernel.command('triggers')).rejects.toThrow(NOTHING_OPEN);
  child.kill('SIGKILL');
  // So long that it is surely gone, and we have not heard of it: what is asked now is written to nobody.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  const asked = await Promise.allSettled([1, 2, 3].map(() => kernel.command('triggers')));
  expect(asked.map((one) => (one.status === 'rejected' ? String(one.reason) : one.value))).toEqual(
    Array(3).fill('Error: The stage ended by itself (SIGKILL)'),
  );
  await expect(kernel.command('triggers')).rejects.toThrow('The stage is closed');
});

// Windows knows no signals: a process is ended by whatever is sent to it.
const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix('Ctrl-C, which reaches a whole terminal, leaves the kernel to its owner', async () => {
  const kernel = new KernelProcess({ timeZone: 'UTC', inTurns: false }, {}, () => undefined);
  const { child } = kernel as unknown as { child: ChildProcess };
  await expect(kernel.command('triggers')).rejects.toThrow(NOTHING_OPEN);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  await expect(kernel.command('triggers')).rejects.toThrow(NOTHING_OPEN);
  await kernel.close();
});
