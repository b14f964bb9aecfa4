/** The three things a month can tell us. */
export const ELEMENTS = ['max', 'min', 'rain'] as const;
export type Element = (typeof ELEMENTS)[number];

/** Is a series, a column or a label of this element? */
export function ofElement(wanted: Element | undefined) {
  return ({ element }: { element?: Element | undefined }): boolean => element === wanted;
}

type MonthKey = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12';
export type ColumnKey = `${MonthKey}_${Element}`;

/** `month` counts from 1, as people and the contract do. */
export function columnKey(month: number, element: Element): ColumnKey {
  return `${String(month).padStart(2, '0') as MonthKey}_${element}`;
}

/** Every key of the contract in calendar order: 01_max, 01_min, 01_rain, 02_max … */
export const COLUMN_KEYS: readonly ColumnKey[] = Array.from({ length: 12 }, (_, index) =>
  ELEMENTS.map((element) => columnKey(index + 1, element)),
).reduce((all, some) => all.concat(some), []);

const KNOWN = new Set<string>(COLUMN_KEYS);

/** A look-up and not a pattern, because it is asked for every value of a body. */
export function isColumnKey(key: string): key is ColumnKey {
  return KNOWN.has(key);
}
