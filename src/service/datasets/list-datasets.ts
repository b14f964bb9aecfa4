import * as v from 'valibot';
import { answer, refuse } from '../http/answer.ts';
import { unlessKnown } from '../http/etag.ts';
import type { QueryField } from '../http/problem.ts';
import type { Handler } from '../http/route.ts';
import { callerOf, type DatasetPorts } from './dataset-ports.ts';
import { readFilters, unreadableField } from './directory-filters.ts';
import type { ListWishes } from './find-page.ts';
import { readPlace, writePlace } from './list-place.ts';
import { ListQuery } from './schemas.ts';

const PAGE = 24;

/** The Directory, a page at a time, with the versions of a dataset in one entry. */
export function listDatasets(ports: DatasetPorts): Handler {
  return async (request) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const wishes = readWishes(new URL(request.url).searchParams);
    if (typeof wishes === 'string')
      return refuse(request, { kind: 'query-unreadable', field: wishes });
    // One entry more than the page holds shows whether there is a next page.
    const entries = await ports.store.list(caller, { ...wishes, limit: wishes.limit + 1 });
    const shown = entries.slice(0, wishes.limit);
    const last = shown.at(-1);
    const datasets = shown.map(({ entry }) => ({ ...entry, url: ports.linkTo(entry.id) }));
    const next = entries.length > shown.length && last ? writePlace(wishes.sort, last.place) : null;
    return unlessKnown(request, answer(200, { datasets, next }));
  };
}

/** The wishes of the query, or the name of the parameter that cannot be read. */
function readWishes(parameters: URLSearchParams): ListWishes | QueryField {
  const query = v.safeParse(ListQuery, Object.fromEntries(parameters));
  if (!query.success) return unreadableField(query.issues);
  const { limit = PAGE, after, sort = 'newest', ...sent } = query.output;
  const filters = readFilters(sent);
  if (typeof filters === 'string') return filters;
  const place = after === undefined ? null : readPlace(sort, after);
  return place === undefined ? 'after' : { ...filters, sort, after: place, limit };
}
