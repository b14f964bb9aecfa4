import * as v from 'valibot';
import { answer, refuse } from '../../http/answer.ts';
import type { Route } from '../../http/route.ts';
import { DescriptionAnswer, describeApi } from '../../openapi/describe-api.ts';
import type { Database } from '../../store/database.ts';

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

const HealthAnswer = v.strictObject({ ok: v.literal(true) });

export function healthRoute(database: Database): Route {
  return {
    method: 'GET',
    path: '/healthz',
    handle: async (request) => {
      const isWell = await database.isAnswering();
      return isWell ? answer(200, { ok: true }) : refuse(request, { kind: 'service-busy' });
    },
    summary: 'Whether the service and its database answer',
    signedIn: 'no',
    answers: { 200: HealthAnswer },
  };
}
