import type { FetchFailureKind } from '../problem-kinds.ts';
import type { FetchFailure } from './http-answer.ts';

/**
 * Google writes its exceptions in the person's language. An exception we do not recognise could have
 * happened after the request arrived, so that is what we assume. The marks below are the parts that
 * are the same in every language, or the English text where there is no such part.
 */
const KNOWN: { mark: RegExp; why: FetchFailureKind; reached: FetchFailure['reached'] }[] = [
  { mark: /script\.external_request/, why: 'connection.permission-missing', reached: 'no' },
  { mark: /\bURLFetch POST Size\b/i, why: 'connection.body-too-big', reached: 'no' },
  { mark: /\bURLFetch URL Length\b/i, why: 'connection.address-refused', reached: 'no' },
  { mark: /\bHeader:/, why: 'connection.address-refused', reached: 'no' },
  { mark: /in a short time|Utilities\.sleep\(/i, why: 'connection.too-fast', reached: 'no' },
  { mark: /\burlfetch\b\W*$/i, why: 'connection.quota-spent', reached: 'no' },
  { mark: /^Bandwidth quota exceeded/i, why: 'connection.quota-spent', reached: 'no' },
  { mark: /not permitted by your admin/i, why: 'connection.not-permitted-by-admin', reached: 'no' },
  { mark: /\bDNS\b/, why: 'connection.name-not-found', reached: 'no' },
  { mark: /\bSSL\b|\bTLS\b/, why: 'connection.not-secure', reached: 'no' },
  // Google says this of a refused connection and of a broken one, so the request may have arrived.
  { mark: /^Address unavailable/i, why: 'connection.no-connection', reached: 'perhaps' },
  {
    mark: /^(Invalid argument|Bad request): http/i,
    why: 'connection.address-refused',
    reached: 'no',
  },
];

export function fetchFailure(message: string): FetchFailure {
  const known = KNOWN.find(({ mark }) => mark.test(message));
  return known
    ? { why: known.why, reached: known.reached }
    : { why: 'connection.no-answer', reached: 'perhaps' };
}
