import type { Answer } from '../../core/problem.ts';
import type { Grid } from '../../core/reading/reading.ts';
import { type FactsRead, readFacts } from '../../core/stations/find-stations.ts';
import { hasCells, roomForAll, sheetGrid } from './sheet-grid.ts';

/** The tabs of a spreadsheet, each read in one call and once for all that look at it in one execution. */
export type TabsRead = {
  of: (sheet: GoogleAppsScript.Spreadsheet.Sheet) => Answer<Grid>;
  /** What all of them say of stations. */
  facts: () => FactsRead;
};

export function tabsOf(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): TabsRead {
  const read = new Map<number, Answer<Grid>>();
  let facts: FactsRead | undefined;
  const of: TabsRead['of'] = (sheet) => {
    const id = sheet.getSheetId();
    const before = read.get(id) ?? sheetGrid(spreadsheet, sheet, roomForAll());
    read.set(id, before);
    return before;
  };
  const all = (): Grid[] =>
    spreadsheet
      .getSheets()
      .filter(hasCells)
      .map(of)
      .flatMap((grid) => (grid.ok ? [grid.value] : []));
  return {
    of,
    facts() {
      facts ??= readFacts(all());
      return facts;
    },
  };
}
