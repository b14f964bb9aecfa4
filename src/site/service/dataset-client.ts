import type { Changes as ChangedValues } from '../../core/dataset/changes-between.ts';
import type { Coverage } from '../../core/dataset/coverage.ts';
import type { DatasetSummary, Row } from '../../core/dataset/dataset.ts';
import type { DirectoryTotals, MapCell } from '../../core/dataset/directory.ts';
import type { StationFacts } from '../../core/dataset/station.ts';
import { type EndedBy, noAnswer, problemOf, type Result, refusesToken } from './problem.ts';
import { type Wish, writeFilters } from './wish.ts';

/** A dataset as the Directory lists it. */
export type Entry = DatasetSummary & {
  description: string | null;
  /** the display name of its owner, where one was chosen */
  account: string | null;
  accountId: string;
  mine: boolean;
  /** why whoever runs the service hides it; its owner alone is told */
  hidden?: string;
  updatedAt: string;
  coverage: Coverage;
  station: StationFacts | null;
  /** the id of the record, and how many versions it has */
  record: string;
  versions: number;
};
/** A version by its id, or the newest one of a record. */
export type Sought = 'records' | 'datasets';
export type WholeDataset = Entry & {
  rows: Row[];
  /** what the service knows this state of the record by */
  tag?: string | null;
};
export type ListPage = { datasets: Entry[]; next: string | null };
export type Changes = {
  name?: string;
  description?: string;
  is_public?: boolean;
  station_facts?: StationFacts | null;
};
/** A record after its owner changed it. */
export type Changed = Pick<
  WholeDataset,
  'name' | 'description' | 'isPublic' | 'station' | 'versions' | 'updatedAt' | 'tag'
>;

/** Without `is_public: true`, what is private in one of the two is private in both. */
export type Joining = { with: string; is_public?: true };

export type VersionChanges = ChangedValues & { unlisted: number };

export type DatasetClient = {
  list(wish: Wish, cursor: string | null): Promise<Result<ListPage>>;
  /** all of one's own, by name */
  ownRecords(): Promise<Result<Entry[]>>;
  totals(wish: Wish): Promise<Result<DirectoryTotals>>;
  map(wish: Wish): Promise<Result<{ cells: MapCell[] }>>;
  read(id: string, sought: Sought): Promise<Result<WholeDataset>>;
  /** refused where `seen` is given and the record has changed since */
  change(record: string, changes: Changes, seen: string | null): Promise<Result<Changed>>;
  /** a record with all its versions, or one version alone */
  remove(id: string, sought: Sought): Promise<Result<null>>;
  /** gives the record that goes on */
  join(record: string, joining: Joining): Promise<Result<string>>;
  /** gives the record of that version alone */
  part(version: string): Promise<Result<string>>;
  changes(id: string, since: string): Promise<Result<VersionChanges>>;
  /** `path` is that of a record or a version, `ending` one of the formats the service writes */
  download(path: string, ending: string): Promise<Result<Blob>>;
};

export type Access = {
  serviceUrl: string;
  key: string;
  language: () => string;
  /** a live access token, or null for nobody */
  accessToken: () => Promise<string | null>;
  /** after the service refused that token: another one, or null when the session is over */
  renewedToken: () => Promise<Result<string | null>>;
  /** why it is over, where the service has said it */
  endedBy: () => EndedBy | null;
};

export function datasetClient(access: Access): DatasetClient {
  const datasets = '/functions/v1/datasets';
  const records = '/functions/v1/records';
  const ask = (path: string, request: RequestInit = {}) => fetchAnswer(access, path, request);
  return {
    list: async (wish, cursor) => {
      const answer = await ask(`${datasets}?${listQuery(wish, cursor)}`);
      return jsonOf<ListPage>(answer);
    },
    ownRecords: async () => {
      const own: Entry[] = [];
      let after = '';
      do {
        const query = `mine=true&sort=name&limit=100${after}`;
        const page = await jsonOf<ListPage>(await ask(`${datasets}?${query}`));
        if (!page.ok) return page;
        own.push(...page.value.datasets);
        after = page.value.next ? `&after=${encodeURIComponent(page.value.next)}` : '';
      } while (after);
      return { ok: true, value: own };
    },
    totals: async (wish) => jsonOf(await ask(`${datasets}/totals?${filterQuery(wish)}`)),
    map: async (wish) => jsonOf(await ask(`${datasets}/map?${filterQuery(wish)}`)),
    read: async (id, sought) => {
      const answer = await ask(`/functions/v1/${sought}/${id}`);
      const read = await jsonOf<{ dataset: WholeDataset }>(answer);
      if (!read.ok) return read;
      return { ok: true, value: { ...read.value.dataset, tag: tagOf(answer) } };
    },
    change: async (record, changes, seen) => {
      const headers = new Headers(seen ? { 'if-match': seen } : {});
      const request = { method: 'PATCH', headers, body: JSON.stringify(changes) };
      const answer = await ask(`${records}/${record}`, request);
      const read = await jsonOf<{ record: Changed & { id: string } }>(answer);
      if (!read.ok) return read;
      const { id, ...changed } = read.value.record;
      return { ok: true, value: { ...changed, tag: tagOf(answer) } };
    },
    remove: async (id, sought) => {
      const answer = await ask(`/functions/v1/${sought}/${id}`, { method: 'DELETE' });
      return answer.ok ? { ok: true, value: null } : answer;
    },
    join: async (record, joining) => {
      const request = { method: 'POST', body: JSON.stringify(joining) };
      return recordIn(await jsonOf(await ask(`${records}/${record}/join`, request)));
    },
    part: async (version) =>
      recordIn(await jsonOf(await ask(`${datasets}/${version}/part`, { method: 'POST' }))),
    changes: async (id, since) => jsonOf(await ask(`${datasets}/${id}/changes?since=${since}`)),
    download: async (path, ending) => blobOf(await ask(`/functions/v1${path}.${ending}`)),
  };
}

function listQuery(wish: Wish, cursor: string | null): URLSearchParams {
  const query = filterQuery(wish);
  if (wish.sort !== 'newest') query.set('sort', wish.sort);
  if (cursor) query.set('after', cursor);
  return query;
}

function filterQuery(wish: Wish): URLSearchParams {
  const query = new URLSearchParams();
  writeFilters(wish, query);
  if (wish.mine) query.set('mine', 'true');
  if (wish.versionsOf) query.set('versions_of', wish.versionsOf);
  if (wish.account) query.set('account', wish.account);
  return query;
}

export async function fetchAnswer(
  access: Access,
  path: string,
  request: RequestInit,
): Promise<Result<Response>> {
  const token = await access.accessToken();
  try {
    const first = await readAnswer(await fetchAs(token, access, path, request));
    if (token === null || !first.refusesToken) return first.result;
    // The person signed out elsewhere, or a clock is wrong. Public datasets can be read all the same.
    const renewed = await access.renewedToken();
    const again = await fetchAs(renewed.ok ? renewed.value : null, access, path, request);
    const { result } = await readAnswer(again);
    if (!isSignedOut(result)) return result;
    // Nobody knows that the session is over: it was asked for another token and nothing came.
    if (!renewed.ok) return renewed;
    return { ok: false, problem: { kind: access.endedBy() ?? 'site.signed-out' } };
  } catch {
    // A browser hides the cause from pages on purpose.
    return { ok: false, problem: noAnswer(navigator.onLine) };
  }
}

async function readAnswer(
  answer: Response,
): Promise<{ result: Result<Response>; refusesToken: boolean }> {
  if (answer.ok) return { result: { ok: true, value: answer }, refusesToken: false };
  const { status, headers } = answer;
  const body: unknown = await answer.json().catch(() => null);
  const problem = problemOf(status, body, headers.get('retry-after'));
  return { result: { ok: false, problem }, refusesToken: refusesToken(status, body) };
}

function isSignedOut(result: Result<unknown>): boolean {
  return !result.ok && result.problem.kind === 'site.signed-out';
}

function fetchAs(token: string | null, access: Access, path: string, request: RequestInit) {
  const headers = new Headers(request.headers);
  headers.set('accept-language', access.language());
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (access.key) headers.set('apikey', access.key);
  if (request.body) headers.set('content-type', 'application/json');
  return fetch(access.serviceUrl + path, { ...request, headers });
}

export async function jsonOf<Value>(answer: Result<Response>): Promise<Result<Value>> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: (await answer.value.json()) as Value };
  } catch {
    return { ok: false, problem: { kind: 'site.service-fault' } };
  }
}

/** A file may be large, and the connection may end in the middle of it. */
export async function blobOf(answer: Result<Response>): Promise<Result<Blob>> {
  if (!answer.ok) return answer;
  try {
    return { ok: true, value: await answer.value.blob() };
  } catch {
    return { ok: false, problem: noAnswer(navigator.onLine) };
  }
}

function tagOf(answer: Result<Response>): string | null {
  return answer.ok ? answer.value.headers.get('etag') : null;
}

function recordIn(answer: Result<{ record: { id: string } }>): Result<string> {
  return answer.ok ? { ok: true, value: answer.value.record.id } : answer;
}
