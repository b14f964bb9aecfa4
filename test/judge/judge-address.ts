import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Seeds whose days lie about now, which is what GoTrue's tokens say. */
const HISTORIES = ['--service', 'gotrue', '--seed', '316', '--runs', '30'];

/**
 * `npm run judge -- gotrue ADDRESS`: clients, the site's sign-in and histories of the add-on before a Supabase project.
 * ADDRESS is that of the project (its key in `ALMANAC_GOTRUE_KEY`), or a program of supabase/auth,
 * which is then started beside PostgreSQL 15 and our functions under Deno.
 */
export async function judgeGoTrue([address]: string[]): Promise<boolean> {
  if (address === undefined) return leftOut('gotrue');
  const environment = { ALMANAC_GOTRUE: address };
  const ran = await run(suitesIn('gotrue'), environment);
  const campaign = ['src/build/run.mjs', 'test/campaign/main.ts', ...HISTORIES];
  return (await run(campaign, environment)) && ran;
}

/**
 * `npm run judge -- citus ADDRESS`: the store's suites over a head and its workers, and a worker killed while datasets
 * come in. ADDRESS is that of the head for a superuser whom every node lets in.
 */
export async function judgeCitus([address]: string[]): Promise<boolean> {
  if (address === undefined) return leftOut('citus');
  return run(suitesIn('citus'), { ALMANAC_CITUS: address });
}

/** They are no tests: what they need no machine has by itself. */
function suitesIn(folder: string): string[] {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--runInBand'];
  return [...jest, `--testMatch=**/judge/${folder}/*.suite.ts`];
}

async function run(args: string[], environment: Record<string, string>): Promise<boolean> {
  const env = { ...process.env, ...environment };
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit');
  return code === 0;
}

function leftOut(area: string): boolean {
  process.stdout.write(`${area} needs an address: left out\n`);
  return true;
}
