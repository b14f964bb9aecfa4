import { type Answer, good } from '../core/problem.ts';
import type { Session } from '../core/session/session.ts';
import { datasetRequest } from '../core/session/session-requests.ts';
import {
  comparisonByMonths,
  comparisonByValues,
  readDatasetAnswer,
  type UploadComparison,
} from '../core/upload/compare-upload.ts';
import { destinationOf } from '../core/upload/destination.ts';
import type { RunLog } from '../core/upload/run-log.ts';
import { currentAccess } from './current-access.ts';
import { readById } from './page-functions.ts';
import { send } from './send.ts';
import type { Workplace } from './workplace.ts';

/** What would change at the service if the sheet were sent now. Asked by the Upload view alone. */
export function compareForPage(workplace: Workplace, sheetId: number): Answer<UploadComparison> {
  const { person, spreadsheetId } = workplace;
  const session = person.session();
  const log = person.log({ spreadsheetId, sheetId });
  const last = log.lastSuccess;
  if (!session || !last || last.destination !== destinationOf(session))
    return good({ by: 'nothing' });
  const read = readById(workplace, sheetId);
  if (!read.ok) return read;
  const { rows } = read.value.reading;
  const before = rowsSent(workplace, session, log);
  if (before) return good(comparisonByValues(before, rows));
  return good(last.marks ? comparisonByMonths(last.marks, rows) : { by: 'nothing' });
}

/** A service of the plain contract has no such call, and a dataset may have been deleted there. */
function rowsSent({ person }: Workplace, session: Session, { lastSuccess, runs }: RunLog) {
  const id = lastSuccess?.datasetId ?? runs.find((run) => run.id === lastSuccess?.runId)?.datasetId;
  const access = id ? currentAccess(person) : null;
  if (!id || !access?.ok) return null;
  return readDatasetAnswer(send(datasetRequest(session, access.value, id)));
}
