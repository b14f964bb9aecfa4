import { cellAt } from '../../core/quality/answers/raw-cells.ts';
import { shownAs } from '../answers/answers.ts';
import { type Book, tabNamed, tabOf } from '../answers/book.ts';
import type { FindingOfPage, FindingsFile, FindingsWords } from '../worker/messages.ts';
import { workbookOfTexts } from './findings-sheet.ts';
import { type CellMark, markWorkbook } from './mark-workbook.ts';
import { CannotMark } from './package-parts.ts';

/** Nobody looks through more notes, and a spreadsheet slows down with them. The sheet of findings has all. */
const MOST_MARKS = 2_000;

/** The person's own workbook with what was found and mended; where it cannot be marked, the findings alone. */
export function findingsFile(
  book: Book,
  findings: readonly FindingOfPage[],
  words: FindingsWords,
): FindingsFile {
  const rows = [words.header, ...rowsOf(book, findings, words)];
  const front = tabOf(book, book.front);
  const file = book.files.find(({ id }) => id === front?.file);
  const alone = (why: FindingsFile['why']): FindingsFile => ({
    name: `${file?.title ?? 'almanac'} ${words.sheet}.xlsx`,
    bytes: workbookOfTexts(words.sheet, rows),
    why,
  });
  if (!file?.isXlsx) return alone('kind');
  const marks = marksOf(book, findings, words).flatMap((mark) => {
    const tab = tabNamed(book, mark.sheet);
    return tab?.file === file.id ? { ...mark, sheet: tab.ownName } : [];
  });
  try {
    const bytes = markWorkbook(file.bytes, { marks, sheet: words.sheet, rows });
    return { name: `${file.title}.xlsx`, bytes, why: null };
  } catch (error) {
    if (error instanceof CannotMark) return alone(error.why);
    throw error;
  }
}

function rowsOf(book: Book, findings: readonly FindingOfPage[], words: FindingsWords): string[][] {
  const grids = book.tabs.map(({ grid }) => grid);
  const found = findings.flatMap(({ places, text }) =>
    places.flatMap(({ sheet, cells }) =>
      cells.length === 0
        ? [[sheet, '', '', text]]
        : cells.map((cell) => [sheet, cell, shownAs(cellAt(grids, sheet, cell)), text]),
    ),
  );
  const mended = book.tabs.flatMap((tab) =>
    [...tab.mended].map(([cell, before]) => [
      tab.name,
      cell,
      shownAs(cellAt(grids, tab.name, cell)),
      words.was.replace('{before}', shownAs(before) || '–'),
    ]),
  );
  return [...mended, ...found];
}

/** What was mended first: it must not be among what is left out. */
function marksOf(book: Book, findings: readonly FindingOfPage[], words: FindingsWords): CellMark[] {
  const grids = book.tabs.map(({ grid }) => grid);
  const marks = new Map<string, CellMark>();
  const add = (mark: CellMark) => {
    const key = `${mark.sheet}!${mark.cell}`;
    const before = marks.get(key);
    const comment = before ? `${before.comment}\n${mark.comment}` : mark.comment;
    marks.set(key, { ...mark, ...before, comment });
  };
  for (const tab of book.tabs)
    for (const [cell, before] of tab.mended) {
      const value = cellAt(grids, tab.name, cell);
      const written = typeof value === 'number' || value === null ? value : shownAs(value);
      const comment = words.was.replace('{before}', shownAs(before) || '–');
      add({ sheet: tab.name, cell, comment, value: written });
    }
  for (const { places, text } of findings)
    for (const { sheet, cells } of places)
      for (const cell of cells) add({ sheet, cell, comment: text });
  return [...marks.values()].slice(0, MOST_MARKS);
}
