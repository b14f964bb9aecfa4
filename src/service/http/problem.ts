import type { BodyProblem } from '../../core/dataset/read-ingest-body.ts';
import type { CallerProblem } from './caller.ts';

/** Parameters of addresses whose value can be refused, with the sentence that says what each takes. */
export const QUERY_TAKES = {
  search: 'query-takes-search',
  mine: 'query-takes-mine',
  limit: 'query-takes-limit',
  versions_of: 'query-takes-versions_of',
  account: 'query-takes-account',
  from_year: 'query-takes-from_year',
  to_year: 'query-takes-to_year',
  elements: 'query-takes-elements',
  completeness: 'query-takes-completeness',
  area: 'query-takes-area',
  sort: 'query-takes-sort',
  after: 'query-takes-after',
  since: 'query-takes-since',
} as const;

export type QueryField = keyof typeof QUERY_TAKES;

/** Everything our own routes refuse; the auth routes keep the codes real clients know. */
export type ServiceProblem =
  | BodyProblem
  | CallerProblem
  | { kind: 'not-json' }
  | { kind: 'not-json-number' }
  | { kind: 'not-json-levels'; levels: number }
  | { kind: 'not-json-type' }
  | { kind: 'content-encoded'; encoding: string }
  | { kind: 'body-too-large'; limit: number }
  | { kind: 'body-unfinished' }
  | { kind: 'nothing-to-change' }
  | { kind: 'join-unreadable' }
  | { kind: 'unknown-field'; field: string }
  | { kind: 'query-unreadable'; field: QueryField }
  | { kind: 'query-unknown'; field: string }
  | { kind: 'dataset-not-found' }
  | { kind: 'record-not-found' }
  | { kind: 'record-removed'; at: string }
  | { kind: 'dataset-removed'; at: string; record: string }
  | { kind: 'record-is-public'; record: string }
  | {
      kind:
        | 'offer-not-found'
        | 'offer-own'
        | 'offer-key-here'
        | 'offer-unreadable'
        | 'offer-address';
    }
  | { kind: 'offer-beyond-quota'; limit: number; found: number; more: number }
  | { kind: 'record-disagrees' | 'record-transferred' | 'record-hidden' }
  | { kind: 'record-changed' | 'record-joined-already' | 'record-not-parted' }
  | { kind: 'route-not-found' }
  | { kind: 'method-not-allowed'; allowed: string }
  | { kind: 'idempotency-key-unreadable' }
  | { kind: 'idempotency-key-reused' }
  | { kind: 'idempotency-key-busy' }
  | { kind: 'too-many-requests'; seconds: number }
  | { kind: 'quota-reached'; limit: number; found: number }
  | { kind: 'service-busy' }
  | { kind: 'stopping' }
  | { kind: 'search-too-slow' }
  | { kind: 'disk-full' }
  | { kind: 'outcome-unknown' }
  | { kind: 'read-only'; why: string }
  | { kind: 'unexpected'; id: string };

const STATUSES: Partial<Record<ServiceProblem['kind'], number>> = {
  'token-missing': 401,
  'token-expired': 401,
  'token-invalid': 401,
  'quota-reached': 403,
  'record-hidden': 403,
  'offer-beyond-quota': 403,
  'offer-not-found': 404,
  'offer-own': 409,
  'offer-key-here': 409,
  'dataset-not-found': 404,
  'record-not-found': 404,
  'route-not-found': 404,
  'method-not-allowed': 405,
  'idempotency-key-busy': 409,
  'record-is-public': 409,
  'record-transferred': 409,
  'record-joined-already': 409,
  'record-not-parted': 409,
  'dataset-removed': 410,
  'record-removed': 410,
  'record-changed': 412,
  'body-too-large': 413,
  'not-json-type': 415,
  'content-encoded': 415,
  'idempotency-key-reused': 422,
  'too-many-requests': 429,
  unexpected: 500,
  stopping: 502,
  'service-busy': 503,
  'search-too-slow': 503,
  'disk-full': 503,
  'outcome-unknown': 503,
  'read-only': 503,
};

/** What is not in the table is about the body or the address: 400. */
export function statusOf(problem: ServiceProblem): number {
  return STATUSES[problem.kind] ?? 400;
}
