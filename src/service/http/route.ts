import type { GenericSchema } from 'valibot';

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
