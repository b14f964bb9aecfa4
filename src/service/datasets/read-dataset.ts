import type { Row } from '../../core/dataset/dataset.ts';
import { answerText, NOT_SNIFFED, refuse } from '../http/answer.ts';
import { UUID } from '../http/caller.ts';
import { cacheHeaders, isKnown, notModified } from '../http/etag.ts';
import type { Around, Handler } from '../http/route.ts';
import { csvOf } from './csv.ts';
import { callerOf, type DatasetPorts } from './dataset-ports.ts';
import type { DatasetHeader } from './schemas.ts';

/** `rows` is the text of a JSON array. Most answers pass it on unread. */
type Show = (header: DatasetHeader, rows: string, ports: DatasetPorts) => Response;

/** For the viewer: everything about one dataset, rows included. */
export function readDataset(ports: DatasetPorts): Handler {
  return reader(ports, (header, rows) => {
    const dataset = withRows({ ...header, url: ports.linkTo(header.id) }, rows);
    return answerText(200, `{"dataset":${dataset}}`);
  });
}

/** The body that would publish the same dataset again. */
export function exportJson(ports: DatasetPorts): Handler {
  return reader(ports, ({ name, description, isPublic, id, station }, rows) => {
    const described = { name, ...(description === null ? {} : { description }) };
    const facts = station ? { station_facts: station } : {};
    const body = withRows({ ...described, is_public: isPublic, ...facts }, rows);
    return answerText(200, body, attachment(id, 'json'));
  });
}

export function exportCsv(ports: DatasetPorts): Handler {
  return reader(
    ports,
    ({ id }, rows) =>
      new Response(csvOf(JSON.parse(rows) as Row[]), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          ...NOT_SNIFFED,
          ...attachment(id, 'csv'),
        },
      }),
  );
}

function withRows(head: Record<string, unknown>, rows: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"rows":${rows}}`;
}

function reader(ports: DatasetPorts, show: Show): Handler {
  return async (request, around) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const id = idIn(around);
    const header = id ? await ports.store.header(caller, id) : null;
    if (!header) return refuse(request, { kind: 'dataset-not-found' });
    // Rows never change. Everything else either moves updatedAt or is in the header.
    const tag = `"${header.id}-${Date.parse(header.updatedAt)}-${header.mine}-${hashless(header)}"`;
    if (isKnown(request, tag)) return notModified(tag);
    const response = show(header, await ports.store.rows(caller, header.id), ports);
    for (const [name, value] of Object.entries(cacheHeaders(tag)))
      response.headers.set(name, value);
    return response;
  };
}

/** For a text that is no id, there is no dataset. */
export function idIn({ path }: Around): string | null {
  return path.id && UUID.test(path.id) ? path.id.toLowerCase() : null;
}

/** Of a header only the account's name changes without the dataset. */
function hashless({ account }: DatasetHeader): string {
  return encodeURIComponent(account ?? '');
}

function attachment(id: string, ending: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="dataset-${id}.${ending}"` };
}
