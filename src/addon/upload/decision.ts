import { type Answer, err } from '../../core/problem.ts';
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
  return checkUploadMemory({ ...typed, ...(station && { station }), address, subject });
}

export function keepDecision(user: UserWriter, target: Target, decided: UploadMemory): void {
  if (JSON.stringify(user.memory(target)) !== JSON.stringify(decided))
    user.writeMemory(target, decided);
}

export function rememberDecision(user: UserStore, target: Target, decided: UploadMemory): void {
  if (JSON.stringify(user.memory(target)) !== JSON.stringify(decided))
    user.hold((writer) => writer.writeMemory(target, decided));
}
