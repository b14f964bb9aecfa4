import { type PGlite, parse, protocol, types } from '@electric-sql/pglite';
import { nameTableType } from '../row-values.ts';
import type { SentRows, SentValue } from './worker-messages.ts';

/** More than all texts of the service; texts without end would be memory without end. */
const MOST_PREPARED = 200;

const { serialize } = protocol;

/**
 * Statements that the database reads and plans once and not at every call: planning under row-level
 * security takes a third of an upload in WebAssembly. `PGlite.query` prepares nothing, and takes no
 * rows as bytes.
 */
export class PreparedQuery {
  private readonly database: PGlite;
  private readonly names = new Map<string, string>();
  private readonly tableTypes = new Map<string, number>();
  private lastName = 0;

  constructor(database: PGlite) {
    this.database = database;
  }

  async rows(text: string, values: readonly SentValue[]): Promise<unknown[]> {
    const statement = this.names.get(text) ?? (await this.prepare(text));
    const bound = await Promise.all(values.map((value) => this.bound(value)));
    const answered = await this.send(
      serialize.bind({ statement, values: bound }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    );
    return parse.parseResults(answered, types.parsers)[0]?.rows ?? [];
  }

  /** What was planned for tables as they were may not fit any more. */
  async forget(): Promise<void> {
    this.names.clear();
    this.tableTypes.clear();
    await this.database.exec('deallocate all');
  }

  /** Alone, so that a statement that cannot be planned leaves no name behind. */
  private async prepare(text: string): Promise<string> {
    if (this.names.size >= MOST_PREPARED) await this.forget();
    const name = `statement_${++this.lastName}`;
    await this.send(serialize.parse({ name, text }), serialize.sync());
    this.names.set(text, name);
    return name;
  }

  private send(...messages: Uint8Array[]) {
    return this.database.runExclusive(() =>
      this.database.execProtocolStream(Buffer.concat(messages)),
    );
  }

  private async bound(value: SentValue): Promise<string | Uint8Array | null> {
    if (value === null || value === undefined) return null;
    return typeof value === 'object' ? this.bytesOf(value) : String(value);
  }

  private async bytesOf({ table, bytes }: SentRows): Promise<Uint8Array> {
    const type = this.tableTypes.get(table) ?? (await tableType(this.database, table));
    this.tableTypes.set(table, type);
    nameTableType(bytes, type);
    return bytes;
  }
}

/** Another number in every database. */
async function tableType(database: PGlite, table: string): Promise<number> {
  const { rows } = await database.query<{ type: number }>(
    'select reltype::int8::int4 as type from pg_catalog.pg_class where oid = $1::text::regclass',
    [table],
  );
  return rows[0]?.type ?? 0;
}
