import { type Answer, err, ok } from '../../core/problem.ts';
import type { Session } from '../../core/session/session.ts';
import { madeForAnother } from '../../core/upload/destination.ts';
import type { Target } from '../../core/upload/target.ts';
import { checkSaid, type Said, type UploadMemory } from '../../core/upload/upload-memory.ts';
import type { UserStore, UserView, UserWriter } from '../context/user-store.ts';

/**
 * A person's decisions, as they hold for this service and account only. Where there is a record, `typed` is none of it:
 * title and visibility are the record's.
 */
export function decisionFor(
  user: UserView,
  target: Target,
  typed: Said | null,
): Answer<UploadMemory> {
  const session = user.session();
  if (!session) return err('connection.none');
  const before = decidedHere(user, target);
  if (before?.record && !typed?.anew) return ok(before);
  if (!typed) return before ? ok(before) : err('upload.visibility-missing');
  // A schedule's form does not ask where the values come from: what is known stays.
  const station = typed.station ?? user.memory(target)?.said?.station;
  const said = checkSaid({ ...typed, ...(station && { station }) });
  if (!said.ok) return said;
  const { address, subject } = session;
  const { answers = null, unasked } = before ?? {};
  return ok({
    address,
    subject,
    record: null,
    said: said.value,
    answers,
    ...(unasked && { unasked }),
  });
}

/** Title and visibility are those that the record has. */
export function handedOver({ address, subject }: Session, record: string): UploadMemory {
  return { address, subject, record, said: null, answers: null };
}

/** What was decided for this service and account, and for no other. */
export function decidedHere(user: UserView, target: Target): UploadMemory | null {
  const [session, memory] = [user.session(), user.memory(target)];
  return session && memory && !madeForAnother(memory, session, '') ? memory : null;
}

export function isSentUnasked(user: UserView, target: Target): boolean {
  return decidedHere(user, target)?.unasked === true;
}

/** Only of what was sent: before, nobody has said who may see it. */
export function rememberUnasked(user: UserStore, target: Target, unasked: boolean): Answer<null> {
  const memory = user.memory(target);
  if (!memory) return err('upload.visibility-missing');
  const { unasked: _before, ...decided } = memory;
  rememberDecision(user, target, unasked ? { ...decided, unasked } : decided);
  return ok(null);
}

export function keepDecision(user: UserWriter, target: Target, decided: UploadMemory): void {
  if (JSON.stringify(user.memory(target)) !== JSON.stringify(decided))
    user.writeMemory(target, decided);
}

export function rememberDecision(user: UserStore, target: Target, decided: UploadMemory): void {
  if (JSON.stringify(user.memory(target)) !== JSON.stringify(decided))
    user.hold((writer) => writer.writeMemory(target, decided));
}
