import type { TextFile } from '../../core/files/file-format.ts';
import { filesIn } from '../../core/files/formats.ts';
import { lastWholeMonth } from '../../core/files/wmo-table.ts';
import { type Answer, err, errOf, ok } from '../../core/problem.ts';
import { checkEmail, checkRhythm } from '../../core/schedule/check-job.ts';
import {
  FILES_OF_A_MONTH,
  type FileJob,
  type FileOfAMonth,
  monthNow,
} from '../../core/schedule/file-job.ts';
import { type Target, targetIn } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';
import { readOne } from '../page/files-for-others.ts';
import { keepTypedStation } from '../page/kept-station.ts';
import type { FileJobRequest, FileJobState } from '../page-types.ts';
import { lackOf, missingOf } from '../platform/permissions.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { ensureTrigger } from '../platform/triggers.ts';
import { type TabsRead, tabsOf } from '../sheet/tabs-read.ts';
import { fileJobStates } from './file-job-states.ts';
import { whyNotSchedule } from './schedule-permissions.ts';

export function saveFileJobFor(context: Context, request: FileJobRequest): Answer<FileJobState[]> {
  const formats = FILES_OF_A_MONTH.filter((format) => request.formats.includes(format));
  const targets = [request, ...request.also].map(targetIn);
  const checked = formats.length > 0 ? chosenIn(context, request, targets, formats) : ok({});
  if (!checked.ok) return checked;
  const held = context.user.hold((user) => {
    for (const target of targets) {
      const before = user.fileJob(target);
      const job = { ...(before ?? NEVER_MADE), formats, ...checked.value };
      if (before || formats.length > 0) user.writeFileJob(target, fromNow(context, job));
    }
  });
  if (!held.held) return err('connection.lock-busy');
  // Behind the writing: another window that deleted the last schedule meanwhile took the trigger along.
  const made = formats.length > 0 ? ensureTrigger(context.spreadsheet) : ok(null);
  return made.ok ? ok(fileJobStates(context)) : made;
}

const NEVER_MADE: FileJob = {
  ...{ formats: [], as: 'mail', email: null, locale: 'en', since: 0 },
  rhythm: { every: 'month', hour: 0, weekday: 1, day: 1 },
  ...{ done: '', mailingSince: null, made: null, waits: null, told: false, tabs: {} },
};

/** It begins with its next day, and a month that was dealt with does not come again on another one. */
function fromNow({ spreadsheet }: Context, job: FileJob): FileJob {
  const now = Date.now();
  const passed = monthNow(job.rhythm, now, zoneOffsets(spreadsheet));
  const [done = passed] = [job.done, passed].sort().reverse();
  return { ...job, since: now, done, waits: null, told: false };
}

/** What a file lacks is told before anything is written. */
function chosenIn(
  context: Context,
  request: FileJobRequest,
  targets: readonly Target[],
  formats: FileJob['formats'],
): Answer<Partial<FileJob>> {
  const rhythm = checkRhythm(request.rhythm);
  if (!rhythm.ok) return rhythm;
  const email = checkEmail(request.email);
  if (!email.ok) return email;
  const as = request.as === 'tab' ? 'tab' : 'mail';
  if (as === 'mail' && email.value === null) return err('schedule.email-odd');
  const mails = missingOf(email.value === null ? [] : ['mail']);
  const lacking = whyNotSchedule() ?? (mails.permissions[0] ? lackOf('mail', mails.url) : null);
  if (lacking) return errOf(lacking);
  const { station } = request;
  const kept = station ? keepTypedStation(context, targetIn(request), station) : ok(null);
  if (!kept.ok) return kept;
  const tabs = tabsOf(context.spreadsheet);
  for (const target of targets) {
    const files = filesOfMonth(context, target, { formats, tabs });
    if (!files.ok) return files;
  }
  return ok({ as, rhythm: rhythm.value, email: email.value, locale: context.locale });
}

export type FilesOfMonth = (TextFile & { format: FileOfAMonth })[];

/** Of the last month, or of one that is whole. */
export function filesOfMonth(
  context: Context,
  target: Target,
  { formats, month = '', tabs }: { formats: FileJob['formats']; month?: string; tabs: TabsRead },
): Answer<FilesOfMonth> {
  const read = readOne(context, target, tabs);
  if (!read.ok) return read;
  const { stations, factsOf } = read.value;
  if (lastWholeMonth(stations) < month) return err('schedule.month-open', { month });
  const files: FilesOfMonth = [];
  for (const format of formats) {
    const made = filesIn(format, stations, { factsOf, month });
    if (!made.ok) return err(made.unfit.kind, made.unfit.params);
    files.push(...made.files.map((file) => ({ ...file, format })));
  }
  return ok(files);
}
