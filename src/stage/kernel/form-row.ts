import type { TriggerEvent } from '../platform/thread-messages.ts';
import { readArea, typeInto, writeArea } from '../sheets/cell-values.ts';
import type { SpreadsheetModel } from '../sheets/spreadsheet-model.ts';
import type { Typing } from '../sheets/typed-input.ts';

type Given = { document: string; sheet: number; answers: Record<string, string>; at: number };

/** The first column of the answers to a form says when they came, whatever it is called. */
export function fillFormRow(
  book: SpreadsheetModel,
  { document, sheet: id, answers, at }: Given,
  typing: Typing,
): TriggerEvent {
  const sheet = book.grid(id);
  const used = sheet.usedSize();
  const [headers = []] = readArea(
    book,
    sheet,
    { row: 1, column: 1, rows: 1, columns: used.columns },
    'display',
  ) as string[][];
  const unknown = Object.keys(answers).filter((name) => !headers.slice(1).includes(name));
  if (unknown.length > 0)
    throw new Error(
      `Cannot answer "${unknown.join('", "')}": the form asks "${headers.slice(1).join('", "')}"`,
    );
  const row = { row: used.rows + 1, column: 1, rows: 1, columns: headers.length };
  writeArea(book, sheet, { ...row, columns: 1 }, 'values', [[new Date(at)]], typing);
  for (const [index, name] of headers.entries())
    if (answers[name] !== undefined)
      typeInto(sheet.edit(row.row, index + 1), answers[name], book, typing);
  const [values = []] = readArea(book, sheet, row, 'display') as string[][];
  const namedValues = Object.fromEntries(headers.map((name, at_) => [name, [values[at_] ?? '']]));
  return {
    is: 'form',
    document,
    user: '',
    range: { document, sheet: id, ...row },
    values,
    namedValues,
  };
}
