import { errorText } from '../http/error-text.ts';
import { type HttpAnswer, isWebPage, jsonObject } from '../http/http-answer.ts';
import { type Problem, problemOf } from '../problem.ts';
import type { ProblemKind } from '../problem-kinds.ts';
import type { TokenAnswer } from './read-token-answer.ts';

const CONNECTION_PARTS = ['address', 'key', 'token', 'service'] as const;
export type ConnectionPart = (typeof CONNECTION_PARTS)[number];
export type PartState = {
  part: ConnectionPart;
  state: 'good' | 'bad' | 'untested';
  problem: Problem | null;
};

/** The parts before a failing part are proved, and those after it are untested. */
export function partsUpTo(failing: ConnectionPart | null, problem: Problem | null): PartState[] {
  const place = failing === null ? CONNECTION_PARTS.length : CONNECTION_PARTS.indexOf(failing);
  return CONNECTION_PARTS.map((part, index) => {
    if (index < place) return { part, state: 'good', problem: null };
    return index === place
      ? { part, state: 'bad', problem }
      : { part, state: 'untested', problem: null };
  });
}

/** Which part a failed exchange blames. */
export function partBlamedByToken(answer: TokenAnswer): ConnectionPart | null {
  if (answer.is === 'tokens') return null;
  if (answer.is === 'refused' || answer.is === 'doubtful') return 'token';
  if (answer.problem.kind === 'connection.key-wrong') return 'key';
  if (answer.is === 'misconfigured') return 'address';
  return ADDRESS_PROBLEMS.includes(answer.problem.kind) ? 'address' : 'service';
}

const ADDRESS_PROBLEMS: readonly ProblemKind[] = [
  'connection.name-not-found',
  'connection.no-connection',
  'connection.not-secure',
  'connection.address-refused',
  'connection.not-permitted-by-admin',
  // Nothing left Google, so nothing behind it was reached either.
  'connection.permission-missing',
  'connection.quota-spent',
  'connection.too-fast',
];

/**
 * The probe is an upload without a dataset. Every service of this contract refuses it, stores nothing,
 * and shows by its refusal whether address, key, token or service is at fault.
 */
export function readProbe(answer: HttpAnswer): {
  blamed: ConnectionPart | null;
  problem: Problem | null;
} {
  if (answer.status === null) {
    const kind = answer.failure.why;
    const blamed = ADDRESS_PROBLEMS.includes(kind) ? 'address' : 'service';
    return { blamed, problem: problemOf(kind) };
  }
  const params = { status: answer.status, text: errorText(answer) };
  const blame = (blamed: ConnectionPart, kind: ProblemKind) => ({
    blamed,
    problem: problemOf(kind, params),
  });
  if (answer.status === 401) {
    return /api.?key/i.test(params.text)
      ? blame('key', 'connection.key-wrong')
      : blame('token', 'connection.token-refused');
  }
  if (answer.status === 404) return blame('address', 'connection.address-wrong');
  if (isWebPage(answer)) return blame('address', 'connection.web-page');
  if (answer.status >= 300 && answer.status < 400)
    return blame('address', 'connection.address-redirects');
  if (answer.status === 400 || answer.status === 422) return { blamed: null, problem: null };
  return jsonObject(answer.text) && answer.status === 429
    ? blame('service', 'connection.service-busy')
    : blame('service', 'connection.service-trouble');
}
