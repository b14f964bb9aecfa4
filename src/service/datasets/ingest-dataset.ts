import { COLUMN_KEYS } from '../../core/dataset/columns.ts';
import type { Dataset } from '../../core/dataset/dataset.ts';
import { readIngestBody } from '../../core/dataset/read-ingest-body.ts';
import { answer, refuse } from '../http/answer.ts';
import { readJson } from '../http/read-json.ts';
import type { Handler } from '../http/route.ts';
import { type DatasetPorts, ownerOf } from './dataset-ports.ts';

/** The contract's one call: a dataset in one request, stored whole or not at all. */
export function ingestDataset(ports: DatasetPorts): Handler {
  return async (request) => {
    const key = readIdempotencyKey(request.headers.get('idempotency-key'));
    if (key === 'unreadable') return refuse(request, { kind: 'idempotency-key-unreadable' });
    const response = await ingest(request, key, ports);
    // A client that sees its key come back knows that sending again is safe here.
    if (key) response.headers.set('idempotency-key', key);
    return response;
  };
}

async function ingest(
  request: Request,
  key: string | null,
  ports: DatasetPorts,
): Promise<Response> {
  const owner = await ownerOf(request, ports);
  if (owner instanceof Response) return owner;
  const sent = await readJson(request, ports.limits.bodyBytes);
  if (!sent.ok) return refuse(request, sent.problem);
  const reading = readIngestBody(sent.value, ports.limits);
  if (!reading.ok) return refuse(request, reading.problems[0]);
  const { dataset } = reading;
  const idempotency = key ? { key, bodyHash: await hashOf(dataset) } : null;
  const adding = await ports.store.add(
    owner,
    { id: ports.newId(), dataset, idempotency },
    ports.now(),
  );
  if (adding.do === 'refused') return refuse(request, adding.problem);
  const { summary } = adding;
  return answer(
    200,
    { success: true, dataset: { ...summary, url: ports.linkTo(summary.id) } },
    adding.do === 'replayed' ? { 'idempotent-replayed': 'true' } : {},
  );
}

/** One to 255 visible characters; the draft standard writes them in quotes, others without. */
function readIdempotencyKey(header: string | null): string | null | 'unreadable' {
  if (header === null) return null;
  const key = /^"(.*)"$/.exec(header)?.[1] ?? header;
  return /^[\x21-\x7e]{1,255}$/.test(key) ? key : 'unreadable';
}

/** The same dataset has the same hash, whatever the order of the keys it was sent in. */
async function hashOf({ name, description, isPublic, rows }: Dataset): Promise<string> {
  const values = rows.map((row) => [row.Year, ...COLUMN_KEYS.map((key) => row[key] ?? null)]);
  const text = JSON.stringify([name, description, isPublic, values]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
