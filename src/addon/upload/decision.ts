import { type Answer, err, ok } from '../../core/problem.ts';
import { madeForAnother } from '../../core/upload/destination.ts';
import type { Target } from '../../core/upload/target.ts';
import { checkUploadMemory, type UploadMemory } from '../../core/upload/upload-memory.ts';
import type { UserStore, UserView, UserWriter } from '../context/user-store.ts';

type Typed = Omit<UploadMemory, 'address' | 'subject'>;

/** A person's decisions, as they hold for this service and account only. */
export function decisionFor(user: UserView, target: Target, typed: Typed): Answer<UploadMemory> {
  const session = user.session();
  if (!session) return err('connection.none');
  // A schedule's form does not ask where the values come from: what is known stays.
  const station = typed.station ?? user.memory(target)?.station;
  const { address, subject } = session;
  return checkUploadMemory({
    ...typed,
    ...(station && { station }),
    ...(isSentUnasked(user, target) && { unasked: true }),
    address,
    subject,
  });
}

/** Said for this service and account, and for no other. */
export function isSentUnasked(user: UserView, target: Target): boolean {
  const [session, memory] = [user.session(), user.memory(target)];
  return session !== null && memory?.unasked === true && !madeForAnother(memory, session, '');
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
