import type { Opening } from '../../addon/page-types.ts';
import { isSameTarget, type Target, targetIn, withPlace } from '../../core/upload/target.ts';

/**
 * What may get the same schedule as this one, by name and tab after tab: its title and visibility are decided, because this
 * person's schedule sends it or because it was sent.
 */
export function alsoScheduled(
  { sheets, jobs, sent }: Pick<Opening, 'sheets' | 'jobs' | 'sent'>,
  shown: Target,
): { target: Target; name: string }[] {
  const unscheduled = sent.filter((one) => !jobs.some((job) => isSameTarget(job, one)));
  const others = [...jobs.filter(({ mine }) => mine), ...unscheduled].filter(
    (one) => !isSameTarget(one, shown),
  );
  return sheets.flatMap(({ id, name }) =>
    others
      .filter(({ sheetId }) => sheetId === id)
      .map((one) => ({ target: targetIn(one), name: withPlace(name, one.place) })),
  );
}
