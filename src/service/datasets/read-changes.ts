import { changesBetween } from '../../core/dataset/changes-between.ts';
import { CONTRACT } from '../../core/dataset/contract.ts';
import { answer, refuse } from '../http/answer.ts';
import { type Caller, UUID } from '../http/caller.ts';
import { unlessKnown } from '../http/etag.ts';
import type { Handler } from '../http/route.ts';
import { callerOf, type DatasetPorts, inTurnFor } from './dataset-ports.ts';
import type { DatasetStore } from './dataset-store.ts';
import { idIn } from './read-dataset.ts';
import type { DatasetHeader } from './schemas.ts';

/** What became of the values since another dataset, which is usually an earlier version. */
export function readChanges(ports: DatasetPorts): Handler {
  return async (request, around) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const id = idIn(around);
    const now = id ? await ports.store.version(caller, id) : null;
    if (!now) return refuse(request, { kind: 'dataset-not-found' });
    const since = new URL(request.url).searchParams.get('since') ?? '';
    if (!UUID.test(since)) return refuse(request, { kind: 'query-unreadable', field: 'since' });
    const before = await ports.store.version(caller, since.toLowerCase());
    if (!before) return refuse(request, { kind: 'dataset-not-found' });
    const larger = Math.max(before.rowCount, now.rowCount);
    const changes = await inTurnFor(larger, ports, () =>
      changesOf(ports.store, caller, { before, now }),
    );
    if (!changes) return refuse(request, { kind: 'dataset-not-found' });
    return unlessKnown(request, answer(200, changes));
  };
}

type Compared = { before: DatasetHeader; now: DatasetHeader };

/** Null where one was deleted or hidden since its header was read. */
async function changesOf(store: DatasetStore, caller: Caller, { before, now }: Compared) {
  const rowsBefore = await store.rows(caller, before.id);
  const rowsNow = await store.rows(caller, now.id);
  if (rowsBefore === null || rowsNow === null) return null;
  const { values, ...counts } = changesBetween(JSON.parse(rowsBefore), JSON.parse(rowsNow));
  const listed = values.slice(0, CONTRACT.changesListed);
  const { id, name, isPublic, createdAt } = before;
  const since = { id, name, isPublic, createdAt };
  return { since, ...counts, values: listed, unlisted: values.length - listed.length };
}
