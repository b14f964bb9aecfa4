import { problemOf } from '../../core/problem.ts';
import type { News } from '../../core/schedule/news-of.ts';
import type { Context } from '../context/context.ts';
import { runText } from '../context/run-text.ts';

/** One message a tick, for any number of sheets. */
export function mailNews(context: Context, email: string | null, news: readonly News[]): void {
  if (email === null || news.length === 0) return;
  const { say, spreadsheet } = context;
  const name = spreadsheet.getName();
  const hasFailure = news.some(({ isFailure }) => isFailure);
  const subject = say(hasFailure ? 'schedule.mail-failure' : 'schedule.mail-recovery', { name });
  const lines = news.map((entry) => lineOf(context, entry));
  try {
    MailApp.sendEmail({
      to: email,
      subject,
      body: [
        ...lines,
        '',
        say('schedule.mail-where'),
        spreadsheet.getUrl(),
        '',
        say('schedule.mail-why'),
      ].join('\n'),
    });
  } catch {
    // Google limits the mails of a day, and a person can withdraw the permission. The uploads go on,
    // and the sidebar says that no mail was sent.
    const notice = problemOf('schedule.mail-not-sent');
    context.notes.writeTick({ at: context.startedAt, notice });
  }
}

function lineOf({ say, user }: Context, { run, isFailure }: News): string {
  if (!isFailure) return say('schedule.mail-recovery-line', { sheet: run.sheetName });
  return runText(say, run, {
    goesOn: true,
    repeatsSafely: user.session()?.echoesKeys ?? false,
  });
}
