import { createHash } from 'node:crypto';
import type { Dataset, Row } from '../../core/dataset/dataset.ts';
import { MOST_PROBLEMS, readIngestBody } from '../../core/dataset/read-ingest-body.ts';
import { rowWarnings } from '../../core/dataset/row-warnings.ts';
import { answer, refuse, refuseAll, sayTo } from '../http/answer.ts';
import type { Owner } from '../http/caller.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { parseJson, readJsonBytes } from '../http/read-json.ts';
import type { Handler } from '../http/route.ts';
import { atOnce } from '../store/gate.ts';
import type { QuotaNotice } from './account-limits.ts';
import { type DatasetPorts, inTurnFor, ownerOf } from './dataset-ports.ts';
import { columnsText } from './rows-text.ts';

/** The contract's one call: a dataset in one request, stored whole or not at all. */
export function ingestDataset(ports: DatasetPorts): Handler {
  return async (request) => {
    const owner = await ownerOf(request, ports);
    if (owner instanceof Response) return owner;
    const key = readIdempotencyKey(request);
    if (key === 'unreadable') return refuse(request, { kind: 'idempotency-key-unreadable' });
    const { ownTurn = atOnce, roomForBodies = (work) => work(() => true) } = ports;
    return roomForBodies(async (hasRoom) => {
      const sent = await readJsonBytes(request, ports.limits.bodyBytes, hasRoom);
      if (!sent.ok) return refuse(request, sent.problem);
      // Its account's turn first: what waits for that must keep no place that others could have.
      const arrived = { owner, key, bytes: sent.bytes };
      return ownTurn(() => store(request, arrived, ports), { who: owner.userId });
    });
  };
}

/** A row of a full year takes about so much. */
const BYTES_A_ROW = 500;

type Arrived = { owner: Owner; key: string | null; bytes: Uint8Array };

async function store(
  request: Request,
  { owner, key, bytes }: Arrived,
  ports: DatasetPorts,
): Promise<Response> {
  const read = await inTurnFor(bytes.length / BYTES_A_ROW, ports, async () =>
    readDataset(request, bytes, ports),
  );
  if (read instanceof Response) return read;
  const { dataset, columns } = read;
  const idempotency = key ? { key, bodyHash: hashOf(dataset, columns) } : null;
  const added = { id: ports.newId(), recordId: ports.newId(), dataset, columns, idempotency };
  const adding = await ports.store.add(owner, added, ports.now());
  if (adding.do === 'refused') return refuse(request, adding.problem);
  const { summary } = adding;
  const notice = adding.do === 'added' && adding.notice ? noticeTo(request, adding.notice) : {};
  const body = {
    success: true,
    dataset: { ...summary, url: ports.linkTo('records', summary.record) },
    ...notice,
    ...warningsTo(request, dataset.rows),
  };
  return answer(200, body, adding.do === 'replayed' ? { 'idempotent-replayed': 'true' } : {});
}

function readDataset(request: Request, bytes: Uint8Array, { limits }: DatasetPorts) {
  const sent = parseJson(bytes);
  if (!sent.ok) return refuse(request, sent.problem);
  const reading = readIngestBody(sent.value, limits);
  if (reading.ok) return { dataset: reading.dataset, columns: columnsText(reading.dataset.rows) };
  const { problems } = reading;
  return refuseAll(request, problems, problems.length < MOST_PROBLEMS ? 'all' : 'at-least');
}

/** Said beside the success, while there is still time to delete something. */
function noticeTo(request: Request, { kind, ...params }: QuotaNotice): { notice: string } {
  return { notice: sayTo(request)(kind, params) };
}

/** As many as a person reads at once; the viewer shows its owner all of them. */
const WARNINGS_SAID = 20;

/** The contract has no bounds, so the values are stored: whoever sent them is told what nobody means. */
function warningsTo(request: Request, rows: readonly Row[]): { warnings?: object[] } {
  const say = sayTo(request);
  const warnings = rowWarnings(rows)
    .slice(0, WARNINGS_SAID)
    .map((warning) => {
      const { kind, row, key } = warning;
      const year = String(warning.year);
      return { kind, row, key, sentence: say(kind, { ...warning, year }) };
    });
  return warnings.length > 0 ? { warnings } : {};
}

/** The same dataset has the same hash, whatever the order of the keys it was sent in. */
function hashOf(dataset: Dataset, columns: string): string {
  const { name, description, isPublic, station, source, record, anew } = dataset;
  const said = JSON.stringify([name, description, isPublic, station, source, record, anew]);
  return createHash('sha256').update(said).update(columns).digest('hex');
}
