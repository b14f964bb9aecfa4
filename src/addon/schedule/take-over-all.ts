import { type Answer, err, ok } from '../../core/problem.ts';
import type { Session } from '../../core/session/session.ts';
import { acceptRequest, offerRequest } from '../../core/session/session-requests.ts';
import {
  type OfferedRecord,
  offerTokenIn,
  readAccepted,
  readOffer,
} from '../../core/upload/read-offer.ts';
import { suggestedTitle } from '../../core/upload/suggested-title.ts';
import { type Target, targetIn, withPlace } from '../../core/upload/target.ts';
import { askService } from '../connection/ask-service.ts';
import type { Context } from '../context/context.ts';
import type { TakeOverAllRequest, TakeOverAllResult } from '../page-types.ts';
import { decidedHere, handedOver, rememberDecision } from '../upload/decision.ts';
import { sourceKeyOf } from '../upload/run-upload.ts';
import { type JobOrder, takeOver } from './change-jobs.ts';
import { jobStates } from './job-states.ts';

/**
 * The schedules of whoever left, in one press: they go on with the records of an offer where its link is given, and
 * make records of their own where not. Nothing is accepted before everything that must be said was said.
 */
export function takeOverAllFor(
  context: Context,
  request: TakeOverAllRequest,
): Answer<TakeOverAllResult> {
  const session = context.user.session();
  if (!session) return err('connection.none');
  const targets = request.targets.map(targetIn).filter((target) => isThere(context, target));
  const offer = offerOf(context, session, request.offer);
  if (!offer.ok) return offer;
  const asked = whatToAsk(context, request, { targets, offered: offer.value?.records ?? [] });
  if (asked) return ok(asked);
  const accepted = offer.value ? accept(context, session, request, offer.value) : ok([]);
  if (!accepted.ok) return accepted;
  // Kept before anything else, because an offer is taken once.
  for (const target of targets) keepHandedOver(context, session, target, accepted.value);
  for (const target of targets) {
    const taken = takeOver(context, orderFor(context, request, target));
    if (!taken.ok) return taken;
  }
  return ok({ state: 'taken', jobs: jobStates(context) });
}

function isThere({ document, spreadsheet }: Context, target: Target): boolean {
  return document.job(target) !== null && spreadsheet.getSheetById(target.sheetId) !== null;
}

type Offer = { token: string; records: OfferedRecord[] };

function offerOf({ user }: Context, session: Session, link: string): Answer<Offer | null> {
  if (link.trim() === '') return ok(null);
  const token = offerTokenIn(link);
  if (!token.ok) return token;
  const asked = askService(user, session, (access) => offerRequest(session, access, token.value));
  if (!asked.ok) return asked;
  const records = readOffer(asked.value);
  return records.ok ? ok({ token: token.value, records: records.value }) : records;
}

function whatToAsk(
  context: Context,
  { isPublic, sameKey }: TakeOverAllRequest,
  { targets, offered }: { targets: Target[]; offered: OfferedRecord[] },
): Extract<TakeOverAllResult, { state: 'asks' }> | null {
  const same = offered.filter(({ hasKeyHere }) => hasKeyHere).map(({ title }) => title);
  const undecided = targets.filter(
    (target) => !recordFor(context, target, offered) && !decidedHere(context.user, target),
  );
  const isOpen =
    (same.length > 0 && sameKey === null) || (undecided.length > 0 && isPublic === null);
  const names = undecided.map((target) => nameOf(context, target));
  return isOpen ? { state: 'asks', same, undecided: isPublic === null ? names : [] } : null;
}

function accept(
  { user }: Context,
  session: Session,
  { sameKey }: TakeOverAllRequest,
  { token, records }: Offer,
): Answer<OfferedRecord[]> {
  const same = records.filter(({ hasKeyHere }) => hasKeyHere);
  const answers = Object.fromEntries(same.map(({ record }) => [record, sameKey ?? 'apart']));
  const asked = askService(user, session, (access) =>
    acceptRequest(session, access, { token, sameKey: answers }),
  );
  return asked.ok ? readAccepted(asked.value) : asked;
}

function keepHandedOver(
  context: Context,
  session: Session,
  target: Target,
  records: readonly OfferedRecord[],
): void {
  const record = recordFor(context, target, records);
  if (record) rememberDecision(context.user, target, handedOver(session, record));
}

function recordFor(
  context: Context,
  target: Target,
  records: readonly OfferedRecord[],
): string | null {
  const key = sourceKeyOf(context, target);
  return records.find(({ keys }) => keys.includes(key))?.record ?? null;
}

function orderFor(
  context: Context,
  { title, isPublic, email }: TakeOverAllRequest,
  target: Target,
): JobOrder {
  const job = context.document.job(target);
  if (!job) throw new Error('Cannot take over: there is no such schedule');
  const { rhythm, heldAbove, oldestMayGo } = job;
  const named =
    title.trim() === '' ? titleOf(context, target) : `${title.trim()}, ${nameOf(context, target)}`;
  const said = isPublic === null ? null : { title: named, description: '', isPublic };
  return { target, rhythm, heldAbove, oldestMayGo, email, said };
}

function nameOf({ spreadsheet }: Context, { sheetId, place }: Target): string {
  return withPlace(spreadsheet.getSheetById(sheetId)?.getName() ?? '', place);
}

function titleOf({ spreadsheet }: Context, { sheetId, place }: Target): string {
  const tab = {
    spreadsheetName: spreadsheet.getName(),
    sheetName: spreadsheet.getSheetById(sheetId)?.getName() ?? '',
    tabs: spreadsheet.getSheets().length,
  };
  return suggestedTitle(tab, place === null ? {} : { station: place });
}
