import type { Area } from '../platform/a1-notation.ts';
import { isCut } from '../platform/areas.ts';
import type { LineChange, SheetInfo, SheetKind } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { emptyCell, isEmptyCell, type StoredCell } from './cell.ts';
import { clearMarks } from './clear-marks.ts';
import { DEEPEST, joinGroups, type Line } from './line-groups.ts';

type Tab = Pick<
  SheetModel,
  | 'id'
  | 'name'
  | 'kind'
  | 'hidden'
  | 'frozenRows'
  | 'frozenColumns'
  | 'tabColor'
  | 'rightToLeft'
  | 'hiddenGridlines'
  | 'rowControlAfter'
  | 'columnControlAfter'
  | 'maxRows'
  | 'maxColumns'
  | 'merges'
>;

export type SavedSheet = Tab & {
  cells: (StoredCell | null)[][];
  rows: [index: number, line: Line][];
  columns: [index: number, line: Line][];
};

const DEFAULT_SIZE = { rows: 1000, columns: 26 };
const LINE_SIZE = { rows: 21, columns: 100 };

/** One tab: cells, lines and what is frozen. Knows nothing of zones, locales or scripts. */
export class SheetModel {
  readonly id: number;
  name: string;
  kind: SheetKind = 'GRID';
  hidden = false;
  frozenRows = 0;
  frozenColumns = 0;
  tabColor: string | null = null;
  rightToLeft = false;
  hiddenGridlines = false;
  /** where the buttons of groups stand */
  rowControlAfter = false;
  columnControlAfter = false;
  maxRows = DEFAULT_SIZE.rows;
  maxColumns = DEFAULT_SIZE.columns;
  merges: Area[] = [];
  private cells: (StoredCell | undefined)[][] = [];
  /** counted when somebody asks, and again after cells were handed out to be changed */
  private used: { rows: number; columns: number } | null = null;
  private lines = { rows: new Map<number, Line>(), columns: new Map<number, Line>() };

  constructor(id: number, name: string) {
    this.id = id;
    this.name = name;
  }

  cell(row: number, column: number): StoredCell | undefined {
    return this.cells[row - 1]?.[column - 1];
  }

  /** The cell to change; the grid grows to hold it, as it does when a table is pasted. */
  edit(row: number, column: number): StoredCell {
    this.used = null;
    this.maxRows = Math.max(this.maxRows, row);
    this.maxColumns = Math.max(this.maxColumns, column);
    this.cells[row - 1] ??= [];
    const cells = this.cells[row - 1] as (StoredCell | undefined)[];
    cells[column - 1] ??= { value: null, format: '' };
    return cells[column - 1] as StoredCell;
  }

  info(index: number): SheetInfo {
    const { rows: lastRow, columns: lastColumn } = this.usedSize();
    const { merges: _, ...tab } = this.tab();
    return { ...tab, index, lastRow, lastColumn };
  }

  private tab(): Tab {
    const { id, name, kind, hidden, tabColor, rightToLeft, hiddenGridlines } = this;
    const { rowControlAfter, columnControlAfter } = this;
    const { frozenRows, frozenColumns, maxRows, maxColumns, merges } = this;
    const look = { id, name, kind, hidden, tabColor, rightToLeft, hiddenGridlines };
    const groups = { rowControlAfter, columnControlAfter };
    return { ...look, ...groups, frozenRows, frozenColumns, maxRows, maxColumns, merges };
  }

  freeze(lines: 'rows' | 'columns', count: number): void {
    if (count >= (lines === 'rows' ? this.maxRows : this.maxColumns))
      throw exception(`freezes-all-${lines}`);
    const first = lines === 'rows' ? 'row' : 'column';
    if (this.merges.some((merge) => isCut(merge[first], merge[lines], count)))
      throw exception(`freezes-part-of-merge-${lines}`);
    this[lines === 'rows' ? 'frozenRows' : 'frozenColumns'] = count;
  }

  /** Up to the last cell that has content; formats do not count. */
  usedSize(): { rows: number; columns: number } {
    this.used ??= this.countUsed();
    return this.used;
  }

  private countUsed(): { rows: number; columns: number } {
    const used = { rows: 0, columns: 0 };
    for (const [rowIndex, cells] of this.cells.entries()) {
      const last = cells?.findLastIndex((cell) => !isEmptyCell(cell)) ?? -1;
      if (last === -1) continue;
      used.rows = rowIndex + 1;
      used.columns = Math.max(used.columns, last + 1);
    }
    return used;
  }

  formulaCells(): StoredCell[] {
    return this.cells.flatMap(
      (row) => row?.flatMap((cell) => (cell?.formula === undefined ? [] : [cell])) ?? [],
    );
  }

  /** Every cell of an area, row by row, turned into something. */
  map<T>(
    area: Area,
    read: (cell: StoredCell | undefined, rowIndex: number, columnIndex: number) => T,
  ): T[][] {
    return Array.from({ length: area.rows }, (_, rowIndex) =>
      Array.from({ length: area.columns }, (_, columnIndex) =>
        read(this.cell(area.row + rowIndex, area.column + columnIndex), rowIndex, columnIndex),
      ),
    );
  }

  each(
    area: Area,
    change: (cell: StoredCell, rowIndex: number, columnIndex: number) => void,
  ): void {
    for (let rowIndex = 0; rowIndex < area.rows; rowIndex += 1)
      for (let columnIndex = 0; columnIndex < area.columns; columnIndex += 1)
        change(this.edit(area.row + rowIndex, area.column + columnIndex), rowIndex, columnIndex);
  }

  /** Cells that were ever touched; an area may be far larger than its content. */
  existing(area: Area, change: (cell: StoredCell) => void): void {
    this.used = null;
    for (const cells of this.cells.slice(area.row - 1, area.row - 1 + area.rows))
      for (const cell of cells?.slice(area.column - 1, area.column - 1 + area.columns) ?? [])
        if (cell) change(cell);
  }

  line(lines: 'rows' | 'columns', index: number): Line {
    return (
      this.lines[lines].get(index) ?? {
        hidden: false,
        filtered: false,
        size: LINE_SIZE[lines],
        depth: 0,
      }
    );
  }

  changeLines(change: LineChange): void {
    this.used = null;
    const { lines, start, count } = change;
    const limit = lines === 'rows' ? this.maxRows : this.maxColumns;
    const last = change.do === 'insert' ? start - 1 : start + count - 1;
    if (start < 1 || count < 1 || last > limit) throw exception(`${lines}-outside`);
    if (change.do === 'insert') {
      this.insertLines(lines, start - 1, count);
      joinGroups(this, lines, start, count);
    } else if (change.do === 'delete') this.deleteLines(lines, start - 1, count);
    else if (change.do === 'move') this.moveLines(change);
    else for (let index = start; index < start + count; index += 1) this.applyToLine(change, index);
  }

  private applyToLine(change: LineChange, index: number): void {
    const line = this.line(change.lines, index);
    const depth = Math.min(Math.max(line.depth + (change.depth ?? 0), 0), DEEPEST);
    const collapsed = line.collapsed?.filter((level) => level <= depth) ?? [];
    // The last collapsed group of a line shows it when it goes.
    const freed = collapsed.length === 0 && (line.collapsed ?? []).length > 0;
    const hidden = change.do === 'hide' || (change.do !== 'show' && line.hidden && !freed);
    this.markLine(change.lines, index, {
      hidden,
      depth,
      collapsed,
      size: change.size ?? line.size,
    });
  }

  markLine(lines: 'rows' | 'columns', index: number, what: Partial<Line>): void {
    this.lines[lines].set(index, { ...this.line(lines, index), ...what });
  }

  /** Rows or columns that were ever resized, hidden or grouped. */
  markedLines(lines: 'rows' | 'columns'): [index: number, line: Line][] {
    return [...this.lines[lines]];
  }

  /** What a filter hides is marked on the rows; nothing is filtered anew. */
  hideByFilter(rows: readonly number[]): void {
    for (const [row, line] of this.lines.rows)
      this.lines.rows.set(row, { ...line, filtered: false });
    for (const row of rows) this.lines.rows.set(row, { ...this.line('rows', row), filtered: true });
  }

  /** Cut, and put in before the line that was named; formats and sizes go along. */
  private moveLines({ lines, start, count, to = start }: LineChange): void {
    const size = lines === 'rows' ? this.maxRows : this.maxColumns;
    if (to < 1 || to > size + 1 || (to > start && to < start + count))
      throw exception('outside-sheet');
    const order = Array.from({ length: size }, (_, index) => index + 1);
    const moved = order.splice(start - 1, count);
    order.splice(to > start ? to - 1 - count : to - 1, 0, ...moved);
    const cellsAt = (row: number) => this.cells[row - 1] ?? [];
    this.cells =
      lines === 'rows'
        ? order.map(cellsAt)
        : this.cells.map((row) => row && order.map((column) => row[column - 1]));
    const places = new Map(order.map((from, index) => [from, index + 1]));
    this.shiftLines(lines, (index) => places.get(index) ?? null);
  }

  private insertLines(lines: 'rows' | 'columns', at: number, count: number): void {
    if (lines === 'rows') {
      this.maxRows += count;
      if (at < this.cells.length)
        this.cells.splice(at, 0, ...Array.from({ length: count }, () => []));
    } else {
      this.maxColumns += count;
      const blanks = () => Array.from({ length: count }, () => undefined);
      for (const cells of this.cells)
        if (cells && at < cells.length) cells.splice(at, 0, ...blanks());
    }
    this.shiftLines(lines, (index) => (index > at ? index + count : index));
  }

  private deleteLines(lines: 'rows' | 'columns', at: number, count: number): void {
    const left = (lines === 'rows' ? this.maxRows : this.maxColumns) - count;
    if (left < 1) throw exception(`all-${lines}`);
    const side = lines === 'rows' ? 'frozenRows' : 'frozenColumns';
    const frozen = this[side] - Math.max(0, Math.min(this[side], at + count) - at);
    if (this[side] > 0 && left <= frozen) throw exception(`all-unfrozen-${lines}`);
    this[side] = frozen;
    if (lines === 'rows') {
      this.maxRows = left;
      this.cells.splice(at, count);
    } else {
      this.maxColumns = left;
      for (const cells of this.cells) cells?.splice(at, count);
    }
    this.shiftLines(lines, (index) =>
      index <= at ? index : index > at + count ? index - count : null,
    );
  }

  private shiftLines(lines: 'rows' | 'columns', moved: (index: number) => number | null): void {
    const next = new Map<number, Line>();
    for (const [index, line] of this.lines[lines]) {
      const place = moved(index);
      if (place !== null) next.set(place, line);
    }
    this.lines[lines] = next;
  }

  saved(): SavedSheet {
    const cells = Array.from(this.cells, (row) => Array.from(row ?? [], (cell) => cell ?? null));
    return { ...this.tab(), cells, rows: [...this.lines.rows], columns: [...this.lines.columns] };
  }

  static from({ cells, rows, columns, ...tab }: SavedSheet): SheetModel {
    const sheet = Object.assign(new SheetModel(tab.id, tab.name), tab);
    sheet.cells = cells.map((row) => row.map((cell) => cell ?? undefined));
    sheet.lines = { rows: new Map(rows), columns: new Map(columns) };
    return sheet;
  }

  /** A copy of the tab, as "duplicate" makes one. */
  copyTo(target: SheetModel): void {
    const { id: _, name: __, ...tab } = this.tab();
    Object.assign(target, structuredClone(tab));
    target.used = null;
    target.cells = structuredClone(this.cells);
    target.lines = structuredClone(this.lines);
  }

  clear(area: Area, what: readonly ('contents' | 'formats' | 'notes' | 'validations')[]): void {
    this.existing(area, (cell) => {
      if (what.includes('contents')) emptyCell(cell);
      if (what.includes('formats')) cell.format = '';
      clearMarks(cell, what);
    });
  }
}
