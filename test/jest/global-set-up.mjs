import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** @type {import('node:child_process').ChildProcess | undefined} */
let keeper;

/** Builds what the suites run, and starts what keeps the databases they share. */
// biome-ignore lint/style/noDefaultExport: Jest loads a global set-up by its default export
export default async function setUp() {
  execFileSync('node', ['src/build/build.mjs'], { stdio: 'inherit' });
  await keepFilesInMemory();
  const program = ['src/build/run.mjs', 'test/support/keeper/main.ts'];
  keeper = spawn('node', program, { stdio: ['pipe', 'pipe', 'inherit'] });
  process.env.ALMANAC_KEEPER = await firstLineOf(keeper);
}

/**
 * What suites write is thrown away at their end, most of it the three hundred files of a database: a disk makes and
 * forgets those in 0.15 s of processor time, memory in 0.03.
 */
async function keepFilesInMemory() {
  const memory = '/dev/shm';
  const { bavail = 0, bsize = 0 } = await statfs(memory).catch(() => ({}));
  if (bavail * bsize > 4 * 1024 ** 3) process.env.TMPDIR = memory;
}

/** @param {import('node:child_process').ChildProcess} program @returns {Promise<string>} */
function firstLineOf(program) {
  return new Promise((resolve, reject) => {
    createInterface({ input: program.stdout }).once('line', resolve);
    program.once('exit', (code) => reject(new Error(`Cannot share databases: ended with ${code}`)));
  });
}

/** The keeper ends with what it hears from us, so that it ends too when a run is broken off. */
export async function tearDown() {
  if (!keeper) return;
  const ended = once(keeper, 'exit');
  keeper.stdin?.end();
  await ended;
}
