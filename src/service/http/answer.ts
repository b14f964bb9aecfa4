import { enService } from '../../core/words/en/service.ts';
import { esService } from '../../core/words/es/service.ts';
import { languageOf } from '../../core/words/languages.ts';
import { type Say, speaker } from '../../core/words/speaker.ts';
import { type ServiceProblem, statusOf } from './problem.ts';

export type ServiceSentence = keyof typeof enService;

const SAY: Record<'en' | 'es', Say<ServiceSentence>> = {
  en: speaker({ en: enService, es: esService }, 'en'),
  es: speaker({ en: enService, es: esService }, 'es'),
};

/** Speaks the first language the request asks for that we have words in. */
export function sayTo(request: Request): Say<ServiceSentence> {
  return SAY[languageOf(request.headers.get('accept-language') ?? 'en')];
}

export const sayInEnglish = SAY.en;

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

function headersOf(problem: ServiceProblem): Record<string, string> {
  switch (problem.kind) {
    case 'too-many-requests':
      return { 'retry-after': String(problem.seconds) };
    case 'service-busy':
    case 'stopping':
      return { 'retry-after': '2' };
    case 'body-too-large':
      // The rest of the body may not be read to its end, and then nothing else can follow on it.
      return { connection: 'close' };
    case 'method-not-allowed':
      return { allow: problem.allowed };
    case 'token-missing':
    case 'token-expired':
    case 'token-invalid':
      return { 'www-authenticate': 'Bearer' };
    default:
      return {};
  }
}
