import { type StationFacts, stationProblems } from '../dataset/station.ts';
import { errorCode, errorText } from '../http/error-text.ts';
import { type HttpAnswer, isRecord, jsonObject } from '../http/http-answer.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { ProblemKind } from '../problem-kinds.ts';

/** A record as the service has it now. */
export type RecordStand = {
  id: string;
  title: string;
  description: string;
  isPublic: boolean;
  /** Where it says that its values come from. */
  station: StationFacts | null;
  /** What a change of it reaches. */
  versions: number;
  /** What was seen, for a change that must not meet another. */
  etag: string | null;
};

export type RecordAnswer =
  | { is: 'there'; stand: RecordStand }
  /** It takes no upload, and only a person can say how it goes on. */
  | { is: 'gone'; problem: Problem }
  /** Somebody changed it since it was seen. */
  | { is: 'changed-since' }
  | { is: 'unauthorized'; problem: Problem }
  /** Nobody knows how it stands; worth another try where `retryAfterMs` is said. */
  | { is: 'not-known'; problem: Problem; retryAfterMs: number | null };

/** Of reading a record, and of changing it. */
export function readRecordAnswer(answer: HttpAnswer): RecordAnswer {
  if (answer.status === null)
    return { is: 'not-known', problem: problemOf(answer.failure.why), retryAfterMs: null };
  const gone = recordProblem(answer);
  if (gone) return { is: 'gone', problem: gone };
  const params = { status: answer.status, text: errorText(answer) };
  const notKnown = (kind: ProblemKind): RecordAnswer => {
    const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
    const retryAfterMs = seconds >= 0 ? seconds * 1000 : null;
    return { is: 'not-known', problem: problemOf(kind, params), retryAfterMs };
  };
  if (answer.status === 401)
    return { is: 'unauthorized', problem: problemOf('connection.token-refused', params) };
  if (answer.status === 412) return { is: 'changed-since' };
  if (answer.status === 429) return notKnown('connection.service-busy');
  if (answer.status >= 500) return notKnown('connection.service-trouble');
  return readStand(answer) ?? notKnown('upload.refused');
}

function readStand({ status, headers, text }: Answered): RecordAnswer | null {
  const body = jsonObject(text);
  const found = [body?.dataset, body?.record].find(isRecord);
  if (status !== 200 || !found) return null;
  // What another account has taken over may still be read.
  if (found.mine === false) return { is: 'gone', problem: problemOf('upload.record-transferred') };
  const { record, id, name, description, isPublic, versions, station } = found;
  const own = typeof record === 'string' ? record : id;
  if (typeof own !== 'string' || typeof name !== 'string' || typeof isPublic !== 'boolean')
    return null;
  const stand = {
    id: own,
    title: name,
    description: typeof description === 'string' ? description : '',
    isPublic,
    station: isRecord(station) && stationProblems(station).length === 0 ? station : null,
    versions: Number(versions) || 1,
    etag: headers.etag ?? null,
  };
  return { is: 'there', stand };
}

type Answered = Extract<HttpAnswer, { status: number }>;

const OF_RECORDS: Record<string, ProblemKind> = {
  'record-removed': 'upload.record-removed',
  'record-not-found': 'upload.record-not-there',
  'record-transferred': 'upload.record-transferred',
  'record-is-public': 'upload.record-is-public',
  'record-hidden': 'upload.record-hidden',
};

/** Why a service that knows records stored nothing, in its own codes; null for anything else that it says. */
export function recordProblem(answer: Answered): Problem | null {
  const kind = OF_RECORDS[errorCode(answer)];
  if (!kind) return null;
  const at = jsonObject(answer.text)?.removed_at;
  return problemOf(kind, typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? { at } : {});
}

/** What waits until a person has said how it goes on. */
export function isOfRecord({ kind }: Problem): boolean {
  return Object.values(OF_RECORDS).includes(kind);
}

/** There is nothing left that an upload could add to, so that another record may be made. */
export function mayBeMadeAnew({ kind }: Problem): boolean {
  return MADE_ANEW.includes(kind);
}

const MADE_ANEW: readonly ProblemKind[] = [
  'upload.record-removed',
  'upload.record-not-there',
  'upload.record-transferred',
];
