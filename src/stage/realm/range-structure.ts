import { overlap } from '../platform/areas.ts';
import type { CopyWhat } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { closes } from '../platform/protected-cells.ts';
import { newBanding, newBandingOn } from './banding.ts';
import type { Methods } from './define-class.ts';
import { enumName } from './enums.ts';
import { filterOf, newFilter } from './filter.ts';
import { kept } from './kept.ts';
import { newRange, type RangeState } from './makers.ts';
import { newProtectionOn } from './protection.ts';
import { at, rangeState, readAll } from './range-cells.ts';
import { ask, theContext } from './session.ts';

type Api = GoogleAppsScript.Spreadsheet.Range;
type CopyOptions = { contentsOnly?: boolean | undefined; formatOnly?: boolean | undefined };
type SortSpec = number | { column: number; ascending?: boolean };

const PASTES: Record<string, CopyWhat> = {
  PASTE_NORMAL: 'all',
  PASTE_NO_BORDERS: 'no-borders',
  PASTE_FORMAT: 'format',
  PASTE_FORMULA: 'formulas',
  PASTE_DATA_VALIDATION: 'validation',
  PASTE_VALUES: 'values',
};

/** The second argument is a kind of paste, or the options of older scripts. */
function copyWhat(how: unknown): CopyWhat {
  if (how === undefined || how === null) return 'all';
  const { contentsOnly, formatOnly } = how as CopyOptions;
  if (contentsOnly) return 'values';
  if (formatOnly) return 'format';
  if (contentsOnly !== undefined || formatOnly !== undefined) return 'all';
  const what = PASTES[enumName(how)];
  if (!what) throw new Error(`Range.copyTo with ${enumName(how)} is not emulated yet`);
  return what;
}

type Corners = [sheet: unknown, column: number, columnEnd: number, row: number, rowEnd: number];

function corners([sheet, column, columnEnd, row, rowEnd]: Corners, state: RangeState): RangeState {
  const target =
    typeof sheet === 'number' ? sheet : (sheet as { getSheetId(): number }).getSheetId();
  return {
    document: state.document,
    sheet: target,
    row,
    column,
    rows: rowEnd - row + 1,
    columns: columnEnd - column + 1,
  };
}

/** How far the column beside goes down without a gap: the one on the left, else on the right. */
function neighborRows(state: RangeState): number {
  const { document, sheet, row } = state;
  const { lastRow } = ask('sheet.info', { document, sheet });
  if (lastRow < row) return 0;
  const beside = [state.column - 1, state.column + state.columns].filter((column) => column >= 1);
  const heights = beside.map((column) => {
    const area = { document, sheet, row, column, rows: lastRow - row + 1, columns: 1 };
    const gap = readAll(area, 'display').findIndex(([text]) => text === '');
    return gap === -1 ? area.rows : gap;
  });
  return heights.find((rows) => rows > 0) ?? 0;
}

const DELIMITERS: Record<string, string> = { COMMA: ',', SEMICOLON: ';', PERIOD: '.', SPACE: ' ' };

/** What moves cells about: merging, copying, sorting, tidying, and what is laid over a range. */
export const rangeStructure = (): Methods<Api, RangeState> => ({
  applyColumnBanding(...args: unknown[]) {
    return newBandingOn(at(this), 'columns', args);
  },
  applyRowBanding(...args: unknown[]) {
    return newBandingOn(at(this), 'rows', args);
  },
  autoFill(destination: Api, series: unknown) {
    const counts = enumName(series) === 'DEFAULT_SERIES';
    ask('range.autofill', at(this), rangeState(destination), counts);
  },
  autoFillToNeighbor(series: unknown) {
    const rows = neighborRows(this);
    const counts = enumName(series) === 'DEFAULT_SERIES';
    if (rows > this.rows) ask('range.autofill', at(this), { ...at(this), rows }, counts);
  },
  breakApart() {
    ask('range.merge', at(this), 'apart');
    return this.self;
  },
  canEdit() {
    const { owner, editors } = ask('document.people', this.document);
    const { effectiveUser: user } = theContext();
    const isClosed = kept('protection', { document: this.document, sheet: this.sheet }).some(
      (item) => closes(item, user, this),
    );
    return user === owner || (editors.includes(user) && !isClosed);
  },
  copyFormatToRange(...args: unknown[]) {
    ask('range.copy', at(this), corners(args as Corners, this), 'format', false);
  },
  copyTo(destination: Api, how?: unknown, transposed: boolean = false) {
    ask('range.copy', at(this), rangeState(destination), copyWhat(how), transposed);
  },
  copyValuesToRange(...args: unknown[]) {
    ask('range.copy', at(this), corners(args as Corners, this), 'values', false);
  },
  createFilter() {
    return newFilter(at(this));
  },
  deleteCells(shiftDimension) {
    ask('range.shift', at(this), 'delete', along(shiftDimension));
  },
  getBandings() {
    const { document, sheet } = this;
    return kept('banding', { document, sheet })
      .filter(({ range }) => range && overlap(range, this))
      .map(newBanding);
  },
  getFilter() {
    return filterOf({ document: this.document, sheet: this.sheet });
  },
  getMergedRanges() {
    const { document, sheet } = this;
    return ask('range.merged', at(this)).map((area) => newRange({ document, sheet, ...area }));
  },
  insertCells(shiftDimension) {
    ask('range.shift', at(this), 'insert', along(shiftDimension));
    return this.self;
  },
  isPartOfMerge() {
    return ask('range.merged', at(this)).length > 0;
  },
  merge() {
    ask('range.merge', at(this), 'all');
    return this.self;
  },
  mergeAcross() {
    ask('range.merge', at(this), 'across');
    return this.self;
  },
  mergeVertically() {
    ask('range.merge', at(this), 'vertically');
    return this.self;
  },
  moveTo(target) {
    ask('range.move', at(this), rangeState(target));
  },
  protect() {
    return newProtectionOn({ document: this.document, sheet: this.sheet }, at(this));
  },
  randomize() {
    ask('range.tidy', at(this), { do: 'shuffle' });
    return this.self;
  },
  removeDuplicates(columnsToCompare?: number[]) {
    const columns = columnsToCompare ?? null;
    const rows = ask('range.tidy', at(this), { do: 'unique', columns });
    return newRange({ ...at(this), rows });
  },
  sort(specification: SortSpec | SortSpec[]) {
    const list = Array.isArray(specification) ? specification : [specification];
    const by = list.map((one) =>
      typeof one === 'number'
        ? { column: one, ascending: true }
        : { column: one.column, ascending: one.ascending ?? true },
    );
    ask('range.sort', at(this), by);
    return this.self;
  },
  splitTextToColumns(delimiter?: unknown) {
    const named = DELIMITERS[String(delimiter)];
    const text = delimiter === undefined ? null : (named ?? String(delimiter));
    ask('range.tidy', at(this), { do: 'split', delimiter: text });
  },
  trimWhitespace() {
    ask('range.tidy', at(this), { do: 'trim' });
    return this.self;
  },
});

function along(dimension: unknown): 'rows' | 'columns' {
  const name = enumName(dimension);
  if (name !== 'ROWS' && name !== 'COLUMNS')
    throw exception('invalid-argument', { name: 'shiftDimension' });
  return name === 'ROWS' ? 'rows' : 'columns';
}
