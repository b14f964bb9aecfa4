import { readFunctionSettings, serveFunctions } from './serve-functions.ts';

declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

const serve = serveFunctions(readFunctionSettings((name) => Deno.env.get(name)));
Deno.serve((request) => serve(request));
