import { type PGlite, parse, protocol, types } from '@electric-sql/pglite';
import { nameTableType } from '../row-values.ts';
import type { SentRows, SentValue } from './worker-messages.ts';

/** More than all texts of the service; texts without end would be memory without end. */
const MOST_PREPARED = 200;

export type PreparedQuery = {
  rows: (text: string, values: readonly SentValue[]) => Promise<unknown[]>;
  /** What was planned for tables as they were may not fit any more. */
  forget: () => Promise<void>;
};

/**
 * Statements that the database reads and plans once and not at every call: planning under row-level
 * security takes a third of an upload in WebAssembly. `PGlite.query` prepares nothing, and takes no
 * rows as bytes.
 */
export function preparedQuery(database: PGlite): PreparedQuery {
  const names = new Map<string, string>();
  const tableTypes = new Map<string, number>();
  let lastName = 0;

  const tell = (...messages: Uint8Array[]) =>
    database.runExclusive(() => database.execProtocolStream(Buffer.concat(messages)));

  const forget = async () => {
    names.clear();
    tableTypes.clear();
    await database.exec('deallocate all');
  };

  /** Alone, so that a statement that cannot be planned leaves no name behind. */
  const prepare = async (text: string): Promise<string> => {
    if (names.size >= MOST_PREPARED) await forget();
    const name = `statement_${++lastName}`;
    await tell(serialize.parse({ name, text }), serialize.sync());
    names.set(text, name);
    return name;
  };

  const bytesOf = async ({ table, bytes }: SentRows): Promise<Uint8Array> => {
    const type = tableTypes.get(table) ?? (await tableType(database, table));
    tableTypes.set(table, type);
    nameTableType(bytes, type);
    return bytes;
  };

  const bound = async (value: SentValue): Promise<string | Uint8Array | null> => {
    if (value === null || value === undefined) return null;
    return typeof value === 'object' ? bytesOf(value) : String(value);
  };

  return {
    rows: async (text, values) => {
      const statement = names.get(text) ?? (await prepare(text));
      const answered = await tell(
        serialize.bind({ statement, values: await Promise.all(values.map(bound)) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      );
      return parse.parseResults(answered, types.parsers)[0]?.rows ?? [];
    },
    forget,
  };
}

const { serialize } = protocol;

/** Another number in every database. */
async function tableType(database: PGlite, table: string): Promise<number> {
  const { rows } = await database.query<{ type: number }>(
    'select reltype::int8::int4 as type from pg_catalog.pg_class where oid = $1::text::regclass',
    [table],
  );
  return rows[0]?.type ?? 0;
}
