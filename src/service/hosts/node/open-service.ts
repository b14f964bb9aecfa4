import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { exportAccountRoute } from '../../account/export-account.ts';
import { createApp, type Log, type Serve } from '../../app.ts';
import { type AccountStore, accountStore } from '../../auth/account-store.ts';
import type { AuthPorts } from '../../auth/auth-ports.ts';
import { authRoutes, refuseAuthAddress } from '../../auth/auth-routes.ts';
import { type KeyRing, openKeyRing, sharedSecretKeyRing } from '../../auth/key-ring.ts';
import {
  HASHING,
  PASSWORD_COST,
  type PasswordCost,
  scryptPasswords,
} from '../../auth/password-hash.ts';
import { tokenVerifier } from '../../auth/verify-token.ts';
import { catalogueOf } from '../../catalogue/catalogue-pages.ts';
import { datasetRoutes } from '../../datasets/dataset-routes.ts';
import { datasetStore } from '../../datasets/dataset-store.ts';
import { answer, refuse } from '../../http/answer.ts';
import type { Route } from '../../http/route.ts';
import { DescriptionAnswer, describeApi } from '../../openapi/describe-api.ts';
import { type Database, DatabaseFull, DatabaseUnavailable } from '../../store/database.ts';
import { EMBEDDED_OPTIONS, openEmbeddedDatabase } from '../../store/embedded/embedded-database.ts';
import { gate } from '../../store/gate.ts';
import { type Migration, migrate } from '../../store/migrate.ts';
import { openPostgresDatabase, POSTGRES_OPTIONS } from '../../store/postgres-database.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { newSecrets, readOrMakeSecrets, refreshSecretFrom } from './keys-file.ts';
import { mailer } from './mailer.ts';
import type { Settings } from './settings.ts';
import { siteServer } from './static-site.ts';
import { type WhoseTurn, whoseTurn } from './whose-turn.ts';

export type StartProblem =
  | { kind: 'folder-in-use'; folder: string; process: string }
  | { kind: 'database-too-new'; found: string }
  | { kind: 'database-unreachable' }
  | { kind: 'database-not-opened'; folder: string }
  | { kind: 'other-secrets' }
  | { kind: 'keys-unreadable'; file: string };

type OpenOptions = {
  settings: Settings;
  /** Nothing is written to disk: the embedded database and the keys end with the process. */
  inMemory: boolean;
  now: () => number;
  log: Log;
  passwordCost?: PasswordCost;
  databaseLimits?: DatabaseLimits;
};

/** How long a request may wait its turn or for the database, where the usual will not do. */
export type DatabaseLimits = { waitMs?: number; statementTimeoutMs?: number };

export type OpenService = {
  serve: Serve;
  routes: Route[];
  accounts: AccountStore;
  database: Database;
  turns: WhoseTurn;
  close: () => Promise<void>;
};

type Opening = { ok: true; service: OpenService } | { ok: false; problem: StartProblem };

/** Everything of the service but the port it listens on. */
export async function openService(options: OpenOptions): Promise<Opening> {
  const turns = whoseTurn();
  const opened = await openDatabase(options, turns.current);
  if (!opened.ok) return opened;
  const { database, lock } = opened;
  const close = async () => {
    await database.close();
    await lock?.release();
  };
  try {
    const prepared = await prepare(database, options);
    if (prepared.ok) {
      const service = assemble({ database, turns, ...prepared }, options);
      return { ok: true, service: { ...service, close } };
    }
    await close();
    return prepared;
  } catch (error) {
    await close();
    if (error instanceof DatabaseFull)
      return {
        ok: false,
        problem: { kind: 'database-not-opened', folder: options.settings.dataFolder },
      };
    if (error instanceof DatabaseUnavailable)
      return { ok: false, problem: { kind: 'database-unreachable' } };
    throw error;
  }
}

async function openDatabase(
  { settings, inMemory, log, databaseLimits }: OpenOptions,
  whose: () => string,
): Promise<
  { ok: true; database: Database; lock: FolderLock | null } | { ok: false; problem: StartProblem }
> {
  if (settings.databaseUrl) {
    const connections = settings.databaseConnections;
    const database = openPostgresDatabase(settings.databaseUrl, {
      ...POSTGRES_OPTIONS,
      connections,
      whose,
      ...databaseLimits,
    });
    return { ok: true, database, lock: null };
  }
  if (inMemory)
    return {
      ok: true,
      database: await openEmbeddedDatabase(null, { ...EMBEDDED_OPTIONS, whose }),
      lock: null,
    };
  const locking = await lockFolder(settings.dataFolder);
  if (!locking.ok) return locking;
  try {
    const database = await openEmbeddedDatabase(join(settings.dataFolder, 'database'), {
      ...EMBEDDED_OPTIONS,
      ...databaseLimits,
      roomKeptMebibytes: settings.roomKeptMebibytes,
      log,
      whose,
    });
    return { ok: true, database, lock: locking.lock };
  } catch (error) {
    await locking.lock.release();
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return { ok: false, problem: { kind: 'database-not-opened', folder: settings.dataFolder } };
  }
}

type Prepared = { ok: true; keyRing: KeyRing; refreshSecret: string };

async function prepare(
  database: Database,
  { settings, inMemory, now }: OpenOptions,
): Promise<Prepared | { ok: false; problem: StartProblem }> {
  const migrated = await migrate(database, await readMigrations(), now());
  if (!migrated.ok) return migrated;
  if (settings.jwtSecret) {
    const refreshSecret = refreshSecretFrom(settings.jwtSecret);
    return { ok: true, keyRing: sharedSecretKeyRing(settings.jwtSecret), refreshSecret };
  }
  const found = inMemory
    ? { ok: true as const, secrets: await newSecrets() }
    : await readOrMakeSecrets(keysFileOf(settings));
  if (!found.ok) return found;
  const opened = await openKeyRing(database, found.secrets, now);
  if (!opened.ok) return opened;
  return { ok: true, keyRing: opened.keyRing, refreshSecret: found.secrets.refreshSecret };
}

export function keysFileOf({ keysFile, dataFolder }: Settings): string {
  return keysFile ?? join(dataFolder, 'keys.json');
}

/** Beside the program once built; two folders up in the source; in the build for `src/build/run.mjs`. */
export async function readMigrations(): Promise<Migration[]> {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const folder = ['migrations', '../../migrations', '../../../dist/service/migrations']
    .map((place) => join(here, place))
    .find(existsSync);
  if (!folder) throw new Error('Cannot find the migrations: the build is not whole');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, script: await readFile(join(folder, name), 'utf8') })),
  );
}

const MINUTE_MS = 60_000;

/** Reading and storing an upload keeps a core busy; the others wait for it by turns. */
export const INGESTING = { connections: 4, waiting: 200, waitMs: 20_000 };

function assemble(
  { database, turns, keyRing, refreshSecret }: Prepared & { database: Database; turns: WhoseTurn },
  options: OpenOptions,
): Omit<OpenService, 'close'> {
  const { settings, now } = options;
  const log: Log = (event, details) =>
    options.log(event, { ...details, ...turns.marks(refreshSecret) });
  const address = settings.siteUrl ?? `http://localhost:${settings.port}`;
  const verifyToken = turns.knowing(
    tokenVerifier({
      keys: keyRing.verifying,
      issuer: settings.siteUrl ? `${address}/auth/v1` : null,
      now,
    }),
  );
  const accounts = accountStore(database, {
    sessionMs: settings.sessionDays * 24 * 60 * MINUTE_MS,
    reuseMs: 10_000,
    refreshLimit: { most: 120, windowMs: 5 * MINUTE_MS },
    refreshSecret,
  });
  const auth: AuthPorts = {
    accounts,
    passwords: scryptPasswords(
      options.passwordCost ?? PASSWORD_COST,
      gate({ ...HASHING, ...options.databaseLimits, whose: turns.current }),
    ),
    keyRing,
    verifyToken,
    now,
    newId: randomUUID,
    mail: settings.smtpUrl
      ? mailer({ smtpUrl: settings.smtpUrl, from: settings.mailFrom, siteUrl: address, log })
      : null,
    rules: {
      issuer: `${address}/auth/v1`,
      accessTokenSeconds: settings.accessTokenSeconds,
      signUpOpen: settings.signUp === 'open',
      signUps: { most: settings.signUpsPerAddress, windowMs: 60 * MINUTE_MS },
      signIns: {
        tries: settings.passwordTries,
        perNetwork: settings.passwordsPerAddress,
        windowMs: 15 * MINUTE_MS,
      },
    },
  };
  const linkTo = (id: string) => `${address}/datasets/${id}`;
  const store = datasetStore(database, settings);
  const datasets = datasetRoutes({
    store,
    verifyToken,
    publicKeys: [settings.publicKey],
    now,
    newId: randomUUID,
    inTurn: gate({ ...INGESTING, ...options.databaseLimits, whose: turns.current }),
    limits: { ...settings, bodyBytes: settings.bodyMebibytes * 1024 * 1024 },
    linkTo,
  });
  const described = [
    ...authRoutes(auth),
    exportAccountRoute({ auth, store, linkTo }),
    ...datasets,
    healthRoute(database),
  ];
  const routes = [...described, descriptionRoute(described, address)];
  const site = settings.siteFolder
    ? siteServer({
        folder: settings.siteFolder,
        publicKey: settings.publicKey,
        signUp: settings.signUp,
        mails: settings.smtpUrl !== null,
        catalogue: catalogueOf({ database, datasets: store, site: address, now }),
      })
    : undefined;
  const serve = createApp({
    routes,
    log,
    newId: randomUUID,
    elapsed: () => performance.now(),
    refuseAddress: refuseAuthAddress,
    ...(site ? { fallback: site } : {}),
  });
  return { serve, routes, accounts, database, turns };
}

/** Its own line stands in the description too. */
function descriptionRoute(others: Route[], address: string): Route {
  const route: Route = {
    method: 'GET',
    path: '/openapi.json',
    handle: async () =>
      answer(200, describeApi([...others, route], address), { 'cache-control': 'no-cache' }),
    summary: 'Description of this API',
    signedIn: 'no',
    answers: { 200: DescriptionAnswer },
  };
  return route;
}

const HealthAnswer = v.strictObject({ ok: v.literal(true) });

function healthRoute(database: Database): Route {
  return {
    method: 'GET',
    path: '/healthz',
    handle: async (request) => {
      const isWell = await database.isAnswering();
      return isWell ? answer(200, { ok: true }) : refuse(request, { kind: 'service-busy' });
    },
    summary: 'Whether the service and its database answer',
    signedIn: 'no',
    answers: { 200: HealthAnswer },
  };
}
