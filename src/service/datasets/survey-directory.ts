import * as v from 'valibot';
import { answer, refuse } from '../http/answer.ts';
import type { Caller } from '../http/caller.ts';
import { unlessKnown } from '../http/etag.ts';
import type { Handler } from '../http/route.ts';
import { callerOf, type DatasetPorts } from './dataset-ports.ts';
import { type DirectoryFilters, readFilters, unreadableField } from './directory-filters.ts';
import { DirectoryQuery } from './schemas.ts';

/** How much is found in all. */
export function countDatasets(ports: DatasetPorts): Handler {
  return surveyed(ports, ports.store.totals);
}

/** Where it is found. */
export function mapDatasets(ports: DatasetPorts): Handler {
  return surveyed(ports, ports.store.map);
}

function surveyed(
  ports: DatasetPorts,
  survey: (caller: Caller, filters: DirectoryFilters) => Promise<object>,
): Handler {
  return async (request) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const sent = Object.fromEntries(new URL(request.url).searchParams);
    const query = v.safeParse(DirectoryQuery, sent);
    const filters = query.success ? readFilters(query.output) : unreadableField(query.issues);
    if (typeof filters === 'string')
      return refuse(request, { kind: 'query-unreadable', field: filters });
    return unlessKnown(request, answer(200, await survey(caller, filters)));
  };
}
