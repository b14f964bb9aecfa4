import type { LineGroup } from '../platform/calls.ts';

type Lines = 'rows' | 'columns';

/** A row or column. */
export type Line = {
  hidden: boolean;
  filtered: boolean;
  size: number;
  /** in how many groups it lies */
  depth: number;
  /** depths of its groups that are collapsed */
  collapsed?: number[];
};

/** The part of a sheet that groups need. */
type HasLines = {
  line(lines: Lines, index: number): Line;
  markLine(lines: Lines, index: number, what: Partial<Line>): void;
  markedLines(lines: Lines): [index: number, line: Line][];
};

/** Rows and columns lie in at most eight groups. */
export const DEEPEST = 8;

/**
 * Groups follow from how deep each line lies: neighbours of a depth are one group, so two groups that
 * touch are one, as on the platform.
 */
export function groupsOf(sheet: HasLines, lines: Lines): LineGroup[] {
  const marked = sheet.markedLines(lines).filter(([, { depth }]) => depth > 0);
  marked.sort(([one], [other]) => one - other);
  return Array.from({ length: DEEPEST }, (_, at) => runsAt(marked, at + 1)).flat();
}

function runsAt(marked: readonly [number, Line][], depth: number): LineGroup[] {
  const runs: LineGroup[] = [];
  for (const [index, line] of marked) {
    if (line.depth < depth) continue;
    const collapsed = line.collapsed?.includes(depth) ?? false;
    const last = runs.at(-1);
    if (last && last.start + last.count === index) {
      last.count += 1;
      last.collapsed &&= collapsed;
    } else runs.push({ start: index, count: 1, depth, collapsed });
  }
  return runs;
}

/**
 * "When this property is updated, all dimensions within it are set to hidden or visible" (Sheets API,
 * DimensionGroup); what another collapsed group holds stays hidden.
 */
export function collapseGroup(sheet: HasLines, lines: Lines, group: LineGroup): void {
  for (let index = group.start; index < group.start + group.count; index += 1) {
    const line = sheet.line(lines, index);
    const others = (line.collapsed ?? []).filter((depth) => depth !== group.depth);
    const collapsed = group.collapsed ? [...others, group.depth] : others;
    sheet.markLine(lines, index, { collapsed, hidden: collapsed.length > 0 });
  }
}

/** Lines put in between lines of a group are of the group. */
export function joinGroups(sheet: HasLines, lines: Lines, start: number, count: number): void {
  const before = sheet.line(lines, start - 1);
  const after = sheet.line(lines, start + count);
  const depth = Math.min(before.depth, after.depth);
  if (depth === 0) return;
  for (let index = start; index < start + count; index += 1)
    sheet.markLine(lines, index, { depth, collapsed: before.collapsed ?? [] });
}
