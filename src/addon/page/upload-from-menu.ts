import { planSession } from '../../core/session/plan-session.ts';
import type { UploadQuestion } from '../../core/upload/decide-upload.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { chosenTarget } from '../../core/upload/target.ts';
import { BY_HAND } from '../../core/upload/tell-run.ts';
import type { UploadMemory } from '../../core/upload/upload-memory.ts';
import type { Context } from '../context/context.ts';
import { rememberedWishes } from '../context/remembered-wishes.ts';
import { runText } from '../context/run-text.ts';
import type { View } from '../page-types.ts';
import { readSheet, type SheetRead } from '../sheet/read-sheet.ts';
import { notATable } from '../sheet/sheet-grid.ts';
import { type UploadEnd, uploadWatched } from '../upload/run-upload.ts';
import { confirm, showSidebar, showText, showTextWithLink } from './show.ts';

/** A short yes or no settles these questions. All others open the view where they can be mended. */
const ASKED_IN_A_DIALOG: UploadQuestion[] = ['unchanged', 'unreadable-cells'];
const MENDED_IN: Partial<Record<UploadQuestion, View>> = {
  blocked: 'check',
  drift: 'check',
  'old-values': 'upload',
  'too-many-unreadable': 'check',
  'unknown-run': 'history',
};

/** A menu upload ends with a message, with a link where there is one, or it opens a view. */
type Ending = { text: string | null; link?: string | null; view?: View };

export function uploadActiveSheet(context: Context): void {
  const { text, link = null, view } = endingOf(context);
  if (text !== null && link !== null) showTextWithLink(context.say, text, link);
  else if (text !== null) showText(text);
  if (view) showSidebar(context, view);
}

function endingOf(context: Context): Ending {
  const { user, spreadsheet, say } = context;
  const session = user.session();
  if (!session || isOver(context)) return { text: null, view: 'connect' };
  const sheet = spreadsheet.getActiveSheet();
  const refused = notATable(sheet);
  if (refused) return { text: say.problem(refused) };
  const sheetId = sheet.getSheetId();
  const decided = user.memory(chosenTarget(sheetId, rememberedWishes(context, sheetId)));
  // The person decided for another service. A dataset that was public there need not be public here.
  if (decided?.address !== session.address) return { text: null, view: 'upload' };
  const read = readSheet(context, sheet, { wishes: null });
  if (!read.ok) return { text: say.problem(read.problem) };
  return upload(context, read.value, decided, []);
}

function upload(
  context: Context,
  read: SheetRead,
  decided: UploadMemory,
  confirmed: UploadQuestion[],
): Ending {
  const order = { read, decided, by: 'menu' as const, fingerprintSeen: null, confirmed };
  const end = uploadWatched(context, order);
  if (end.state === 'ran') return endingOfRun(context, end.run, read);
  if (end.state === 'stopped')
    return isOver(context)
      ? { text: context.say.problem(end.problem), view: 'connect' }
      : { text: context.say.problem(end.problem) };
  if (!ASKED_IN_A_DIALOG.includes(end.question)) return endingOfQuestion(context, end);
  return confirm(context.say, context.say.problem(end.problem))
    ? upload(context, read, decided, [...confirmed, end.question])
    : { text: null };
}

function endingOfQuestion(
  { say }: Context,
  { question, problem }: Extract<UploadEnd, { state: 'asks' }>,
): Ending {
  const view = MENDED_IN[question];
  const text = say.problem(problem);
  return view ? { text, view } : { text };
}

function endingOfRun(context: Context, run: RunRecord, { reading }: SheetRead): Ending {
  const { say } = context;
  if (run.outcome === 'sent') {
    const notice = run.reason ? say.problem(run.reason) : '';
    return { text: sentText(context, run, reading.findings.length, notice), link: run.url };
  }
  const text = runText(say, run, BY_HAND);
  return run.outcome === 'unknown' ? { text, view: 'history' } : { text };
}

function sentText({ say }: Context, run: RunRecord, findings: number, notice: string): string {
  const { title, years, values, leftOut } = run;
  const sentences = [
    say(run.isPublic ? 'upload.sent-public' : 'upload.sent-private', { title, years, values }),
    leftOut > 0 ? say('upload.sent-left-out', { leftOut }) : '',
    findings > 0 ? say('upload.sent-with-findings', { findings }) : '',
    notice,
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** There is no valid access token, and no refresh token to get one. */
function isOver({ user }: Context): boolean {
  return planSession(user.session(), { now: Date.now(), insist: true }).do === 'ask';
}
