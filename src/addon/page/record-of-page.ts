import { readStationForm } from '../../core/dataset/station-form.ts';
import { type Answer, err, errOf, ok, problemOf } from '../../core/problem.ts';
import type { Session } from '../../core/session/session.ts';
import { changeRequest } from '../../core/session/session-requests.ts';
import { type RecordStand, readRecordAnswer } from '../../core/upload/read-record-answer.ts';
import { type Target, targetIn } from '../../core/upload/target.ts';
import { askService } from '../connection/ask-service.ts';
import type { Context } from '../context/context.ts';
import type { ChangeRequest, RecordChange, RecordChanged, RecordLook } from '../page-types.ts';
import { decidedHere, rememberDecision } from '../upload/decision.ts';
import { readRecord } from '../upload/record.ts';
import { stationFacts } from '../upload/run-upload.ts';
import { keepStation } from './kept-station.ts';

/** What becomes of what was sent may be decided at the service at any time, so it is looked at whenever it is shown. */
export function lookAtRecordOf(context: Context, target: Target): Answer<RecordLook> {
  const found = recordOf(context, target);
  if (!found) return ok({ is: 'none' });
  const read = readRecord(context, found.session, found.id);
  if (read.is === 'there') {
    keepJoined(context, target, read.stand);
    return ok({ is: 'there', record: read.stand });
  }
  if (read.is === 'gone') return ok({ is: 'gone', problem: read.problem });
  return read.is === 'changed-since' ? err('upload.refused') : errOf(read.problem);
}

/** Of all its versions at once. Where somebody else has changed it since it was seen, it is shown again. */
export function changeRecordFor(
  context: Context,
  { change, etag, ...asked }: ChangeRequest,
): Answer<RecordChanged> {
  const target = targetIn(asked);
  const found = recordOf(context, target);
  if (!found) return err('upload.record-not-there');
  const { session, id } = found;
  const body = bodyOf(change, session.takesCreator);
  if (!body.ok) return body;
  // Only what would show something to everyone must not meet what somebody else has decided.
  const seen = change.isPublic ? etag : null;
  const answered = askService(context.user, session, (access) =>
    changeRequest(session, access, { id, change: body.value, etag: seen }),
  );
  if (!answered.ok) return answered;
  const read = readRecordAnswer(answered.value);
  if (read.is === 'changed-since') return shownAgain(context, target);
  if (read.is !== 'there') return errOf(read.problem);
  const kept = change.station ? keepStation(context, target, change.station) : ok(null);
  return kept.ok ? ok({ is: 'changed', record: read.stand }) : kept;
}

function shownAgain(context: Context, target: Target): Answer<RecordChanged> {
  const look = lookAtRecordOf(context, target);
  if (!look.ok) return look;
  if (look.value.is === 'there') return ok({ is: 'otherwise', record: look.value.record });
  return errOf(
    look.value.is === 'gone' ? look.value.problem : problemOf('upload.record-not-there'),
  );
}

function recordOf({ user }: Context, target: Target): { session: Session; id: string } | null {
  const session = user.session();
  const id = decidedHere(user, target)?.record;
  return session && id ? { session, id } : null;
}

/** Two records that were joined at the service are one from now on. */
function keepJoined({ user }: Context, target: Target, { id }: RecordStand): void {
  const decided = decidedHere(user, target);
  if (decided && decided.record !== id) rememberDecision(user, target, { ...decided, record: id });
}

function bodyOf(
  { title, description, isPublic, station }: RecordChange,
  takesCreator: boolean,
): Answer<object> {
  if (title?.trim() === '') return err('upload.title-missing');
  const facts = station && readStationForm(station);
  if (facts && !facts.ok) return err('upload.station-odd');
  return ok({
    ...(title !== undefined && { name: title }),
    ...(description !== undefined && { description }),
    ...(isPublic !== undefined && { is_public: isPublic }),
    ...(station && { station_facts: stationFacts(station, takesCreator) }),
  });
}
