import type { Grid } from '../reading/reading.ts';
import { factLines } from './fact-lines.ts';
import { factTables } from './fact-tables.ts';
import {
  matchStations,
  type PlaceRead,
  type SheetFacts,
  type StationsFound,
} from './match-stations.ts';

/** `lists` are those that a person named. */
export function findStations(
  grids: readonly Grid[],
  places: readonly PlaceRead[],
  lists: readonly Grid[] = [],
): StationsFound {
  return matchStations(grids.map(factsOf), places, lists.flatMap(factTables));
}

export function factsOf(grid: Grid): SheetFacts {
  // What was made of a station for WMO says of it what was known then, and not what is true now.
  if (MADE_FOR_WMO.test(String(grid.cells[0]?.[0])))
    return { sheet: grid.sheet, tables: [], lines: [] };
  return { sheet: grid.sheet, tables: factTables(grid), lines: factLines(grid) };
}

const MADE_FOR_WMO = /^(?:wigos_identifier|wsi)_series$/;
