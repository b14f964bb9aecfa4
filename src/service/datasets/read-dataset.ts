import type { Row } from '../../core/dataset/dataset.ts';
import { plainFileName } from '../../core/dataset/plain-file-name.ts';
import { answer, answerText, NOT_SNIFFED, refuse } from '../http/answer.ts';
import { type Caller, UUID } from '../http/caller.ts';
import { cacheHeaders, isKnown, notModified } from '../http/etag.ts';
import { accepted } from '../http/preferences.ts';
import type { Handler, RouteContext } from '../http/route.ts';
import { whole } from '../http/streamed.ts';
import { callerOf, type DatasetPorts, inTurnFor } from './dataset-ports.ts';
import { exported } from './formats/exported-dataset.ts';
import { FORMATS, type Format } from './formats/formats.ts';
import { recordTag } from './record-tag.ts';
import { removalProblem } from './refused.ts';
import type { DatasetHeader } from './schemas.ts';

/** What is answered of a dataset that may be seen. */
type Form = {
  /** names it among the forms of one dataset */
  tag: string;
  show: (header: DatasetHeader, rows: string) => Promise<Response>;
  /** no rows need to be read for it */
  isRowless?: boolean;
};

/** A version by its id, or the newest one of a record. */
export type Sought = 'datasets' | 'records';

/** For the viewer: everything about one dataset, rows included; or the form that `Accept` prefers. */
export function readDataset(ports: DatasetPorts, sought: Sought): Handler {
  const whole: Form = {
    tag: '',
    show: async (header, rows) => {
      const dataset = withRows({ ...header, url: linkOf(header, sought, ports) }, rows);
      return answerText(200, `{"dataset":${dataset}}`);
    },
  };
  return reader(ports, sought, (request) => {
    if (new URL(request.url).searchParams.get('rows') === 'none') return withoutRows(sought, ports);
    const format = accepted(request.headers.get('accept'), FORMATS);
    return format ? formOf(format, sought, ports) : whole;
  });
}

function withoutRows(sought: Sought, ports: DatasetPorts): Form {
  return {
    tag: '-none',
    isRowless: true,
    show: async (header) =>
      answer(200, { dataset: { ...header, url: linkOf(header, sought, ports) } }),
  };
}

/** One format, whatever the request would accept. */
export function exportDataset(ports: DatasetPorts, sought: Sought, format: Format): Handler {
  return reader(ports, sought, () => formOf(format, sought, ports));
}

function formOf(format: Format, sought: Sought, ports: DatasetPorts): Form {
  const { extension, mediaType, write } = format;
  return {
    tag: `-${extension}`,
    show: async (header, rows) => {
      const link = linkOf(header, sought, ports);
      const dataset = exported(header, JSON.parse(rows) as Row[], link);
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

function linkOf({ id, record }: DatasetHeader, sought: Sought, { linkTo }: DatasetPorts): string {
  return linkTo(sought, sought === 'records' ? record : id);
}

/** Under its title, for a folder with many of them; by its id where a program knows ASCII alone (RFC 6266). */
function savedAs({ id, name }: DatasetHeader, extension: string): string {
  const titled = encodeURIComponent(`${plainFileName(name)}.${extension}`);
  return `attachment; filename="dataset-${id}.${extension}"; filename*=UTF-8''${titled}`;
}

function withRows(head: Record<string, unknown>, rows: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"rows":${rows}}`;
}

function reader(ports: DatasetPorts, sought: Sought, formFor: (request: Request) => Form): Handler {
  return async (request, around) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const find = sought === 'records' ? ports.store.record : ports.store.version;
    const id = idIn(around);
    const header = id ? await find(caller, id) : null;
    if (!header) return refuseMissing(request, ports, { caller, id, sought });
    const form = formFor(request);
    const tag = recordTag(header, ports, form.tag);
    if (isKnown(request, tag)) return withAccept(notModified(tag));
    const response = await inTurnFor(header.rowCount, ports, async () => {
      const rows = form.isRowless ? '' : await ports.store.rows(caller, header.id);
      return rows === null ? null : form.show(header, rows);
    });
    // It was deleted or hidden this very moment; its header alone would be a dataset without values.
    if (response === null) return refuse(request, { kind: 'dataset-not-found' });
    for (const [name, value] of Object.entries(cacheHeaders(tag)))
      response.headers.set(name, value);
    if (sought === 'records' && !form.isRowless)
      response.headers.set('content-location', versionPath(header, form));
    return withAccept(response);
  };
}

/** Where what is answered for a record stays as it is. */
function versionPath({ id }: DatasetHeader, { tag }: Form): string {
  return `/functions/v1/datasets/${id}${tag.replace('-', '.')}`;
}

type Missed = { caller: Caller; id: string | null; sought: Sought };

async function refuseMissing(
  request: Request,
  { store }: DatasetPorts,
  { caller, id, sought }: Missed,
): Promise<Response> {
  const removal = id ? await store.removal(caller, id) : null;
  if (removal) return refuse(request, removalProblem(removal));
  const missing = sought === 'records' ? 'record-not-found' : 'dataset-not-found';
  return refuse(request, { kind: missing });
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
