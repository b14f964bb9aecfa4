import type { GenericSchema } from 'valibot';
import { firstCharacters } from '../../core/dataset/storable-text.ts';
import { refuse } from './answer.ts';
import type { Route } from './route.ts';

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
