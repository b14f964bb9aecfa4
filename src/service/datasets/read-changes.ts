import { changesBetween } from '../../core/dataset/changes-between.ts';
import type { Row } from '../../core/dataset/dataset.ts';
import { answer, refuse } from '../http/answer.ts';
import { type Caller, UUID } from '../http/caller.ts';
import { unlessKnown } from '../http/etag.ts';
import type { Handler } from '../http/route.ts';
import { callerOf, type DatasetPorts } from './dataset-ports.ts';
import { idIn } from './read-dataset.ts';

/** Enough for every correction of a long record; of two unlike tables it keeps an answer readable. */
const MOST_LISTED = 5_000;

/** What became of the values since another dataset, which is usually an earlier version. */
export function readChanges(ports: DatasetPorts): Handler {
  return async (request, around) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const id = idIn(around);
    const now = id ? await datasetSeen(ports, caller, id) : null;
    if (!now) return refuse(request, { kind: 'dataset-not-found' });
    const since = new URL(request.url).searchParams.get('since') ?? '';
    if (!UUID.test(since)) return refuse(request, { kind: 'query-unreadable', field: 'since' });
    const before = await datasetSeen(ports, caller, since.toLowerCase());
    if (!before) return refuse(request, { kind: 'dataset-not-found' });
    const { values, ...counts } = changesBetween(before.rows, now.rows);
    const listed = values.slice(0, MOST_LISTED);
    const unlisted = values.length - listed.length;
    return unlessKnown(
      request,
      answer(200, { since: before.version, ...counts, values: listed, unlisted }),
    );
  };
}

async function datasetSeen({ store }: DatasetPorts, caller: Caller, id: string) {
  const header = await store.header(caller, id);
  const rows = header && (await store.rows(caller, id));
  // Null too where it was deleted or hidden between the two.
  if (!header || rows === null) return null;
  const { name, isPublic, createdAt } = header;
  return { version: { id, name, isPublic, createdAt }, rows: JSON.parse(rows) as Row[] };
}
