import { placesRead } from '../../core/sheet/rows/read-stations.ts';
import { factsOf } from '../../core/stations/find-stations.ts';
import {
  matchStations,
  type PlaceRead,
  type StationsFound,
} from '../../core/stations/match-stations.ts';
import type { Context } from '../context/context.ts';
import { gridsBeside, type SheetRead } from './read-sheet.ts';

/** What the spreadsheet's cells say of the places in a tab; a list of stations may stand in any other. */
export function stationsOf(
  { spreadsheet }: Pick<Context, 'spreadsheet'>,
  read: SheetRead,
): StationsFound & { places: PlaceRead[] } {
  const { sheet, grids, reading, wishes } = read;
  const places = placesRead(reading, wishes);
  const beside = read.beside ?? gridsBeside(spreadsheet, sheet);
  const others = beside.filter((grid) => !grids.some((own) => own.sheet === grid.sheet));
  return { ...matchStations([...grids, ...others].map(factsOf), places), places };
}
