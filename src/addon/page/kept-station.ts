import {
  EMPTY_STATION,
  type StationForm,
  tidyStationForm,
} from '../../core/dataset/station-form.ts';
import { type Answer, ok } from '../../core/problem.ts';
import type { Target } from '../../core/upload/target.ts';
import type { Context } from '../context/context.ts';

/** Of the spreadsheet, so that it is asked once; before anybody had a file made it was kept with a person's uploads. */
export function keptStation(
  { user, document }: Pick<Context, 'user'> & { document: Pick<Context['document'], 'station'> },
  target: Target,
): StationForm | null {
  const kept = document.station(target) ?? user.memory(target)?.said?.station;
  return kept ? tidyStationForm(kept) : null;
}

export function keepStation(context: Context, target: Target, station: StationForm): Answer<null> {
  const typed = JSON.stringify(station);
  if (typed === JSON.stringify(keptStation(context, target) ?? EMPTY_STATION)) return ok(null);
  return context.document.hold('addon.answer-busy', (document) => {
    document.writeStation(target, station);
    return ok(null);
  });
}
