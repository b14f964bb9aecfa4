/** A third door: what becomes of a file's text in a sheet, for whoever reads files without a stage. */
export { decodeText } from './typing/decode-text.ts';
export { localeHabits, marksOf } from './typing/locale-habits.ts';
export { splitFields } from './typing/split-fields.ts';
export { type TypedCell, typeCell } from './typing/type-cell.ts';
