import { readRefreshToken } from '../../src/service/auth/refresh-token.ts';
import type { ForeignHome } from './homes/foreign-home.ts';
import type { Home } from './homes/home.ts';
import type { Rules } from './model.ts';
import { digest, parsed, subjectOf } from './model.ts';

export type Dataset = {
  id: string;
  record?: string;
  name: string;
  isPublic: boolean;
  rows: unknown[];
};
export type Tokens = { access_token: string; refresh_token: string };

/** What a person can do at a service without the add-on: in a browser. */
export type Browser = {
  /** The account's id, as its tokens name it. */
  signUp: (account: Account, now: number) => Promise<string>;
  signIn: (account: Account, now: number) => Promise<Tokens>;
  signOutEverywhere: (account: Account, now: number) => Promise<void>;
  datasets: (account: Account, now: number) => Promise<Dataset[]>;
  records: (account: Account, now: number) => Promise<OwnRecord[]>;
  /** `change`: null removes it */
  changeRecord: (
    account: Account,
    record: string,
    change: object | null,
    now: number,
  ) => Promise<void>;
  rules: Rules;
};

export type OwnRecord = { record: string; title: string; isPublic: boolean };

export type Account = { email: string; password: string; displayName: string | null };

const JSON_BODY = { 'content-type': 'application/json' };

export function ownBrowser(home: Home): Browser {
  const post = async (path: string, body: object, now: number, token?: string) => {
    const headers = { ...JSON_BODY, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const call = { method: 'POST', path, headers, body: JSON.stringify(body) };
    return parsed((await patiently(home, call, now)).body);
  };
  const get = async (path: string, token: string, now: number) => {
    const headers = { authorization: `Bearer ${token}` };
    return parsed((await patiently(home, { method: 'GET', path, headers, body: '' }, now)).body);
  };
  const signIn = async ({ email, password }: Account, now: number) =>
    (await post('/auth/v1/token?grant_type=password', { email, password }, now)) as Tokens;
  return {
    rules: { placeOf: placeInOwnToken, forgivesLostAnswers: true },
    signUp: async ({ email, password, displayName }, now) => {
      const data = displayName === null ? {} : { data: { display_name: displayName } };
      const made = await post('/auth/v1/signup', { email, password, ...data }, now);
      return subjectOf(String(made.access_token));
    },
    signIn,
    signOutEverywhere: async (account, now) => {
      const { access_token: token } = await signIn(account, now);
      await post('/auth/v1/logout?scope=global', {}, now, token);
    },
    records: async (account, now) => {
      const { access_token: token } = await signIn(account, now);
      const own = await pages(
        (path) => get(path, token, now),
        '/functions/v1/datasets?mine=true&limit=100',
      );
      return own.map(({ record, name, isPublic }) => ({ record, title: name, isPublic }));
    },
    changeRecord: async (account, record, change, now) => {
      const { access_token: token } = await signIn(account, now);
      const headers = { ...JSON_BODY, authorization: `Bearer ${token}` };
      const path = `/functions/v1/records/${record}`;
      const call = change
        ? { method: 'PATCH', path, headers, body: JSON.stringify(change) }
        : { method: 'DELETE', path, headers, body: '' };
      const { status, body } = await patiently(home, call, now);
      // What an answer that was lost had removed before is removed.
      if (status >= 300 && status !== 410)
        throw new Error(`Cannot change a record: ${status} ${body}`);
    },
    datasets: async (account, now) => {
      const { access_token: token } = await signIn(account, now);
      const found: Dataset[] = [];
      for (const id of await idsOf((path) => get(path, token, now)))
        found.push(
          (await get(`/functions/v1/datasets/${id}`, token, now)).dataset as unknown as Dataset,
        );
      return found;
    },
  };
}

/** A person who gets no answer from the site tries again. */
async function patiently(home: Home, call: Parameters<Home['serve']>[0], now: number) {
  for (let tries = 1; ; tries += 1) {
    const answer = await home.serve(call, now);
    if (answer && answer.status < 500) return answer;
    if (tries === 20)
      throw new Error(`Cannot call ${call.path}: status ${answer?.status ?? 'none'}`);
  }
}

type Entry = { id: string; record: string; name: string; isPublic: boolean; versions: number };

/** Every dataset of the caller, all versions of each record. */
async function idsOf(get: (path: string) => Promise<Record<string, unknown>>): Promise<string[]> {
  const heads = await pages(get, '/functions/v1/datasets?mine=true&limit=100');
  const ids = new Set<string>();
  for (const { id, versions } of heads) {
    ids.add(id);
    if (versions === 1) continue;
    const all = await pages(get, `/functions/v1/datasets?versions_of=${id}&limit=100`);
    for (const version of all) ids.add(version.id);
  }
  return [...ids];
}

async function pages(
  get: (path: string) => Promise<Record<string, unknown>>,
  path: string,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let after: unknown = null; ; ) {
    const page = await get(after === null ? path : `${path}&after=${after}`);
    entries.push(...(page.datasets as Entry[]));
    if (!page.next) return entries;
    after = page.next;
  }
}

function placeInOwnToken(token: string) {
  const claim = readRefreshToken(token);
  return claim && { session: claim.sessionId, counter: claim.counter };
}

/** Beside the wire, because the specification does not say how people sign in or list. */
export function foreignBrowser(home: ForeignHome): Browser {
  const idOf = ({ email }: Account) => digest(email);
  return {
    rules: { placeOf: (token) => home.placeOf(token), forgivesLostAnswers: false },
    signUp: async (account) => idOf(account),
    signIn: async (account, now) => home.openSession(idOf(account), now),
    signOutEverywhere: async (account) => home.endSessions(idOf(account)),
    datasets: async (account) => home.datasetsOf(idOf(account)),
    records: async () => [],
    changeRecord: async () => {},
  };
}
