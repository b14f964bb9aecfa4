import { placesRead } from '../../core/sheet/rows/read-stations.ts';
import {
  findStationsIn,
  type PlaceRead,
  readFacts,
  type StationsFound,
} from '../../core/stations/find-stations.ts';
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
  if (tabs) return { ...findStationsIn(tabs.facts(), places), places };
  const beside = read.beside ?? gridsBeside(spreadsheet, sheet);
  const others = beside.filter((grid) => !grids.some((own) => own.sheet === grid.sheet));
  return { ...findStationsIn(readFacts([...grids, ...others]), places), places };
}
