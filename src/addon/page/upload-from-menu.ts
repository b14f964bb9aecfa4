import { planSession } from '../../core/session/plan-session.ts';
import type { UploadQuestion } from '../../core/upload/decide-upload.ts';
import { type RunRecord, reasonForPerson } from '../../core/upload/run-record.ts';
import type { UploadMemory } from '../../core/upload/upload-memory.ts';
import type { View } from '../page-types.ts';
import { readSheet, type SheetRead } from '../sheet/read-sheet.ts';
import { notATable } from '../sheet/sheet-grid.ts';
import { type UploadEnd, uploadWatched } from '../upload/run-upload.ts';
import { sentOf } from '../workplace/remembered-wishes.ts';
import type { Workplace } from '../workplace/workplace.ts';
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

export function uploadActiveSheet(workplace: Workplace): void {
  const { text, link = null, view } = endingOf(workplace);
  if (text !== null && link !== null) showTextWithLink(workplace.say, text, link);
  else if (text !== null) showText(text);
  if (view) showSidebar(workplace, view);
}

function endingOf(workplace: Workplace): Ending {
  const { person, spreadsheet, say } = workplace;
  const session = person.session();
  if (!session || isOver(workplace)) return { text: null, view: 'connect' };
  const sheet = spreadsheet.getActiveSheet();
  const refused = notATable(sheet);
  if (refused) return { text: say.problem(refused) };
  const sent = sentOf(workplace, { sheetId: sheet.getSheetId() });
  const memory = person.memory(sent);
  // The person decided for another service. A dataset that was public there need not be public here.
  if (memory?.address !== session.address) return { text: null, view: 'upload' };
  // Nor is it known of which place an earlier version's title was.
  if (sent.place !== undefined && memory.place === undefined) return { text: null, view: 'upload' };
  const read = readSheet(workplace, sheet, { wishes: null });
  if (!read.ok) return { text: say.problem(read.problem) };
  return upload(workplace, read.value, memory, []);
}

function upload(
  workplace: Workplace,
  read: SheetRead,
  memory: UploadMemory,
  confirmed: UploadQuestion[],
): Ending {
  const order = { ...memory, read, by: 'menu' as const, fingerprintSeen: null, confirmed };
  const end = uploadWatched(workplace, order);
  if (end.state === 'ran') return endingOfRun(workplace, end.run, read);
  if (end.state === 'stopped')
    return isOver(workplace)
      ? { text: workplace.say.problem(end.problem), view: 'connect' }
      : { text: workplace.say.problem(end.problem) };
  if (!ASKED_IN_A_DIALOG.includes(end.question)) return endingOfQuestion(workplace, end);
  return confirm(workplace.say, workplace.say.problem(end.problem))
    ? upload(workplace, read, memory, [...confirmed, end.question])
    : { text: null };
}

function endingOfQuestion(
  { say }: Workplace,
  { question, problem }: Extract<UploadEnd, { state: 'asks' }>,
): Ending {
  const view = MENDED_IN[question];
  const text = say.problem(problem);
  return view ? { text, view } : { text };
}

function endingOfRun(workplace: Workplace, run: RunRecord, { reading }: SheetRead): Ending {
  const { say } = workplace;
  const cause = reasonForPerson(run);
  const reason = cause ? say.problem(cause) : '';
  if (run.outcome === 'sent')
    return { text: sentText(workplace, run, reading.findings.length, reason), link: run.url };
  if (run.outcome === 'unknown') return { text: reason, view: 'history' };
  return { text: `${say('upload.run-failed')} ${reason}` };
}

function sentText({ say }: Workplace, run: RunRecord, findings: number, notice: string): string {
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
function isOver({ person }: Workplace): boolean {
  return planSession(person.session(), { now: Date.now(), insist: true }).do === 'ask';
}
