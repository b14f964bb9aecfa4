import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { lateFlags } from './late-flags.mjs';
import { makeRunFolder, removeRunFolder } from './run-folder.mjs';

/** As in node-flags.ts: it makes one embedded database and then only copies it. */
const FLAGS = ['--liftoff-only', ...lateFlags()];

/** @type {import('node:child_process').ChildProcess | undefined} */
let keeper;
let runFolder = '';

/** Builds what the suites run, gives their files a place, and starts what keeps the databases they share. */
// biome-ignore lint/style/noDefaultExport: Jest loads a global set-up by its default export
export default async function setUp() {
  runFolder = makeRunFolder();
  // Node asks for the first on Windows and for the last elsewhere.
  for (const name of ['TEMP', 'TMP', 'TMPDIR']) process.env[name] = runFolder;
  // Node 20 reads these certificates at each start, which takes 40 ms of processor time for those of a usual Linux;
  // a run starts some hundred programs, and none of them calls another machine.
  delete process.env.NODE_EXTRA_CA_CERTS;
  execFileSync('node', ['src/build/build.mjs'], { stdio: 'inherit' });
  const program = ['src/build/run.mjs', 'test/support/keeper/main.ts'];
  keeper = spawn('node', [...FLAGS, ...program], { stdio: ['pipe', 'pipe', 'inherit'] });
  process.env.ALMANAC_KEEPER = await firstLineOf(keeper);
}

/** @param {import('node:child_process').ChildProcess} program @returns {Promise<string>} */
function firstLineOf(program) {
  return new Promise((resolve, reject) => {
    createInterface({ input: program.stdout }).once('line', resolve);
    program.once('exit', (code) => reject(new Error(`Cannot share databases: ended with ${code}`)));
  });
}

/** Ends the keeper, and says what is still there of the files that suites have made. */
export async function tearDown() {
  await endKeeper();
  const left = removeRunFolder(runFolder);
  if (left.length > 0) throw new Error(`The suites have left temporary files: ${left.join(', ')}`);
}

/** It ends with what it hears from us, so that it ends too when a run is broken off. */
async function endKeeper() {
  if (!keeper) return;
  const ended = once(keeper, 'exit');
  keeper.stdin?.end();
  await ended;
}
