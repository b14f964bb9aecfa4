import type { Area } from '../platform/a1-notation.ts';
import type { KeptItem, KeptKind, SheetAt } from '../platform/calls.ts';
import { ask } from './session.ts';

/**
 * Protections, bandings, filters, conditional formats and charts are kept with their sheet and given back:
 * protections forbid, and nothing is drawn or hidden by the others.
 */
export function kept(kind: KeptKind, at: SheetAt & Partial<Area>): KeptItem[] {
  const { document, sheet, row, column, rows, columns } = at;
  const items = ask('kept.list', document).filter(
    (item) => item.kind === kind && item.sheet === sheet,
  );
  if (row === undefined) return items;
  return items.filter(
    ({ range }) =>
      range?.row === row &&
      range.column === column &&
      range.rows === rows &&
      range.columns === columns,
  );
}

export function keep(item: Omit<KeptItem, 'id'>): KeptItem {
  return { ...item, id: ask('kept.put', { ...item, id: null }) };
}

/** Writes an item back as it stands now. */
export function update({ id, document, kind, sheet, range, data }: KeptItem): void {
  ask('kept.put', { id, document, kind, sheet, range, data });
}

export function forget(item: KeptItem): void {
  ask('kept.remove', item.document, item.id);
}
