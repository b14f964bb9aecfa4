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
  if (address === undefined) return says('gotrue needs an address, or a program: left out');
  const suites = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js'];
  const ran = await run([...suites, '--testMatch=**/judge/gotrue/*.suite.ts'], address);
  const lived = await run(['src/build/run.mjs', 'test/campaign/main.ts', ...HISTORIES], address);
  return ran && lived;
}

async function run(args: string[], address: string): Promise<boolean> {
  const env = { ...process.env, ALMANAC_GOTRUE: address };
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit');
  return code === 0;
}

function says(sentence: string): boolean {
  process.stdout.write(`${sentence}\n`);
  return true;
}
