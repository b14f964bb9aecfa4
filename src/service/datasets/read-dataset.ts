import type { Row } from '../../core/dataset/dataset.ts';
import { answer, refuse } from '../http/answer.ts';
import { UUID } from '../http/caller.ts';
import { cacheHeaders, isKnown, notModified } from '../http/etag.ts';
import type { Around, Handler } from '../http/route.ts';
import { csvOf } from './csv.ts';
import { callerOf, type DatasetPorts } from './dataset-ports.ts';
import type { DatasetHeader } from './schemas.ts';

type Show = (header: DatasetHeader, rows: Row[], ports: DatasetPorts) => Response;

/** For the viewer: everything about one dataset, rows included. */
export function readDataset(ports: DatasetPorts): Handler {
  return reader(ports, ({ ...header }, rows) =>
    answer(200, { dataset: { ...header, url: ports.linkTo(header.id), rows } }),
  );
}

/** The body that would publish the same dataset again. */
export function exportJson(ports: DatasetPorts): Handler {
  return reader(ports, ({ name, description, isPublic, ...header }, rows) => {
    const body = {
      name,
      ...(description === null ? {} : { description }),
      is_public: isPublic,
      rows,
    };
    return answer(200, body, attachment(header.id, 'json'));
  });
}

export function exportCsv(ports: DatasetPorts): Handler {
  return reader(
    ports,
    ({ id }, rows) =>
      new Response(csvOf(rows), {
        headers: { 'content-type': 'text/csv; charset=utf-8', ...attachment(id, 'csv') },
      }),
  );
}

function reader(ports: DatasetPorts, show: Show): Handler {
  return async (request, around) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const id = idIn(around);
    const header = id ? await ports.store.header(caller, id) : null;
    if (!header) return refuse(request, { kind: 'dataset-not-found' });
    // Rows never change; what may change beside them moves updatedAt or is in the header itself.
    const tag = `"${header.id}-${Date.parse(header.updatedAt)}-${header.mine}-${hashless(header)}"`;
    if (isKnown(request, tag)) return notModified(tag);
    const response = show(header, await ports.store.rows(caller, header.id), ports);
    for (const [name, value] of Object.entries(cacheHeaders(tag)))
      response.headers.set(name, value);
    return response;
  };
}

/** An id that is none is simply not there. */
export function idIn({ path }: Around): string | null {
  return path.id && UUID.test(path.id) ? path.id.toLowerCase() : null;
}

/** The account's name is the one part of a header that changes without the dataset. */
function hashless({ account }: DatasetHeader): string {
  return encodeURIComponent(account ?? '');
}

function attachment(id: string, ending: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="dataset-${id}.${ending}"` };
}
