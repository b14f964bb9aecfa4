import * as v from 'valibot';
import { answer, refuse } from '../../http/answer.ts';
import type { Route } from '../../http/route.ts';
import { DescriptionAnswer, describeApi } from '../../openapi/describe-api.ts';
import type { Database } from '../../store/database.ts';
import type { Edition } from './edition.ts';

/** Its own line stands in the description too. */
export function descriptionRoute(others: Route[], address: string): Route {
  const route: Route = {
    method: 'GET',
    path: '/openapi.json',
    handle: async () =>
      answer(200, describeApi([...others, route], address), { 'cache-control': 'no-cache' }),
    summary: 'Description of this API',
    signedIn: 'no',
    answers: { 200: DescriptionAnswer },
  };
  return route;
}

const HealthAnswer = v.strictObject({
  ok: v.literal(true),
  version: v.string(),
  commit: v.string(),
});

/** Whether a proxy may send anybody here: not while the database is away, and not before a stop. */
export function healthRoute(
  database: Database,
  edition: Edition,
  isDraining: () => boolean,
): Route {
  return {
    method: 'GET',
    path: '/healthz',
    handle: async (request) => {
      const isWell = !isDraining() && (await database.isAnswering());
      return isWell
        ? answer(200, { ok: true, ...edition })
        : refuse(request, { kind: 'service-busy' });
    },
    summary: 'Whether the service and its database answer, and which version this is',
    signedIn: 'no',
    answers: { 200: HealthAnswer },
  };
}

/** Whether the process answers at all: only where it does not, starting it again helps. */
export function livenessRoute(): Route {
  return {
    method: 'GET',
    path: '/livez',
    handle: async () => answer(200, { ok: true }),
    summary: 'Whether the process answers, whatever its database does',
    signedIn: 'no',
    answers: { 200: v.strictObject({ ok: v.literal(true) }) },
  };
}
