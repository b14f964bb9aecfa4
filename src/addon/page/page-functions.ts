import { countRowValues } from '../../core/dataset/dataset.ts';
import { type Answer, err, ok, problemOf, refusing } from '../../core/problem.ts';
import { canConfirm } from '../../core/quality/answers/confirmed-findings.ts';
import { mendOf } from '../../core/quality/answers/mend.ts';
import type { Finding, Grid, ReadOptions } from '../../core/reading/reading.ts';
import { readCredits } from '../../core/sheet/headers/read-credits.ts';
import { stationInLines } from '../../core/sheet/headers/station-lines.ts';
import { topOfSheet } from '../../core/sheet/rows/top-of-sheet.ts';
import { shapeOf } from '../../core/upload/dataset-shape.ts';
import { isUnchanged, type UploadQuestion } from '../../core/upload/decide-upload.ts';
import { destinationOf } from '../../core/upload/destination.ts';
import { countUnreadable } from '../../core/upload/reading-counts.ts';
import { isOpen, isUnderWay, type RunLog, runIn, withRun } from '../../core/upload/run-log.ts';
import type { RunRecord } from '../../core/upload/run-record.ts';
import { arrivedBefore } from '../../core/upload/start-run.ts';
import type { Sent } from '../../core/upload/upload-memory.ts';
import type {
  AnswerableFinding,
  SheetReading,
  UploadRequest,
  UploadResult,
} from '../page-types.ts';
import { holdPersonLock } from '../platform/lock.ts';
import { picturesOf, readSheet, type SheetRead } from '../sheet/read-sheet.ts';
import { type UploadEnd, uploadWatched } from '../upload/run-upload.ts';
import { rememberUpload } from '../upload/upload-memory.ts';
import { sentOf, withItsColumns } from '../workplace/remembered-wishes.ts';
import type { Workplace } from '../workplace/workplace.ts';
import { sheetMemory } from './opening-state.ts';

/** Any tab, as the page reads the one in front; with its own remembered wishes. */
export function checkById(workplace: Workplace, sheetId: number): Answer<SheetReading> {
  const sheet = workplace.spreadsheet.getSheetById(sheetId);
  return sheet ? readForPage(workplace, null, sheet) : err('addon.sheet-deleted');
}

export function readForPage(
  workplace: Workplace,
  asked: ReadOptions | null,
  sheet = workplace.spreadsheet.getActiveSheet(),
): Answer<SheetReading> {
  const wishes = asked && withItsColumns(workplace, sheet.getSheetId(), asked);
  const read = readSheet(workplace, sheet, { wishes, withNeighbours: true });
  if (!read.ok) return read;
  const { reading, fingerprint } = read.value;
  const session = workplace.person.session();
  const log = workplace.person.log(read.value);
  return ok({
    sheet: sheetMemory(workplace, sheet, read.value.wishes),
    wishes: read.value.wishes,
    understood: reading.understood,
    findings: reading.findings.map((finding) => withAnswers(finding, read.value.grids)),
    confirmed: read.value.answered.length,
    completeness: reading.completeness,
    pictures: picturesOf(reading.rows),
    fingerprint,
    counts: {
      years: reading.rows.length,
      values: countRowValues(reading.rows),
      unreadable: countUnreadable(reading),
    },
    top: topOfSheet(read.value.grids[0] ?? NO_CELLS, read.value.around),
    unchanged: session
      ? isUnchanged({ log, fingerprint, destination: destinationOf(session) })
      : false,
    filtered: sheet.getFilter() !== null,
    ...foundInLines(read.value, session?.takesStation === true),
  });
}

const NO_CELLS = { sheet: '', cells: [] };

/** What the lines beside the table of this tab say; in the description what no field of its own takes. */
function foundInLines({ grids: [grid], reading }: SheetRead, takesStation: boolean) {
  const { headerRow } = reading.understood;
  if (!grid) return { takesStation, stationFound: {}, creditsFound: '' };
  const { lines, facts, others } = readCredits(grid, headerRow);
  return {
    takesStation,
    stationFound: { ...stationInLines(grid, headerRow), ...facts },
    creditsFound: takesStation ? others : lines,
  };
}

function withAnswers(finding: Finding, grids: readonly Grid[]): AnswerableFinding {
  const mend = mendOf(finding, grids);
  return {
    ...finding,
    ...(canConfirm(finding) && { canConfirm: true }),
    ...(mend && { mend }),
  };
}

export function uploadForPage(workplace: Workplace, request: UploadRequest): Answer<UploadResult> {
  // Asked first, or something would be remembered for a tab that is not there.
  if (!workplace.spreadsheet.getSheetById(request.sheetId)) return err('addon.sheet-deleted');
  const sent = sentOf(workplace, request);
  const remembered = rememberUpload(workplace, sent, request);
  if (!remembered.ok) return remembered;
  const read = readSent(workplace, sent);
  if (!read.ok) return read;
  const end = uploadWatched(workplace, {
    ...remembered.value,
    read: read.value,
    by: 'sidebar',
    fingerprintSeen: request.fingerprint,
    confirmed: request.confirmed,
  });
  return resultOf(end);
}

export function readSent(workplace: Workplace, { sheetId, place }: Sent): Answer<SheetRead> {
  const sheet = workplace.spreadsheet.getSheetById(sheetId);
  return sheet
    ? readSheet(workplace, sheet, { wishes: null, place: place ?? null })
    : err('addon.sheet-deleted');
}

/** A person looked in the Directory and says whether the dataset is there. */
export function settleUnknownFor(
  workplace: Workplace,
  runId: string,
  how: 'arrived' | 'send-again',
): Answer<UploadResult> {
  const found = historyRun(workplace, runId);
  if (!found) return err('upload.no-such-run');
  const { sent, run } = found;
  const read = readSent(workplace, sent);
  const change = how === 'arrived' ? markArrived(workplace, found, read) : markLost(run);
  const settled = settleIfOpen(workplace, found, change);
  if (!settled.ok) return settled;
  if (how === 'arrived') return ok({ state: 'ran', run: runIn(settled.value, run) });
  return sendAgain(workplace, sent, read);
}

/** Since the page showed the run, a tick may have taken it up again, or settled it. */
function settleIfOpen(
  { person }: Workplace,
  { sent, run }: SentRun,
  change: (log: RunLog) => RunLog,
): Answer<RunLog> {
  const held = holdPersonLock((): Answer<RunLog> => {
    const before = person.logAgain(sent);
    if (isUnderWay(before, Date.now())) return err('upload.under-way');
    if (!openRunIn(before, run.id)) return err('upload.no-such-run');
    const log = change(before);
    person.writeLog(sent, log);
    return ok(log);
  });
  return held.held ? held.value : err('connection.lock-busy');
}

function markArrived({ person }: Workplace, { sent, run }: SentRun, read: Answer<SheetRead>) {
  const last = person.log(sent).lastSuccess;
  return (log: RunLog): RunLog =>
    arrivedBefore(log, run, {
      // If the sheet cannot be read now, the next run is compared with the upload before this one.
      shape: read.ok
        ? shapeOf(read.value.reading)
        : (last?.shape ?? { roles: [], months: 0, firstYear: 0 }),
      marks: null,
      now: Date.now(),
    });
}

function markLost(run: RunRecord) {
  const lost: RunRecord = {
    ...run,
    outcome: 'failed',
    reason: problemOf('upload.said-lost'),
    endedAt: Date.now(),
  };
  return (log: RunLog): RunLog => withRun({ ...log, claim: null }, lost);
}

/** A person has just looked at this and wants it sent, so its questions are answered. */
const ANSWERED: UploadQuestion[] = ['unchanged', 'unreadable-cells', 'changed-since-seen'];

function sendAgain(
  workplace: Workplace,
  sent: Sent,
  read: Answer<SheetRead>,
): Answer<UploadResult> {
  if (!read.ok) return read;
  const memory = workplace.person.memory(sent);
  if (!memory) return err('upload.visibility-missing');
  return resultOf(
    uploadWatched(workplace, {
      ...memory,
      read: read.value,
      by: 'sidebar',
      fingerprintSeen: null,
      confirmed: ANSWERED,
    }),
  );
}

function openRunIn({ runs }: RunLog, runId: string): RunRecord | null {
  return runs.find((run) => run.id === runId && isOpen(run)) ?? null;
}

type SentRun = { sent: Sent; run: RunRecord };

function historyRun({ person }: Workplace, runId: string): SentRun | null {
  for (const sent of person.logged()) {
    const run = openRunIn(person.log(sent), runId);
    if (run) return { sent, run };
  }
  return null;
}

function resultOf(end: UploadEnd): Answer<UploadResult> {
  return end.state === 'stopped' ? refusing(end.problem) : ok(end);
}
