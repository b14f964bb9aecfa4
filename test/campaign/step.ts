import type { Fault } from '../../src/stage/index.ts';
import type { Trouble } from './homes/home.ts';

/**
 * What happens in a history, in order. A step says all it needs, so that any of them can be left out
 * when a failing history is made short. People and sheets are numbered.
 */
export type Step =
  | Act
  /** At once, in one turn: the stage draws who goes on. */
  | { do: 'together'; acts: Act[] }
  | { do: 'wait'; minutes: number }
  | { do: 'platform-fault'; fault: Fault }
  | { do: 'service-trouble'; trouble: Trouble };

/** What somebody does, once. */
export type Act =
  | { do: 'edit'; sheet: number }
  | { do: 'menu'; who: number; sheet: number }
  | { do: 'sidebar'; who: number; sheet: number }
  /** Both sheets of the farm in one press, and what is left of that. */
  | { do: 'batch'; who: number }
  | { do: 'batch-rest'; who: number }
  | { do: 'look'; who: number; sheet: number }
  | { do: 'exchange'; who: number }
  | { do: 'schedule'; who: number; sheet: number; every: 'hour' | 'day' | 'week' }
  | { do: 'unschedule'; who: number; sheet: number }
  | { do: 'connect'; who: number; way: 'password' | 'paste' }
  | { do: 'disconnect'; who: number }
  /** The browser tab the session was copied from renews its copy. */
  | { do: 'tab'; who: number }
  | { do: 'sign-out-elsewhere'; who: number }
  /** Somebody looks in the Directory for what is unknown, and says what they found. */
  | { do: 'settle'; who: number; sheet: number }
  /** At the site, of one of their records, whichever it is. */
  | { do: 'site'; who: number; nth: number; change: SiteChange };

export type SiteChange = 'private' | 'public' | 'rename' | 'remove';

export const PEOPLE = ['ada', 'bea', 'cy'] as const;
export const SHEETS = [
  { document: 'farm', sheetId: 0 },
  { document: 'farm', sheetId: 1 },
  { document: 'coast', sheetId: 0 },
] as const;
