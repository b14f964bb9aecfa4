import { type Answer, err } from '../../core/problem.ts';
import { checkUploadMemory } from '../../core/upload/check-upload-memory.ts';
import type { Sent, UploadMemory } from '../../core/upload/upload-memory.ts';
import type { Workplace } from '../workplace/workplace.ts';

type Typed = Omit<UploadMemory, 'address' | 'subject' | 'place'>;

/** Keeps a person's decisions, for this service and account only. */
export function rememberUpload(
  { person }: Workplace,
  sent: Sent,
  typed: Typed,
): Answer<UploadMemory> {
  const session = person.session();
  if (!session) return err('connection.none');
  // A schedule's form does not ask where the values come from: what is known stays.
  const before = person.memory(sent);
  const station = typed.station ?? before?.station;
  const { address, subject } = session;
  const asked = {
    ...typed,
    ...(station && { station }),
    place: sent.place ?? null,
    address,
    subject,
  };
  const checked = checkUploadMemory(asked);
  if (!checked.ok) return checked;
  const memory = checked.value;
  if (JSON.stringify(before) !== JSON.stringify(memory)) person.writeMemory(sent, memory);
  return checked;
}
