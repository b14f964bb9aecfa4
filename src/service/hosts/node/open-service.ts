import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_MS, MINUTE_MS } from '../../../core/calendar/civil-date.ts';
import { MEBIBYTE } from '../../../core/dataset/contract.ts';
import { exportAccountRoute } from '../../account/export-account.ts';
import { createApp, type Log, type Serve } from '../../app.ts';
import { type AccountStore, accountStore } from '../../auth/account-store.ts';
import type { AuthPorts } from '../../auth/auth-ports.ts';
import { authRoutes, refuseAuthAddress } from '../../auth/auth-routes.ts';
import { type KeyRing, openKeyRing } from '../../auth/key-ring.ts';
import { mailOfferLink } from '../../auth/mail-link.ts';
import { PASSWORD_COST, type PasswordCost, scryptPasswords } from '../../auth/password-hash.ts';
import { tokenVerifier } from '../../auth/verify-token.ts';
import { catalogueOf } from '../../catalogue/catalogue-pages.ts';
import type { LinkTo } from '../../datasets/dataset-ports.ts';
import { datasetRoutes } from '../../datasets/dataset-routes.ts';
import { datasetStore } from '../../datasets/dataset-store.ts';
import { OFFER_DAYS } from '../../datasets/offers.ts';
import { roomForBodies } from '../../http/room-for-bodies.ts';
import type { Route } from '../../http/route.ts';
import {
  type Database,
  DatabaseFull,
  DatabaseRefuses,
  DatabaseUnavailable,
} from '../../store/database.ts';
import {
  besideEmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../store/embedded/embedded-database.ts';
import { type Gate, gate } from '../../store/gate.ts';
import { migrate } from '../../store/migrate.ts';
import {
  openPostgresDatabase,
  POSTGRES_OPTIONS,
  type PostgresOptions,
} from '../../store/postgres-database.ts';
import { type Edition, UNBUILT } from './edition.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { type KeysProblem, readOrMakeSecrets } from './keys-file.ts';
import { mailer } from './mailer.ts';
import type { Metrics } from './metrics.ts';
import { descriptionRoute, healthRoute, livenessRoute } from './own-routes.ts';
import { readMigrations } from './read-migrations.ts';
import type { Settings } from './settings.ts';
import { sharedAnswers } from './shared-answers.ts';
import { siteServer } from './static-site.ts';
import { type WhoseTurn, whoseTurn } from './whose-turn.ts';

export type StartProblem =
  | { kind: 'folder-in-use'; folder: string; process: string }
  | { kind: 'database-too-new'; found: string }
  | { kind: 'database-unreachable' }
  | { kind: 'database-refuses'; code: string }
  | { kind: 'database-full' }
  | { kind: 'database-not-opened'; folder: string }
  | { kind: 'other-secrets' | 'key-outdated' }
  | KeysProblem;

export type OpenOptions = {
  settings: Settings;
  /** The address a spreadsheet calls, where it is another than that of the site. */
  knownAs?: string;
  now: () => number;
  log: Log;
  passwordCost?: PasswordCost;
  databaseLimits?: DatabaseLimits;
  metrics?: Metrics | null;
  /** Beside a service that has the folder it works on the database of that one. */
  isCommand?: boolean;
  edition?: Edition;
  /** Another process has taken the data folder: nothing more is stored, and this one should end. */
  lost?: () => void;
};

/** How long a request may wait its turn or for the database, and the database for it, where the usual will not do. */
export type DatabaseLimits = {
  waitMs?: number;
  statementTimeoutMs?: number;
  deadlineMs?: number;
  idleSeconds?: number;
};

export type OpenService = {
  serve: Serve;
  routes: Route[];
  accounts: AccountStore;
  database: Database;
  turns: WhoseTurn;
  /** From now on whoever asks is sent elsewhere; in the second half also by proxies that only notice failures. */
  drain: (ms: number) => Promise<void>;
  close: () => Promise<void>;
};

export type Opening<Opened = OpenService> =
  | { ok: true; service: Opened }
  | { ok: false; problem: StartProblem };

/** Its tables may not be there yet. */
export async function openDatabaseAlone(
  options: OpenOptions,
): Promise<Opening<Pick<OpenService, 'database' | 'close'>>> {
  const opened = await openDatabase(options, () => '');
  if (!opened.ok) return opened;
  const { database, lock } = opened;
  const close = async () => {
    await database.close();
    await lock?.release();
  };
  return { ok: true, service: { database, close } };
}

/** Everything of the service but the port it listens on. */
export async function openService(options: OpenOptions): Promise<Opening> {
  const turns = whoseTurn();
  const opened = await openDatabase(options, turns.current);
  if (!opened.ok) return opened;
  const { database, lock } = opened;
  let allSent = async () => {};
  const close = async () => {
    await allSent();
    await database.close();
    await lock?.release();
  };
  try {
    const prepared = await prepare(database, options);
    if (prepared.ok) {
      const { mail, ...service } = assemble({ database, turns, ...prepared }, options);
      if (mail) allSent = mail.allSent;
      return { ok: true, service: { ...service, close } };
    }
    await close();
    return prepared;
  } catch (error) {
    await close();
    const problem = databaseProblem(error, options.settings);
    if (problem) return { ok: false, problem };
    throw error;
  }
}

/** Null for what is no matter of the database. */
export function databaseProblem(
  error: unknown,
  { databaseUrl, dataFolder }: Pick<Settings, 'databaseUrl' | 'dataFolder'>,
): StartProblem | null {
  if (error instanceof DatabaseFull)
    return databaseUrl
      ? { kind: 'database-full' }
      : { kind: 'database-not-opened', folder: dataFolder };
  if (error instanceof DatabaseRefuses) return { kind: 'database-refuses', code: error.code };
  return error instanceof DatabaseUnavailable ? { kind: 'database-unreachable' } : null;
}

type DatabaseOpening =
  | { ok: true; database: Database; lock: FolderLock | null }
  | { ok: false; problem: StartProblem };

async function openDatabase(options: OpenOptions, whose: () => string): Promise<DatabaseOpening> {
  const { settings, databaseLimits, metrics } = options;
  const prepare = settings.pooler === 'none';
  const watched = watchedAs('database', metrics);
  const limits = { ...POSTGRES_OPTIONS, prepare, whose, ...watched, ...databaseLimits };
  if (!settings.databaseUrl) return openInFolder(options, limits);
  const connections = settings.databaseConnections;
  const database = openPostgresDatabase(settings.databaseUrl, { ...limits, connections });
  return { ok: true, database, lock: null };
}

/** The embedded database in the data folder, which no second process may enter. */
async function openInFolder(
  { settings: { dataFolder }, log, lost = () => {}, isCommand = false }: OpenOptions,
  limits: PostgresOptions,
): Promise<DatabaseOpening> {
  let database: Database | null = null;
  const stop = () => {
    log('folder-lost', {});
    database?.close().catch(() => undefined);
    lost();
  };
  const locking = await lockFolder(dataFolder, { lost: stop });
  if (!locking.ok) {
    const running = isCommand ? await besideEmbeddedDatabase(dataFolder, limits) : null;
    return running ? { ok: true, database: running, lock: null } : locking;
  }
  try {
    database = await openEmbeddedDatabase(dataFolder, { ...limits, log });
    return { ok: true, database, lock: locking.lock };
  } catch (error) {
    await locking.lock.release();
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return { ok: false, problem: { kind: 'database-not-opened', folder: dataFolder } };
  }
}

type Prepared = { ok: true; keyRing: KeyRing; refreshSecret: string };

async function prepare(
  database: Database,
  { settings, now }: OpenOptions,
): Promise<Prepared | { ok: false; problem: StartProblem }> {
  const migrated = await migrate(database, await readMigrations(), now());
  if (!migrated.ok) return migrated;
  const kept = await readOrMakeSecrets(keysFileOf(settings));
  if (!kept.ok) return kept;
  const reread = async () => {
    const found = await readOrMakeSecrets(keysFileOf(settings));
    return found.ok ? found.secrets : null;
  };
  const opened = await openKeyRing(database, kept.secrets, now, reread);
  if (!opened.ok) return opened;
  return { ok: true, keyRing: opened.keyRing, refreshSecret: kept.secrets.refreshSecret };
}

export function keysFileOf({ keysFile, dataFolder }: Settings): string {
  return keysFile ?? join(dataFolder, 'keys.json');
}

/** What waits for a core of this process: two hashes at once, or the largest file beside something small. */
const PROCESSOR = { room: 4, ofOne: 3, waiting: 200, waitMs: 20_000 };
/** One change of an account at a time, so that all of it holds one connection at most. */
export const OWN_TURN = { room: Number.POSITIVE_INFINITY, ofOne: 1, waiting: 200, waitMs: 20_000 };

type Gates = { ownTurn: Gate; processor: Gate };
type Ports = Prepared & { database: Database; turns: WhoseTurn; log: Log };

type Assembled = Omit<OpenService, 'close'> & { mail: AuthPorts['mail'] };

function assemble(prepared: Omit<Ports, 'log'>, options: OpenOptions): Assembled {
  const { database, turns, refreshSecret } = prepared;
  const { settings, now, metrics, edition = UNBUILT } = options;
  let isDraining = false;
  let isLeaving = false;
  const log: Log = (event, details) =>
    options.log(event, { ...details, ...turns.marks(refreshSecret) });
  const address = addressOf(settings);
  const whose = { ...options.databaseLimits, whose: turns.current };
  const gates = {
    ownTurn: gate({ ...OWN_TURN, ...whose, ...watchedAs('own turn', metrics) }),
    processor: gate({ ...PROCESSOR, ...whose, ...watchedAs('processor', metrics) }),
  };
  const { processor } = gates;
  const auth = authPorts({ ...prepared, ...gates, log }, options);
  const store = datasetStore(database, settings, gates.ownTurn);
  const linkTo: LinkTo = (what, id) => `${address}/${what}/${id}`;
  const { mail } = auth;
  const described = [
    ...authRoutes(auth),
    exportAccountRoute({ auth, store, processor, linkTo }),
    ...datasetRoutes({
      store,
      verifyToken: auth.verifyToken,
      publicKeys: [settings.publicKey],
      now,
      newId: randomUUID,
      ...gates,
      roomForBodies: roomForBodies(settings.bodiesMebibytes * MEBIBYTE, turns.current),
      limits: { ...settings, bodyBytes: settings.bodyMebibytes * MEBIBYTE },
      accountLimits: settings,
      linkTo,
      offerLink: (token) => `${address}/offers#${token}`,
      ...(mail
        ? {
            mailOffer: (request, to, url) =>
              mail.inBackground(() =>
                mailOfferLink(request, { to, url, days: OFFER_DAYS }, auth, mail),
              ),
          }
        : {}),
      // A browser must ask anew where another program, or one at another address, would answer otherwise.
      edition: `${edition.commit}-${createHash('sha256').update(address).digest('hex').slice(0, 8)}`,
    }),
    healthRoute(database, edition, () => isDraining),
    livenessRoute(),
  ];
  const routes = [...described, descriptionRoute(described, address)];
  const serve = createApp({
    routes,
    log,
    readOnly: settings.readOnly,
    isLeaving: () => isLeaving,
    ...(metrics ? { measure: metrics.measure } : {}),
    newId: randomUUID,
    elapsed: () => performance.now(),
    refuseAddress: refuseAuthAddress,
    ...siteOf(options, { database, processor, datasets: store, site: address, now }),
  });
  return {
    serve: settings.readerCache === 'on' ? sharedAnswers(serve) : serve,
    routes,
    accounts: auth.accounts,
    database,
    turns,
    mail: auth.mail,
    drain: async (ms) => {
      isDraining = ms > 0;
      await sleep(ms / 2);
      isLeaving = ms > 0;
      await sleep(ms / 2);
    },
  };
}

function watchedAs(name: string, metrics: OpenOptions['metrics']) {
  return metrics ? { watched: metrics.watch(name) } : {};
}

export function addressOf({ siteUrl, port }: Settings): string {
  return siteUrl ?? `http://localhost:${port}`;
}

function authPorts(
  { database, turns, keyRing, refreshSecret, ownTurn, processor, log }: Ports & Gates,
  { settings, now, passwordCost = PASSWORD_COST }: OpenOptions,
): AuthPorts & { accounts: AccountStore } {
  const address = addressOf(settings);
  const issuer = `${address}/auth/v1`;
  const verifier = { keys: keyRing.verifying, issuer: settings.siteUrl ? issuer : null, now };
  const { smtpUrl, mailFrom } = settings;
  return {
    accounts: accountStore(
      database,
      {
        sessionMs: settings.sessionDays * DAY_MS,
        reuseMs: 10_000,
        refreshLimit: { most: 120, windowMs: 5 * MINUTE_MS },
        refreshSecret,
      },
      ownTurn,
    ),
    passwords: scryptPasswords(passwordCost, processor),
    keyRing,
    verifyToken: turns.knowing(tokenVerifier(verifier)),
    now,
    newId: randomUUID,
    mail: smtpUrl ? mailer({ smtpUrl, from: mailFrom, siteUrl: address, log }) : null,
    rules: authRules(issuer, settings),
  };
}

function authRules(issuer: string, settings: Settings): AuthPorts['rules'] {
  return {
    issuer,
    accessTokenSeconds: settings.accessTokenSeconds,
    signUpOpen: settings.signUp === 'open',
    signUps: { most: settings.signUpsPerAddress, windowMs: 60 * MINUTE_MS },
    changes: settings.uploadsPerMinute
      ? { most: settings.uploadsPerMinute, windowMs: MINUTE_MS }
      : null,
    signIns: {
      tries: settings.passwordTries,
      perNetwork: settings.passwordsPerAddress,
      windowMs: 15 * MINUTE_MS,
    },
  };
}

/** The pages, where there is a folder of them. */
function siteOf({ settings, knownAs }: OpenOptions, catalogued: Parameters<typeof catalogueOf>[0]) {
  const { siteFolder: folder, siteUrl, publicKey, signUp, smtpUrl, sessionDays } = settings;
  const { contact, termsUrl, privacyUrl, readerCache } = settings;
  // Why nothing can be changed is known before anybody tries.
  const notice = [settings.notice, settings.readOnly].filter(Boolean).join(' ') || null;
  if (!folder) return {};
  const fallback = siteServer({
    folder,
    publicKey,
    knownAs: knownAs ?? siteUrl,
    signUp,
    mails: smtpUrl !== null,
    sessionDays,
    about: { contact, termsUrl, privacyUrl, notice, readerCache },
    catalogue: catalogueOf(catalogued),
  });
  return { fallback };
}
