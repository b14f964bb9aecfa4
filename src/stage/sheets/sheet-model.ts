import type { Area } from '../platform/a1-notation.ts';
import { holds, isCut, overlap } from '../platform/areas.ts';
import type { LineInsertion, SheetInfo, SheetKind } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { emptyCell, isEmptyCell, type StoredCell } from './cell.ts';

type Tab = Pick<
  SheetModel,
  | 'id'
  | 'name'
  | 'kind'
  | 'hidden'
  | 'isFiltered'
  | 'frozenRows'
  | 'maxRows'
  | 'maxColumns'
  | 'merges'
  | 'hiddenRows'
  | 'filteredRows'
>;

export type SavedSheet = Tab & { cells: (StoredCell | null)[][] };

const DEFAULT_SIZE = { rows: 1000, columns: 26 };

/** One tab: cells, and which rows are hidden or frozen. Knows nothing of zones, locales or scripts. */
export class SheetModel {
  readonly id: number;
  name: string;
  kind: SheetKind = 'GRID';
  hidden = false;
  isFiltered = false;
  frozenRows = 0;
  maxRows = DEFAULT_SIZE.rows;
  maxColumns = DEFAULT_SIZE.columns;
  merges: Area[] = [];
  /** by a person, and by the filter; nothing is filtered anew */
  hiddenRows: number[] = [];
  filteredRows: number[] = [];
  private cells: (StoredCell | undefined)[][] = [];
  /** counted when somebody asks, and again after cells were handed out to be changed */
  private used: { rows: number; columns: number } | null = null;

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
    const { merges: _, hiddenRows: __, filteredRows: ___, ...tab } = this.tab();
    return { ...tab, index, lastRow, lastColumn };
  }

  private tab(): Tab {
    const { id, name, kind, hidden, isFiltered, frozenRows, maxRows, maxColumns } = this;
    const { merges, hiddenRows, filteredRows } = this;
    const look = { id, name, kind, hidden, isFiltered, frozenRows, maxRows, maxColumns };
    return { ...look, merges, hiddenRows, filteredRows };
  }

  freezeRows(count: number): void {
    if (count >= this.maxRows) throw exception('freezes-all-rows');
    if (this.merges.some((merge) => isCut(merge.row, merge.rows, count)))
      throw exception('freezes-part-of-merge-rows');
    this.frozenRows = count;
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

  mergesWithin(area: Area): Area[] {
    return this.merges.filter((merge) => overlap(merge, area));
  }

  /** Keeps the value of the top left cell, as Sheets does (docs/apps-script.md §7.2). */
  merge(area: Area): void {
    if (this.mergesWithin(area).some((merge) => !holds(area, merge)))
      throw exception('part-of-merge');
    // A merged cell lies on one side of what is frozen.
    if (isCut(area.row, area.rows, this.frozenRows)) throw exception('merges-frozen-rows');
    this.merges = this.merges.filter((merge) => !overlap(merge, area));
    if (area.rows * area.columns === 1) return;
    this.merges.push({ ...area });
    this.each(area, (cell, rowIndex, columnIndex) => {
      if (rowIndex + columnIndex > 0) emptyCell(cell);
    });
  }

  /** Merged cells move along; formulas would have to, and do not. */
  insertLines({ lines, start, count }: LineInsertion): void {
    const limit = lines === 'rows' ? this.maxRows : this.maxColumns;
    if (start < 1 || count < 1 || start > limit + 1) throw exception(`${lines}-outside`);
    this.used = null;
    const first = lines === 'rows' ? 'row' : 'column';
    this.merges = this.merges.map((merge) => shiftedArea(merge, { first, lines, start, count }));
    if (lines === 'rows') this.insertRows(start, count);
    else {
      this.maxColumns += count;
      const blanks = () => Array.from({ length: count }, () => undefined);
      for (const cells of this.cells)
        if (cells && start <= cells.length) cells.splice(start - 1, 0, ...blanks());
    }
  }

  /** The lines after them take their place. */
  deleteLines({ lines, start, count }: LineInsertion): void {
    const limit = lines === 'rows' ? this.maxRows : this.maxColumns;
    if (start < 1 || start + count - 1 > limit || count >= limit)
      throw exception(`${lines}-outside`);
    this.used = null;
    const first = lines === 'rows' ? 'row' : 'column';
    const end = start + count;
    // What of a merged cell lies before the end of the deleted lines, and behind their beginning.
    const within = (from: number, to: number) =>
      Math.max(0, Math.min(to, end) - Math.max(from, start));
    this.merges = this.merges
      .map((merge) => {
        const [from, to] = [merge[first], merge[first] + merge[lines]];
        return { ...merge, [first]: from - within(1, from), [lines]: to - from - within(from, to) };
      })
      .filter((merge) => merge[lines] > 0 && merge.rows * merge.columns > 1);
    if (lines === 'columns') {
      this.maxColumns -= count;
      for (const cells of this.cells) cells?.splice(start - 1, count);
      return;
    }
    this.maxRows -= count;
    this.frozenRows -= within(1, this.frozenRows + 1);
    this.cells.splice(start - 1, count);
    const along = (rows: number[]) =>
      rows
        .filter((row) => row < start || row >= end)
        .map((row) => (row < start ? row : row - count));
    this.hiddenRows = along(this.hiddenRows);
    this.filteredRows = along(this.filteredRows);
  }

  /** To before the line `to`, as a person drags them. */
  moveLines({ lines, start, count }: LineInsertion, to: number): void {
    if (start <= to && to <= start + count) return;
    const limit = lines === 'rows' ? this.maxRows : this.maxColumns;
    if (start < 1 || start + count - 1 > limit || to < 1 || to > limit + 1)
      throw exception(`${lines}-outside`);
    if (this.merges.some((merge) => merge[lines] > 1)) throw exception('part-of-merge');
    this.used = null;
    const [from, until] = [Math.min(start, to), Math.max(start + count, to)];
    const turn = start < to ? count : until - from - count;
    const turned = <T>(all: (T | undefined)[]) => {
      const part = Array.from({ length: until - from }, (_, at) => all[from - 1 + at]);
      all.splice(from - 1, until - from, ...part.slice(turn), ...part.slice(0, turn));
    };
    if (lines === 'columns') for (const cells of this.cells) turned((cells ?? []) as unknown[]);
    else turned(this.cells);
  }

  private insertRows(start: number, count: number): void {
    this.maxRows += count;
    if (start <= this.cells.length)
      this.cells.splice(start - 1, 0, ...Array.from({ length: count }, () => []));
    const along = (row: number) => (row >= start ? row + count : row);
    this.hiddenRows = this.hiddenRows.map(along);
    this.filteredRows = this.filteredRows.map(along);
  }

  saved(): SavedSheet {
    const cells = Array.from(this.cells, (row) => Array.from(row ?? [], (cell) => cell ?? null));
    return { ...this.tab(), cells };
  }

  static from({ cells, ...tab }: SavedSheet): SheetModel {
    const sheet = Object.assign(new SheetModel(tab.id, tab.name), tab);
    sheet.cells = cells.map((row) => row.map((cell) => cell ?? undefined));
    return sheet;
  }
}

type Shift = LineInsertion & { first: 'row' | 'column' };

/** An area that the new lines go through grows by them. */
export function shiftedArea<At extends Area>(area: At, { first, lines, start, count }: Shift): At {
  if (area[first] >= start) return { ...area, [first]: area[first] + count };
  const isWithin = area[first] + area[lines] > start;
  return isWithin ? { ...area, [lines]: area[lines] + count } : area;
}
