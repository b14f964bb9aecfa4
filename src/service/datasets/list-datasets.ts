import * as v from 'valibot';
import { answer, refuse } from '../http/answer.ts';
import { UUID } from '../http/caller.ts';
import { unlessKnown } from '../http/etag.ts';
import type { Handler } from '../http/route.ts';
import { callerOf, type DatasetPorts } from './dataset-ports.ts';
import type { ListWishes, Place } from './find-page.ts';
import { ListQuery } from './schemas.ts';

const PAGE = 24;
/** A person types fewer words, and each word costs a comparison an entry. */
const WORDS_AT_MOST = 8;

/** The Directory, a page at a time: the newest first, with the versions of a dataset in one entry. */
export function listDatasets(ports: DatasetPorts): Handler {
  return async (request) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const wishes = readWishes(new URL(request.url).searchParams);
    if (typeof wishes === 'string')
      return refuse(request, { kind: 'query-unreadable', field: wishes });
    // One entry more than the page holds shows whether there is a next page.
    const found = await ports.store.list(caller, { ...wishes, limit: wishes.limit + 1 });
    const entries = found.slice(0, wishes.limit);
    const last = entries.at(-1);
    const datasets = entries.map((entry) => ({ ...entry, url: ports.linkTo(entry.id) }));
    const next = found.length > entries.length && last ? writePlace(last) : null;
    return unlessKnown(request, answer(200, { datasets, next }));
  };
}

/** The wishes of the query, or the name of the parameter that cannot be read. */
function readWishes(parameters: URLSearchParams): ListWishes | string {
  const query = v.safeParse(ListQuery, Object.fromEntries(parameters));
  if (!query.success) return v.getDotPath(query.issues[0]) ?? 'search';
  const { search = '', mine, versions_of, limit = PAGE, after } = query.output;
  const place = after === undefined ? null : readPlace(after);
  if (place === undefined) return 'after';
  return {
    words: search.replaceAll('\0', ' ').split(/\s+/).filter(Boolean).slice(0, WORDS_AT_MOST),
    mineOnly: mine === 'true',
    versionsOf: versions_of ?? null,
    after: place,
    limit,
  };
}

function writePlace({ createdAt, id }: { createdAt: string; id: string }): string {
  return `${Date.parse(createdAt)}_${id}`;
}

function readPlace(text: string): Place | undefined {
  const [time = '', id = ''] = text.split('_');
  return /^\d{1,15}$/.test(time) && UUID.test(id) ? { createdAt: Number(time), id } : undefined;
}
