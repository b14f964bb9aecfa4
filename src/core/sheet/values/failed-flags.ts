import type { Cell } from '../../reading/reading.ts';
import { isText } from '../cells/sheet-cells.ts';
import { rolesIn } from '../headers/known-words.ts';
import { type Column, cellsBelow, indexesOf, type Table } from '../headers/table.ts';
import { type Part, type ValueColumn, valuesIn } from '../tables/layout.ts';
import type { Role } from '../vocabulary/word-rows.ts';

/** `part`: which part of its cell tells of a check that a value has failed. */
type Flag = { column: Column; part: number };
export type FailedFlag = { header: string; says: (row: readonly Cell[]) => boolean };

/** Of M-FLAG, Q-FLAG and S-FLAG the second tells, and so does the second part of ",D,S" below PRCP_ATTRIBUTES. */
export function flagsIn({ columns }: Table): readonly Flag[] {
  const areOfArchive = columns.some((column) => rolesOver(column).has('besideFailed'));
  return columns.flatMap((column) => {
    const roles = rolesOver(column);
    const isOwn = roles.has('failed') && (areOfArchive || NUMBERED.test(column.meaning.plain));
    return isOwn || roles.has('failedInSecond') ? [{ column, part: isOwn ? 0 : 1 }] : [];
  });
}

function rolesOver({ meaning }: Column): ReadonlySet<Role> {
  return rolesIn(meaning.plain.replace(NUMBERED, ''));
}

/** "QFLAG1" beside "VALUE1" */
const NUMBERED = /\d+$/;

/** The flag of the same element, else the next to the right. */
export function flagBeside(
  flags: readonly Flag[],
  table: Table,
  part: Part,
  { index, element }: ValueColumn,
): FailedFlag | undefined {
  if (flags.length === 0) return undefined;
  const next = Math.min(...indexesOf(valuesIn([part])).filter((other) => other > index));
  const named = flags.filter(({ column: { meaning } }) => element && meaning.about === element);
  const near = flags.find(({ column }) => column.index > index && column.index < next);
  const flag = named.length === 1 ? named[0] : near;
  return flag && mayFail(flag, table, part) ? failedFlag(flag) : undefined;
}

/** Values that failed are few: what stands beside most of them says that they are good. Months have other parts. */
function mayFail({ column, part }: Flag, table: Table, { keys }: Part): boolean {
  const cells = cellsBelow(table, column.index);
  const failed = cells.filter((cell) => isFailed(cell, part)).length;
  return failed * 2 < cells.length && (part === 0 || keys.granularity === 'day');
}

function failedFlag({ column: { index, header }, part }: Flag): FailedFlag {
  return { header, says: (row) => isFailed(row[index], part) };
}

function isFailed(cell: Cell | undefined, part: number): boolean {
  if (!isText(cell)) return false;
  const parts = cell.split(',');
  return (part === 0 ? parts.length === 1 : parts.length > 2) && CHECK.test(parts[part] ?? '');
}

/** The checks of such archives have letters. E is estimated, P and V have passed, A is an accumulated amount. */
const CHECK = /^ *[DGIKLMNORSTWXZ] *$/;
