import { afterAll, beforeAll, describe } from '@jest/globals';
import {
  type RunningService,
  type StartOptions,
  startService,
} from '../../src/service/hosts/node/start-service.ts';
import { emptyDatabase } from '../support/emptied-database.ts';
import { casesOf } from '../support/every-case.ts';
import { PATIENT_DATABASE } from '../support/patience.ts';
import { sharedDatabase } from '../support/shared-databases.ts';

export const SECOND_MS = 1000;
/** The public clients compare a token's end with their own clock, so the service's begins there. */
export const NOW = Math.floor(Date.now() / SECOND_MS) * SECOND_MS;
export const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** Real hashing, cheap enough for a hundred accounts. */
export const CHEAP_PASSWORDS = { logN: 8, r: 8, p: 1 };
/** Tests sign up more people in a minute than a school does. */
const GENEROUS = { signUpsPerAddress: 100_000, uploadsPerMinute: 0, passwordsPerAddress: 100_000 };

export const SHARED_SECRET = 'a secret of more than thirty-two characters';

export type Home = RunningService & {
  /** Moves the service's clock on. */
  pass: (ms: number) => void;
  now: () => number;
};

const HOMES = ['PGlite', 'PostgreSQL'] as const;
/** What a store answers is proved at each in `test/contracts`, and journeys live on the embedded one. */
const USUAL_HOMES = casesOf(HOMES, (where) => where === 'PostgreSQL');

type HomeOptions = Partial<StartOptions> & {
  /** What many do at once ends at each database in a way of its own. */
  isOfManyAtOnce?: true;
};

/** The same suite over the whole service at its databases, listening on a real port. */
export function describeHomes(
  name: string,
  suite: (home: () => Home) => void,
  { isOfManyAtOnce, ...options }: HomeOptions = {},
): void {
  describe.each(isOfManyAtOnce ? HOMES : USUAL_HOMES)(`${name} on %s`, (where) => {
    let home: Home;
    let end: () => Promise<void>;
    beforeAll(async () => ({ home, end } = await openHome(where === 'PostgreSQL', options)));
    suite(() => home);
    // Last, so that what a suite holds open is closed first: a service waits for what is under way.
    afterAll(() => end?.());
  });
}

async function openHome(
  onPostgres: boolean,
  options: Partial<StartOptions>,
): Promise<{ home: Home; end: () => Promise<void> }> {
  const data = onPostgres ? null : await emptyDatabase();
  let now = NOW;
  const service = await startService({
    port: 0,
    now: () => now,
    passwordCost: CHEAP_PASSWORDS,
    databaseLimits: PATIENT_DATABASE,
    ...options,
    ...(data ? data.options : { databaseUrl: await sharedDatabase() }),
    // On PostgreSQL the keys would be a file; two machines may share a secret instead.
    settings: { ...GENEROUS, ...(data ? {} : { jwtSecret: SHARED_SECRET }), ...options.settings },
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
      await data?.giveBack();
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

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { text };
  }
}
