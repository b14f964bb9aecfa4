import { BODY_LIMITS } from '../dataset/read-ingest-body.ts';
import { readStationForm, type StationForm, tidyStationForm } from '../dataset/station-form.ts';
import { countCharacters, firstCharacters } from '../dataset/storable-text.ts';
import { type Answer, err, ok } from '../problem.ts';
import { fitsProperty } from './fits-property.ts';

/** A person's decisions for the uploads of one target. Only they have them, so nobody else publishes for them. */
export type UploadMemory = {
  title: string;
  description: string;
  isPublic: boolean;
  /** where the values come from, as typed; nothing where nothing was asked */
  station?: StationForm;
  /** The menu item sends it at once. */
  unasked?: true;
  /** The service it was decided for. For another service the person is asked again. */
  address: string;
  /** The account there. */
  subject: string;
};

/** We say a limit in round numbers. */
const LIMIT_STEP = 50;

/** What a person typed, tidied; or why the service or the properties would refuse it. */
export function checkUploadMemory(typed: UploadMemory): Answer<UploadMemory> {
  const title = String(typed.title ?? '').trim();
  const description = String(typed.description ?? '').trim();
  if (title === '') return err('upload.title-missing');
  if (countCharacters(title) > BODY_LIMITS.nameCharacters)
    return err('upload.title-too-long', { limit: BODY_LIMITS.nameCharacters });
  // We never guess this: a dataset without it would be public.
  if (typeof typed.isPublic !== 'boolean') return err('upload.visibility-missing');
  const station = typed.station && tidyStationForm(typed.station);
  if (station && !readStationForm(station).ok) return err('upload.station-odd');
  const memory = {
    title,
    description,
    isPublic: typed.isPublic,
    address: typed.address,
    subject: typed.subject,
    ...(station && { station }),
    ...(typed.unasked && { unasked: typed.unasked }),
  };
  const limit = descriptionLimit(memory);
  return countCharacters(description) > limit
    ? err('upload.description-too-long', { limit })
    : ok(memory);
}

/** How many characters of this description fit. A Latin letter takes one byte, a Chinese one three. */
function descriptionLimit(memory: UploadMemory): number {
  const keeps = (description: string) => fitsProperty({ ...memory, description });
  let limit = BODY_LIMITS.descriptionCharacters;
  while (limit > 0 && !keeps(firstCharacters(memory.description, limit))) limit -= LIMIT_STEP;
  return limit;
}
