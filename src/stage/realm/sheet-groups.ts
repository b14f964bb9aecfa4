import type { LineGroup, SheetAt } from '../platform/calls.ts';
import { exception } from '../platform/exception.ts';
import { defineClass, type Methods } from './define-class.ts';
import { enumName, GroupControlTogglePosition } from './enums.ts';
import { newRange, type RangeState } from './makers.ts';
import { ask } from './session.ts';
import { at, grid, info } from './sheet-area.ts';

type Api = GoogleAppsScript.Spreadsheet.Group;
type Lines = 'rows' | 'columns';
type Own = SheetAt & LineGroup & { lines: Lines };

const newGroup = defineClass<Api, Own>('Spreadsheet.Group', () => ({
  collapse() {
    setCollapsed(this, this.lines, [found(this)], true);
    return this.self;
  },
  expand() {
    setCollapsed(this, this.lines, [found(this)], false);
    return this.self;
  },
  getControlIndex() {
    return controlOf(this, this.lines, found(this));
  },
  getDepth() {
    return found(this).depth;
  },
  getRange() {
    const { maxRows, maxColumns } = grid(this);
    const { start, count } = found(this);
    const area =
      this.lines === 'rows'
        ? { row: start, column: 1, rows: count, columns: maxColumns, open: WHOLE_ROWS }
        : { row: 1, column: start, rows: maxRows, columns: count, open: WHOLE_COLUMNS };
    return newRange({ ...at(this), ...area });
  },
  isCollapsed() {
    return found(this).collapsed;
  },
  remove() {
    const { start, count } = found(this);
    ask('sheet.lines', at(this), { lines: this.lines, do: 'group', start, count, depth: -1 });
  },
}));

const WHOLE_ROWS = ['startColumn', 'endColumn'] as const;
const WHOLE_COLUMNS = ['startRow', 'endRow'] as const;

/** The group as it is now; one that was removed is not there any more. */
function found(own: Own): LineGroup {
  const group = groups(own, own.lines).find(
    ({ start, depth }) => start === own.start && depth === own.depth,
  );
  if (!group) throw exception('group-missing');
  return group;
}

const groups = (place: SheetAt, lines: Lines) => ask('sheet.groups', at(place), lines);

function setCollapsed(
  place: SheetAt,
  lines: Lines,
  which: readonly LineGroup[],
  collapsed: boolean,
): void {
  const changed = which.map((group) => ({ ...group, collapsed }));
  if (changed.length > 0) ask('sheet.collapse', at(place), lines, changed);
}

/** Where the button stands: just before the group, or just after it. */
function controlOf(place: SheetAt, lines: Lines, { start, count }: LineGroup): number {
  return isAfter(place, lines) ? start + count : start - 1;
}

function isAfter(place: SheetAt, lines: Lines): boolean {
  const { rowControlAfter, columnControlAfter } = info(place);
  return lines === 'rows' ? rowControlAfter : columnControlAfter;
}

function groupAt(place: SheetAt, lines: Lines, index: number, depth: number): Api {
  const group = groups(place, lines).find(
    (one) =>
      one.depth === depth &&
      (controlOf(place, lines, one) === index ||
        (index >= one.start && index < one.start + one.count)),
  );
  if (!group) throw exception('group-missing');
  return newGroup({ ...at(place), lines, ...group });
}

function expandUpTo(place: SheetAt, lines: Lines, deepest: number): void {
  const all = groups(place, lines);
  setCollapsed(place, lines, deeperThan(all, deepest), true);
  setCollapsed(
    place,
    lines,
    all.filter(({ depth }) => depth <= deepest),
    false,
  );
}

const deeperThan = (all: readonly LineGroup[], deepest: number) =>
  all.filter(({ depth }) => depth > deepest);

const position = (after: boolean) => GroupControlTogglePosition[after ? 'AFTER' : 'BEFORE'];

export const sheetGroups = (): Methods<GoogleAppsScript.Spreadsheet.Sheet, SheetAt> => ({
  collapseAllColumnGroups() {
    setCollapsed(this, 'columns', groups(this, 'columns'), true);
    return this.self;
  },
  collapseAllRowGroups() {
    setCollapsed(this, 'rows', groups(this, 'rows'), true);
    return this.self;
  },
  expandAllColumnGroups() {
    setCollapsed(this, 'columns', groups(this, 'columns'), false);
    return this.self;
  },
  expandAllRowGroups() {
    setCollapsed(this, 'rows', groups(this, 'rows'), false);
    return this.self;
  },
  expandColumnGroupsUpToDepth(groupDepth) {
    expandUpTo(this, 'columns', groupDepth);
    return this.self;
  },
  expandRowGroupsUpToDepth(groupDepth) {
    expandUpTo(this, 'rows', groupDepth);
    return this.self;
  },
  getColumnGroup(columnIndex, groupDepth) {
    return groupAt(this, 'columns', columnIndex, groupDepth);
  },
  getColumnGroupControlPosition() {
    return position(isAfter(this, 'columns'));
  },
  getColumnGroupDepth(columnIndex) {
    return ask('sheet.line', at(this), 'columns', columnIndex).depth;
  },
  getRowGroup(rowIndex, groupDepth) {
    return groupAt(this, 'rows', rowIndex, groupDepth);
  },
  getRowGroupControlPosition() {
    return position(isAfter(this, 'rows'));
  },
  getRowGroupDepth(rowIndex) {
    return ask('sheet.line', at(this), 'rows', rowIndex).depth;
  },
  setColumnGroupControlPosition(position) {
    ask('sheet.change', at(this), { columnControlAfter: enumName(position) === 'AFTER' });
    return this.self;
  },
  setRowGroupControlPosition(position) {
    ask('sheet.change', at(this), { rowControlAfter: enumName(position) === 'AFTER' });
    return this.self;
  },
});

const BOTH = ['rows', 'columns'] as const;

export const rangeGroups = (): Methods<GoogleAppsScript.Spreadsheet.Range, RangeState> => ({
  collapseGroups() {
    for (const lines of BOTH) {
      const { start, end } = spanOf(this, lines);
      const all = groups(this, lines);
      const within = all.filter((one) => one.start >= start && one.start + one.count - 1 <= end);
      const touched = all.filter((one) => !one.collapsed && touches(one, start, end));
      setCollapsed(this, lines, within.length > 0 ? outermost(within) : touched.slice(-1), true);
    }
    return this.self;
  },
  expandGroups() {
    for (const lines of BOTH) {
      const { start, end } = spanOf(this, lines);
      const met = groups(this, lines).filter((one) => {
        const control = controlOf(this, lines, one);
        return one.collapsed && (touches(one, start, end) || (control >= start && control <= end));
      });
      setCollapsed(this, lines, outermost(met), false);
    }
    return this.self;
  },
  shiftColumnGroupDepth(delta) {
    shiftDepth(this, 'columns', delta);
    return this.self;
  },
  shiftRowGroupDepth(delta) {
    shiftDepth(this, 'rows', delta);
    return this.self;
  },
});

function spanOf(state: RangeState, lines: Lines): { start: number; end: number } {
  const start = lines === 'rows' ? state.row : state.column;
  return { start, end: start + state[lines] - 1 };
}

const touches = ({ start, count }: LineGroup, from: number, to: number) =>
  start <= to && start + count - 1 >= from;

/** Of groups within each other the one around them (proved on Apps Script by gas-fakes). */
function outermost(all: readonly LineGroup[]): LineGroup[] {
  return all.filter((one) => !all.some((other) => other.depth < one.depth && holds(other, one)));
}

const holds = (outer: LineGroup, inner: LineGroup) =>
  outer.start <= inner.start && outer.start + outer.count >= inner.start + inner.count;

function shiftDepth(state: RangeState, lines: Lines, depth: number): void {
  const { start, end } = spanOf(state, lines);
  // The button of a group that begins at the first line would stand before it.
  if (depth > 0 && start === 1 && !isAfter(state, lines)) throw exception('group-without-control');
  const change = { lines, do: 'group', start, count: end - start + 1, depth } as const;
  ask('sheet.lines', at(state), change);
}
