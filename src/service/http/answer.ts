import { SERVICE } from '../../core/words/books.ts';
import { LANGUAGES, type Language } from '../../core/words/languages.ts';
import { type KeyIn, type Say, speaker } from '../../core/words/speaker.ts';
import { preferredLanguage } from './preferred-language.ts';
import { type ServiceProblem, statusOf } from './problem.ts';

type ServiceSentence = KeyIn<typeof SERVICE>;

const SAY = Object.fromEntries(
  LANGUAGES.map((language) => [language, speaker([SERVICE], language)]),
) as Record<Language, Say<ServiceSentence>>;

/** Speaks the language the request likes best of those we have words in. */
export function sayTo(request: Request): Say<ServiceSentence> {
  return SAY[preferredLanguage(request.headers.get('accept-language') ?? '')];
}

export const sayInEnglish = SAY.en;

/** A browser takes the answer for what it says it is. */
export const NOT_SNIFFED = { 'x-content-type-options': 'nosniff' };

export function answer(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return answerText(status, JSON.stringify(body), headers);
}

/** For a body that is JSON already. */
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
  const body = {
    error: sayTo(request)(`service.${problem.kind}`, { ...problem }),
    code: problem.kind,
  };
  return answer(statusOf(problem), body, { ...headersOf(problem), ...headers });
}

const PROBLEMS_SAID = 3;

/** Of several problems the first three in full and the number of the rest; the first gives the code. */
export function refuseAll(
  request: Request,
  problems: readonly [ServiceProblem, ...ServiceProblem[]],
  counted: 'all' | 'at-least',
): Response {
  const say = sayTo(request);
  const [first] = problems;
  const said = problems
    .slice(0, PROBLEMS_SAID)
    .map((one) => say(`service.${one.kind}`, { ...one }));
  const more = problems.length - said.length;
  const rest = counted === 'all' ? 'service.more-problems' : 'service.more-problems-at-least';
  const sentences = more > 0 ? [...said, say(rest, { more })] : said;
  return answer(statusOf(first), { error: sentences.join(' '), code: first.kind });
}

function headersOf(problem: ServiceProblem): Record<string, string> {
  switch (problem.kind) {
    case 'too-many-requests':
      return { 'retry-after': String(problem.seconds) };
    // Making room takes a person, and asking every other moment does not help them.
    case 'disk-full':
      return { 'retry-after': '30' };
    case 'service-busy':
    case 'outcome-unknown':
    case 'stopping':
      return { 'retry-after': '2' };
    case 'body-too-large':
      // The rest of the body may not be read to its end, and then nothing else can follow on it.
      return { connection: 'close' };
    case 'content-encoded':
      return { 'accept-encoding': 'identity' };
    case 'method-not-allowed':
      return { allow: problem.allowed };
    // No error where nothing was sent (RFC 6750 §3.1).
    case 'token-missing':
      return { 'www-authenticate': 'Bearer' };
    case 'token-expired':
    case 'token-invalid':
      return { 'www-authenticate': 'Bearer error="invalid_token"' };
    default:
      return {};
  }
}
