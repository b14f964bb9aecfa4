import { isSameText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { graveAlone, quoted } from '../cells/doubts.ts';
import { headerText, holdsValues, isText } from '../cells/sheet-cells.ts';
import { markOfForetold } from '../headers/foretold.ts';
import { indexesOf, sampleCells, type Table } from '../headers/table.ts';
import { isUsed } from '../keys/keys.ts';
import type { KeyContext, TakesRow } from '../keys/read-context.ts';
import { perhapsSomethingElse } from './ask-doubtful.ts';
import { type Fit, valuesIn } from './layout.ts';

/** The words in a column beside the values that say so. */
type Marks = { index: number; foretold: ReadonlySet<string> };

/**
 * Which rows were measured, where a column beside the values says of others "forecast" or "simulated". They are told of
 * and left out; false if all rows are such. Who has chosen one of these words reads its rows.
 */
export function measuredRows(fit: Fit, { wishes, doubts }: KeyContext): TakesRow | false {
  const marks = marksBeside(fit, wishes.station);
  if (marks.length === 0) return null;
  const { table, parts } = fit;
  const values = indexesOf(valuesIn(parts));
  const isForetold = (row: readonly Cell[]): boolean =>
    marks.some(({ index, foretold }) => foretold.has(headerText(row[index])));
  const rows = table.sheet.cells.slice(table.firstRow).filter((row) => holdsValues(row, values));
  const count = rows.filter(isForetold).length;
  if (count === 0) return null;
  const isAll = count === rows.length;
  const isDataSet = isAll && !marks.some(({ foretold }) => [...foretold].some(saysNoMore));
  doubts.atColumns(table, doubtOf(marks, { count, isAll, isDataSet }), indexesOf(marks));
  return isDataSet ? null : !isAll && ((row) => !isForetold(row));
}

/** "CHIRPS (simulated)" in all rows is a data set whose name its people know. */
function saysNoMore(text: string): boolean {
  return markOfForetold(text) === 'sure';
}

type Share = { count: number; isAll: boolean; isDataSet: boolean };

function doubtOf(marks: readonly Marks[], { count, isAll, isDataSet }: Share) {
  const [text = ''] = marks.flatMap(({ foretold }) => [...foretold]);
  const found = quoted(text);
  if (isDataSet) return perhapsSomethingElse(found);
  return isAll
    ? ({ kind: 'reading.only-foretold', severity: graveAlone, params: { count, found } } as const)
    : ({ kind: 'reading.rows-foretold', severity: 'warning', params: { count, found } } as const);
}

function marksBeside({ table, parts }: Fit, chosen: string | undefined): Marks[] {
  const values = new Set(indexesOf(valuesIn(parts)));
  const isTaken = (index: number): boolean =>
    values.has(index) ||
    parts.some(({ keys, rowElement }) => isUsed(keys, index) || rowElement?.index === index);
  return table.columns.flatMap(({ index, meaning }) => {
    if (isTaken(index) || meaning.key === 'station') return [];
    const texts = textsDown(table, index);
    if (texts.some((text) => isSameText(text, chosen ?? ''))) return [];
    // Where a word stands in each row, none is a remark.
    const areMarks = isFilled(table, index);
    const foretold = texts.filter((text) => {
      const mark = markOfForetold(text);
      return mark === 'sure' || (mark === 'perhaps' && areMarks);
    });
    return foretold.length > 0 ? [{ index, foretold: new Set(foretold) }] : [];
  });
}

/** Remarks are other in each row: nothing is looked for among so many. */
const MOST_TEXTS = 60;

function textsDown({ sheet, firstRow }: Table, index: number): string[] {
  const texts = new Set<string>();
  for (let rowIndex = firstRow; rowIndex < sheet.cells.length; rowIndex++) {
    const cell = sheet.cells[rowIndex]?.[index];
    if (isText(cell)) texts.add(headerText(cell));
    if (texts.size > MOST_TEXTS) return [];
  }
  return [...texts];
}

function isFilled(table: Table, index: number): boolean {
  return sampleCells(table, index).filter(isText).length >= table.sampled.length * MOSTLY;
}

const MOSTLY = 0.9;
