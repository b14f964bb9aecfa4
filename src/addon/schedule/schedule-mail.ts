import { problemOf } from '../../core/problem.ts';
import type { News } from '../../core/schedule/news-of.ts';
import type { Context } from '../context/context.ts';
import { runText } from '../context/run-text.ts';

/** `why`: why it came, and how to stop it */
export type Mail = {
  email: string;
  subject: string;
  lines: readonly string[];
  why: string;
  attachments?: GoogleAppsScript.Base.Blob[];
};

/** Throws where Google does not take it. */
export function mailFrom(
  { say, spreadsheet }: Context,
  { email, lines, why, ...message }: Mail,
): void {
  const body = [...lines, '', say('schedule.mail-where'), spreadsheet.getUrl(), '', why];
  MailApp.sendEmail({ to: email, ...message, body: body.join('\n') });
}

/**
 * Google limits the mails of a day, and a person can withdraw the permission. The work goes on, and the sidebar says that no
 * mail was sent.
 */
export function mailTold(context: Context, mail: Mail): boolean {
  try {
    mailFrom(context, mail);
    return true;
  } catch {
    const notice = problemOf('schedule.mail-not-sent');
    context.notes.writeTick({ at: context.startedAt, notice });
    return false;
  }
}

/** One message a tick, for any number of sheets. */
export function mailNews(context: Context, email: string | null, news: readonly News[]): void {
  if (email === null || news.length === 0) return;
  const { say, spreadsheet } = context;
  const name = spreadsheet.getName();
  const hasFailure = news.some(({ isFailure }) => isFailure);
  const subject = say(hasFailure ? 'schedule.mail-failure' : 'schedule.mail-recovery', { name });
  const lines = news.map((entry) => lineOf(context, entry));
  mailTold(context, { email, subject, lines, why: say('schedule.mail-why') });
}

function lineOf({ say, user }: Context, { run, isFailure }: News): string {
  if (!isFailure) return say('schedule.mail-recovery-line', { sheet: run.sheetName });
  return runText(say, run, {
    goesOn: true,
    repeatsSafely: user.session()?.echoesKeys ?? false,
  });
}
