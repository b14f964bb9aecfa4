import type { RangeAt } from '../platform/calls.ts';
import { DAY_MS } from '../platform/duration.ts';
import type { EventSpec, OfDocument } from '../platform/thread-messages.ts';
import { utcAsWall, wallAsUtc } from '../platform/zoned-time.ts';
import { AuthMode } from './enums.ts';
import { newRange, newSpreadsheet } from './makers.ts';
import { theContext } from './session.ts';
import { newUser } from './session-service.ts';

/** The event object of a handler; menu, page and editor runs have none (apps-script.md §1.1). */
export function eventObject(spec: EventSpec): object | undefined {
  const authMode = AuthMode[theContext().mode];
  switch (spec.is) {
    case 'none':
      return undefined;
    case 'install':
      return { authMode };
    case 'open':
      return { authMode, ...sourceAndUser(spec) };
    case 'change':
      return { authMode, ...sourceAndUser(spec), changeType: spec.changeType };
    case 'selection':
      return { authMode, ...sourceAndUser(spec), range: eventRange(spec.range) };
    case 'form': {
      const { values, namedValues } = spec;
      const range = eventRange(spec.range);
      return { authMode, ...sourceAndUser(spec), range, values, namedValues };
    }
    case 'edit': {
      const { value, oldValue } = spec;
      const texts = {
        ...(value === '' ? {} : { value }),
        ...(oldValue === '' ? {} : { oldValue }),
      };
      return { authMode, ...sourceAndUser(spec), range: eventRange(spec.range), ...texts };
    }
    case 'web':
      return webEvent(spec);
    default:
      return { authMode, ...clockEvent(spec.trigger, spec.at) };
  }
}

/** Unlike any other range it knows its place by properties, which no page lists and every handler reads. */
function eventRange({ row, column, rows, columns, ...sheet }: RangeAt): object {
  const place = {
    columnEnd: column + columns - 1,
    columnStart: column,
    rowEnd: row + rows - 1,
    rowStart: row,
  };
  return Object.assign(newRange({ ...sheet, row, column, rows, columns }), place);
}

/** In NONE the document may not be touched, and the event carries it all the same. */
function sourceAndUser({ document, user, trigger }: OfDocument): object {
  const installed = trigger === undefined ? {} : { triggerUid: trigger };
  return { source: newSpreadsheet({ document }), user: eventUser(user), ...installed };
}

/** It tells its address by a property, too: `"user":{"email":"a@b.org","nickname":"a"}` in public logs. */
function eventUser(email: string): object {
  const [nickname] = email.split('@');
  return Object.assign(newUser({ email }), { email, nickname });
}

/** apps-script.md §2.4; the zone, UTC, is the documented example's. */
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

/** guides/web: `parameter` holds the first value of each name, `parameters` all of them. */
function webEvent({ queryString, parameters, pathInfo, posted }: WebSpec): object {
  const parameter = Object.fromEntries(
    Object.entries(parameters).map(([name, [first]]) => [name, first]),
  );
  const length = posted?.contents.length ?? -1;
  return {
    queryString,
    parameter,
    parameters,
    contextPath: '',
    contentLength: length,
    ...(pathInfo === null ? {} : { pathInfo }),
    ...(posted === null ? {} : { postData: { ...posted, length, name: 'postData' } }),
  };
}

type WebSpec = Extract<EventSpec, { is: 'web' }>;
