import { BODY_LIMITS } from '../dataset/read-ingest-body.ts';
import { countCharacters } from '../dataset/storable-text.ts';
import { type Answer, bad, good } from '../problem.ts';
import type { UploadMemory } from './upload-memory.ts';

/** What a person typed, tidied, or what the service would refuse about it. */
export function checkUploadMemory(
  typed: Omit<UploadMemory, 'address'>,
): Answer<Omit<UploadMemory, 'address'>> {
  const title = String(typed.title ?? '').trim();
  const description = String(typed.description ?? '').trim();
  if (title === '') return bad('upload.title-missing');
  if (countCharacters(title) > BODY_LIMITS.nameCharacters)
    return bad('upload.title-too-long', { limit: BODY_LIMITS.nameCharacters });
  if (countCharacters(description) > BODY_LIMITS.descriptionCharacters)
    return bad('upload.description-too-long', { limit: BODY_LIMITS.descriptionCharacters });
  // Never guessed: leaving it out would mean public.
  if (typeof typed.isPublic !== 'boolean') return bad('upload.visibility-missing');
  return good({ title, description, isPublic: typed.isPublic });
}
