import type { Row } from '../../core/dataset/dataset.ts';
import { plainFileName } from '../../core/dataset/plain-file-name.ts';
import { answerText, NOT_SNIFFED, refuse } from '../http/answer.ts';
import { UUID } from '../http/caller.ts';
import { cacheHeaders, isKnown, notModified } from '../http/etag.ts';
import { accepted } from '../http/preferences.ts';
import type { Handler, RouteContext } from '../http/route.ts';
import { whole } from '../http/streamed.ts';
import { callerOf, type DatasetPorts, inTurnFor } from './dataset-ports.ts';
import { exported } from './formats/exported-dataset.ts';
import { FORMATS, type Format } from './formats/formats.ts';
import type { DatasetHeader } from './schemas.ts';

/** What is answered of a dataset that may be seen. */
type Form = {
  /** names it among the forms of one dataset */
  tag: string;
  show: (header: DatasetHeader, rows: string) => Promise<Response>;
};

/** For the viewer: everything about one dataset, rows included; or the form that `Accept` prefers. */
export function readDataset(ports: DatasetPorts): Handler {
  const whole: Form = {
    tag: '',
    show: async (header, rows) => {
      const dataset = withRows({ ...header, url: ports.linkTo(header.id) }, rows);
      return answerText(200, `{"dataset":${dataset}}`);
    },
  };
  return reader(ports, (request) => {
    const format = accepted(request.headers.get('accept'), FORMATS);
    return format ? formOf(format, ports) : whole;
  });
}

/** One format, whatever the request would accept. */
export function exportDataset(ports: DatasetPorts, format: Format): Handler {
  return reader(ports, () => formOf(format, ports));
}

function formOf(format: Format, ports: DatasetPorts): Form {
  const { extension, mediaType, write } = format;
  return {
    tag: `-${extension}`,
    show: async (header, rows) => {
      const dataset = exported(header, JSON.parse(rows) as Row[], ports.linkTo(header.id));
      return new Response(await whole(write(dataset, ports.now())), {
        headers: {
          'content-type': mediaType,
          'content-disposition': savedAs(header, extension),
          ...NOT_SNIFFED,
        },
      });
    },
  };
}

/** Under its title, for a folder with many of them; by its id where a program knows ASCII alone (RFC 6266). */
function savedAs({ id, name }: DatasetHeader, extension: string): string {
  const titled = encodeURIComponent(`${plainFileName(name)}.${extension}`);
  return `attachment; filename="dataset-${id}.${extension}"; filename*=UTF-8''${titled}`;
}

function withRows(head: Record<string, unknown>, rows: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"rows":${rows}}`;
}

function reader(ports: DatasetPorts, formFor: (request: Request) => Form): Handler {
  return async (request, around) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const id = idIn(around);
    const header = id ? await ports.store.header(caller, id) : null;
    if (!header) return refuseMissing(request, ports, id);
    const form = formFor(request);
    // Rows never change. Everything else either moves updatedAt or is in the header.
    const state = `${header.id}-${Date.parse(header.updatedAt)}-${header.mine}-${accountMark(header)}`;
    const tag = `"${state}${form.tag}-${ports.edition ?? ''}"`;
    if (isKnown(request, tag)) return withAccept(notModified(tag));
    const response = await inTurnFor(header.rowCount, ports, async () => {
      const rows = await ports.store.rows(caller, header.id);
      return rows === null ? null : form.show(header, rows);
    });
    // It was deleted or hidden this very moment; its header alone would be a dataset without values.
    if (response === null) return refuse(request, { kind: 'dataset-not-found' });
    for (const [name, value] of Object.entries(cacheHeaders(tag)))
      response.headers.set(name, value);
    return withAccept(response);
  };
}

async function refuseMissing(request: Request, { store }: DatasetPorts, id: string | null) {
  const removedAt = id ? await store.removedAt(id) : null;
  if (removedAt === null) return refuse(request, { kind: 'dataset-not-found' });
  return refuse(request, { kind: 'dataset-removed', at: new Date(removedAt).toISOString() });
}

/** A cache must not answer CSV to somebody who asked for JSON. */
function withAccept(response: Response): Response {
  response.headers.append('vary', 'Accept');
  return response;
}

/** For a text that is no id, there is no dataset. */
export function idIn({ path }: RouteContext): string | null {
  return path.id && UUID.test(path.id) ? path.id.toLowerCase() : null;
}

/** Of a header only the account's name changes without the dataset. */
function accountMark({ account }: DatasetHeader): string {
  return encodeURIComponent(account ?? '');
}
