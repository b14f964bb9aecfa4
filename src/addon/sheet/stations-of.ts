import { placesRead } from '../../core/sheet/rows/read-stations.ts';
import { factsOf } from '../../core/stations/find-stations.ts';
import {
  matchStations,
  type PlaceRead,
  type StationsFound,
} from '../../core/stations/match-stations.ts';
import type { Context } from '../context/context.ts';
import { gridsBeside, type SheetRead } from './read-sheet.ts';
import type { TabsRead } from './tabs-read.ts';

/** What the spreadsheet's cells say of the places in a tab; a list of stations may stand in any other. */
export function stationsOf(
  { spreadsheet }: Pick<Context, 'spreadsheet'>,
  read: SheetRead,
  tabs?: TabsRead,
): StationsFound & { places: PlaceRead[] } {
  const { sheet, grids, reading, wishes } = read;
  const places = placesRead(reading, wishes);
  const beside = tabs?.facts() ?? (read.beside ?? gridsBeside(spreadsheet, sheet)).map(factsOf);
  const others = beside.filter((facts) => !grids.some((own) => own.sheet === facts.sheet));
  return { ...matchStations([...grids.map(factsOf), ...others], places), places };
}
