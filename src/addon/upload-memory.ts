import { type Answer, bad } from '../core/problem.ts';
import { checkUploadMemory } from '../core/upload/check-upload-memory.ts';
import type { UploadMemory } from '../core/upload/upload-memory.ts';
import type { Workplace } from './workplace.ts';

type Typed = Omit<UploadMemory, 'address'> & { sheetId: number };

/** Keeps a person's decisions, for this address only. */
export function rememberUpload(workplace: Workplace, typed: Typed): Answer<UploadMemory> {
  const { person, spreadsheetId } = workplace;
  const session = person.session();
  if (!session) return bad('connection.none');
  const checked = checkUploadMemory({ ...typed, address: session.address });
  if (!checked.ok) return checked;
  const memory = checked.value;
  const key = { spreadsheetId, sheetId: typed.sheetId };
  if (JSON.stringify(person.memory(key)) !== JSON.stringify(memory))
    person.writeMemory(key, memory);
  return checked;
}
