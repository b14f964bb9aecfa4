import { Hono } from 'hono';
import { refuse } from './http/answer.ts';
import { isPreflight, preflight, withCors } from './http/cors.ts';
import { announceToUploads } from './http/idempotency-key.ts';
import type { ServiceProblem } from './http/problem.ts';
import type { Route } from './http/route.ts';
import {
  DatabaseFull,
  DatabaseRefuses,
  DatabaseUnavailable,
  OutcomeUnknown,
  READ_ONLY,
  sqlState,
} from './store/database.ts';

/** Writes one line of the log, with a name that a machine can sort by. */
export type Log = (event: string, details: Record<string, string | number | boolean>) => void;

/** Counts an answer by what it was asked for: the pattern of a route, and no id. */
export type Measure = (of: { method: string; route: string; status: number }, ms: number) => void;

type AppPorts = {
  routes: Route[];
  log: Log;
  measure?: Measure;
  newId: () => string;
  /** Why nothing is changed at the moment, in the operator's words. */
  readOnly?: string | null;
  /** Whether this process is about to stop. */
  isLeaving?: () => boolean;
  /** Measures how long an answer took. That is no decision, so it does not use the service's clock. */
  elapsed: () => number;
  /** Answers where no route matches: the site, or nothing. */
  fallback?: (request: Request) => Promise<Response | null>;
  /** Refuses unknown addresses and methods in another shape, where clients expect one. */
  refuseAddress?: (request: Request, allowed: string | null) => Response | null;
};

export type Serve = (request: Request, around?: { address: string }) => Promise<Response>;

/** One function for all routes, with other methods, other pages, faults and the log. */
export function createApp(ports: AppPorts): Serve {
  const { log, newId, elapsed, measure } = ports;
  const routeOf = new WeakMap<Request, string>();
  const app = routed(ports, routeOf);
  return async (request, around = { address: 'unknown' }) => {
    const id = newId();
    const startedAt = elapsed();
    let why: Record<string, string> = {};
    const response = await answerOrExplain();
    withCors(announceToUploads(request, response)).headers.set('x-request-id', id);
    const { method } = request;
    const { status } = response;
    const ms = elapsed() - startedAt;
    const path = new URL(request.url).pathname;
    log('request', { id, method, path, status, ms: Math.round(ms), ...why });
    measure?.({ method, route: routeOf.get(request) ?? 'site', status }, ms);
    return response;

    async function answerOrExplain(): Promise<Response> {
      if (ports.isLeaving?.() && isQuestion(request)) return refuse(request, { kind: 'stopping' });
      if (ports.readOnly && isChange(request))
        return refuse(request, { kind: 'read-only', why: ports.readOnly });
      try {
        const answered = await app.fetch(request, around);
        // The headers of an answer may be fixed, so ours are added to a copy.
        return new Response(answered.body, answered);
      } catch (error) {
        const problem = problemOf(error, id);
        const { places, ...fault } = faultOf(error);
        // Only what is ours to mend is a fault. That the database is away is told with the request.
        if (problem.kind === 'unexpected') log('fault', { id, ...fault, places: places ?? '' });
        else why = fault;
        return refuse(request, problem);
      }
    }
  };
}

/** Proxies that ask nobody how they are turn elsewhere after a 502, and ask there what may be asked twice. */
function isQuestion({ method, url }: Request): boolean {
  return /^(GET|HEAD)$/.test(method) && !/^\/(healthz|livez)$/.test(new URL(url).pathname);
}

/** Signing in, exchanges and the end of a session go on whatever else does not. */
function isChange({ method, url }: Request): boolean {
  if (/^(GET|HEAD|OPTIONS)$/.test(method)) return false;
  return !/^\/auth\/v1\/(token|logout|sessions)\b/.test(new URL(url).pathname);
}

type App = Hono<{ Bindings: { address: string } }>;

/** Every address and method, and what is answered where there is none. */
function routed(
  { routes, fallback, refuseAddress }: AppPorts,
  routeOf: WeakMap<Request, string>,
): App {
  // Not strict, so a slash at the end does not matter.
  const app: App = new Hono({ strict: false });
  for (const { method, path, handle } of routes)
    app.on(method, path, (context) => {
      routeOf.set(context.req.raw, path);
      return handle(context.req.raw, { path: context.req.param(), address: context.env.address });
    });
  for (const [path, allowed] of methodsByPath(routes))
    app.all(path, (context) =>
      context.req.method === 'OPTIONS'
        ? preflight()
        : (refuseAddress?.(context.req.raw, allowed) ??
          refuse(context.req.raw, { kind: 'method-not-allowed', allowed })),
    );
  app.notFound(async (context) => {
    // Without this answer, a browser would hide the 404 from its page.
    if (isPreflight(context.req.raw)) return preflight();
    const page = await fallback?.(context.req.raw);
    if (page) return page;
    const refused = refuseAddress?.(context.req.raw, null);
    return refused ?? refuse(context.req.raw, { kind: 'route-not-found' });
  });
  // We decide below what to answer to a fault, and not Hono.
  app.onError((error) => {
    throw error;
  });
  return app;
}

function problemOf(error: unknown, id: string): ServiceProblem {
  if (error instanceof DatabaseFull) return { kind: 'disk-full' };
  if (error instanceof OutcomeUnknown) return { kind: 'outcome-unknown' };
  if (error instanceof DatabaseRefuses && error.code === READ_ONLY)
    return { kind: 'read-only', why: '' };
  return error instanceof DatabaseUnavailable
    ? { kind: 'service-busy' }
    : { kind: 'unexpected', id };
}

function methodsByPath(routes: Route[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { path, method } of routes) {
    const before = paths.get(path);
    paths.set(path, before ? `${before}, ${method}` : method);
  }
  return paths;
}

/**
 * Enough to find the fault. A message of the database may quote what a person sent, so only its code is
 * kept, and of the stack only the places.
 */
function faultOf(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = sqlState(error);
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause instanceof Error ? { cause: faultOf(error.cause).error ?? '' } : {};
  return {
    error: code ? `${error.name} ${code}` : `${error.name}: ${error.message}`,
    ...cause,
    places: places
      .slice(0, 6)
      .map((line) => line.trim())
      .join(' | '),
  };
}
