// Accounts of the service that an add-on in a test talks to, as any client uses them.
export const ADDRESS = 'https://almanac.example';

export type Account = { email: string; password: string; displayName: string };

export type Entry = { id: string; name: string; isPublic: boolean; account: string };

export type Serve = (request: Request) => Promise<Response>;

export type Session = { access_token: string; refresh_token: string };

export async function signIn(serve: Serve, account: Account): Promise<Session> {
  const response = await post(serve, '/auth/v1/token?grant_type=password', account);
  return (await response.json()) as Session;
}

export async function signUp(serve: Serve, account: Account): Promise<Session> {
  const { email, password, displayName } = account;
  const response = await post(serve, '/auth/v1/signup', {
    email,
    password,
    data: { display_name: displayName },
  });
  if (!response.ok) throw new Error(`Cannot sign up: ${response.status}`);
  return (await response.json()) as Session;
}

/** As someone does who signs out everywhere: every session of the account is over at the service. */
export async function endSessions(serve: Serve, account: Account): Promise<void> {
  const { access_token: token } = await signIn(serve, account);
  const headers = { authorization: `Bearer ${token}` };
  const address = `${ADDRESS}/auth/v1/logout?scope=global`;
  const response = await serve(new Request(address, { method: 'POST', headers }));
  if (!response.ok) throw new Error(`Cannot sign out: ${response.status}`);
}

function post(serve: Serve, path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return serve(
    new Request(ADDRESS + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

const HALF_AN_HOUR_MS = 30 * 60_000;

type Since = { at: number; session: Session };

/** Signs in where the session of the last look may have ended: that takes half of a look's time. */
export function directoryOf(
  serve: Serve,
  account: Account,
  first: Since,
  now: () => number,
): () => Promise<Entry[]> {
  let last = first;
  return async () => {
    if (now() - last.at > HALF_AN_HOUR_MS)
      last = { at: now(), session: await signIn(serve, account) };
    return datasetsOf(serve, last.session);
  };
}

/** Every dataset of one account, newest first, all versions of each record. */
export async function datasetsOf(serve: Serve, session: Session): Promise<Entry[]> {
  const listed = await listedIn(serve, session, 'mine=true');
  const unfolded = listed.map(async (entry) =>
    entry.versions > 1 ? listedIn(serve, session, `versions_of=${entry.id}`) : [entry],
  );
  return (await Promise.all(unfolded)).flat();
}

type Listed = Entry & { versions: number };

async function listedIn(
  serve: Serve,
  { access_token }: Session,
  wishes: string,
): Promise<Listed[]> {
  const response = await serve(
    new Request(`${ADDRESS}/functions/v1/datasets?${wishes}&limit=100`, {
      headers: { authorization: `Bearer ${access_token}` },
    }),
  );
  return ((await response.json()) as { datasets: Listed[] }).datasets;
}
