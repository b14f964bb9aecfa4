import { errorCode, errorText, shorten } from '../http/error-text.ts';
import { type HttpAnswer, isRecord, isWebPage, jsonObject } from '../http/http-answer.ts';
import type { Problem } from '../problem.ts';
import type { ProblemKind } from '../problem-kinds.ts';
import { mayBeMadeAnew, recordProblem } from './read-record-answer.ts';

export type IngestAnswer =
  | {
      is: 'sent';
      datasetId: string | null;
      url: string | null;
      notice: Problem | null;
      /** as it stands now; null where the service knows none, or did not say */
      record: { id: string; title: string; isPublic: boolean } | null;
    }
  /** Certainly not stored, and worth another try. */
  | { is: 'passing'; problem: Problem; retryAfterMs: number | null }
  /** Perhaps stored. Only a service that knows the run's key can be asked again. */
  | { is: 'unknown'; problem: Problem; retryAfterMs: number | null }
  /** The key was used before with other content: that upload did arrive. */
  | { is: 'arrived-before' }
  | { is: 'unauthorized'; problem: Problem }
  /** Certainly not stored, for the record is not as this upload takes it to be. */
  | { is: 'turned-down'; problem: Problem }
  | { is: 'failed'; problem: Problem };

const DATASET_ID = /^[\w-]{1,64}$/;
const KEY_STILL_RUNNING = 409;
const KEY_REUSED = 422;
/** Our own service, when its database went away in the very moment of storing. */
const OUTCOME_UNKNOWN = 'outcome-unknown';

export function readIngestAnswer(answer: HttpAnswer, runId: string): IngestAnswer {
  if (answer.status === null) {
    const problem = { kind: answer.failure.why, params: {} };
    if (answer.failure.reached === 'perhaps') return { is: 'unknown', problem, retryAfterMs: null };
    return answer.failure.why === 'connection.too-fast'
      ? { is: 'passing', problem, retryAfterMs: null }
      : { is: 'failed', problem };
  }
  const params = { status: answer.status, text: errorText(answer) };
  const retryAfterMs = retryAfter(answer.headers['retry-after']);
  if (answer.status === 200 || answer.status === 201) return readSuccess(answer, params);
  const ofRecord = recordProblem(answer);
  if (ofRecord) return { is: 'turned-down', problem: ofRecord };
  if (answer.status === 401)
    return { is: 'unauthorized', problem: { kind: 'connection.token-refused', params } };
  if (answer.status === 429)
    return { is: 'passing', problem: { kind: 'connection.service-busy', params }, retryAfterMs };
  if (echoesKey(answer, runId) && /idempotency/.test(errorCode(answer))) {
    if (answer.status === KEY_REUSED) return { is: 'arrived-before' };
    if (answer.status === KEY_STILL_RUNNING)
      return { is: 'unknown', problem: { kind: 'connection.service-busy', params }, retryAfterMs };
  }
  if (answer.status >= 500) return readTrouble(answer, params, retryAfterMs);
  return { is: 'failed', problem: refusalFor(answer, params) };
}

/**
 * Once an attempt may have arrived, no later refusal says that it did not: a gateway's 404 to the
 * second says nothing of the first. Only a success, or a key that was used, ends the doubt; and a record that is not
 * this account's any more, with whatever had arrived in it.
 */
export function inDoubt(answer: IngestAnswer): IngestAnswer {
  switch (answer.is) {
    case 'sent':
    case 'arrived-before':
    case 'unknown':
      return answer;
    case 'passing':
      return { ...answer, is: 'unknown' };
    case 'turned-down':
      return mayBeMadeAnew(answer.problem)
        ? answer
        : { is: 'unknown', problem: answer.problem, retryAfterMs: null };
    default:
      return { is: 'unknown', problem: answer.problem, retryAfterMs: null };
  }
}

/** This service knows our keys, so a repeated upload makes no second dataset. */
export function echoesKey(answer: HttpAnswer, runId: string): boolean {
  if (answer.status === null) return false;
  return (answer.headers['idempotency-key'] ?? '').replace(/^"|"$/g, '') === runId;
}

/** Any other knows the specification alone, and is sent that and no more. */
export function takesRecords(answer: HttpAnswer): boolean {
  return takes(answer, 'source_key') && takes(answer, 'record');
}

export function takesStation(answer: HttpAnswer): boolean {
  return takesRecords(answer) && takes(answer, 'station_facts');
}

/** Facts that a service learned later are announced for themselves. */
export function takesCreator(answer: HttpAnswer): boolean {
  return takesStation(answer) && takes(answer, 'creator_kind') && takes(answer, 'creator_id');
}

function takes(answer: HttpAnswer, field: string): boolean {
  if (answer.status === null) return false;
  return (answer.headers['almanac-takes'] ?? '').split(/\s*,\s*/).includes(field);
}

type Params = { status: number; text: string };
type Body = { status: number; headers: Record<string, string>; text: string };

function readSuccess(answer: Body, params: Params): IngestAnswer {
  const body = jsonObject(answer.text);
  if (!body) {
    if (isWebPage(answer)) return failed('connection.web-page', params);
    return { is: 'unknown', problem: { kind: 'upload.odd-answer', params }, retryAfterMs: null };
  }
  if (body.success === false || typeof body.error === 'string')
    return failed('upload.refused', params);
  const dataset = isRecord(body.dataset) ? body.dataset : {};
  const { id } = dataset;
  const url = [dataset.url, body.url].find((link) => typeof link === 'string');
  return {
    is: 'sent',
    datasetId: typeof id === 'string' && DATASET_ID.test(id) ? id : null,
    // People click on this link, so only http and https are kept.
    url: typeof url === 'string' && /^https?:\/\/[^\s"'<>]+$/.test(url) ? url : null,
    notice: noticeIn(body),
    record: recordIn(dataset),
  };
}

function recordIn({ record, name, isPublic }: Record<string, unknown>) {
  const isKnown = typeof record === 'string' && DATASET_ID.test(record) && typeof name === 'string';
  return isKnown && typeof isPublic === 'boolean' ? { id: record, title: name, isPublic } : null;
}

/** Beside its success a service may say what the person should know before the next one. */
function noticeIn({ notice }: Record<string, unknown>): Problem | null {
  const text = typeof notice === 'string' ? shorten(notice) : '';
  return text === '' ? null : { kind: 'upload.service-notice', params: { text } };
}

/**
 * A service that says in its own words what failed has stored nothing, unless it says that it does not
 * know. A gateway never knows.
 */
function readTrouble(answer: Body, params: Params, retryAfterMs: number | null): IngestAnswer {
  const problem = { kind: 'connection.service-trouble', params } as const;
  const hasSentence = typeof jsonObject(answer.text)?.error === 'string';
  const knows = hasSentence && errorCode(answer) !== OUTCOME_UNKNOWN;
  return { is: knows ? 'passing' : 'unknown', problem, retryAfterMs };
}

function refusalFor(answer: Body, params: Params): Problem {
  if (/api.?key/i.test(params.text)) return { kind: 'connection.key-wrong', params };
  if (answer.status >= 300 && answer.status < 400)
    return { kind: 'connection.address-redirects', params };
  if (answer.status === 404) return { kind: 'connection.address-wrong', params };
  if (isWebPage(answer)) return { kind: 'connection.web-page', params };
  if (answer.status === 413) return { kind: 'upload.too-big-for-service', params };
  return { kind: 'upload.refused', params };
}

function failed(kind: ProblemKind, params: Params): IngestAnswer {
  return { is: 'failed', problem: { kind, params } };
}

/** Only seconds are read, because a date in this header counts by another clock. */
function retryAfter(header: string | undefined): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
