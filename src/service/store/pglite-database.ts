import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Database, Query } from './database.ts';

/** PostgreSQL inside this process: one connection, so transactions follow one another. */
export async function openPgliteDatabase(folder?: string): Promise<Database> {
  const pglite = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    extensions: { pg_trgm },
  });
  return {
    query: queryOf(pglite),
    transaction: (work) => pglite.transaction((transaction) => work(queryOf(transaction))),
    run: async (script) => {
      await pglite.exec(script);
    },
    close: () => pglite.close(),
  };
}

function queryOf(connection: PGlite | Transaction): Query {
  return async <Found>(text: string, values: readonly unknown[] = []) =>
    (await connection.query<Found>(text, [...values])).rows;
}
