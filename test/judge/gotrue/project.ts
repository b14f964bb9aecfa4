import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { exportJWK, generateKeyPair } from 'jose';
import postgres from 'postgres';
import { openInbox } from '../../support/inbox.ts';
import { freePort, startPostgres } from '../../support/postgres.ts';
import {
  migrateAsOwner,
  preparePlatform,
  runFunctions,
  untilItSays,
} from '../../support/supabase-platform.ts';

/** A Supabase project with our functions, its sign-in a real GoTrue. */
export type Project = {
  address: string;
  key: string;
  /** where its mailed links lead to */
  site: string;
  /** What only a project that we started ourselves lets us see and do. */
  inside: Inside | null;
  stop: () => Promise<void>;
};

type Inside = {
  inbox: Awaited<ReturnType<typeof openInbox>>;
  admin: postgres.Sql;
  /** of its database, for whom its owner is */
  ownerUrl: string;
  /** Makes all that it keeps older, as if so long had passed. */
  age: (ms: number) => Promise<void>;
};

const GIVEN = process.env.ALMANAC_GOTRUE ?? '';
/** Nobody else's project lets us read its mail, or its tables. */
export const IS_OURS = !/^https?:/.test(GIVEN);

/** On a project of somebody else's, this must be among the addresses that it may lead back to. */
const SITE_PORT = 8899;

/** `ALMANAC_GOTRUE`: the address of a project, or the program, which is then started beside PostgreSQL 15 and Deno. */
export async function openProject(options: { confirms?: boolean } = {}): Promise<Project> {
  if (IS_OURS) return startProject(GIVEN, options);
  const key = process.env.ALMANAC_GOTRUE_KEY ?? '';
  const site = `http://127.0.0.1:${SITE_PORT}`;
  return { address: GIVEN, key, site, inside: null, stop: async () => {} };
}

async function startProject(program: string, { confirms = false }): Promise<Project> {
  const server = await startPostgres(15);
  const url = await server.newDatabase();
  const admin = postgres(url, { onnotice: () => {} });
  await preparePlatform(admin);
  const as = (user: string) => url.replace('postgres:postgres@', `${user}@`);
  const [inbox, gatewayPort, authPort, sitePort] = await Promise.all([
    openInbox('/verify'),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const site = `http://127.0.0.1:${sitePort}`;
  const address = `http://127.0.0.1:${gatewayPort}`;
  const environment = {
    ...(await signInSettings({ address, site, confirms, smtp: new URL(inbox.url) })),
    PORT: String(authPort),
    DATABASE_URL: as('supabase_auth_admin:auth'),
  };
  const migrating = spawn(program, ['migrate'], { env: environment, stdio: 'ignore' });
  const [code] = await once(migrating, 'exit');
  if (code !== 0) throw new Error(`Cannot make the tables of ${program}: exit ${code}`);
  const auth = spawn(program, ['serve'], { env: environment });
  await untilItSays(auth, /API started/i, program);
  await migrateAsOwner(admin, as('project_owner:owner'));
  const key = 'sb_publishable_judged';
  const functions = await runFunctions(
    {
      SUPABASE_DB_URL: as('project_owner:owner'),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: key }),
      ALMANAC_SITE_URL: site,
    },
    { port: authPort },
    gatewayPort,
  );
  const stop = async () => {
    await functions.stop();
    await endOf(auth);
    await Promise.all([admin.end(), inbox.close()]);
    await server.end();
  };
  return {
    address,
    key,
    site,
    inside: { inbox, admin, ownerUrl: as('project_owner:owner'), age: ageing(admin) },
    stop,
  };
}

type SignIn = { address: string; site: string; confirms: boolean; smtp: URL };

/** What hosted projects have, but for one mail a minute to an address. */
async function signInSettings({ address, site, confirms, smtp }: SignIn) {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = {
    ...(await exportJWK(privateKey)),
    kid: 'platform-key',
    alg: 'ES256',
    use: 'sig',
    key_ops: ['sign', 'verify'],
  };
  return {
    GOTRUE_API_HOST: '127.0.0.1',
    API_EXTERNAL_URL: address,
    GOTRUE_MAILER_URLPATHS_CONFIRMATION: '/auth/v1/verify',
    GOTRUE_MAILER_URLPATHS_RECOVERY: '/auth/v1/verify',
    GOTRUE_SITE_URL: site,
    GOTRUE_DB_DRIVER: 'postgres',
    GOTRUE_JWT_SECRET: 'a secret of thirty-two letters or more',
    GOTRUE_JWT_KEYS: JSON.stringify([key]),
    GOTRUE_JWT_ISSUER: `${address}/auth/v1`,
    GOTRUE_JWT_AUD: 'authenticated',
    GOTRUE_JWT_DEFAULT_GROUP_NAME: 'authenticated',
    GOTRUE_EXTERNAL_EMAIL_ENABLED: 'true',
    GOTRUE_MAILER_AUTOCONFIRM: String(!confirms),
    GOTRUE_SMTP_HOST: smtp.hostname,
    GOTRUE_SMTP_PORT: smtp.port,
    GOTRUE_SMTP_ADMIN_EMAIL: 'almanac@example.org',
    GOTRUE_SMTP_MAX_FREQUENCY: '1ms',
    GOTRUE_RATE_LIMIT_EMAIL_SENT: '1000',
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: '10',
    GOTRUE_SECURITY_REFRESH_TOKEN_ALGORITHM_VERSION: process.env.ALMANAC_GOTRUE_TOKENS ?? '1',
    GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: '1440h',
  };
}

function ageing(admin: postgres.Sql): Inside['age'] {
  return async (ms) => {
    const by = `${ms} milliseconds`;
    await admin`update auth.sessions set created_at = created_at - ${by}::interval,
      updated_at = updated_at - ${by}::interval, refreshed_at = refreshed_at - ${by}::interval`;
    await admin`update auth.refresh_tokens set created_at = created_at - ${by}::interval,
      updated_at = updated_at - ${by}::interval`;
    await admin`update almanac.usage set window_started_at = window_started_at - ${by}::interval`;
  };
}

async function endOf(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
