import { rowsToAsk, type SeenHidden } from '../core/sheet/hidden-rows.ts';

/** How long a check may take for this alone: what one question costs, Google does not say. */
const ENOUGH_MS = 700;

/** Looks which of the rows that hold cells a person cannot see just now. */
export function seenHidden(sheet: GoogleAppsScript.Spreadsheet.Sheet, rows: number): SeenHidden {
  const isFiltered = sheet.getFilter() !== null;
  const until = Date.now() + ENOUGH_MS;
  let seen = 0;
  let hidden = 0;
  for (const sheetRow of rowsToAsk(rows)) {
    if (Date.now() > until) break;
    seen += 1;
    const isHidden =
      sheet.isRowHiddenByUser(sheetRow) || (isFiltered && sheet.isRowHiddenByFilter(sheetRow));
    if (isHidden) hidden += 1;
  }
  return { hidden, isEveryRowSeen: seen === rows };
}
