import { type Answer, err, ok } from '../../core/problem.ts';
import type { ProblemKind } from '../../core/problem-kinds.ts';
import { withoutConfirmed } from '../../core/quality/answers/confirmed-findings.ts';
import { displayNeeded } from '../../core/reading/display-needed.ts';
import type {
  CellBox,
  Finding,
  Grid,
  LocaleAndYear,
  Reading,
  ReadOptions,
} from '../../core/reading/reading.ts';
import { type Once, onceForAll } from '../../core/sheet/keys/read-context.ts';
import { readSheets } from '../../core/sheet/rows/read-sheets.ts';
import { fingerprintOf } from '../../core/upload/fingerprint.ts';
import { chosenTarget, type Target } from '../../core/upload/target.ts';
import { withUnitsAsSent } from '../../core/upload/units-as-sent.ts';
import type { Context } from '../context/context.ts';
import { rememberedWishes } from '../context/remembered-wishes.ts';
import { localStamp } from '../platform/spreadsheet-clock.ts';
import { roomForAll, sheetGrid, withDisplay } from './sheet-grid.ts';
import type { TabsRead } from './tabs-read.ts';

/** It names what was read: of a sheet with several places, one of them. */
export type SheetRead = Target & {
  sheet: GoogleAppsScript.Spreadsheet.Sheet;
  sheetName: string;
  wishes: ReadOptions;
  /** with the shown text where that settled a doubt */
  grids: Grid[];
  /** the other tabs, where they were read with it */
  beside?: Grid[];
  around: LocaleAndYear;
  reading: Reading;
  fingerprint: string;
  /** doubts a person has answered with “it is right”; `reading` holds the others */
  answered: Finding[];
};

type Choice = {
  /** null: those that are remembered, of `place` or of the one that is chosen now */
  wishes: ReadOptions | null;
  /** null: of the sheet as a whole */
  place?: string | null;
  /** Also looks into the other tabs, for elements or years of the same station. */
  withNeighbours?: boolean;
  /** Where several tabs are read in one execution, or several places of one. */
  tabs?: TabsRead;
  once?: Once;
};

/** Reads a tab, together with the tabs a person wished to read with it. */
export function readSheet(
  context: Pick<Context, 'spreadsheet' | 'document' | 'user'>,
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  { wishes: chosen, place, withNeighbours = false, tabs, once = onceForAll() }: Choice,
): Answer<SheetRead> {
  const { spreadsheet } = context;
  const sheetId = sheet.getSheetId();
  const wishes = chosen ?? rememberedWishes(context, sheetId, place);
  const grids = gridsOf(spreadsheet, sheet, { wishes, tabs });
  if (!grids.ok) return grids;
  const { neighbours, left } =
    withNeighbours && !wishes.sheets ? neighboursOf(spreadsheet, sheet) : NO_NEIGHBOURS;
  const target = chosenTarget(sheetId, wishes);
  const { lastSuccess } = context.user.log(target);
  const around = { ...aroundOf(spreadsheet), sent: lastSuccess?.shape.roles };
  const read: ReadGrids = (ownGrids, asked = wishes) =>
    readSheets([...ownGrids, ...neighbours], asked, around, undefined, once);
  const { shown, whole } = readShown(grids.value, read, { spreadsheet, tabs });
  const reading = withUnitsAsSent(whole, wishes, lastSuccess, (asked) => read(shown, asked));
  const settled = withoutConfirmed(reading.findings, shown, context.document.confirmed(sheetId));
  return ok({
    ...target,
    sheet,
    sheetName: sheet.getName(),
    wishes,
    grids: shown,
    ...(withNeighbours && !wishes.sheets && { beside: neighbours }),
    around,
    reading: { ...reading, findings: settled.findings.concat(left) },
    fingerprint: fingerprintOf(reading.rows),
    answered: settled.answered,
  });
}

type ReadGrids = (grids: Grid[], asked?: ReadOptions) => Reading;

/** Read with the values alone, and once more with the shown text where only that settles a doubt. */
function readShown(
  grids: Grid[],
  read: ReadGrids,
  from: { spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet; tabs: TabsRead | undefined },
) {
  const first = read(grids);
  const boxes = displayNeeded(first);
  const shown = displayed(grids, boxes, from);
  return { shown, whole: boxes.length > 0 ? read(shown) : first };
}

function aroundOf(spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet): LocaleAndYear {
  return {
    locale: spreadsheet.getSpreadsheetLocale(),
    thisYear: Number(localStamp(spreadsheet, Date.now(), false).slice(0, 4)),
  };
}

/** To read the shown text costs as much as the values, so it is read only where it settles a doubt. */
function displayed(
  grids: Grid[],
  boxes: CellBox[],
  {
    spreadsheet,
    tabs,
  }: { spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet; tabs: TabsRead | undefined },
): Grid[] {
  return grids.map((grid) => {
    const box = boxes.find((one) => one.sheet === grid.sheet);
    const sheet = box && spreadsheet.getSheetByName(grid.sheet);
    if (!box || !sheet) return grid;
    const whole = tabs?.shown(sheet);
    return whole?.ok ? whole.value : withDisplay(grid, sheet, box);
  });
}

function gridsOf(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
  { wishes, tabs }: { wishes: ReadOptions; tabs: TabsRead | undefined },
): Answer<Grid[]> {
  const ownName = sheet.getName();
  const names = wishes.sheets?.length ? wishes.sheets : [ownName];
  const grids: Grid[] = [];
  const room = roomForAll();
  for (const name of names) {
    const tab = name === ownName ? sheet : spreadsheet.getSheetByName(name);
    if (!tab) return err('addon.sheet-missing', { sheet: name });
    const grid = tabs ? tabs.of(tab) : sheetGrid(spreadsheet, tab, room);
    if (!grid.ok) return grid;
    grids.push(grid.value);
  }
  return ok(grids);
}

type Neighbours = { neighbours: Grid[]; left: Finding[] };
const NO_NEIGHBOURS: Neighbours = { neighbours: [], left: [] };

/** A person waits for the check. With a call a tab Google takes 0.1 to 0.4 s for each. */
const LOOKING_MS = 5_000;
/** For all tabs together. Reading takes up to 50 µs a cell. */
const NEIGHBOUR_CELLS = 200_000;

export function gridsBeside(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
): Grid[] {
  return neighboursOf(spreadsheet, sheet).neighbours;
}

/** The other tabs as far as the time for a check allows, and a note of those left out. */
function neighboursOf(
  spreadsheet: GoogleAppsScript.Spreadsheet.Spreadsheet,
  sheet: GoogleAppsScript.Spreadsheet.Sheet,
): Neighbours {
  const others = spreadsheet
    .getSheets()
    .filter((other) => other.getSheetId() !== sheet.getSheetId());
  const room = { cells: NEIGHBOUR_CELLS };
  const until = Date.now() + LOOKING_MS;
  const grids = others.map((other) =>
    Date.now() < until ? sheetGrid(spreadsheet, other, room) : null,
  );
  const left = others.filter((_, at) => isTooMuch(grids[at]));
  return {
    neighbours: grids.flatMap((grid) => (grid?.ok ? [grid.value] : [])),
    left: reportLeft(left),
  };
}

/** An empty tab or a chart has nothing that was left out. */
function isTooMuch(grid: Answer<Grid> | null | undefined): boolean {
  return !grid || (!grid.ok && TOO_BIG.includes(grid.problem.kind));
}

const TOO_BIG: readonly ProblemKind[] = ['addon.sheet-too-big', 'addon.sheets-too-big'];

function reportLeft(sheets: readonly GoogleAppsScript.Spreadsheet.Sheet[]): Finding[] {
  if (sheets.length === 0) return [];
  const names = sheets.map((sheet) => sheet.getName()).join(', ');
  return [
    { kind: 'reading.other-sheets-left', severity: 'note', places: [], params: { found: names } },
  ];
}
