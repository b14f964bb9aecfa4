import type { CellValue, Stage } from '../../stage/index.ts';
import { addressOf } from '../files/a1.ts';
import type { CellBefore, StagePort, TypedText } from './stage-port.ts';

type Asked = 'readSheet' | 'enterTexts' | 'restoreCells' | 'addSheet';

/** What a person does to cells and tabs; no script is asked. */
export function personCells(stage: Stage): Pick<StagePort, Asked> {
  return {
    readSheet: async (document, sheet) => {
      const { info, display, kinds, notes } = await stage.command('sheetText', document, sheet);
      return { display, kinds, notes, frozenRows: info.frozenRows };
    },
    enterTexts: async (document, sheet, texts) => {
      const before = await cellsBefore(stage, document, sheet, texts);
      const cells = texts.map(({ row, column, text }) => ({
        a1: addressOf({ row, column }),
        text,
      }));
      await stage.command('typeCells', document, sheet, cells);
      return before;
    },
    restoreCells: async (document, sheet, cells) => {
      await Promise.all(
        cells.map(({ row, column, value }) =>
          stage.write(document, sheet, addressOf({ row, column }), [[ofPage(value)]]),
        ),
      );
    },
    addSheet: async (document) => void (await stage.command('addSheet', document, null)),
  };
}

/** The values themselves, with dates as dates. `13/01/2024` typed again could become another value. */
async function cellsBefore(
  stage: Stage,
  document: string,
  sheet: number,
  texts: TypedText[],
): Promise<CellBefore[]> {
  const rows = texts.map(({ row }) => row);
  const columns = texts.map(({ column }) => column);
  const first = { row: least(rows), column: least(columns) };
  const last = { row: most(rows), column: most(columns) };
  // A paste may reach beyond the sheet, where there was no cell.
  const values = await stage.values(document, sheet, `${addressOf(first)}:${addressOf(last)}`);
  return texts.map(({ row, column }) => ({
    row,
    column,
    value: forPage(values[row - first.row]?.[column - first.column] ?? null),
  }));
}

/** A paste has more cells than a call takes arguments, so Math.min(...numbers) would fail. */
function least(numbers: number[]): number {
  return numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}

function most(numbers: number[]): number {
  return numbers.reduce((one, other) => Math.max(one, other), 0);
}

/** JSON has no dates. */
function forPage(value: CellValue): unknown {
  return value instanceof Date ? { date: value.getTime() } : value;
}

function ofPage(value: unknown): CellValue {
  if (typeof value === 'object' && value !== null && 'date' in value)
    return new Date(Number(value.date));
  return value as CellValue;
}
