import { type Area, readA1, type Size } from '../platform/a1-notation.ts';
import { documentOf, type World } from './world.ts';

/** Of a sheet, and no larger than it unless a size is given. */
export function areaOf(
  world: World,
  document: string,
  sheet: number,
  a1: string,
  size?: Size,
): Area {
  const { maxRows: rows, maxColumns: columns } = documentOf(world, document).grid(sheet);
  const area = readA1(a1, size ?? { rows, columns });
  if (!area) throw new Error(`Cannot read range "${a1}"`);
  return area;
}

export function usedArea(world: World, document: string, sheet: number): Area {
  const { rows, columns } = documentOf(world, document).sheet(sheet).usedSize();
  return { row: 1, column: 1, rows: Math.max(rows, 1), columns: Math.max(columns, 1) };
}
