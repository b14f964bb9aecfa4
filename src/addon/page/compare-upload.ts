import type { ValueChange } from '../../core/dataset/changes-between.ts';
import { type Answer, ok } from '../../core/problem.ts';
import { addressOf } from '../../core/reading/cell-address.ts';
import { placeAt } from '../../core/reading/series.ts';
import type { Session } from '../../core/session/session.ts';
import { recordRequest } from '../../core/session/session-requests.ts';
import { readRows } from '../../core/sheet/rows/read-sheets.ts';
import {
  comparisonByValues,
  readDatasetAnswer,
  type UploadComparison,
  type ValuePlace,
} from '../../core/upload/compare-upload.ts';
import { destinationOf } from '../../core/upload/destination.ts';
import type { Target } from '../../core/upload/target.ts';
import { askService } from '../connection/ask-service.ts';
import type { Context } from '../context/context.ts';
import type { SheetRead } from '../sheet/read-sheet.ts';
import { decidedHere } from '../upload/decision.ts';
import { readTarget } from './page-functions.ts';

/** What would change at the service if the sheet were sent now. Asked by the Upload view alone. */
export function compareForPage(context: Context, target: Target): Answer<UploadComparison> {
  const { user } = context;
  const session = user.session();
  const last = user.log(target).lastSuccess;
  if (!session || !last || last.destination !== destinationOf(session))
    return ok({ by: 'nothing' });
  const read = readTarget(context, target);
  if (!read.ok) return read;
  const { rows } = read.value.reading;
  const before = rowsSent(context, session, target);
  return ok(before ? comparisonByValues(before, rows, valuePlaces(read.value)) : { by: 'nothing' });
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

/** A service of the plain contract has no such call, and a record may have been removed. */
function rowsSent({ user }: Context, session: Session, target: Target) {
  const id = decidedHere(user, target)?.record;
  if (!id) return null;
  const asked = askService(user, session, (access) =>
    recordRequest(session, access, id, 'with-rows'),
  );
  return asked.ok ? readDatasetAnswer(asked.value) : null;
}
