import { COLUMN_KEYS } from '../../core/dataset/columns.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import type { DatasetHeader } from './schemas.ts';

/** The columns read of a dataset `d`, for every caller. */
export const HEADER = `d.id, d.name, d.description, d.is_public, d.row_count, d.column_count,
  d.value_count, d.coverage::text as coverage, d.station::text as station,
  ${milliseconds('d.created_at')} as created_at, ${milliseconds('d.updated_at')} as updated_at,
  (select p.display_name from public.profiles p where p.id = d.owner_id) as account,
  d.owner_id::text as account_id, d.owner_id is not distinct from (select auth.uid()) as mine`;

export type FoundHeader = {
  id: string;
  name: string;
  description: string | null;
  is_public: boolean;
  row_count: number;
  column_count: number;
  value_count: number;
  coverage: string;
  station: string | null;
  created_at: number;
  updated_at: number;
  account: string | null;
  account_id: string;
  mine: boolean;
};

export async function findHeader(query: Query, id: string): Promise<DatasetHeader | null> {
  const [row] = await query<FoundHeader>(HEADER_OF, [id]);
  return row ? headerOf(row) : null;
}

const HEADER_OF = `select ${HEADER} from public.datasets d where d.id = $1::uuid`;

/** When a dataset that anybody could see was removed; of a private one nothing is told. */
export async function findRemoval(query: Query, id: string): Promise<number | null> {
  const [removed] = await query<{ at: number }>(REMOVAL_OF, [id]);
  return removed?.at ?? null;
}

const REMOVAL_OF = `select ${milliseconds('removed_at')} as at from public.removed_datasets
  where id = $1::uuid`;

export function headerOf(row: FoundHeader): DatasetHeader {
  return {
    id: row.id,
    name: row.name,
    rowCount: row.row_count,
    columnCount: row.column_count,
    isPublic: row.is_public,
    createdAt: new Date(row.created_at).toISOString(),
    description: row.description,
    account: row.account,
    accountId: row.account_id,
    mine: row.mine,
    updatedAt: new Date(row.updated_at).toISOString(),
    valueCount: row.value_count,
    coverage: JSON.parse(row.coverage),
    station: row.station === null ? null : JSON.parse(row.station),
  };
}

/**
 * The rows as the text of a JSON array. The database writes the text, because a driver takes many times
 * as long for 370,000 single values. `concat` leaves out null, and so the keys without a value.
 */
const ROWS = `select '[' || string_agg(line, ',' order by ord) || ']' as rows from (
    select ord, concat('{"Year":', "Year", ${COLUMN_KEYS.map(member).join(', ')}, '}') as line
    from public.dataset_rows where dataset_id = $1::uuid
  ) as found`;

function member(key: string): string {
  return `',"${key}":' || "${key}"`;
}

/** No dataset is without rows, so none are those of one that is hidden, or was deleted since its header was read. */
export async function findRows(query: Query, id: string): Promise<string | null> {
  const [found] = await query<{ rows: string | null }>(ROWS, [id]);
  return found?.rows ?? null;
}
