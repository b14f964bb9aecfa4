import type { CallName, FetchAnswer, FetchCall } from '../platform/calls.ts';
import { type Exception, exception } from '../platform/exception.ts';
import type { Happening } from './faults.ts';
import type { ExchangeAnswer } from './protocol.ts';
import type { Run } from './run.ts';
import type { CallHandlers, World } from './world.ts';

type Names = Extract<CallName, `network.${string}`>;

/** docs/apps-script.md §5.2. */
const LIMITS = { url: 2_082, body: 50 * 2 ** 20, headers: 100, headerBytes: 8_192 };
/** The default and the upper bound of `timeoutSeconds` (§5.1). */
const MOST_SECONDS = 360;
const MAX_REDIRECTS = 10;
const SHOWN_OF_A_FAILED_ANSWER = 142;
const USER_AGENT =
  'Mozilla/5.0 (compatible; Google-Apps-Script; beanserver; +https://script.google.com; id: almanac-stage)';

/** UrlFetchApp as the platform makes its requests: from outside, with its limits and its texts. */
export function networkCalls(world: World): CallHandlers<Names> {
  return {
    'network.fetch': (run, call) => {
      check(world, call);
      run.user.spend('urlfetch', 1, world.clock.now());
      return fetchOne(world, run, call);
    },
  };
}

function check(world: World, { url, headers, body }: FetchCall): void {
  if (url.length > LIMITS.url) throw exception('url-length');
  if (body !== null && body.length > LIMITS.body) throw exception('post-size');
  const size = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (headers.length > LIMITS.headers || size > LIMITS.headerBytes)
    throw exception('headers-limit');
  const forbidden = headers.find(([name]) => /^(host|content-length)$/i.test(name));
  if (forbidden) throw exception('header-invalid', { name: forbidden[0] });
  const list = world.opening.project.manifest.urlFetchWhitelist;
  if (list && !list.some((prefix) => isListed(url, prefix)))
    throw exception('url-not-listed', { url });
}

/** docs/apps-script.md §3.3: https only, a path, the prefix itself or what lies below it. */
function isListed(url: string, prefix: string): boolean {
  const [, wildcard, host = '', path = ''] = prefix.match(/^https:\/\/(\*\.)?([^/]+)(\/.*)$/) ?? [];
  const target = readUrl(url);
  if (!target || path === '' || target.protocol !== 'https:') return false;
  const hostFits = wildcard ? target.hostname.endsWith(`.${host}`) : target.host === host;
  const at = target.pathname + target.search;
  const rest = at.slice(path.length);
  return (
    hostFits && at.startsWith(path) && (rest === '' || path.endsWith('/') || /^[/?]/.test(rest))
  );
}

function readUrl(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

async function fetchOne(world: World, run: Run, call: FetchCall): Promise<FetchAnswer> {
  const happenings = world.faults.atUrl(call.url, run.functionName);
  const early = happenings.find(({ kind }) =>
    ['connect-failure', 'dns-error', 'ssl-error', 'timeout', 'answer'].includes(kind),
  );
  const slow = happenings.find(({ kind }) => kind === 'slow');
  await wait(world, run, call, slow?.kind === 'slow' ? slow.ms : 0);
  const answer = early
    ? await answerOfFault(world, run, call, early)
    : await deliver(world, run, call, MAX_REDIRECTS);
  // The request arrived and did its work; only its answer is lost.
  if (happenings.some(({ kind }) => kind === 'lost-response'))
    throw exception('address-unavailable', { url: call.url });
  if (answer.body.length > LIMITS.body) throw exception('response-size');
  if (answer.status >= 400 && !call.muteHttpExceptions) throw requestFailed(call.url, answer);
  return answer;
}

async function wait(world: World, run: Run, call: FetchCall, ms: number): Promise<void> {
  if (ms <= 0) return;
  const limitMs = Math.min(call.timeoutSeconds ?? MOST_SECONDS, MOST_SECONDS) * 1000;
  await pause(world, run, Math.min(ms, limitMs));
  if (ms > limitMs) throw exception('fetch-timeout', { url: call.url });
}

function pause(world: World, run: Run, ms: number): Promise<null> {
  return run.block<null>((wake) => {
    run.onEnd(world.clock.schedule(world.clock.now() + ms, 'drives', () => wake(null)));
  });
}

async function answerOfFault(
  world: World,
  run: Run,
  call: FetchCall,
  happening: Happening,
): Promise<FetchAnswer> {
  const { url } = call;
  if (happening.kind === 'answer')
    return {
      status: happening.status,
      headers: Object.entries(
        happening.headers ?? { 'Content-Type': contentTypeOf(happening.body) },
      ),
      body: Buffer.from(happening.body).toString('latin1'),
    };
  if (happening.kind === 'timeout') await wait(world, run, call, Number.MAX_SAFE_INTEGER);
  const text =
    happening.kind === 'dns-error' || happening.kind === 'ssl-error' ? happening.kind : null;
  throw exception(text ?? 'address-unavailable', { url });
}

function contentTypeOf(body: string): string {
  return /^\s*[[{]/.test(body) ? 'application/json' : 'text/html';
}

async function deliver(
  world: World,
  run: Run,
  call: FetchCall,
  redirectsLeft: number,
): Promise<FetchAnswer> {
  const { url } = call;
  const target = readUrl(url);
  if (!target || !/^https?:$/.test(target.protocol))
    throw exception('invalid-argument', { name: url });
  if (isPrivate(target.hostname)) throw exception('dns-error', { url });
  const answer = await world.turns.atHost(run, () =>
    world.exchange({
      url: target.href,
      method: call.method.toUpperCase(),
      headers: withDefaults(call.headers),
      body: call.body === null ? null : Buffer.from(call.body, 'latin1'),
    }),
  );
  if ('failed' in answer) throw unreachable(answer, url);
  const next = answer.headers.find(([name]) => name.toLowerCase() === 'location')?.[1];
  if (
    call.followRedirects &&
    next &&
    [301, 302, 303, 307, 308].includes(answer.status) &&
    redirectsLeft > 0
  )
    return deliver(world, run, redirected(call, target, next, answer.status), redirectsLeft - 1);
  return { ...answer, body: Buffer.from(answer.body).toString('latin1') };
}

function unreachable(answer: Extract<ExchangeAnswer, { failed: string }>, url: string): Exception {
  return exception(answer.failed === 'no-such-host' ? 'dns-error' : 'address-unavailable', { url });
}

/** Google's servers fetch, not this machine: loopback and private addresses lead nowhere (§5.3). */
function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    /^(localhost|.*\.localhost|.*\.local|::1|::|f[cd][0-9a-f]{2}:.*|fe80:.*)$/i.test(host) ||
    /^(127|10|0)\.\d+\.\d+\.\d+$/.test(host) ||
    /^(192\.168|169\.254)\.\d+\.\d+$/.test(host) ||
    /^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$/.test(host)
  );
}

function withDefaults(headers: FetchCall['headers']): FetchCall['headers'] {
  const has = (wanted: string) => headers.some(([name]) => name.toLowerCase() === wanted);
  const defaults: FetchCall['headers'] = [
    ['User-Agent', USER_AGENT],
    ['Accept-Encoding', 'gzip, deflate, br'],
  ];
  return [...headers, ...defaults.filter(([name]) => !has(name.toLowerCase()))];
}

function redirected(call: FetchCall, from: URL, location: string, status: number): FetchCall {
  const next = new URL(location, from);
  const keeps = next.host === from.host;
  const headers = call.headers.filter(([name]) => keeps || !/^authorization$/i.test(name));
  const becomesGet = status === 303 || (status <= 302 && call.method.toLowerCase() === 'post');
  if (!becomesGet) return { ...call, url: next.href, headers };
  const bare = headers.filter(([name]) => !/^content-/i.test(name));
  return { ...call, url: next.href, headers: bare, method: 'get', body: null };
}

/** Scheme and host only, and the beginning of the answer (§5.3). */
function requestFailed(url: string, answer: FetchAnswer): Exception {
  const { protocol, host } = new URL(url);
  const text = Buffer.from(answer.body, 'latin1').toString('utf8');
  const body =
    text.length > SHOWN_OF_A_FAILED_ANSWER ? `${text.slice(0, SHOWN_OF_A_FAILED_ANSWER)}...` : text;
  return exception('request-failed', { host: `${protocol}//${host}`, status: answer.status, body });
}
