import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { rowsJson } from './rows-text.ts';
import type { DatasetHeader } from './schemas.ts';

/** The columns read of a record or one of its versions `d`, for every caller. */
export const HEADER = `d.newest::text as id, d.id::text as record, d.versions, d.name, d.description, d.is_public,
  d.row_count, d.column_count, d.value_count, d.coverage::text as coverage, d.station::text as station,
  ${milliseconds('d.newest_at')} as created_at, ${milliseconds('d.updated_at')} as updated_at,
  (select p.display_name from almanac.profiles p where p.id = d.owner_id) as account,
  case when d.owner_id = (select almanac.caller()) then d.hidden_reason end as hidden,
  d.owner_id::text as account_id, d.owner_id is not distinct from (select almanac.caller()) as mine`;

export type FoundHeader = {
  id: string;
  record: string;
  versions: number;
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
  hidden: string | null;
};

/** One version, for ever. */
export async function findVersion(query: Query, id: string): Promise<DatasetHeader | null> {
  const [row] = await query<FoundHeader>(VERSION, [id]);
  return row ? headerOf(row) : null;
}

const VERSION = `select ${HEADER} from almanac.versions d where d.newest = $1::uuid`;

/** The newest version of the record that this id leads to. */
export async function findRecord(query: Query, id: string): Promise<DatasetHeader | null> {
  const [row] = await query<FoundHeader>(RECORD, [id]);
  return row ? headerOf(row) : null;
}

const RECORD = `select ${HEADER} from almanac.records d where d.id = almanac.record_of($1::uuid)`;

export type Removal = {
  at: number;
  /** of a version that was removed alone: where the others are */
  record: string | null;
};

/** When this was removed, for whoever could see it; of what others kept private nothing is told. */
export async function findRemoval(query: Query, id: string): Promise<Removal | null> {
  const [removed] = await query<Removal>(REMOVAL, [id]);
  return removed ?? null;
}

const REMOVAL = `select ${milliseconds('removed_at')} as at, almanac.record_of(id)::text as record
  from almanac.removed where id = $1::uuid`;

export function headerOf(row: FoundHeader): DatasetHeader {
  return {
    id: row.id,
    record: row.record,
    versions: row.versions,
    name: row.name,
    rowCount: row.row_count,
    columnCount: row.column_count,
    isPublic: row.is_public,
    createdAt: new Date(row.created_at).toISOString(),
    description: row.description,
    account: row.account,
    accountId: row.account_id,
    mine: row.mine,
    ...(row.hidden === null ? {} : { hidden: row.hidden }),
    updatedAt: new Date(row.updated_at).toISOString(),
    valueCount: row.value_count,
    coverage: JSON.parse(row.coverage),
    station: row.station === null ? null : JSON.parse(row.station),
  };
}

/**
 * The rows of a version as the text of a JSON array; null for one that is hidden, or was deleted since its header
 * was read.
 */
export async function findRows(query: Query, id: string): Promise<string | null> {
  const [found] = await query<{ rows: string | null }>('select almanac.rows_of($1::uuid) as rows', [
    id,
  ]);
  return found?.rows ? rowsJson(found.rows) : null;
}
