import { planSession } from '../core/session/plan-session.ts';
import type { UploadQuestion } from '../core/upload/decide-upload.ts';
import { type RunRecord, reasonForPerson } from '../core/upload/run-record.ts';
import type { UploadMemory } from '../core/upload/upload-memory.ts';
import type { View } from './page-types.ts';
import { readSheet, type SheetRead } from './read-sheet.ts';
import { type UploadEnd, uploadWatched } from './run-upload.ts';
import { notATable } from './sheet-grid.ts';
import { confirm, showSidebar, tell, tellWithLink } from './show.ts';
import type { Workplace } from './workplace.ts';

/** What a short yes or no settles; everything else is shown where it can be mended. */
const ASKED_IN_A_DIALOG: UploadQuestion[] = ['unchanged', 'unreadable-cells'];
const MENDED_IN: Partial<Record<UploadQuestion, View>> = {
  blocked: 'check',
  drift: 'check',
  'too-many-unreadable': 'check',
  'unknown-run': 'history',
};

/** How a menu upload ends: something is said, with a link where there is one, or a view opens. */
type Ending = { text: string | null; link?: string | null; view?: View };

export function uploadActiveSheet(workplace: Workplace): void {
  const { text, link = null, view } = endingOf(workplace);
  if (text !== null && link !== null) tellWithLink(workplace.say, text, link);
  else if (text !== null) tell(text);
  if (view) showSidebar(workplace, view);
}

function endingOf(workplace: Workplace): Ending {
  const { person, spreadsheet, spreadsheetId, say } = workplace;
  const session = person.session();
  if (!session || isOver(workplace)) return { text: null, view: 'connect' };
  const sheet = spreadsheet.getActiveSheet();
  const refused = notATable(sheet);
  if (refused) return { text: say.problem(refused) };
  const memory = person.memory({ spreadsheetId, sheetId: sheet.getSheetId() });
  // Another service is another decision: what was public there need not be so here.
  if (memory?.address !== session.address) return { text: null, view: 'upload' };
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
  const told = reasonForPerson(run);
  const reason = told ? say.problem(told) : '';
  if (run.outcome === 'sent')
    return { text: sentText(workplace, run, reading.findings.length), link: run.url };
  if (run.outcome === 'unknown') return { text: reason, view: 'history' };
  return { text: `${say('upload.run-failed')} ${reason}` };
}

function sentText({ say }: Workplace, run: RunRecord, findings: number): string {
  const { title, years, values, leftOut } = run;
  const sentences = [
    say(run.isPublic ? 'upload.sent-public' : 'upload.sent-private', { title, years, values }),
    leftOut > 0 ? say('upload.sent-left-out', { leftOut }) : '',
    findings > 0 ? say('upload.sent-with-findings', { findings }) : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** Neither a living access token nor a way to another one. */
function isOver({ person }: Workplace): boolean {
  return planSession(person.session(), { now: Date.now(), insist: true }).do === 'ask';
}
