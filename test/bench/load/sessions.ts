import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { refreshToken, sealingKey } from '../../../src/service/auth/refresh-token.ts';
import { refreshSecretFrom } from '../../../src/service/hosts/node/keys-file.ts';
import type { BenchRow } from '../bench-row.ts';
import {
  type Answered,
  fullRows,
  JWT_SECRET,
  memoryOf,
  type ServiceProcess,
  share,
  startServiceProcess,
} from '../service-process.ts';

const SESSIONS = 2_000;
/** How often each renews its session and uploads: 33 of each in a second, all together. */
const EVERY_MS = 60_000;
const YEARS = 120;
const LOOKS = 10;
const LONG_ENOUGH_SECONDS = 300;
const INGEST = '/functions/v1/ingest-dataset';
const EXCHANGE = '/auth/v1/token?grant_type=refresh_token';

type Session = { id: string; refresh: string };

/** Everything that came of it, each kind with its count; `odd` is what no limit of ours says. */
type Tally = {
  exchanges: number[];
  uploads: number[];
  limited: Map<string, number>;
  odd: Map<string, number>;
};

export async function benchSessions(databaseUrl: string, seconds: number): Promise<BenchRow[]> {
  const environment = { ALMANAC_UPLOADS_PER_MINUTE: '60' };
  const services = [
    await startServiceProcess(databaseUrl, environment),
    await startServiceProcess(databaseUrl, environment),
  ];
  try {
    const sessions = await makeSessions(databaseUrl);
    const tally: Tally = { exchanges: [], uploads: [], limited: new Map(), odd: new Map() };
    const end = performance.now() + seconds * 1000;
    const living = sessions.map((session) => live(session, services, { end, tally }));
    const memory = await watchMemory(services, seconds);
    await Promise.all(living);
    tell(tally, memory, seconds);
    return rowsOf(tally, memory, seconds);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
  }
}

function tell({ limited, odd }: Tally, memory: number[], seconds: number): void {
  for (const [what, count] of [...limited, ...odd])
    process.stdout.write(`  no success: ${what} × ${count}\n`);
  const looks = memory.map((held) => Math.round(held)).join(' ');
  process.stdout.write(`  memory of both every ${seconds / LOOKS} s: ${looks} MiB\n`);
}

/** Straight into the tables: two thousand passwords would be hashed first, for minutes. */
async function makeSessions(databaseUrl: string): Promise<Session[]> {
  const secret = refreshSecretFrom(JWT_SECRET);
  const made = Array.from({ length: SESSIONS }, () => ({
    user: randomUUID(),
    id: randomUUID(),
    key: randomUUID(),
  }));
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  const given = JSON.stringify(made);
  await sql.unsafe(
    `insert into auth.users (id, email, encrypted_password, raw_user_meta_data, created_at, updated_at)
       select "user", "user" || '@example.org', 'none', '{}', now(), now()
       from json_to_recordset($1::text::json) as given ("user" uuid)`,
    [given],
  );
  await sql.unsafe(
    `insert into auth.sessions
         (id, user_id, created_at, refreshed_at, refresh_token_hmac_key, refresh_token_counter)
       select id, "user", now(), now(), key, 0
       from json_to_recordset($1::text::json) as given (id uuid, "user" uuid, key text)`,
    [given],
  );
  await sql.end();
  return made.map(({ id, key }) => ({ id, refresh: refreshToken(id, 0, sealingKey(key, secret)) }));
}

/** One person's script: renews the session, uploads, waits; by whichever process answers. */
async function live(
  session: Session,
  services: ServiceProcess[],
  { end, tally }: { end: number; tally: Tally },
): Promise<void> {
  await pause(Math.random() * EVERY_MS);
  const rows = JSON.stringify(fullRows(YEARS));
  while (performance.now() < end) {
    const begunAt = performance.now();
    const service = services[Math.floor(Math.random() * services.length)] as ServiceProcess;
    const body = JSON.stringify({ refresh_token: session.refresh });
    const renewed = await timed(tally, tally.exchanges, () => service.call(EXCHANGE, { body }));
    if (renewed) {
      const told = JSON.parse(renewed.text) as { access_token: string; refresh_token: string };
      session.refresh = told.refresh_token;
      const upload = `{"name":"Station ${session.id}","rows":${rows}}`;
      await timed(tally, tally.uploads, () =>
        service.call(INGEST, { token: told.access_token, body: upload }),
      );
    }
    await pause(
      Math.max(0, Math.min(EVERY_MS - (performance.now() - begunAt), end - performance.now())),
    );
  }
}

/** The answer of a success; null where there was none, and what there was is counted. */
async function timed(
  tally: Tally,
  times: number[],
  ask: () => Promise<Answered>,
): Promise<Answered | null> {
  const askedAt = performance.now();
  const answer = await ask().catch((error: Error) => String(error.message));
  if (typeof answer !== 'string' && answer.status === 200) {
    times.push(performance.now() - askedAt);
    return answer;
  }
  const isLimit =
    typeof answer !== 'string' &&
    [429, 503].includes(answer.status) &&
    answer.headers['retry-after'] !== undefined;
  addTo(isLimit ? tally.limited : tally.odd, kindOf(answer));
  return null;
}

function kindOf(answer: Answered | string): string {
  if (typeof answer === 'string') return answer;
  const [, code = 'no code'] = /"(?:error_)?code":"?([\w-]+)/.exec(answer.text) ?? [];
  return `status ${answer.status} (${code})`;
}

function addTo(counts: Map<string, number>, kind: string): void {
  counts.set(kind, (counts.get(kind) ?? 0) + 1);
}

/** MiB of both processes, ten times; the first looks are those of a program that warms up. */
async function watchMemory(services: ServiceProcess[], seconds: number): Promise<number[]> {
  const seen: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    await pause((seconds * 1000) / LOOKS);
    const held = await Promise.all(services.map(({ child }) => memoryOf(child.pid ?? 0)));
    seen.push(held.reduce((sum, { now }) => sum + now, 0));
  }
  return seen;
}

function rowsOf(
  { exchanges, uploads, limited, odd }: Tally,
  memory: number[],
  seconds: number,
): BenchRow[] {
  const all = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  const half = Math.floor(memory.length / 2);
  const least = (some: number[]) => Math.min(...some);
  return [
    {
      what: `${SESSIONS} sessions, two processes: exchanges`,
      figure: exchanges.length / seconds,
      unit: '/s',
    },
    { what: '… half of them within', figure: share(exchanges, 0.5), unit: 'ms' },
    { what: '… 99 of 100 within', figure: share(exchanges, 0.99), unit: 'ms' },
    { what: `… uploads of ${YEARS} years`, figure: uploads.length / seconds, unit: '/s' },
    { what: '… half of them within', figure: share(uploads, 0.5), unit: 'ms' },
    { what: '… 99 of 100 within', figure: share(uploads, 0.99), unit: 'ms' },
    { what: '… told to come back (429 or 503 with Retry-After)', figure: all(limited), unit: '' },
    { what: '… any other error', figure: all(odd), unit: '', limit: 0 },
    { what: '… memory of both, most', figure: Math.max(...memory), unit: 'MiB' },
    {
      what: '… its low in the second half against the first',
      figure: least(memory.slice(half)) / least(memory.slice(0, half)),
      unit: '×',
      // A program that keeps what it was sent grows with every look. In less time it only warms up.
      ...(seconds < LONG_ENOUGH_SECONDS ? {} : { limit: 1.25 }),
    },
  ];
}
