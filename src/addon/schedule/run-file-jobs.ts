import { type Answer, err, errOf, ok, type Problem, problemOf } from '../../core/problem.ts';
import { dueMonth, type FileJob, isMailLost } from '../../core/schedule/file-job.ts';
import { type Target, withPlace } from '../../core/upload/target.ts';
import { type Context, withLocale } from '../context/context.ts';
import { lackOf, missingOf } from '../platform/permissions.ts';
import { zoneOffsets } from '../platform/spreadsheet-clock.ts';
import { troubleOf } from '../platform/trouble.ts';
import { writeOwnTab } from '../sheet/sheet-texts.ts';
import { type TabsRead, tabsOf } from '../sheet/tabs-read.ts';
import { type FilesOfMonth, filesOfMonth } from './file-jobs.ts';
import { type Mail, mailFrom, mailTold } from './schedule-mail.ts';

/** Uploads have the rest of the execution. */
const BEGIN_UNTIL_MS = 2 * 60_000;

type Due = { target: Target; job: FileJob; month: string; sheet: string };
type Ready = Due & { files: FilesOfMonth };

/** Makes the files of the month where it is time, and mails them or writes them into the tabs that are theirs. */
export function runFileJobs(context: Context): void {
  const { user, startedAt: now } = context;
  for (const { target, job } of user.fileJobs())
    if (isMailLost(job, now)) settleLost(context, target);
  const offsetAt = zoneOffsets(context.spreadsheet);
  const due = user.fileJobs().flatMap(({ target, job }): Due[] => {
    const month = dueMonth(job, now, offsetAt);
    return month === null ? [] : [{ target, job, month, sheet: nameOf(context, target) }];
  });
  const tabs = tabsOf(context.spreadsheet);
  // What waited at the last tick may wait again, and come after the others.
  const ready = due
    .sort((one, other) => Number(one.job.waits !== null) - Number(other.job.waits !== null))
    .flatMap((one): Ready[] => {
      if (Date.now() - now > BEGIN_UNTIL_MS) return [];
      const made = answerOrTrouble(() => filesOf(context, one, tabs));
      if (made.ok) return [{ ...one, files: made.value }];
      noteWaits(context, one.target, made.problem);
      return [];
    });
  for (const one of ready) if (one.job.as === 'tab') writeTabs(context, one);
  mailAll(
    context,
    ready.filter(({ job }) => job.as === 'mail'),
  );
  tellWaiting(context);
}

function nameOf({ spreadsheet }: Context, { sheetId, place }: Target): string {
  return withPlace(spreadsheet.getSheetById(sheetId)?.getName() ?? '', place);
}

function answerOrTrouble<Value>(work: () => Answer<Value>): Answer<Value> {
  try {
    return work();
  } catch (exception) {
    return errOf(troubleOf(exception));
  }
}

function filesOf(
  context: Context,
  { target, job, month }: Due,
  tabs: TabsRead,
): Answer<FilesOfMonth> {
  if (!context.spreadsheet.getSheetById(target.sheetId)) return err('schedule.sheet-deleted');
  return filesOfMonth(context, target, { formats: job.formats, month, tabs });
}

/** A run that died on the way writes the same tabs once more. */
function writeTabs(context: Context, { target, job, month, files, sheet }: Ready): void {
  const written = answerOrTrouble(() => {
    const names = files.map(({ format, ...file }) =>
      writeOwnTab(context.spreadsheet, file, {
        id: job.tabs[format],
        name: file.name.replace(`_${month}`, ''),
        keep: (id) =>
          changeFileJob(context, target, (now) => ({
            ...now,
            tabs: { ...now.tabs, [format]: id },
          })),
      }),
    );
    return ok(names);
  });
  if (!written.ok) {
    noteWaits(context, target, written.problem);
    return;
  }
  noteMade(context, target, month);
  // Whoever was told that it waits is told that it does not.
  const asked = withLocale(context, job.locale);
  const lines = [`${sheet}: ${written.value.join(', ')}`];
  if (job.told && job.email !== null) mailTold(asked, filesMail(asked, job.email, month, lines));
}

/** Those of one address in one message. */
function mailAll(context: Context, ready: readonly Ready[]): void {
  for (const email of new Set(ready.map(({ job }) => job.email ?? ''))) {
    const own = ready.filter(({ job }) => job.email === email);
    const lacking = whyNoMail();
    if (lacking) for (const { target } of own) noteWaits(context, target, lacking);
    else mailOnce(context, email, own);
  }
}

function whyNoMail(): Problem | null {
  const { permissions, url } = missingOf(['mail']);
  if (permissions[0]) return lackOf('mail', url);
  return MailApp.getRemainingDailyQuota() < 1 ? problemOf('schedule.mail-spent') : null;
}

/**
 * A month is noted as dealt with before it is mailed, and no answer but a yes is taken for one: where nobody knows whether the
 * mail left, it is told and not mailed again.
 */
function mailOnce(context: Context, email: string, ready: readonly Ready[]): void {
  const claimed = context.user.hold((user) =>
    ready.filter(({ target, month }) => {
      const job = user.fileJob(target);
      if (!job || job.done >= month || job.formats.length === 0) return false;
      user.writeFileJob(target, { ...job, done: month, mailingSince: Date.now() });
      return true;
    }),
  );
  const own = claimed.held ? claimed.value : [];
  const [first] = own;
  if (!first) return;
  const lines = own.map(
    ({ sheet, files }) => `${sheet}: ${files.map(({ name }) => name).join(', ')}`,
  );
  const asked = withLocale(context, first.job.locale);
  const attachments = own.flatMap(({ files }) =>
    files.map(({ name, lines: texts }) => Utilities.newBlob([...texts].join(''), 'text/csv', name)),
  );
  try {
    mailFrom(asked, { ...filesMail(asked, email, first.month, lines), attachments });
  } catch (exception) {
    troubleOf(exception);
    for (const { target } of own) settleLost(context, target);
    return;
  }
  for (const { target, month } of own) noteMade(context, target, month);
}

function filesMail(
  { say, spreadsheet }: Context,
  email: string,
  month: string,
  lines: string[],
): Mail {
  const subject = say('schedule.files-subject', { month, name: spreadsheet.getName() });
  return { email, subject, lines, why: say('schedule.files-why') };
}

/** It runs where nobody waits, so its news goes out once. */
function tellWaiting(context: Context): void {
  for (const { target, job } of context.user.fileJobs()) {
    const { waits, told, email } = job;
    if (!waits?.reason || told || email === null) continue;
    const asked = withLocale(context, job.locale);
    const { say, spreadsheet } = asked;
    const held = say('outcome.held', { sheet: nameOf(context, target) });
    const subject = say('schedule.files-failure', { name: spreadsheet.getName() });
    const lines = [`${held} ${say.cause(waits.reason)}`];
    const isTold = mailTold(asked, { email, subject, lines, why: say('schedule.files-why') });
    if (isTold) changeFileJob(context, target, (now) => ({ ...now, told: true }));
  }
}

function settleLost(context: Context, target: Target): void {
  changeFileJob(context, target, (job) => {
    const reason = problemOf('schedule.mail-unknown', { month: job.done });
    return { ...job, mailingSince: null, waits: { since: Date.now(), reason }, told: false };
  });
}

function noteWaits(context: Context, target: Target, reason: Problem): void {
  changeFileJob(context, target, (job) =>
    job.waits?.reason?.kind === reason.kind
      ? job
      : { ...job, waits: { since: Date.now(), reason }, told: false },
  );
}

function noteMade(context: Context, target: Target, month: string): void {
  const made = { month, at: Date.now() };
  const settled = { mailingSince: null, waits: null, told: false };
  changeFileJob(context, target, (job) => ({ ...job, ...settled, done: month, made }));
}

/** Where the lock does not come free it is written all the same: a month would be mailed twice for want of it. */
function changeFileJob(
  { user: store }: Context,
  target: Target,
  change: (job: FileJob) => FileJob,
): void {
  store.holdIfFree((user) => {
    const job = user.fileJob(target);
    const changed = job && change(job);
    if (changed && changed !== job) user.writeFileJob(target, changed);
  });
}
