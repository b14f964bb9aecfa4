import {
  EMPTY_STATION,
  readStationForm,
  type StationForm,
  tidyStationForm,
} from '../../core/dataset/station-form.ts';
import { type Answer, err, ok } from '../../core/problem.ts';
import type { Target } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';

/** As it was typed. It is the spreadsheet's, so that it is asked once. */
export function keptStation(
  { document }: { document: Pick<Context['document'], 'station'> },
  target: Target,
): StationForm | null {
  const kept = document.station(target);
  return kept ? tidyStationForm(kept) : null;
}

/** Refused where it says what no station is. */
export function keepTypedStation(
  context: Context,
  target: Target,
  typed: StationForm,
): Answer<null> {
  const station = tidyStationForm(typed);
  return readStationForm(station).ok
    ? keepStation(context, target, station)
    : err('upload.station-odd');
}

export function keepStation(context: Context, target: Target, station: StationForm): Answer<null> {
  const typed = JSON.stringify(station);
  if (typed === JSON.stringify(keptStation(context, target) ?? EMPTY_STATION)) return ok(null);
  return context.document.hold('addon.answer-busy', (document) => {
    document.writeStation(target, typedIn(station));
    return ok(null);
  });
}

/** What was left empty is not kept: there may be many. */
function typedIn({ exactPlace, ...texts }: StationForm): Partial<StationForm> {
  const typed = Object.entries(texts).filter(([, text]) => text !== '');
  return { ...Object.fromEntries(typed), exactPlace };
}
