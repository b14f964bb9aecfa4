import { type Permission, stopsTicks, TO_WORK, toSchedule } from '../../core/permission.ts';
import { type Problem, problemOf } from '../../core/problem.ts';
import type { PermissionsMissing } from '../page-types.ts';
import { isPublished, lackOf, missingOf } from '../platform/permissions.ts';
import { ownJobs } from '../workplace/own-jobs.ts';
import { openWorkplace, type Workplace } from '../workplace/workplace.ts';

type Place = Pick<Workplace, 'person' | 'document'>;

/** What the schedules of this person need, as they stand; asked before anything else is done. */
export function neededHere(): Permission[] {
  try {
    const workplace = openWorkplace();
    const mails = workplace?.person.schedule().email != null;
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
export function whyStopped(place: Place): Problem | null {
  return permissionsMissing(place).stopsSchedules
    ? problemOf('schedule.permissions-missing')
    : null;
}

/** For the sidebar: what lacks now, and what would lack to a schedule. */
export function permissionsMissing(place: Place): PermissionsMissing {
  const published = isPublished();
  const mine = ownJobs(place).length > 0;
  const mails = mine && place.person.schedule().email !== null;
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
