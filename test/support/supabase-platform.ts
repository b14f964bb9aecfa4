import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { freePort } from './postgres.ts';
import { startGateway } from './supabase-gateway.ts';

const BUILT = 'dist/supabase';

/**
 * Roles, schemas and rights as a new project has them; the owner is no superuser. Roles belong to the
 * whole server, and our own home makes the last two just so.
 */
export async function preparePlatform(admin: postgres.Sql): Promise<void> {
  for (const role of ['anon', 'authenticated', 'almanac_visitor', 'almanac_account']) {
    const [there] = await admin`select from pg_roles where rolname = ${role}`;
    if (!there) await admin.unsafe(`create role ${role} nologin noinherit`);
  }
  await admin
    .unsafe(`
    create role service_role nologin noinherit bypassrls;
    create role supabase_auth_admin login password 'auth' noinherit createrole;
    create role project_owner login password 'owner' noinherit createrole bypassrls;
    grant anon, authenticated, service_role, almanac_visitor, almanac_account to project_owner;
    create schema auth authorization supabase_auth_admin;
    alter role supabase_auth_admin set search_path = 'auth';
    create schema extensions;
    grant usage, create on schema extensions to project_owner;
    grant usage on schema auth to project_owner, anon, authenticated, service_role;
    grant usage on schema extensions to anon, authenticated, service_role;
    grant usage, create on schema public to project_owner;
    grant usage on schema public to anon, authenticated, service_role;
  `)
    .simple();
  const [{ name } = { name: '' }] = await admin<
    { name: string }[]
  >`select current_database() as name`;
  await admin.unsafe(`grant create on database ${name} to project_owner, supabase_auth_admin`);
}

/** What the platform's sign-in lets the owner do with its accounts, and then our own tables. */
export async function migrateAsOwner(admin: postgres.Sql, ownerUrl: string): Promise<void> {
  await admin`grant all on all tables in schema auth to project_owner with grant option`;
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => {} });
  try {
    for (const name of readdirSync(`${BUILT}/migrations`).sort())
      await owner.unsafe(readFileSync(join(BUILT, 'migrations', name), 'utf8')).simple();
  } finally {
    await owner.end();
  }
}

export type Functions = {
  /** of the gateway before them, which is the project's */
  address: string;
  running: Record<string, ChildProcess>;
  stop: () => Promise<void>;
};

/** Every function of the project under Deno, behind a stand-in of the gateway; `auth` is where sign-in is. */
export async function runFunctions(
  environment: Record<string, string>,
  auth: { port: number } | { keys: object },
  port: number,
): Promise<Functions> {
  const address = `http://127.0.0.1:${port}`;
  const names = readdirSync(`${BUILT}/functions`);
  const ports: Record<string, number> = {};
  const running: Record<string, ChildProcess> = {};
  const gateway = await startGateway({ functions: ports, auth }, port);
  await Promise.all(
    names.map(async (name) => {
      ports[name] = await freePort();
      running[name] = await runFunction(name, ports[name], {
        SUPABASE_URL: address,
        ...environment,
      });
    }),
  );
  const stop = async () => {
    for (const child of Object.values(running)) child.kill('SIGKILL');
    await new Promise((resolve) => gateway.close(resolve));
  };
  return { address, running, stop };
}

async function runFunction(
  name: string,
  port: number,
  environment: Record<string, string>,
): Promise<ChildProcess> {
  const deno = join('node_modules/@deno', readdirSync('node_modules/@deno')[0] ?? '', 'deno');
  const file = `${BUILT}/functions/${name}/index.ts`;
  const child = spawn(
    deno,
    ['run', '--no-remote', '--no-npm', '--no-check', '--allow-net', '--allow-env', file],
    {
      env: {
        ...process.env,
        ...environment,
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        NO_COLOR: '1',
      },
    },
  );
  await untilItSays(child, /Listening on/i, name);
  return child;
}

export function untilItSays(child: ChildProcess, wanted: RegExp, name: string): Promise<void> {
  let output = '';
  return new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (wanted.test(output)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Cannot run ${name}: ${output}`)));
  });
}
