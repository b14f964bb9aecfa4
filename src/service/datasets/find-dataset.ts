import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { rowsJson } from './rows-text.ts';
import type { DatasetHeader } from './schemas.ts';

/** The columns read of a record or one of its versions `d`, for every caller. */
export const HEADER = `d.newest::text as id, d.id::text as record, d.versions, d.name, d.row_count as "rowCount",
  d.column_count as "columnCount", d.is_public as "isPublic", ${milliseconds('d.newest_at')} as "createdAt", d.description,
  (select p.display_name from almanac.profiles p where p.id = d.owner_id) as account, d.owner_id::text as "accountId",
  d.owner_id is not distinct from (select almanac.caller()) as mine,
  case when d.owner_id = (select almanac.caller()) then d.hidden_reason end as hidden,
  ${milliseconds('d.updated_at')} as "updatedAt", d.value_count as "valueCount", d.coverage::text as coverage,
  d.station::text as station`;

type Translated = 'createdAt' | 'updatedAt' | 'coverage' | 'station' | 'hidden';

export type FoundHeader = Omit<DatasetHeader, Translated> & {
  createdAt: number;
  updatedAt: number;
  coverage: string;
  station: string | null;
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

export function headerOf({ hidden, ...row }: FoundHeader): DatasetHeader {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    ...(hidden === null ? {} : { hidden }),
    updatedAt: new Date(row.updatedAt).toISOString(),
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
