import { type Answer, bad } from '../../core/problem.ts';
import { checkUploadMemory } from '../../core/upload/check-upload-memory.ts';
import { isOfPlace, placeIn, type UploadMemory } from '../../core/upload/upload-memory.ts';
import { rememberedWishes } from '../workplace/remembered-wishes.ts';
import type { Workplace } from '../workplace/workplace.ts';

type Typed = Omit<UploadMemory, 'address' | 'subject' | 'place'> & { sheetId: number };

/** Keeps a person's decisions, for this service and account only. */
export function rememberUpload(workplace: Workplace, typed: Typed): Answer<UploadMemory> {
  const { person } = workplace;
  const session = person.session();
  if (!session) return bad('connection.none');
  // A schedule's form does not ask where the values come from: what is known stays.
  const place = placeIn(rememberedWishes(workplace, typed.sheetId));
  const before = person.memory(typed.sheetId);
  const known = before && isOfPlace(before, place) ? before.station : undefined;
  const station = typed.station ?? known;
  const { address, subject } = session;
  const asked = {
    ...typed,
    ...(station && { station }),
    ...(place && { place }),
    address,
    subject,
  };
  const checked = checkUploadMemory(asked);
  if (!checked.ok) return checked;
  const memory = checked.value;
  if (JSON.stringify(before) !== JSON.stringify(memory)) person.writeMemory(typed.sheetId, memory);
  return checked;
}
