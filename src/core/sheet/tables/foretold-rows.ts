import { isSameText } from '../../reading/plain-text.ts';
import type { Cell } from '../../reading/reading.ts';
import { graveAlone, quoted } from '../cells/doubts.ts';
import { headerText, isText } from '../cells/sheet-cells.ts';
import { type Foretold, markOfForetold } from '../headers/foretold.ts';
import { indexesOf, type Table } from '../headers/table.ts';
import { isUsed } from '../keys/keys.ts';
import type { KeyContext, TakesRow } from '../keys/read-context.ts';
import { type Fit, rowsWithValues, valuesIn } from './layout.ts';

type Row = readonly Cell[];
type Rows = readonly Row[];

/** A text beside values. The rows of a mark were not measured; of a mention only a person can tell. */
type Said = { index: number; text: string; isMark: boolean };

/**
 * Which rows were measured, where a column beside the values says of others "forecast" or "simulated". They are told of
 * and left out; false if all rows are such. Who has chosen one of these words reads its rows.
 */
export function measuredRows(fit: Fit, { wishes, doubts }: KeyContext): TakesRow | false {
  const beside = textsBeside(fit, wishes.station);
  if (beside.length === 0) return null;
  const rows = rowsWithValues(fit);
  const said = beside.flatMap((column) => saidIn(column, rows));
  const marks = said.filter(({ isMark }) => isMark);
  const isForetold = (row: Row): boolean => saysOneOf(row, marks);
  const isAll = rows.some(isForetold) && rows.every(isForetold);
  const tell = (kind: Kind, texts: readonly Said[]): void => {
    const count = rows.filter((row) => saysOneOf(row, texts)).length;
    const params = { count, found: quoted(texts[0]?.text ?? '') };
    const severity = isAll ? graveAlone : 'warning';
    if (count > 0) doubts.atColumns(fit.table, { kind, severity, params }, indexesOf(texts));
  };
  tell(isAll ? 'reading.only-foretold' : 'reading.rows-foretold', marks);
  if (isAll) return false;
  tell(
    'reading.perhaps-foretold',
    said.filter(({ isMark }) => !isMark),
  );
  return marks.length === 0 ? null : (row) => !isForetold(row);
}

type Kind = 'reading.only-foretold' | 'reading.rows-foretold' | 'reading.perhaps-foretold';

function saysOneOf(row: Row, texts: readonly Said[]): boolean {
  return texts.some(({ index, text }) => headerText(row[index]) === text);
}

type Texts = { index: number; senses: readonly (readonly [text: string, Foretold])[] };

/** The columns beside the values of which a text speaks of something foretold. */
function textsBeside({ table, parts }: Fit, chosen: string | undefined): Texts[] {
  const values = new Set(indexesOf(valuesIn(parts)));
  const isTaken = (index: number): boolean =>
    values.has(index) ||
    parts.some(({ keys, rowElement }) => isUsed(keys, index) || rowElement?.index === index);
  return table.columns.flatMap(({ index, meaning }) => {
    if (isTaken(index) || meaning.key === 'station') return [];
    const texts = textsDown(table, index);
    if (texts.some((text) => isSameText(text, chosen ?? ''))) return [];
    const senses = texts.map((text) => [text, markOfForetold(text)] as const);
    return senses.some(([, sense]) => sense !== 'none') ? [{ index, senses }] : [];
  });
}

/**
 * Where a word stands in each row, none is a remark: it is a mark beside others, and alone perhaps the name of a data
 * set, as "Hillgrid (simulated)".
 */
function saidIn({ index, senses }: Texts, rows: Rows): Said[] {
  const down = rows.map((row) => row[index]);
  const isFilled = down.filter(isText).length >= rows.length * MOSTLY;
  const isContrast = senses.some(([, sense]) => sense === 'none' || sense === 'mention');
  return senses.flatMap(([text, sense]) => {
    if (sense === 'none' || (sense !== 'sure' && !isFilled)) return [];
    const isMark =
      sense === 'sure' ? isFilled || !isRemark(down, text) : sense === 'perhaps' && isContrast;
    return [{ index, text, isMark }];
  });
}

const MOSTLY = 0.9;

/** A remark is rare, and stands alone; rows that are foretold follow each other, or are the last ones or the first. */
function isRemark(down: readonly (Cell | undefined)[], text: string): boolean {
  const isSame = (at: number): boolean => headerText(down[at]) === text;
  const at = down.flatMap((_, index) => (isSame(index) ? [index] : []));
  const isAtEnd = (index: number): boolean => index === 0 || index === down.length - 1;
  const together = at.filter((index) => isAtEnd(index) || isSame(index - 1) || isSame(index + 1));
  return together.length * 2 < at.length && at.length < down.length * OFTEN;
}

const OFTEN = 0.1;

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
