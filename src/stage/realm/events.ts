import { DAY_MS } from '../platform/duration.ts';
import type { EventSpec } from '../platform/thread-messages.ts';
import { utcAsWall, wallAsUtc } from '../platform/zoned-time.ts';
import { AuthMode } from './enums.ts';
import { newSpreadsheet } from './makers.ts';
import { theContext } from './session.ts';
import { newUser } from './session-service.ts';

/** The event object of a handler; menu, page and editor runs have none (docs/apps-script.md §1.1). */
export function eventObject(spec: EventSpec): object | undefined {
  const authMode = AuthMode[theContext().mode];
  if (spec.is === 'none') return undefined;
  if (spec.is === 'install') return { authMode };
  if (spec.is === 'clock') return { authMode, ...clockEvent(spec.trigger, spec.at) };
  // In NONE the document may not be touched, and the event carries it all the same.
  const { document, user } = spec;
  return { authMode, source: newSpreadsheet({ document }), user: eventUser(user) };
}

/** It tells its address by a property, too: `"user":{"email":"a@b.org","nickname":"a"}` in public logs. */
function eventUser(email: string): object {
  const [nickname] = email.split('@');
  return Object.assign(newUser({ email }), { email, nickname });
}

/** docs/apps-script.md §2.4; the zone, UTC, is the documented example's. */
function clockEvent(triggerUid: string, at: number): object {
  const wall = utcAsWall(at);
  const startOfYear = Date.UTC(wall.year, 0, 1);
  const day = (wallAsUtc({ ...wall, hour: 0, minute: 0, second: 0 }) - startOfYear) / DAY_MS;
  return {
    triggerUid,
    year: wall.year,
    month: wall.month,
    'day-of-month': wall.day,
    'day-of-week': new Date(at).getUTCDay() || 7,
    'week-of-year': Math.min(52, Math.floor(day / 7) + 1),
    hour: wall.hour,
    minute: wall.minute,
    second: wall.second,
    timezone: 'UTC',
  };
}
