import { CONTRACT } from '../dataset/contract.ts';
import { readStationForm, type StationForm, tidyStationForm } from '../dataset/station-form.ts';
import { countCharacters, firstCharacters } from '../dataset/storable-text.ts';
import { type Answer, err, ok } from '../problem.ts';
import type { Answers } from './answers.ts';
import { fitsProperty } from './fits-property.ts';

/** A person's decisions for the uploads of one target. Only they have them, so nobody else publishes for them. */
export type UploadMemory = {
  /** The service it was decided for. For another service the person is asked again. */
  address: string;
  /** The account there. */
  subject: string;
  /** The record at the service, which has the title and who may see it; null where there is none yet, or no service of records. */
  record: string | null;
  /** What makes the record; null once it is there. */
  said: Said | null;
  /** How the table was read when its owner sent or scheduled it. */
  answers: Answers | null;
  /** The menu item sends it at once. */
  unasked?: true;
};

/** What a first upload says. */
export type Said = {
  title: string;
  description: string;
  isPublic: boolean;
  /** where the values come from, as typed; nothing where nothing was asked */
  station?: StationForm;
  /** The record before was removed, or is another account's by now. */
  anew?: true;
};

/** We say a limit in round numbers. */
const LIMIT_STEP = 50;

/** What a person typed, tidied; or why the service or the properties would refuse it. */
export function checkSaid(typed: Said): Answer<Said> {
  const title = String(typed.title ?? '').trim();
  const description = String(typed.description ?? '').trim();
  if (title === '') return err('upload.title-missing');
  if (countCharacters(title) > CONTRACT.nameCharacters)
    return err('upload.title-too-long', { limit: CONTRACT.nameCharacters });
  // We never guess this: a dataset without it would be public.
  if (typeof typed.isPublic !== 'boolean') return err('upload.visibility-missing');
  const station = typed.station && tidyStationForm(typed.station);
  if (station && !readStationForm(station).ok) return err('upload.station-odd');
  const said = {
    title,
    description,
    isPublic: typed.isPublic,
    ...(station && { station }),
    ...(typed.anew && { anew: typed.anew }),
  };
  const limit = descriptionLimit(said);
  return countCharacters(description) > limit
    ? err('upload.description-too-long', { limit })
    : ok(said);
}

/** What else is kept with it. */
const ROOM = 'x'.repeat(800);

/** How many characters of this description fit. A Latin letter takes one byte, a Chinese one three. */
function descriptionLimit(said: Said): number {
  const keeps = (description: string) => fitsProperty({ ...said, description, ROOM });
  let limit = CONTRACT.descriptionCharacters;
  while (limit > 0 && !keeps(firstCharacters(said.description, limit))) limit -= LIMIT_STEP;
  return limit;
}
