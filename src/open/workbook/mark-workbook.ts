import { strToU8, unzipSync, zipSync } from 'fflate';
import { placeOfAddress } from '../../core/quality/answers/raw-cells.ts';
import { SHEET_TYPE, sheetOfTexts } from './findings-sheet.ts';
import { addRelation, addType, CannotMark, type Files, freePath, textOf } from './package-parts.ts';
import { withComments } from './sheet-comments.ts';
import { attribute, escaped, withAttribute, withoutAttribute } from './xml.ts';

/** What is said of a cell; `value` takes the place of what stands there. */
export type CellMark = {
  sheet: string;
  cell: string;
  comment: string;
  value?: number | string | null;
};

type Marking = { marks: readonly CellMark[]; sheet: string; rows: readonly (readonly string[])[] };

/**
 * The same workbook with cells marked and commented, and one sheet more. Only the parts that change are written anew: a
 * library that knows spreadsheets would drop what it does not know, as charts and macros.
 */
export function markWorkbook(bytes: Uint8Array, { marks, sheet, rows }: Marking): Uint8Array {
  const files: Files = unzipSync(bytes);
  if (Object.keys(files).some((path) => path.startsWith('_xmlsignatures/')))
    throw new CannotMark('signed');
  const book = textOf(files, 'xl/workbook.xml');
  if (/<workbookProtection\b/.test(book)) throw new CannotMark('protected');
  const paths = sheetPaths(book, textOf(files, 'xl/_rels/workbook.xml.rels'));
  const styles = styleSheet(textOf(files, 'xl/styles.xml'));
  for (const name of new Set(marks.map((mark) => mark.sheet))) {
    const path = paths.get(name);
    if (!path) throw new CannotMark('odd');
    const own = marks.filter((mark) => mark.sheet === name);
    const text = textOf(files, path);
    if (/<sheetProtection\b/.test(text)) throw new CannotMark('protected');
    files[path] = strToU8(withComments(files, path, withMarks(text, own, styles.marked), own));
  }
  files['xl/styles.xml'] = strToU8(styles.text());
  addSheet(files, book, sheet, sheetOfTexts(rows));
  return zipSync(files);
}

function sheetPaths(book: string, relations: string): Map<string, string> {
  const targets = new Map(
    (relations.match(/<Relationship\b[^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'Id'),
      (attribute(tag, 'Target') ?? '').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return new Map(
    (book.match(/<sheet\b[^>]*>/g) ?? []).flatMap((tag) => {
      const target = targets.get(attribute(tag, 'r:id'));
      return target ? [[attribute(tag, 'name') ?? '', target] as const] : [];
    }),
  );
}

/** As a pen that marks a print-out. */
const MARK_FILL =
  '<fill><patternFill patternType="solid"><fgColor rgb="FFFFE699"/><bgColor indexed="64"/></patternFill></fill>';

/** Each look that a marked cell has is there once more, with the mark's colour. */
function styleSheet(before: string) {
  const [, fills] = /<fills\b[^>]*>([\s\S]*?)<\/fills>/.exec(before) ?? [];
  const [, formats] = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(before) ?? [];
  if (fills === undefined || formats === undefined) throw new CannotMark('odd');
  const known = formats.match(/<xf\b(?:[^>]*\/>|[^>]*>[\s\S]*?<\/xf>)/g) ?? [];
  const fill = (fills.match(/<fill\b/g) ?? []).length;
  const made: string[] = [];
  const at = new Map<string, number>();
  return {
    marked: (style: string): number => {
      const found = at.get(style);
      if (found !== undefined) return found;
      const own = known[Number(style)] ?? known[0];
      if (own === undefined) throw new CannotMark('odd');
      const [opening = ''] = /^<xf\b[^>]*>/.exec(own) ?? [];
      const filled = withAttribute(
        withAttribute(opening, 'fillId', String(fill)),
        'applyFill',
        '1',
      );
      made.push(own.replace(opening, () => filled));
      at.set(style, known.length + made.length - 1);
      return known.length + made.length - 1;
    },
    text: (): string =>
      before
        .replace(/<fills\b[^>]*>/, (tag) => withAttribute(tag, 'count', String(fill + 1)))
        .replace('</fills>', `${MARK_FILL}</fills>`)
        .replace(/<cellXfs\b[^>]*>/, (tag) =>
          withAttribute(tag, 'count', String(known.length + made.length)),
        )
        .replace('</cellXfs>', () => `${made.join('')}</cellXfs>`),
  };
}

const ROW = /<row\b[^>]*?(?:\/>|>[\s\S]*?<\/row>)/g;
const CELL = /<c\b[^>]*?(?:\/>|>[\s\S]*?<\/c>)/g;

function withMarks(
  text: string,
  marks: readonly CellMark[],
  marked: (style: string) => number,
): string {
  const byRow = new Map<number, CellMark[]>();
  for (const mark of marks) {
    const row = placeOfAddress(mark.cell).rowIndex + 1;
    byRow.set(row, [...(byRow.get(row) ?? []), mark]);
  }
  const [data = '', rows = ''] = /<sheetData>([\s\S]*?)<\/sheetData>/.exec(text) ?? [];
  if (data === '') throw new CannotMark('odd');
  const made = inOrder(rows, ROW, [...byRow.keys()], Number, {
    empty: (row) => `<row r="${row}"></row>`,
    change: (row, number) => withRowMarks(row, byRow.get(number) ?? [], marked),
  });
  return text.replace(data, () => `<sheetData>${made}</sheetData>`);
}

function withRowMarks(
  row: string,
  marks: readonly CellMark[],
  marked: (style: string) => number,
): string {
  if (marks.length === 0) return row;
  const byColumn = new Map(marks.map((mark) => [columnOf(mark.cell), mark]));
  const [opening = ''] = /^<row\b[^>]*>/.exec(row) ?? [];
  const made = inOrder(row, CELL, [...byColumn.keys()], columnOf, {
    empty: (column) => `<c r="${byColumn.get(column)?.cell}"/>`,
    change: (cell, column) => withMark(cell, byColumn.get(column), marked),
  });
  return `${opening.replace(/\s*\/>$/, '>')}${made}</row>`;
}

function columnOf(address: string): number {
  return placeOfAddress(address).columnIndex;
}

type Change = {
  empty: (number: number) => string;
  change: (part: string, number: number) => string;
};

/** Rows of a sheet, or cells of a row, with those that were not there yet: what is empty may be left out. */
function inOrder(
  text: string,
  pattern: RegExp,
  wanted: readonly number[],
  numberOf: (name: string) => number,
  { empty, change }: Change,
): string {
  const parts = new Map<number, string>();
  for (const part of text.match(pattern) ?? []) {
    const name = attribute(/^<\w+\b[^>]*>/.exec(part)?.[0] ?? '', 'r');
    // A file may leave the numbers of rows and cells out; what is where would be a guess.
    if (name === null) throw new CannotMark('odd');
    parts.set(numberOf(name), part);
  }
  for (const number of wanted)
    parts.set(number, change(parts.get(number) ?? empty(number), number));
  const sorted = [...parts].sort(([one], [other]) => one - other);
  return sorted.map(([, part]) => part).join('');
}

function withMark(
  cell: string,
  mark: CellMark | undefined,
  marked: (style: string) => number,
): string {
  if (!mark) return cell;
  const [tag = ''] = /^<c\b[^>]*>/.exec(cell) ?? [];
  const styled = withAttribute(tag, 's', String(marked(attribute(tag, 's') ?? '0')));
  // What a formula gives is the formula's: the comment says what would fit.
  if (mark.value === undefined || /<f\b/.test(cell)) return cell.replace(tag, () => styled);
  return withValue(styled, mark.value);
}

function withValue(tag: string, value: number | string | null): string {
  const bare = withoutAttribute(tag, 't').replace(/\s*\/?>$/, '');
  if (value === null) return `${bare}/>`;
  if (typeof value === 'number') return `${bare}><v>${value}</v></c>`;
  return `${bare} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

function addSheet(files: Files, book: string, wanted: string, sheet: string): void {
  const tags = book.match(/<sheet\b[^>]*>/g) ?? [];
  const names = tags.map((tag) => (attribute(tag, 'name') ?? '').toLowerCase());
  const ids = tags.map((tag) => Number(attribute(tag, 'sheetId')));
  let name = wanted;
  for (let more = 2; names.includes(name.toLowerCase()); more += 1) name = `${wanted} ${more}`;
  const path = freePath(files, (count) => `xl/worksheets/almanac${count}.xml`);
  const relation = addRelation(files, 'xl/_rels/workbook.xml.rels', {
    type: 'worksheet',
    target: path.replace('xl/', ''),
  });
  const tag = `<sheet name="${escaped(name)}" sheetId="${Math.max(0, ...ids) + 1}" r:id="${relation}"/>`;
  if (!book.includes('</sheets>')) throw new CannotMark('odd');
  files['xl/workbook.xml'] = strToU8(book.replace('</sheets>', () => `${tag}</sheets>`));
  files[path] = strToU8(sheet);
  addType(files, path, SHEET_TYPE);
}
