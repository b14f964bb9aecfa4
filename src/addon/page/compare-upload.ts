import type { ValueChange } from '../../core/dataset/changes-between.ts';
import { type Answer, ok } from '../../core/problem.ts';
import { addressOf } from '../../core/reading/cell-address.ts';
import { placeAt } from '../../core/reading/series.ts';
import type { Session } from '../../core/session/session.ts';
import { datasetRequest } from '../../core/session/session-requests.ts';
import { readRows } from '../../core/sheet/rows/read-sheets.ts';
import {
  comparisonByMonths,
  comparisonByValues,
  readDatasetAnswer,
  type UploadComparison,
  type ValuePlace,
} from '../../core/upload/compare-upload.ts';
import { destinationOf } from '../../core/upload/destination.ts';
import type { RunLog } from '../../core/upload/run-log.ts';
import type { AskedByAnyPage } from '../../core/upload/upload-memory.ts';
import { currentAccess } from '../connection/current-access.ts';
import { send } from '../platform/send.ts';
import type { SheetRead } from '../sheet/read-sheet.ts';
import { sentOf } from '../workplace/remembered-wishes.ts';
import type { Workplace } from '../workplace/workplace.ts';
import { readSent } from './page-functions.ts';

/** What would change at the service if the sheet were sent now. Asked by the Upload view alone. */
export function compareForPage(
  workplace: Workplace,
  asked: AskedByAnyPage,
): Answer<UploadComparison> {
  const { person } = workplace;
  const session = person.session();
  const sent = sentOf(workplace, asked);
  const log = person.log(sent);
  const last = log.lastSuccess;
  if (!session || !last || last.destination !== destinationOf(session))
    return ok({ by: 'nothing' });
  const read = readSent(workplace, sent);
  if (!read.ok) return read;
  const { rows } = read.value.reading;
  const before = rowsSent(workplace, session, log);
  if (before) return ok(comparisonByValues(before, rows, valuePlaces(read.value)));
  return ok(last.marks ? comparisonByMonths(last.marks, rows) : { by: 'nothing' });
}

/** The cell of each value; a month made of days stands at its first day. */
function valuePlaces({ grids, wishes, around }: SheetRead) {
  const { series } = readRows(grids, wishes, around).months;
  return ({ year, key }: ValueChange): ValuePlace | null => {
    const [month, element] = key.split('_');
    const ofElement = series.find((known) => known.element === element);
    const place = ofElement && placeAt(ofElement, year * 12 + Number(month) - 1 - ofElement.start);
    return place ? { sheet: place.sheet, cell: addressOf(place) } : null;
  };
}

/** A service of the plain contract has no such call, and a dataset may have been deleted there. */
function rowsSent({ person }: Workplace, session: Session, { lastSuccess, runs }: RunLog) {
  const id = lastSuccess?.datasetId ?? runs.find((run) => run.id === lastSuccess?.runId)?.datasetId;
  const access = id ? currentAccess(person) : null;
  if (!id || !access?.ok) return null;
  return readDatasetAnswer(send(datasetRequest(session, access.value, id)));
}
