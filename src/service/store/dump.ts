import type { Query } from './database.ts';

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
  const migrations = (await knownMigrations(query)).map(({ name }) => name);
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
  readonly kind: 'dump-unreadable' | 'dump-too-new' | 'database-not-empty';
  constructor(kind: Unloadable['kind']) {
    super(`Cannot load: ${kind}`);
    this.kind = kind;
  }
}

/** All of it or nothing. Says how many rows there were. */
export async function loadLines(query: Query, lines: AsyncIterable<string>): Promise<number> {
  const [there] = await query(
    'select from auth.users union all select from almanac.records limit 1',
  );
  if (there) throw new Unloadable('database-not-empty');
  let head: Head | null = null;
  let add: ((rows: string[]) => Promise<unknown>) | null = null;
  let waiting: string[] = [];
  let loaded = 0;
  let isWhole = false;
  const flush = async () => {
    if (waiting.length > 0) await add?.(waiting);
    loaded += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    const read = parsed(line);
    if (Array.isArray(read)) waiting.push(line);
    else if (isHead(read)) {
      head = read;
      if (!(await knowsAll(query, head))) throw new Unloadable('dump-too-new');
    } else if (!head || !isPart(read)) throw new Unloadable('dump-unreadable');
    if (waiting.length === ROWS_AT_ONCE || !Array.isArray(read)) await flush();
    isWhole = isPart(read) && read.table === END.table;
    if (isPart(read) && !isWhole) add = await adderTo(query, read);
  }
  if (!isWhole) throw new Unloadable('dump-unreadable');
  await query(`select setval('almanac.arrivals', greatest(1, max(arrived))) from almanac.datasets`);
  return loaded;
}

function knownMigrations(query: Query): Promise<{ name: string }[]> {
  return query<{ name: string }>('select name from almanac.migrations order by name');
}

/** A dump of a newer program holds what this one does not know. */
async function knowsAll(query: Query, { migrations }: Head): Promise<boolean> {
  const known = (await knownMigrations(query)).map(({ name }) => name);
  return migrations.every((name) => known.includes(name));
}

/** Without those that follow from others. */
function columnsOf(query: Query, table: string): Promise<{ name: string; type: string }[]> {
  return query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
}

async function adderTo(query: Query, { table, columns }: Part) {
  if (![...TABLES, SESSIONS].includes(table)) throw new Error('Cannot load: a table of no dump');
  const known = await columnsOf(query, table);
  const taken = columns.flatMap((name, at) => {
    const column = known.find((one) => one.name === name);
    return column ? [{ name: `"${name}"`, value: `(row ->> ${at})::${column.type}` }] : [];
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
