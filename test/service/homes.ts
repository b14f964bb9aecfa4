import { afterAll, beforeAll, describe } from '@jest/globals';
import type { RunningService, StartOptions } from '../../src/service/hosts/node/start-service.ts';
import { startService } from '../support/built-service.ts';
import { emptyDatabase } from '../support/empty-database.ts';
import { PATIENT_DATABASE } from '../support/patience.ts';

export const SECOND_MS = 1000;
/** The public clients compare a token's end with their own clock, so the service's begins there. */
export const NOW = Math.floor(Date.now() / SECOND_MS) * SECOND_MS;
export const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** Real hashing, cheap enough for a hundred accounts. */
export const CHEAP_PASSWORDS = { logN: 8, r: 8, p: 1 };
/** Tests sign up more people in a minute than a school does. */
const GENEROUS = { signUpsPerAddress: 100_000, uploadsPerMinute: 0, passwordsPerAddress: 100_000 };

export type Home = RunningService & {
  /** Moves the service's clock on. */
  pass: (ms: number) => void;
  now: () => number;
};

/** The same suite over the whole service, listening on a real port. */
export function describeHomes(
  name: string,
  suite: (home: () => Home) => void,
  options: Partial<StartOptions> = {},
): void {
  describe(name, () => {
    let home: Home;
    let end: () => Promise<void>;
    beforeAll(async () => ({ home, end } = await openHome(options)));
    suite(() => home);
    // Last, so that what a suite holds open is closed first: a service waits for what is under way.
    afterAll(() => end?.());
  });
}

async function openHome(
  options: Partial<StartOptions>,
): Promise<{ home: Home; end: () => Promise<void> }> {
  const data = await emptyDatabase();
  let now = NOW;
  const service = await startService({
    port: 0,
    now: () => now,
    passwordCost: CHEAP_PASSWORDS,
    databaseLimits: PATIENT_DATABASE,
    ...options,
    ...data.options,
    // The pages have suites of their own.
    settings: { ...GENEROUS, siteFolder: options.siteFolder ?? null, ...options.settings },
  });
  return {
    home: {
      ...service,
      pass: (ms) => {
        now += ms;
      },
      now: () => now,
    },
    end: async () => {
      await service.stop();
      await data.giveBack();
    },
  };
}

export type Person = { accessToken: string; refreshToken: string; id: string; email: string };

export const PASSWORD = 'correct horse';

/** Signs somebody up as a plain HTTP client does. */
export async function aPerson(home: Pick<Home, 'address'>, displayName = 'Ada'): Promise<Person> {
  const email = `${crypto.randomUUID()}@example.org`;
  const response = await fetch(`${home.address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, data: { display_name: displayName } }),
  });
  const session = (await response.json()) as {
    access_token: string;
    refresh_token: string;
    user: { id: string };
  };
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    id: session.user.id,
    email,
  };
}

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

type Call = {
  method?: string;
  token?: string;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Buffer;
  headers?: Record<string, string>;
};

/** Calls a route with what the caller gives, and reads whatever comes back. */
export async function call(
  home: Pick<Home, 'address'>,
  path: string,
  { method = 'GET', token, body, raw, headers = {} }: Call = {},
): Promise<Answer> {
  const sent = body === undefined ? raw : JSON.stringify(body);
  const response = await fetch(`${home.address}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(sent === undefined ? {} : { body: typeof sent === 'string' ? sent : new Uint8Array(sent) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: parsed(await response.text()),
  };
}

const ROWS = [{ Year: 1990, '01_max': 3 }];

/** Sends a dataset of one row, but for what is said of it. */
export function ingest(
  home: Pick<Home, 'address'>,
  { accessToken }: Pick<Person, 'accessToken'>,
  dataset: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return call(home, '/functions/v1/ingest-dataset', {
    method: 'POST',
    token: accessToken,
    headers,
    body: { name: 'Hill farm', rows: ROWS, ...dataset },
  });
}

export type Stored = { id: string; record: string; name: string; isPublic: boolean };

/** What is answered of a dataset that was taken. */
export async function stored(
  home: Pick<Home, 'address'>,
  person: Pick<Person, 'accessToken'>,
  dataset: object = {},
): Promise<Stored> {
  const { status, body } = await ingest(home, person, dataset);
  if (status !== 200) throw new Error(`Cannot publish: ${JSON.stringify(body)}`);
  return body.dataset as Stored;
}

/** The id of a dataset that was taken. */
export async function published(...sent: Parameters<typeof stored>): Promise<string> {
  return (await stored(...sent)).id;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
