import type { Problem } from '../../core/problem.ts';
import { lastSent, type RunLog, withRun } from '../../core/upload/run-log.ts';
import type { RunRecord, StartedBy } from '../../core/upload/run-record.ts';
import { skippedRun } from '../../core/upload/start-run.ts';
import { type Target, withPlace } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';
import type { SheetRead } from '../sheet/read-sheet.ts';
import { factsOfRead } from './run-upload.ts';

/** Why nothing was sent, and what had been read by then. */
export type Unsent = {
  outcome: 'held' | 'skipped' | 'failed';
  reason: Problem;
  read: SheetRead | null;
};

const NOTHING_READ = { values: 0, leftOut: 0, fingerprint: '' };

/** A run that sent nothing leaves a record too. */
export function noteUnsent(
  context: Context,
  target: Target,
  by: StartedBy,
  { outcome, reason, read }: Unsent,
): RunRecord {
  const { user, spreadsheet } = context;
  const known = user.memory(target)?.said ?? lastSent(user.log(target));
  const { title = '', isPublic = false } = known ?? {};
  const tab = spreadsheet.getSheetById(target.sheetId)?.getName();
  const order = {
    newId: Utilities.getUuid(),
    by,
    sheetId: target.sheetId,
    sheetName: tab ? withPlace(tab, target.place) : (user.log(target).runs[0]?.sheetName ?? title),
    dataset: { name: title, description: null, isPublic, rows: read?.reading.rows ?? [] },
    ...(read ? factsOfRead(read) : NOTHING_READ),
    now: Date.now(),
  };
  const run = skippedRun(order, outcome, reason);
  changeLog(context, target, (log) => withRun(log, run));
  return run;
}

/** Another execution may write a record for the same sheet, and that record must not be lost. */
export function changeLog(
  { user: store }: Context,
  target: Target,
  change: (log: RunLog) => RunLog,
): void {
  const held = store.hold((user) => user.writeLog(target, change(user.log(target))));
  if (!held.held)
    console.warn(JSON.stringify({ kind: 'log-not-written', sheetId: target.sheetId }));
}
