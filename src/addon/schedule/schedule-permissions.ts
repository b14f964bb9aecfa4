import { type Permission, stopsTicks, TO_WORK, toSchedule } from '../../core/permission.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import { type Context, openContext } from '../context/context.ts';
import { ownJobs } from '../context/own-jobs.ts';
import type { PermissionsMissing } from '../page-types.ts';
import { isPublished, lackOf, missingOf } from '../platform/permissions.ts';

type Stores = Pick<Context, 'user' | 'document'>;

/** What the schedules of this person need, as they stand; asked before anything else is done. */
export function neededHere(): Permission[] {
  try {
    const context = openContext();
    const mails = context?.user.schedule().email != null;
    return toSchedule({ isPublished: isPublished(), mails });
  } catch {
    // Without permission to look, the mail is asked for when an address is given.
    return toSchedule({ isPublished: isPublished(), mails: false });
  }
}

/** Why a schedule cannot be saved; null where nothing is missing. */
export function whyNotSchedule(email: string | null): Problem | null {
  const published = isPublished();
  const { permissions, url } = missingOf(
    toSchedule({ isPublished: published, mails: email !== null }),
  );
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
  const mails = mine && stores.user.schedule().email !== null;
  const missing = missingOf(toSchedule({ isPublished: published, mails }));
  const needed = mine
    ? missing.permissions
    : missing.permissions.filter((one) => TO_WORK.includes(one));
  const others = missing.permissions.filter((one) => !needed.includes(one));
  return {
    problems: needed.map((one) => lackOf(one, missing.url)),
    toSchedule: others.map((one) => lackOf(one, missing.url)),
    url: missing.url,
    isCopy: !published,
    stopsSchedules: mine && stopsTicks(missing.permissions, published),
  };
}
