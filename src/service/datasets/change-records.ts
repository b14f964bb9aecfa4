import type { StationFacts } from '../../core/dataset/station.ts';
import type { Query } from '../store/database.ts';
import { findRecord, findRemoval, findVersion } from './find-dataset.ts';
import { isAsSeen } from './record-tag.ts';
import { Refused, removalProblem } from './refused.ts';
import type { DatasetHeader } from './schemas.ts';

export type RecordChange = {
  name?: string;
  description?: string | null;
  isPublic?: boolean;
  station?: StationFacts | null;
  /** What its owner saw of it: changed since, it is shown again first. */
  seen?: string | null;
};

/** `makesPublic`: without it, what is private in one of the two is private in both. */
type Joining = { other: string; makesPublic: boolean };

export async function changeRecord(
  query: Query,
  id: string | null,
  change: RecordChange,
  now: number,
): Promise<DatasetHeader> {
  const record = await ownRecord(query, id);
  if (change.isPublic !== undefined) await refuseHidden(query, record);
  if (!isAsSeen(record, change.seen)) throw new Refused({ kind: 'record-changed' });
  const { station } = change;
  // Versions from before keep the licence they were published under.
  if (station !== undefined && record.station?.licence !== station?.licence)
    await query(KEEP_LICENCE, [record.record, record.id, record.station?.licence ?? null]);
  await query(CHANGE, [record.record, ...changeParameters(change), now]);
  return ownRecord(query, record.record);
}

/** Gives how many versions went. */
export async function removeRecord(query: Query, id: string | null, now: number): Promise<number> {
  const { record, versions } = await ownRecord(query, id);
  await at(query, now);
  await query('delete from almanac.datasets where record_id = $1::uuid', [record]);
  return versions;
}

/** The only one takes its record along. */
export async function removeVersion(query: Query, id: string | null, now: number): Promise<number> {
  const version = await ownVersion(query, id);
  await at(query, now);
  await query('delete from almanac.datasets where id = $1::uuid', [version.id]);
  return 1;
}

export async function joinRecords(
  query: Query,
  id: string | null,
  { other, makesPublic }: Joining,
  now: number,
): Promise<DatasetHeader> {
  const [one, two] = [await ownRecord(query, id), await ownRecord(query, other)];
  if (one.record === two.record) throw new Refused({ kind: 'record-joined-already' });
  for (const record of [one, two]) await refuseHidden(query, record);
  const [joined] = await query<{ record: string }>(JOIN, [
    one.record,
    two.record,
    makesPublic,
    now,
  ]);
  return ownRecord(query, joined?.record ?? null);
}

/** `newId` is the record of that one version. */
export async function partVersion(
  query: Query,
  id: string | null,
  newId: string,
  now: number,
): Promise<DatasetHeader> {
  const version = await ownVersion(query, id);
  if (version.versions === 1) throw new Refused({ kind: 'record-not-parted' });
  await refuseHidden(query, version);
  await query(PART, [version.id, newId, now]);
  return ownRecord(query, newId);
}

async function ownRecord(query: Query, id: string | null): Promise<DatasetHeader> {
  return own(query, id, { find: findRecord, missing: 'record-not-found' });
}

async function ownVersion(query: Query, id: string | null): Promise<DatasetHeader> {
  return own(query, id, { find: findVersion, missing: 'dataset-not-found' });
}

type Sought = { find: typeof findRecord; missing: 'record-not-found' | 'dataset-not-found' };

async function own(
  query: Query,
  id: string | null,
  { find, missing }: Sought,
): Promise<DatasetHeader> {
  const found = id === null ? null : await find(query, id);
  if (found?.mine) return found;
  const removal = id === null ? null : await findRemoval(query, id);
  throw new Refused(removal ? removalProblem(removal) : { kind: missing });
}

/** What the operator hid stays as it is until they show it again. */
async function refuseHidden(query: Query, { record }: DatasetHeader): Promise<void> {
  const [hidden] = await query(
    'select from almanac.records where id = $1::uuid and hidden_at is not null',
    [record],
  );
  if (hidden) throw new Refused({ kind: 'record-hidden' });
}

/** By the program's clock. */
async function at(query: Query, now: number): Promise<void> {
  await query(`select set_config('almanac.now', $1, true)`, [String(now)]);
}

/** A null parameter keeps what is there; a description is cleared by saying so. Each change has a time of its own. */
const CHANGE = `update almanac.records set
    name = coalesce($2, name),
    description = case when $3 then $4 else description end,
    is_public = coalesce($5, is_public),
    station = case when $6 then $7::text::jsonb else station end,
    updated_at = greatest(to_timestamp($8::float8 / 1000), updated_at + interval '1 millisecond')
  where id = $1::uuid`;

const KEEP_LICENCE = `update almanac.datasets set licence = $3
  where record_id = $1::uuid and id <> $2::uuid and licence is null and $3::text is not null`;

const JOIN = `select almanac.join_records($1::uuid, $2::uuid, $3, to_timestamp($4::float8 / 1000))::text as record`;
const PART = 'select almanac.part_version($1::uuid, $2::uuid, to_timestamp($3::float8 / 1000))';

function changeParameters({ name, description, isPublic, station }: RecordChange): unknown[] {
  return [
    name ?? null,
    description !== undefined,
    description ?? null,
    isPublic ?? null,
    station !== undefined,
    station ? JSON.stringify(station) : null,
  ];
}
