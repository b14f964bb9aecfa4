import type { Fact } from './fact.ts';

const GROUPED = "sheet.getRange('2:5').shiftRowGroupDepth(1);";
const NESTED = `${GROUPED} sheet.getRange('3:4').shiftRowGroupDepth(1);`;
const HIDDEN = '[2, 3, 4, 5, 6].map((row) => (sheet.isRowHiddenByUser(row) ? 1 : 0)).join("")';
const DEPTHS = '[1, 2, 3, 4, 5, 6].map((row) => sheet.getRowGroupDepth(row)).join("")';

/** Rows and columns in groups: depth, button, collapsed or not. */
export const GROUP_FACTS: readonly Fact[] = [
  ['Range.shiftRowGroupDepth', `${GROUPED} ${DEPTHS}`, '011110', 'docs'],
  ['Range.shiftRowGroupDepth', `${NESTED} ${DEPTHS}`, '012210', 'live'],
  [
    'Range.shiftRowGroupDepth',
    `${NESTED} sheet.getRange('2:5').shiftRowGroupDepth(-1); ${DEPTHS}`,
    '001100',
    'live',
  ],
  [
    'Range.shiftRowGroupDepth',
    `${NESTED} sheet.getRange('A1:Z100').shiftRowGroupDepth(-10); ${DEPTHS}`,
    '000000',
    'live',
  ],
  [
    'Range.shiftRowGroupDepth',
    "sheet.getRange('2:2').shiftRowGroupDepth(12); sheet.getRowGroupDepth(2)",
    8,
    'docs',
  ],
  // The button of a group that begins at the first row would stand above it.
  [
    'Range.shiftRowGroupDepth',
    "fails(() => sheet.getRange('1:2').shiftRowGroupDepth(1)) !== 'nothing was thrown'",
    true,
    'docs',
  ],
  [
    'Range.shiftRowGroupDepth',
    "sheet.setRowGroupControlPosition(app.GroupControlTogglePosition.AFTER); sheet.getRange('1:2').shiftRowGroupDepth(1); sheet.getRowGroupDepth(1)",
    1,
    'docs',
  ],
  [
    'Sheet.getRowGroup',
    `${GROUPED} sheet.getRowGroup(1, 1).getRange().getA1Notation()`,
    '2:5',
    'docs',
  ],
  ['Sheet.getRowGroup', `${GROUPED} sheet.getRowGroup(4, 1).getDepth()`, 1, 'docs'],
  [
    'Sheet.getRowGroup',
    `${GROUPED} fails(() => sheet.getRowGroup(4, 2)) !== 'nothing was thrown'`,
    true,
    'docs',
  ],
  ['Group.getControlIndex', `${GROUPED} sheet.getRowGroup(2, 1).getControlIndex()`, 1, 'docs'],
  [
    'Group.getControlIndex',
    "sheet.setRowGroupControlPosition(app.GroupControlTogglePosition.AFTER); sheet.getRange('2:3').shiftRowGroupDepth(1); sheet.getRowGroup(2, 1).getControlIndex()",
    4,
    'docs',
  ],
  [
    'Sheet.getRowGroupControlPosition',
    'sheet.getRowGroupControlPosition() === app.GroupControlTogglePosition.BEFORE',
    true,
    'docs',
  ],
  ['Group.isCollapsed', `${GROUPED} sheet.getRowGroup(2, 1).isCollapsed()`, false, 'live'],
  [
    'Group.collapse',
    `${GROUPED} const g = sheet.getRowGroup(2, 1).collapse(); [g.isCollapsed(), ${HIDDEN}]`,
    [true, '11110'],
    'docs',
  ],
  [
    'Group.expand',
    `${GROUPED} const g = sheet.getRowGroup(2, 1).collapse().expand(); [g.isCollapsed(), ${HIDDEN}]`,
    [false, '00000'],
    'docs',
  ],
  // A collapsed group stays so when the one around it is opened.
  [
    'Group.expand',
    `${NESTED} sheet.collapseAllRowGroups(); sheet.getRowGroup(2, 1).expand(); ${HIDDEN}`,
    '01100',
    'docs',
  ],
  ['Group.remove', `${NESTED} sheet.getRowGroup(2, 1).remove(); ${DEPTHS}`, '001100', 'docs'],
  [
    'Group.remove',
    `${GROUPED} const g = sheet.getRowGroup(2, 1).collapse(); g.remove(); [${HIDDEN}, fails(() => g.getDepth()) !== 'nothing was thrown']`,
    ['00000', true],
    'docs',
  ],
  [
    'Range.collapseGroups',
    `${NESTED} sheet.getRange('A1:A10').collapseGroups(); [sheet.getRowGroup(2, 1).isCollapsed(), sheet.getRowGroup(3, 2).isCollapsed()]`,
    [true, false],
    'live',
  ],
  // None is wholly within: the deepest that is met.
  [
    'Range.collapseGroups',
    `${NESTED} sheet.getRange('A3').collapseGroups(); [sheet.getRowGroup(2, 1).isCollapsed(), sheet.getRowGroup(3, 2).isCollapsed()]`,
    [false, true],
    'docs',
  ],
  [
    'Range.expandGroups',
    `${NESTED} sheet.collapseAllRowGroups(); sheet.getRange('A3:A4').expandGroups(); [sheet.getRowGroup(2, 1).isCollapsed(), sheet.getRowGroup(3, 2).isCollapsed()]`,
    [false, true],
    'docs',
  ],
  [
    'Range.expandGroups',
    `${GROUPED} sheet.collapseAllRowGroups(); sheet.getRange('A1').expandGroups(); sheet.getRowGroup(2, 1).isCollapsed()`,
    false,
    'docs',
  ],
  [
    'Sheet.expandRowGroupsUpToDepth',
    `${NESTED} sheet.expandRowGroupsUpToDepth(1); [sheet.getRowGroup(2, 1).isCollapsed(), sheet.getRowGroup(3, 2).isCollapsed()]`,
    [false, true],
    'docs',
  ],
  [
    'Sheet.getColumnGroup',
    "sheet.getRange('C1:E10').shiftColumnGroupDepth(2); [sheet.getColumnGroup(3, 1), sheet.getColumnGroup(2, 2)].map((g) => g.getRange().getA1Notation() + g.getDepth())",
    ['C:E1', 'C:E2'],
    'live',
  ],
  [
    'Sheet.collapseAllColumnGroups',
    "sheet.getRange('C1:D1').shiftColumnGroupDepth(1); sheet.collapseAllColumnGroups(); [2, 3, 4, 5].map((c) => sheet.isColumnHiddenByUser(c))",
    [false, true, true, false],
    'docs',
  ],
  // Rows put in between rows of a group are of the group.
  ['Sheet.insertRowAfter', `${GROUPED} sheet.insertRowAfter(3); ${DEPTHS}`, '011111', 'memory'],
  ['Sheet.insertRowBefore', `${GROUPED} sheet.insertRowBefore(2); ${DEPTHS}`, '001111', 'memory'],
  ['Sheet.deleteRow', `${GROUPED} sheet.deleteRow(3); ${DEPTHS}`, '011100', 'memory'],
];
