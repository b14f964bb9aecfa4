import { COLUMN_KEYS } from '../../core/dataset/columns.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { MOST_PROBLEMS, readIngestBody } from '../../core/dataset/read-ingest-body.ts';
import { answer, refuse, refuseAll } from '../http/answer.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readJson } from '../http/read-json.ts';
import type { Handler } from '../http/route.ts';
import { type DatasetPorts, ownerOf } from './dataset-ports.ts';

/** The contract's one call: a dataset in one request, stored whole or not at all. */
export function ingestDataset(ports: DatasetPorts): Handler {
  return async (request) => {
    const owner = await ownerOf(request, ports);
    if (owner instanceof Response) return owner;
    const key = readIdempotencyKey(request);
    if (key === 'unreadable') return refuse(request, { kind: 'idempotency-key-unreadable' });
    const sent = await readJson(request, ports.limits.bodyBytes);
    if (!sent.ok) return refuse(request, sent.problem);
    const reading = readIngestBody(sent.value, ports.limits);
    if (!reading.ok) {
      const { problems } = reading;
      return refuseAll(request, problems, problems.length < MOST_PROBLEMS ? 'all' : 'at-least');
    }
    const { dataset } = reading;
    const idempotency = key ? { key, bodyHash: await hashOf(dataset) } : null;
    const added = { id: ports.newId(), dataset, idempotency };
    const adding = await ports.store.add(owner, added, ports.now());
    if (adding.do === 'refused') return refuse(request, adding.problem);
    const { summary } = adding;
    const body = { success: true, dataset: { ...summary, url: ports.linkTo(summary.id) } };
    return answer(200, body, adding.do === 'replayed' ? { 'idempotent-replayed': 'true' } : {});
  };
}

/** The same dataset has the same hash, whatever the order of the keys it was sent in. */
async function hashOf({ name, description, isPublic, rows }: Dataset): Promise<string> {
  const values = rows.map((row) => [row.Year, ...COLUMN_KEYS.map((key) => row[key] ?? null)]);
  const text = JSON.stringify([name, description, isPublic, values]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
