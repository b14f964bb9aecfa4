import {
  PERMISSIONS,
  type Permission,
  stopsTicks,
  TO_WORK,
  toSchedule,
} from '../../core/permission.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import type { Context } from '../context/context.ts';
import { ownJobs } from '../context/own-jobs.ts';
import type { PermissionsMissing } from '../page-types.ts';
import { isPublished, lackOf, missingOf } from '../platform/permissions.ts';

type Stores = Pick<Context, 'user' | 'document'>;

/** What a schedule needs; asked before anything else is done. */
export function neededHere(): Permission[] {
  return toSchedule(isPublished());
}

/** Why a schedule cannot be saved; null where nothing is missing. */
export function whyNotSchedule(): Problem | null {
  const published = isPublished();
  const { permissions, url } = missingOf(toSchedule(published));
  const [first] = permissions;
  if (!first) return null;
  if (published) return lackOf(first, url);
  return problemOf('permission.stops-copy', url === null ? {} : { url });
}

/** Why none of this person's schedules here can run, such as they are. */
export function whyStopped(stores: Stores): Problem | null {
  return permissionsMissing(stores).stopsSchedules
    ? problemOf('schedule.permissions-missing')
    : null;
}

/** For the sidebar: what lacks now, and what would lack to a schedule. */
export function permissionsMissing(stores: Stores): PermissionsMissing {
  const published = isPublished();
  const mine = ownJobs(stores).length > 0;
  // A new schedule mails what fails, until somebody unticks that.
  const mails = !mine || stores.user.schedule().email !== null;
  const toRun = toSchedule(published);
  const missing = missingOf(mails ? PERMISSIONS : toRun);
  const isNeeded = (one: Permission) => (mine ? toRun : TO_WORK).includes(one);
  const needed = missing.permissions.filter(isNeeded);
  const others = missing.permissions.filter((one) => !isNeeded(one));
  return {
    problems: needed.map((one) => lackOf(one, missing.url)),
    toSchedule: others.map((one) => lackOf(one, missing.url)),
    url: missing.url,
    isCopy: !published,
    stopsSchedules: mine && stopsTicks(needed, published),
  };
}
