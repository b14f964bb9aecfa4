import { PGlite } from '@electric-sql/pglite';
import type { DatasetStore } from '../app.ts';

const SUMMARY = `id, name, row_count as "rowCount", column_count as "columnCount",
  is_public as "isPublic", to_json(created_at) #>> '{}' as "createdAt"`;

export async function openPgliteStore(
  migration: string,
): Promise<DatasetStore & { close(): Promise<void> }> {
  const database = await PGlite.create();
  await database.exec(migration);
  return {
    close: () => database.close(),
    add: (ownerId, dataset, columnCount, now) =>
      database.transaction(async (transaction) => {
        const header = await transaction.query<{ id: string }>(
          `insert into datasets (owner_id, name, description, is_public, row_count, column_count, created_at)
           values ($1, $2, $3, $4, $5, $6, to_timestamp($7::float8 / 1000)) returning ${SUMMARY}`,
          [
            ownerId,
            dataset.name,
            dataset.description,
            dataset.isPublic,
            dataset.rows.length,
            columnCount,
            now,
          ],
        );
        const [stored] = header.rows as Awaited<ReturnType<DatasetStore['list']>>;
        if (!stored) throw new Error('Cannot store the dataset: no header came back');
        await transaction.query(
          `insert into dataset_rows (dataset_id, ord, year, "values")
           select $1, ord, (value ->> 'Year')::int, value - 'Year'
           from jsonb_array_elements($2::jsonb) with ordinality as sent (value, ord)`,
          [stored.id, JSON.stringify(dataset.rows)],
        );
        return stored;
      }),
    list: async () => {
      const found = await database.query(
        `select ${SUMMARY} from datasets order by created_at desc, id`,
      );
      return found.rows as Awaited<ReturnType<DatasetStore['list']>>;
    },
  };
}
