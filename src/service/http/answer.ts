import { LANGUAGES, type Language } from '../../core/words/languages.ts';
import type { Params } from '../../core/words/phrase.ts';
import { type Say, speaker } from '../../core/words/speaker.ts';
import type { KeyOf } from '../../core/words/words.ts';
import { preferredLanguage } from './preferences.ts';
import { QUERY_TAKES, type ServiceProblem, statusOf } from './problem.ts';

type ServiceSentence = KeyOf<'service' | 'warning'>;

const SAY = Object.fromEntries(
  LANGUAGES.map((language) => [language, speaker(['service', 'warning'], language)]),
) as Record<Language, Say<ServiceSentence>>;

/** Speaks the language that the request prefers among ours. */
export function sayTo(request: Request): Say<ServiceSentence> {
  return SAY[preferredLanguage(request.headers.get('accept-language') ?? '')];
}

export const sayInEnglish = SAY.en;

/** For whoever is told without having asked, so that no request says which language is theirs. */
export function sayInAll(key: ServiceSentence, params: Params): string {
  return LANGUAGES.map((language) => SAY[language](key, params)).join('\n\n');
}

/** A browser must believe the type of the answer and not guess it. */
export const NOT_SNIFFED = { 'x-content-type-options': 'nosniff' };

export function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return answerText(status, JSON.stringify(body), headers);
}

/** Answers with a body that is already JSON. */
export function answerText(
  status: number,
  json: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(json, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...NOT_SNIFFED,
      ...headers,
    },
  });
}

/** The one error body of every route we own. */
export function refuse(
  request: Request,
  problem: ServiceProblem,
  headers: Record<string, string> = {},
): Response {
  const body = { error: sentenceOf(problem, sayTo(request)), code: problem.kind };
  const status = statusOf(problem);
  return answer(status, { ...body, ...factsIn(problem) }, { ...headersOf(problem), ...headers });
}

/** When it was removed, and the record that is still there. */
function factsIn(problem: ServiceProblem): object {
  switch (problem.kind) {
    case 'record-removed':
      return { removed_at: problem.at };
    case 'dataset-removed':
      return { removed_at: problem.at, record: problem.record };
    case 'record-is-public':
      return { record: problem.record };
    default:
      return {};
  }
}

function sentenceOf(problem: ServiceProblem, say: Say<ServiceSentence>): string {
  const sentence = say(problem.kind, { ...problem }).trim();
  const takes = problem.kind === 'query-unreadable' ? QUERY_TAKES[problem.field] : null;
  return takes ? `${sentence} ${say(takes)}` : sentence;
}

const PROBLEMS_SAID = 3;

/** Says the first three of several problems, and the number of the rest. The first gives the code. */
export function refuseAll(
  request: Request,
  problems: readonly [ServiceProblem, ...ServiceProblem[]],
  counted: 'all' | 'at-least',
): Response {
  const say = sayTo(request);
  const [first] = problems;
  const firstSentences = problems.slice(0, PROBLEMS_SAID).map((one) => sentenceOf(one, say));
  const more = problems.length - firstSentences.length;
  const rest = counted === 'all' ? 'more-problems' : 'more-problems-at-least';
  const sentences = more > 0 ? [...firstSentences, say(rest, { more })] : firstSentences;
  return answer(statusOf(first), { error: sentences.join(' '), code: first.kind });
}

function headersOf(problem: ServiceProblem): Record<string, string> {
  switch (problem.kind) {
    case 'too-many-requests':
      return { 'retry-after': String(problem.seconds) };
    // A person must make room, and a client that asks again at once does not help.
    case 'disk-full':
      return { 'retry-after': '30' };
    case 'read-only':
      return { 'retry-after': '300' };
    case 'search-too-slow':
    case 'service-busy':
    case 'stopping':
    case 'outcome-unknown':
      return { 'retry-after': '2' };
    case 'body-too-large':
      // Perhaps the body is not read to its end, and then no other request can follow on the connection.
      return { connection: 'close' };
    case 'content-encoded':
      return { 'accept-encoding': 'identity' };
    case 'method-not-allowed':
      return { allow: problem.allowed };
    // Without a token in the request there is no error to name (RFC 6750 §3.1).
    case 'token-missing':
      return { 'www-authenticate': 'Bearer' };
    case 'token-expired':
    case 'token-invalid':
      return { 'www-authenticate': 'Bearer error="invalid_token"' };
    default:
      return {};
  }
}
