import type { Opening } from '../../addon/page-types.ts';
import {
  type AskedSent,
  asAsked,
  isSameSent,
  type Sent,
  sentIn,
  withPlace,
} from '../../core/upload/upload-memory.ts';

/**
 * What may get the same schedule as this one, by name and tab after tab: its title and visibility are decided, because this
 * person's schedule sends it or because it was sent.
 */
export function alsoScheduled(
  { sheets, jobs, sent }: Pick<Opening, 'sheets' | 'jobs' | 'sent'>,
  shown: Sent,
): { asked: AskedSent; name: string }[] {
  const unscheduled = sent.map(sentIn).filter((one) => !jobs.some((job) => isSameSent(job, one)));
  const others = [...jobs.filter(({ mine }) => mine), ...unscheduled].filter(
    (one) => !isSameSent(one, shown),
  );
  return sheets.flatMap(({ id, name }) =>
    others
      .filter(({ sheetId }) => sheetId === id)
      .map((one) => ({ asked: asAsked(one), name: withPlace(name, one.place) })),
  );
}
