import { type Answer, ok } from '../../core/problem.ts';
import type { Grid } from '../../core/reading/reading.ts';
import { factsOf } from '../../core/stations/find-stations.ts';
import type { SheetFacts } from '../../core/stations/match-stations.ts';
import { hasCells, roomForAll, sheetGrid, withDisplay } from './sheet-grid.ts';

type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

/** The tabs of a spreadsheet, each read in one call and once for all that look at it in one execution. */
export type TabsRead = {
  of: (sheet: Sheet) => Answer<Grid>;
  /** With what the tab shows, in a second call. */
  shown: (sheet: Sheet) => Answer<Grid>;
  factsOf: (sheet: Sheet) => SheetFacts[];
  /** What all of them say of stations. */
  facts: () => SheetFacts[];
};

export function tabsOf(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): TabsRead {
  const of = once((sheet) => sheetGrid(spreadsheet, sheet, roomForAll()));
  const shown = once((sheet) => {
    const grid = of(sheet);
    if (!grid.ok) return grid;
    const { cells } = grid.value;
    const columns = Math.max(...cells.map((row) => row.length));
    const box = { sheet: grid.value.sheet, rowIndex: 0, columnIndex: 0 };
    return ok(withDisplay(grid.value, sheet, { ...box, rows: cells.length, columns }));
  });
  const facts = once((sheet) => {
    const grid = of(sheet);
    return grid.ok ? [factsOf(grid.value)] : [];
  });
  return {
    of,
    shown,
    factsOf: facts,
    facts: () => spreadsheet.getSheets().filter(hasCells).flatMap(facts),
  };
}

function once<Value>(read: (sheet: Sheet) => Value): (sheet: Sheet) => Value {
  const known = new Map<number, Value>();
  return (sheet) => {
    const id = sheet.getSheetId();
    const value = known.has(id) ? (known.get(id) as Value) : read(sheet);
    known.set(id, value);
    return value;
  };
}
