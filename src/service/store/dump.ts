import type { Query } from './database.ts';
import { applyMigrations, type Migration } from './migrate.ts';

/**
 * What a service holds, in an order in which each row finds what it points at. Left out are links that were mailed or
 * offered, signing keys and counts; profiles and words for the search follow from the rest.
 */
const TABLES = [
  'auth.users',
  'almanac.records',
  'almanac.datasets',
  'almanac.dataset_rows',
  'almanac.keys',
  'almanac.ingest_keys',
  'almanac.joined',
  'almanac.removed',
  'almanac.usage',
];
const SESSIONS = 'auth.sessions';

/** A line says what a dump is, what table and columns follow, or a row: each value as PostgreSQL writes it. */
type Head = { almanac: 'dump'; migrations: string[] };
type Part = { table: string; columns: string[] };

/** Without this line a dump was cut short. */
const END = { table: 'end', columns: [] } satisfies Part;

const ROWS_AT_ONCE = 100;

/** Of one moment, whatever is written meanwhile: the caller's transaction begins with this. */
export async function* dumpedLines(
  query: Query,
  { withSessions }: { withSessions: boolean },
): AsyncGenerator<string> {
  await query('set transaction isolation level repeatable read, read only');
  const known = await query<{ name: string }>('select name from almanac.migrations order by name');
  const migrations = known.map(({ name }) => name);
  yield JSON.stringify({ almanac: 'dump', migrations } satisfies Head);
  for (const table of withSessions ? [...TABLES, SESSIONS] : TABLES) {
    const columns = (await columnsOf(query, table)).map(({ name }) => name);
    yield JSON.stringify({ table, columns } satisfies Part);
    const values = columns.map((name) => `"${name}"::text`).join(', ');
    await query(
      `declare dumped no scroll cursor for select json_build_array(${values})::text as row from ${table}`,
    );
    for (;;) {
      const rows = await query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
      for (const { row } of rows) yield row;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await query('close dumped');
  }
  yield JSON.stringify(END);
}

/** Thrown, so that what was loaded of it is undone with the caller's transaction. */
export class Unloadable extends Error {
  override name = 'Unloadable';
  readonly kind:
    | 'dump-unreadable'
    | 'dump-too-new'
    | 'database-not-empty'
    | 'database-ahead'
    | 'platform-without-tables'
    | 'platform-differs';
  constructor(kind: Unloadable['kind']) {
    super(`Cannot load: ${kind}`);
    this.kind = kind;
  }
}

type Program = { migrations: readonly Migration[]; now: number };
type Loaded = { rows: number; isPlatform: boolean };

/**
 * All of it or nothing, into a database of this program or of a Supabase project. The rows come into tables as they were
 * when they were dumped; what a newer program changed since is then done to them.
 */
export async function loadLines(
  query: Query,
  lines: AsyncIterable<string>,
  { migrations, now }: Program,
): Promise<Loaded> {
  const isPlatform = await has(query, 'auth.identities');
  let isBegun = false;
  let add: ((rows: string[]) => Promise<unknown>) | null = null;
  let waiting: string[] = [];
  let loaded = 0;
  let isWhole = false;
  const flush = async () => {
    if (add && waiting.length > 0) {
      await add(waiting);
      loaded += waiting.length;
    }
    waiting = [];
  };
  for await (const line of lines) {
    const read = parsed(line);
    if (Array.isArray(read)) waiting.push(line);
    else if (isHead(read)) {
      const then = migrations.filter(({ name }) => read.migrations.includes(name));
      if (then.length < read.migrations.length) throw new Unloadable('dump-too-new');
      await makeReady(query, isPlatform, { migrations: then, now });
      isBegun = true;
    } else if (!isBegun || !isPart(read)) throw new Unloadable('dump-unreadable');
    if (waiting.length === ROWS_AT_ONCE || !Array.isArray(read)) await flush();
    isWhole = isPart(read) && read.table === END.table;
    if (isPart(read) && !isWhole) add = await adderTo(query, read, isPlatform);
  }
  if (!isWhole) throw new Unloadable('dump-unreadable');
  await query(`select setval('almanac.arrivals', greatest(1, max(arrived))) from almanac.datasets`);
  // A table that still has rows to check cannot be changed.
  await query('set constraints all immediate');
  if (isPlatform) for (const statement of AS_THE_PLATFORM_KEEPS_THEM) await query(statement);
  else await applyMigrations(query, migrations, now);
  return { rows: loaded, isPlatform };
}

/** Tables as they were at the dump, with nothing in them. */
async function makeReady(query: Query, isPlatform: boolean, { migrations, now }: Program) {
  if (isPlatform && !(await has(query, 'almanac.records')))
    throw new Unloadable('platform-without-tables');
  if (!isPlatform && !(await applyMigrations(query, migrations, now)).ok)
    throw new Unloadable('database-ahead');
  const [there] = await query(
    'select from auth.users union all select from almanac.records limit 1',
  );
  if (there) throw new Unloadable('database-not-empty');
}

async function has(query: Query, table: string): Promise<boolean> {
  const [found] = await query<{ there: boolean }>(
    'select to_regclass($1::text) is not null as there',
    [table],
  );
  return found?.there === true;
}

/**
 * What GoTrue (2.196) needs of an account that signs in by e-mail; it reads neither these texts where they are null nor a
 * time without end. Without a password its holder asks for a link.
 */
const AS_THE_PLATFORM_KEEPS_THEM = [
  `update auth.users set instance_id = '00000000-0000-0000-0000-000000000000',
    aud = 'authenticated', role = 'authenticated',
    raw_app_meta_data = '{"provider": "email", "providers": ["email"]}',
    confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '',
    banned_until = case banned_until when 'infinity' then '9999-12-31' else banned_until end`,
  `insert into auth.identities
    (provider, provider_id, user_id, identity_data, created_at, updated_at, last_sign_in_at)
    select 'email', id::text, id, jsonb_build_object('sub', id, 'email', email,
        'email_verified', email_confirmed_at is not null, 'phone_verified', false),
      created_at, updated_at, last_sign_in_at from auth.users`,
];

/** Without those that follow from others. */
function columnsOf(query: Query, table: string): Promise<{ name: string; type: string }[]> {
  return query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
}

async function adderTo(query: Query, { table, columns }: Part, isPlatform: boolean) {
  if (![...TABLES, SESSIONS].includes(table)) throw new Unloadable('dump-unreadable');
  // The platform's sign-in takes neither our sessions nor our hashes.
  if (isPlatform && table === SESSIONS) return null;
  const known = await columnsOf(query, table);
  if (isPlatform && table !== TABLES[0] && known.length > columns.length)
    throw new Unloadable('platform-differs');
  const taken = columns.flatMap((name, at) => {
    if (isPlatform && name === 'encrypted_password') return [];
    const column = known.find((one) => one.name === name);
    if (!column) throw new Unloadable(isPlatform ? 'platform-differs' : 'dump-unreadable');
    return [{ name: `"${name}"`, value: `(row ->> ${at})::${column.type}` }];
  });
  const text = `insert into ${table} (${taken.map(({ name }) => name).join(', ')})
    select ${taken.map(({ value }) => value).join(', ')} from jsonb_array_elements($1::text::jsonb) as row`;
  return (rows: string[]) => query(text, [`[${rows.join(',')}]`]);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Cut in the middle, or no dump at all: the caller says so.
    return null;
  }
}

function isHead(read: unknown): read is Head {
  const head = read as Partial<Head> | null;
  return head?.almanac === 'dump' && Array.isArray(head.migrations);
}

function isPart(read: unknown): read is Part {
  const part = read as Partial<Part> | null;
  return typeof part?.table === 'string' && Array.isArray(part.columns);
}
