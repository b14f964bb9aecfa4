import { isOverdue } from '../../core/schedule/due-jobs.ts';
import { nextFiles } from '../../core/schedule/file-job.ts';
import type { Context } from '../context/context.ts';
import type { FileJobState } from '../page-types.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';

/** This person's own: nobody else sees that there are any. */
export function fileJobStates({ user, notes, spreadsheet, startedAt }: Context): FileJobState[] {
  const offsetAt = zoneOffsets(spreadsheet);
  return user.fileJobs().map(({ target, job }) => {
    const { formats, as, rhythm, email, made, waits, since } = job;
    return {
      ...target,
      sheetName: spreadsheet.getSheetById(target.sheetId)?.getName() ?? null,
      ...{ formats, as, rhythm, email, made, waits },
      next: nextFiles(job, startedAt, offsetAt),
      overdue: isOverdue({ since, paused: null }, notes.tick().at, startedAt),
    };
  });
}
