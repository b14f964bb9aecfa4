import { isSamePlace, isSameTarget, placeIn } from '../../core/upload/target.ts';
import type { OpenState } from './sidebar-state.ts';

/** What of this spreadsheet nobody has sent: the other stations of the sheet, and other tabs. */
export function notSent({ reading, opening }: Pick<OpenState, 'reading' | 'opening'>): {
  places: string[];
  tabs: string[];
} {
  if (!reading) return { places: [], tabs: [] };
  const { sheet, wishes, understood } = reading;
  const shown = placeIn(wishes);
  const isSent = (place: string) =>
    opening.sent.some((one) => isSameTarget(one, { sheetId: sheet.id, place }));
  const places = (understood.stations?.names ?? []).filter(
    (place) => !isSamePlace(place, shown) && !isSent(place),
  );
  const tabs = opening.sheets.filter(
    ({ id, name }) =>
      id !== sheet.id &&
      !wishes.sheets?.includes(name) &&
      !WRITTEN_HERE.test(name) &&
      !opening.sent.some(({ sheetId }) => sheetId === id),
  );
  return { places: shown === null ? [] : places, tabs: tabs.map(({ name }) => name) };
}

/** The tab that "Write as new sheet" makes. */
const WRITTEN_HERE = / → Almanac( \d+)?$/;
