import type { Dataset } from '../../core/dataset/dataset.ts';
import type { Owner } from '../http/caller.ts';
import type { Query } from '../store/database.ts';
import { milliseconds } from '../store/units.ts';
import { Refused, removalProblem } from './refused.ts';

/** The record that an upload adds a version to. */
export type Destination = {
  record: string;
  name: string;
  isPublic: boolean;
  /** the key that was sent leads there already */
  isKeyed: boolean;
};

type Sent = Pick<Dataset, 'source' | 'record' | 'anew' | 'isPublic'>;

/** Null where the upload makes a record of its own. Throws what says why it may not. */
export async function findDestination(
  query: Query,
  { userId }: Owner,
  sent: Sent,
): Promise<Destination | null> {
  if (!sent.source && !sent.record) return null;
  const found = await query<Found>(FIND, [userId, sent.source ?? null, sent.record ?? null]);
  const keyed = found.find(({ by }) => by === 'key');
  const named = found.find(({ by }) => by === 'record');
  if (keyed && named && keyed.id !== named.id) throw new Refused({ kind: 'record-disagrees' });
  const one = keyed ?? named;
  return one ? judge(one, sent) : null;
}

function judge(found: Found, { anew, isPublic }: Sent): Destination | null {
  if (found.is_transferred) {
    if (anew) return null;
    throw new Refused({ kind: 'record-transferred' });
  }
  if (found.removed_at !== null) {
    if (found.by_operator) throw new Refused({ kind: 'record-hidden' });
    if (anew) return null;
    throw new Refused(removalProblem({ at: found.removed_at, record: null }));
  }
  if (found.name === null || found.is_public === null)
    throw new Refused({ kind: 'record-not-found' });
  if (found.is_hidden) throw new Refused({ kind: 'record-hidden' });
  // Whoever sends that takes it for private, and it would be seen by everybody.
  if (!isPublic && found.is_public)
    throw new Refused({ kind: 'record-is-public', record: found.id });
  const { id: record, name, is_public, by } = found;
  return { record, name, isPublic: is_public, isKeyed: by === 'key' };
}

type Found = {
  by: 'key' | 'record';
  id: string;
  is_transferred: boolean;
  name: string | null;
  is_public: boolean | null;
  is_hidden: boolean | null;
  removed_at: number | null;
  by_operator: boolean | null;
};

/** What the key leads to and what the id does, as it is with this account. */
const FIND = `select a.by, a.id::text as id, a.is_transferred, r.name, r.is_public,
    r.hidden_at is not null as is_hidden, ${milliseconds('g.removed_at')} as removed_at, g.by_operator
  from (
    select 'key' as by, k.record_id as id, k.is_transferred from almanac.keys k
      where k.owner_id = $1::uuid and k.key = $2
    union all
    select 'record', coalesce(almanac.record_of($3::uuid), $3::uuid), false where $3::uuid is not null
  ) as a
  left join almanac.records r on r.id = a.id and r.owner_id = $1::uuid
  left join almanac.removed g on g.id = a.id and g.owner_id = $1::uuid`;
