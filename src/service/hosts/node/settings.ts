import { readFileSync } from 'node:fs';
import { CONTRACT } from '../../../core/dataset/contract.ts';
import { USUAL_LIMITS } from '../../datasets/account-limits.ts';
import { isPostgresAddress } from '../../store/postgres-database.ts';

export type SettingProblem =
  | { kind: 'setting-not-number'; setting: string; least: number; most: number; found: string }
  | { kind: 'setting-not-choice'; setting: string; choices: string; found: string }
  | { kind: 'setting-not-address' | 'setting-not-email'; setting: string; found: string }
  | { kind: 'setting-needs-other'; setting: string; other: string }
  | { kind: 'setting-not-database' | 'setting-not-mail-server'; setting: string }
  | { kind: 'setting-twice' | 'setting-file-unreadable' | 'setting-unknown'; setting: string };

type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: SettingProblem };

type Setting<Value> = {
  name: string;
  /** As the list of settings shows it. */
  standard: string;
  means: string;
  /** Whether its value may stand in the log. */
  isTold: boolean;
  read: (text: string | undefined) => Reading<Value>;
};

/** What nobody has to set. Tests do. */
const FIXED = {
  /** Folder of the built site. */
  siteFolder: null as string | null,
  /** What public clients send as `apikey`; it grants nothing. */
  publicKey: 'almanac-public',
  ...CONTRACT,
  /** Of all uploads that have come and are not answered. */
  bodiesMebibytes: 128,
  /** Wrong ones, of an account and network address in 15 minutes. */
  passwordTries: 10,
  /** The same over all accounts: a school has one address. */
  passwordsPerAddress: 60,
};

/** Every setting there is: the program, its list in docs/operations.md and the tests read this table. */
export const SETTINGS = {
  port: wholeNumber('PORT', 8787, [0, 65_535], 'port the service listens on'),
  host: text(
    'HOST',
    '127.0.0.1',
    'network address it listens on; `0.0.0.0` takes calls from elsewhere',
  ),
  databaseUrl: textThat(
    'DATABASE_URL',
    'none',
    'PostgreSQL 15 or later; without it the embedded database is used',
    // Never told back: it holds a password.
    (found) =>
      isPostgresAddress(found) ? null : { kind: 'setting-not-database', setting: 'DATABASE_URL' },
  ),
  dataFolder: text('ALMANAC_DATA_DIR', '.almanac', 'folder of the embedded database and the keys'),
  keysFile: text(
    'ALMANAC_KEYS_FILE',
    null,
    'secrets of the service; made at first start',
    'keys.json in the data folder',
  ),
  siteUrl: address(
    'ALMANAC_SITE_URL',
    'http://localhost:PORT',
    'address people reach the service at, for links and tokens',
  ),
  signUp: choice<'open' | 'closed'>(
    'ALMANAC_SIGNUP',
    ['open', 'closed'],
    'whether anyone may make an account',
  ),
  uploadsPerMinute: wholeNumber(
    'ALMANAC_UPLOADS_PER_MINUTE',
    USUAL_LIMITS.uploadsPerMinute,
    [0, 1_000_000],
    'uploads an account in a minute; 0 is no limit',
  ),
  accountRows: wholeNumber(
    'ALMANAC_ACCOUNT_ROWS',
    USUAL_LIMITS.accountRows,
    [0, 999_999_999],
    'rows an account may store in all; 0 is no limit',
  ),
  databaseConnections: wholeNumber(
    'ALMANAC_DB_CONNECTIONS',
    10,
    [1, 500],
    'connections a process holds to PostgreSQL',
  ),
  signUpsPerAddress: wholeNumber(
    'ALMANAC_SIGNUPS_PER_ADDRESS',
    30,
    [1, 100_000],
    'new accounts a network address in an hour',
  ),
  smtpUrl: textThat(
    'ALMANAC_SMTP_URL',
    'none',
    'mail server for the links that confirm an address or set a new password, `smtps://user:password@mail.example.org`; needs `ALMANAC_SITE_URL`',
    // Never told back: it holds a password.
    (found) =>
      /^smtps?:\/\/[^\s/]+/.test(found) && URL.canParse(found)
        ? null
        : { kind: 'setting-not-mail-server', setting: 'ALMANAC_SMTP_URL' },
  ),
  mailFrom: text(
    'ALMANAC_MAIL_FROM',
    null,
    "sender of the service's mails",
    'almanac@ the host of ALMANAC_SITE_URL',
  ),
  trustedProxies: wholeNumber(
    'ALMANAC_TRUSTED_PROXIES',
    0,
    [0, 10],
    'proxies in front whose `X-Forwarded-For` counts',
  ),
  pooler: choice<'none' | 'transaction'>(
    'ALMANAC_DB_POOLER',
    ['none', 'transaction'],
    'what stands before PostgreSQL: `transaction` for PgBouncer in transaction mode',
  ),
  contact: textThat(
    'ALMANAC_CONTACT',
    'none',
    'e-mail address on every page, and to which a record is reported',
    (found) =>
      /^[^\s@]+@[^\s@]+$/.test(found)
        ? null
        : { kind: 'setting-not-email', setting: 'ALMANAC_CONTACT', found },
  ),
  termsUrl: address('ALMANAC_TERMS_URL', 'none', 'terms of use, linked on every page'),
  privacyUrl: address('ALMANAC_PRIVACY_URL', 'none', 'privacy notice, linked on every page'),
  notice: text('ALMANAC_NOTICE', null, 'a line at the top of every page', 'none'),
  readOnly: text(
    'ALMANAC_READ_ONLY',
    null,
    'a sentence why, on every page: uploads, changes and sign-up are refused with it, signing in goes on',
    'none',
  ),
  readerCache: choice<'off' | 'on'>(
    'ALMANAC_READER_CACHE',
    ['off', 'on'],
    'let a proxy answer visitors who are not signed in from its cache, half a minute old',
  ),
  metricsPort: wholeNumber(
    'ALMANAC_METRICS_PORT',
    0,
    [0, 65_535],
    'port of its own for figures in the format of Prometheus; 0 is none',
  ),
  drainSeconds: wholeNumber(
    'ALMANAC_DRAIN_SECONDS',
    0,
    [0, 300],
    'how long a stop still answers while `/healthz` (503) and, in the second half, all pages (502) send others elsewhere',
  ),
} as const satisfies Record<string, Setting<unknown>>;

type Set = {
  [key in keyof typeof SETTINGS]: (typeof SETTINGS)[key] extends Setting<infer Value>
    ? Value
    : never;
};
export type Settings = Set & typeof FIXED;

export function readSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: Settings } | { ok: false; problems: SettingProblem[] } {
  const readings = Object.entries(SETTINGS).map(([key, setting]) => {
    const found = foundIn(environment, setting.name);
    return [key, found.ok ? setting.read(found.value) : found] as const;
  });
  const wrong = readings.flatMap(([, reading]) => (reading.ok ? [] : [reading.problem]));
  const problems = [...unknownIn(environment), ...wrong];
  if (problems.length > 0) return { ok: false, problems };
  const values = readings.map(([key, reading]) => [key, reading.ok ? reading.value : null]);
  const settings: Settings = { ...FIXED, ...(Object.fromEntries(values) as Set) };
  const missing = missingBeside(settings);
  return missing ? { ok: false, problems: [missing] } : { ok: true, settings };
}

/** Settings that hold a password may stand in a file instead, as what a host keeps secret does. */
const IN_FILES = ['DATABASE_URL', 'ALMANAC_SMTP_URL'];

function foundIn(
  environment: Record<string, string | undefined>,
  name: string,
): Reading<string | undefined> {
  const value = environment[name]?.trim() || undefined;
  const file = IN_FILES.includes(name) ? environment[`${name}_FILE`]?.trim() : '';
  if (!file) return { ok: true, value };
  if (value) return { ok: false, problem: { kind: 'setting-twice', setting: name } };
  try {
    return { ok: true, value: readFileSync(file, 'utf8').trim() || undefined };
  } catch {
    // Missing, or another account's: where the file is, its operator knows.
    return { ok: false, problem: { kind: 'setting-file-unreadable', setting: `${name}_FILE` } };
  }
}

/** `ALMANAC_SINGUP=closed` would leave the sign-up open. Nobody reads a log for that, so the start is refused. */
function unknownIn(environment: Record<string, string | undefined>): SettingProblem[] {
  const inFiles = IN_FILES.map((name) => `${name}_FILE`);
  const known = [...inFiles, ...Object.values(SETTINGS).map(({ name }) => name)];
  return Object.keys(environment)
    .filter((name) => /^almanac_/i.test(name) && !known.includes(name))
    .map((setting) => ({ kind: 'setting-unknown', setting }));
}

/** For the log: numbers and choices as they are; of a text, which may be an address or a key, that it was set. */
export function settingsInForce(settings: Settings): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([key, { name, isTold, standard }]) => {
      const value = settings[key as keyof Set];
      if (isTold && value !== null) return [name, value];
      return [name, value === null || value === standard ? 'not set' : 'set'];
    }),
  );
}

/** A mailed link must lead to the service for sure, and only its operator knows how people reach it. */
export function missingBeside({ smtpUrl, siteUrl }: Settings): SettingProblem | null {
  if (!smtpUrl || siteUrl) return null;
  const [setting, other] = [SETTINGS.smtpUrl.name, SETTINGS.siteUrl.name];
  return { kind: 'setting-needs-other', setting, other };
}

/** Defaults alone: a process started inside another says what it wants by name. */
export function standardSettings(): Settings {
  const reading = readSettings({});
  if (!reading.ok) throw new Error('Cannot read the default settings');
  return reading.settings;
}

function wholeNumber(
  name: string,
  standard: number,
  [least, most]: [number, number],
  means: string,
): Setting<number> {
  return {
    name,
    standard: String(standard),
    means,
    isTold: true,
    read: (found) => {
      if (found === undefined) return { ok: true, value: standard };
      const value = Number(found);
      if (/^\d{1,9}$/.test(found) && value >= least && value <= most) return { ok: true, value };
      return {
        ok: false,
        problem: { kind: 'setting-not-number', setting: name, least, most, found },
      };
    },
  };
}

function text<Standard extends string | null>(
  name: string,
  standard: Standard,
  means: string,
  shown = String(standard),
): Setting<string | Standard> {
  return {
    name,
    standard: shown,
    means,
    isTold: false,
    read: (found) => ({ ok: true, value: found ?? standard }),
  };
}

function address(name: string, standard: string, means: string): Setting<string | null> {
  const objection = (found: string): SettingProblem | null =>
    /^https?:\/\/[^\s/]+/.test(found) && URL.canParse(found)
      ? null
      : { kind: 'setting-not-address', setting: name, found };
  return textThat(name, standard, means, objection, (found) => found.replace(/\/+$/, ''));
}

function choice<Value extends string>(
  name: string,
  choices: readonly [Value, ...Value[]],
  means: string,
): Setting<Value> {
  return {
    name,
    standard: choices[0],
    means,
    isTold: true,
    read: (found) => {
      const value = found === undefined ? choices[0] : choices.find((one) => one === found);
      if (value !== undefined) return { ok: true, value };
      const problem = { setting: name, choices: choices.join(', '), found: found ?? '' };
      return { ok: false, problem: { kind: 'setting-not-choice', ...problem } };
    },
  };
}

/** Nothing, or a text in which there is nothing to object to. */
function textThat(
  name: string,
  standard: string,
  means: string,
  objection: (found: string) => SettingProblem | null,
  tidy = (found: string) => found,
): Setting<string | null> {
  return {
    name,
    standard,
    means,
    isTold: false,
    read: (found) => {
      if (found === undefined) return { ok: true, value: null };
      const problem = objection(found);
      return problem ? { ok: false, problem } : { ok: true, value: tidy(found) };
    },
  };
}
