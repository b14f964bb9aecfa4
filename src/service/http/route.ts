import type { GenericSchema } from 'valibot';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import { refuse } from './answer.ts';

export type Handler = (request: Request, around: RouteContext) => Promise<Response>;

/** What a handler gets beside the request. */
export type RouteContext = {
  /** Values of the `:names` in the path. */
  path: Record<string, string>;
  /** The client's network address, for the limits on password and sign-up. */
  address: string;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One route of the service. The router reads it, and so do the description of the API and the tests
 * that walk every route.
 */
export type Route = {
  method: Method;
  /** Hono's pattern, below the home's prefix. */
  path: string;
  handle: Handler;
  summary: string;
  signedIn: 'needed' | 'optional' | 'no';
  /** Shape of the query, of headers of our own and of the JSON body, where there is one. */
  query?: GenericSchema;
  headers?: GenericSchema;
  body?: GenericSchema;
  /** Successful answers; null is an answer without a JSON body. */
  answers: Record<number, GenericSchema | null>;
  /** The type of a successful answer that is no JSON. */
  produces?: string;
  /** Refusals that a client should know by their status, with their meanings. Others may come too. */
  refusals?: Record<number, string>;
};

/** What gateways and the public clients add on their own. */
const ADDED_BY_CLIENTS = ['apikey', 'forceFunctionRegion'];

/** The same route, which refuses what it would ignore: `serach=…` would list everything. */
export function withKnownQuery(route: Route): Route {
  const known = [...namesOf(route.query), ...ADDED_BY_CLIENTS];
  return {
    ...route,
    handle: async (request, around) => {
      const names = [...new URL(request.url).searchParams.keys()];
      const unknown = names.find((name) => !known.includes(name));
      if (unknown === undefined) return route.handle(request, around);
      const field = firstCharacters(unknown, 40);
      return refuse(request, { kind: 'query-unknown', field });
    },
  };
}

function namesOf(schema: GenericSchema | undefined): string[] {
  const { entries = {} } = (schema ?? {}) as { entries?: object };
  return Object.keys(entries);
}
