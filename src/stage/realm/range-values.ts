import type { CellValue } from '../platform/calls.ts';
import { shownValue } from './cell-image.ts';
import { readRule, storedRule, ValidationCriteria } from './data-validation.ts';
import type { Methods } from './define-class.ts';
import { keptValue } from './kept-values.ts';
import type { RangeState } from './makers.ts';
import {
  at,
  getAll,
  getOne,
  readAll,
  readOne,
  setAll,
  setOne,
  writeAll,
  writeSame,
} from './range-cells.ts';
import { readRichText, storedRichText } from './rich-text.ts';
import { ask } from './session.ts';
import { cellStyle, STYLE_MARKS } from './text-style.ts';

type Api = GoogleAppsScript.Spreadsheet.Range;

type ClearOptions = {
  contentsOnly?: boolean | undefined;
  formatOnly?: boolean | undefined;
  commentsOnly?: boolean | undefined;
  validationsOnly?: boolean | undefined;
};
type Clearing = 'contents' | 'formats' | 'notes' | 'validations';

/** Without options contents and formats go; notes and rules stay. */
function clearing(options: ClearOptions): Clearing[] {
  const wanted: Clearing[] = [];
  if (options.contentsOnly) wanted.push('contents');
  if (options.formatOnly) wanted.push('formats');
  if (options.commentsOnly) wanted.push('notes');
  if (options.validationsOnly) wanted.push('validations');
  return wanted.length > 0 ? wanted : ['contents', 'formats'];
}

type CheckedValues = [checked?: unknown, unchecked?: unknown];

function richTexts(state: RangeState): GoogleAppsScript.Spreadsheet.RichTextValue[][] {
  const shown = readAll(state, 'display');
  const marks = new Map(STYLE_MARKS.map((mark) => [mark, readAll(state, mark)]));
  return readAll(state, 'richText').map((row, rowIndex) =>
    row.map((text, columnIndex) => {
      const base = cellStyle((mark) => marks.get(mark)?.[rowIndex]?.[columnIndex] ?? null);
      return storedRichText(text, shown[rowIndex]?.[columnIndex] ?? '', base);
    }),
  );
}

/** Null where there is no checkbox. */
function isTicked(kept: CellValue | undefined, value: CellValue): boolean | null {
  const rule = storedRule(kept);
  if (rule?.getCriteriaType() !== ValidationCriteria.CHECKBOX) return null;
  const [checked = true] = rule.getCriteriaValues();
  return value === checked;
}

/** What cells hold: values, formulas, notes, rules and boxes. */
export const rangeValues = (): Methods<Api, RangeState> => ({
  check() {
    ask('range.checkboxes', at(this), 'check');
    return this.self;
  },
  clear(options: ClearOptions | null = {}) {
    ask('range.clear', at(this), clearing(options ?? {}));
    return this.self;
  },
  clearContent() {
    ask('range.clear', at(this), ['contents']);
    return this.self;
  },
  clearDataValidations() {
    ask('range.clear', at(this), ['validations']);
    return this.self;
  },
  clearFormat() {
    ask('range.clear', at(this), ['formats']);
    return this.self;
  },
  clearNote() {
    ask('range.clear', at(this), ['notes']);
    return this.self;
  },
  getDataValidation() {
    return storedRule(readOne(this, 'validation'));
  },
  getDataValidations() {
    return readAll(this, 'validation').map((row) => row.map(storedRule));
  },
  getDisplayValue() {
    return String(readOne(this, 'display') ?? '');
  },
  getDisplayValues() {
    return readAll(this, 'display') as string[][];
  },
  getFormula() {
    return String(readOne(this, 'formulas') ?? '');
  },
  getFormulas() {
    return readAll(this, 'formulas') as string[][];
  },
  getFormulaR1C1() {
    return readOne(this, 'formulasR1C1') as string | null;
  },
  getFormulasR1C1() {
    return readAll(this, 'formulasR1C1') as (string | null)[][];
  },
  getNote: getOne<string>('note'),
  getNotes: getAll<string>('note'),
  getRichTextValue() {
    const first = { ...at(this), rows: 1, columns: 1 };
    return richTexts(first)[0]?.[0] ?? null;
  },
  getRichTextValues() {
    return richTexts(this);
  },
  getValue() {
    return shownValue(readOne(this, 'values'));
  },
  getValues() {
    return readAll(this, 'values').map((row) => row.map(shownValue));
  },
  insertCheckboxes(...values: CheckedValues) {
    const kept = values.map(keptValue);
    const rule = { criteria: 'CHECKBOX', values: kept, allowInvalid: false, help: null };
    writeSame(this, 'validation', readRule(rule));
    writeSame(this, 'values', values[1] ?? (values.length > 0 ? '' : false));
    return this.self;
  },
  isBlank() {
    return readAll(this, 'display').every((row) => row.every((text) => text === ''));
  },
  isChecked() {
    const rules = readAll(this, 'validation');
    const states = readAll(this, 'values').map((row, rowIndex) =>
      row.map((value, columnIndex) => isTicked(rules[rowIndex]?.[columnIndex], value)),
    );
    const [first = null, ...others] = states.flat();
    return others.every((state) => state === first) ? first : null;
  },
  removeCheckboxes() {
    ask('range.checkboxes', at(this), 'remove');
    return this.self;
  },
  setDataValidation(rule) {
    writeSame(this, 'validation', rule && readRule(rule));
    return this.self;
  },
  setDataValidations(rules) {
    writeAll(
      this,
      'validation',
      rules.map((row) => row.map((rule) => rule && readRule(rule))),
    );
    return this.self;
  },
  setFormula(formula) {
    writeSame(this, 'formulas', formula);
    return this.self;
  },
  setFormulas(formulas) {
    writeAll(this, 'formulas', formulas);
    return this.self;
  },
  setFormulaR1C1(formula) {
    writeSame(this, 'formulasR1C1', formula);
    return this.self;
  },
  setFormulasR1C1(formulas) {
    writeAll(this, 'formulasR1C1', formulas);
    return this.self;
  },
  setNote: setOne('note'),
  setNotes: setAll('note'),
  setRichTextValue(value) {
    writeSame(this, 'values', value.getText());
    writeSame(this, 'richText', readRichText(value));
    return this.self;
  },
  setRichTextValues(values) {
    writeAll(
      this,
      'values',
      values.map((row) => row.map((value) => value.getText())),
    );
    writeAll(
      this,
      'richText',
      values.map((row) => row.map(readRichText)),
    );
    return this.self;
  },
  setValue(value) {
    writeSame(this, 'values', value);
    return this.self;
  },
  setValues(values) {
    writeAll(this, 'values', values);
    return this.self;
  },
  uncheck() {
    ask('range.checkboxes', at(this), 'uncheck');
    return this.self;
  },
});
