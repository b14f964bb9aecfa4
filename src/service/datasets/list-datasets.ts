import * as v from 'valibot';
import { answer, refuse } from '../http/answer.ts';
import type { Caller } from '../http/caller.ts';
import { unlessKnown } from '../http/etag.ts';
import type { QueryField } from '../http/problem.ts';
import type { Handler } from '../http/route.ts';
import { wasTooSlow } from '../store/database.ts';
import { NO_LIMITS, rowsUsed } from './account-limits.ts';
import { callerOf, type DatasetPorts } from './dataset-ports.ts';
import { type DirectoryFilters, readFilters, unreadableField } from './directory-filters.ts';
import { type ListOptions, readPlace, writePlace } from './find-page.ts';
import { DirectoryQuery, ListQuery } from './schemas.ts';

const PAGE = 24;

/** The Directory, a page at a time: an entry a record, or the versions of one. */
export function listDatasets(ports: DatasetPorts): Handler {
  return asked(ports, readOptions, async (caller, options) => {
    // One entry more than the page holds shows whether there is a next page.
    const entries = await ports.store.list(caller, { ...options, limit: options.limit + 1 });
    const shown = entries.slice(0, options.limit);
    const last = shown.at(-1);
    const linkTo = ({ id, record }: { id: string; record: string }) =>
      options.versionsOf ? ports.linkTo('datasets', id) : ports.linkTo('records', record);
    const datasets = shown.map(({ entry }) => ({ ...entry, url: linkTo(entry) }));
    const hasMore = entries.length > shown.length;
    const next = hasMore && last ? writePlace(options.sort, last.place) : null;
    return { datasets, next, ...(options.mineOnly && (await quotaOf(ports, caller))) };
  });
}

/** How much of it an account has used: whoever has many to send is told before the first. */
async function quotaOf({ store, accountLimits = NO_LIMITS }: DatasetPorts, caller: Caller) {
  if (caller.role === 'anon') return null;
  const used = await store.read(caller, (query) => rowsUsed(query, caller.userId));
  return { quota: { rows: accountLimits.accountRows || null, used } };
}

/** How much is found in all. */
export function countDatasets(ports: DatasetPorts): Handler {
  return asked(ports, readQuery, ports.store.totals);
}

/** Where it is found. */
export function mapDatasets(ports: DatasetPorts): Handler {
  return asked(ports, readQuery, ports.store.map);
}

/** Answers what is asked in the query, or says which of its parameters cannot be read. */
function asked<Question extends DirectoryFilters>(
  ports: DatasetPorts,
  read: (sent: Record<string, string>) => Question | QueryField,
  find: (caller: Caller, question: Question) => Promise<object>,
): Handler {
  return async (request) => {
    const caller = await callerOf(request, ports);
    if (caller instanceof Response) return caller;
    const question = read(Object.fromEntries(new URL(request.url).searchParams));
    if (typeof question === 'string')
      return refuse(request, { kind: 'query-unreadable', field: question });
    const found = await find(caller, question).catch((error: unknown) => {
      if (question.words.length > 0 && wasTooSlow(error)) return null;
      throw error;
    });
    if (!found) return refuse(request, { kind: 'search-too-slow' });
    return unlessKnown(request, answer(200, found));
  };
}

function readQuery(sent: Record<string, string>): DirectoryFilters | QueryField {
  const query = v.safeParse(DirectoryQuery, sent);
  return query.success ? readFilters(query.output) : unreadableField(query.issues);
}

function readOptions(sent: Record<string, string>): ListOptions | QueryField {
  const query = v.safeParse(ListQuery, sent);
  if (!query.success) return unreadableField(query.issues);
  const { limit = PAGE, after, sort = 'newest', ...filtering } = query.output;
  const filters = readFilters(filtering);
  if (typeof filters === 'string') return filters;
  const place = after === undefined ? null : readPlace(sort, after);
  return place === undefined ? 'after' : { ...filters, sort, after: place, limit };
}
