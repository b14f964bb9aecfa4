import { utils, write } from '@e965/xlsx';
import { describe, expect, it, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type CellMark, markWorkbook } from '../../src/open/workbook/mark-workbook.ts';
import { readWorkbook } from '../../src/workbench/files/read-workbook.ts';

const ROWS = [
  ['Sheet', 'Cell', 'Value', 'What was found'],
  ['Data', 'B2', '204', 'Too <hot> & wet'],
];

/** As a spreadsheet program writes it: a formula, a gap, a comment, a sheet beside it. */
function someWorkbook(): Uint8Array {
  const data = utils.aoa_to_sheet([
    ['Year', 'Jan', 'Feb'],
    [1961, 204, 2.5],
    [1962, 1.5, null],
  ]);
  data.D2 = { t: 'n', v: 206.5, f: 'B2+C2' };
  data['!ref'] = 'A1:D3';
  data.C2.c = [{ a: 'Ada', t: 'As on paper' }];
  const book = utils.book_new();
  utils.book_append_sheet(book, data, 'Data');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['untouched']]), 'Findings');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

const mark = (cell: string, more: Partial<CellMark> = {}): CellMark => ({
  sheet: 'Data',
  cell,
  comment: `About ${cell}`,
  ...more,
});

const marked = (bytes: Uint8Array, ...marks: CellMark[]) =>
  markWorkbook(bytes, { marks, sheet: 'Findings', rows: ROWS });

const valuesOf = (bytes: Uint8Array) =>
  readWorkbook(bytes, 'packed-workbook').sheets.map(({ name, rows }) => [
    name,
    rows.map((row) => row.map(({ value }) => value)),
  ]);

describe('a workbook that comes back', () => {
  it('has its cells as they were, and the findings on a sheet of their own', () => {
    const before = someWorkbook();
    const [data, untouched] = valuesOf(before);
    expect(valuesOf(marked(before, mark('B2')))).toEqual([data, untouched, ['Findings 2', ROWS]]);
  });

  it('has every other part byte for byte', () => {
    const before = unzipSync(someWorkbook());
    before['xl/charts/chart1.xml'] = strToU8('<c:chart/>');
    before['xl/vbaProject.bin'] = new Uint8Array([0, 255, 7]);
    const after = unzipSync(marked(zipSync(before), mark('B2')));
    const changed = Object.keys(before).filter(
      (path) =>
        Buffer.compare(before[path] ?? new Uint8Array(), after[path] ?? new Uint8Array()) !== 0,
    );
    expect(changed.sort()).toEqual([
      '[Content_Types].xml',
      'xl/_rels/workbook.xml.rels',
      'xl/comments1.xml',
      'xl/drawings/vmlDrawing1.vml',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  test.each([
    { name: 'a number in the place of another', cell: 'B2', value: 20.4, gives: 20.4 },
    { name: 'a text', cell: 'B2', value: 'ten <&', gives: 'ten <&' },
    { name: 'nothing', cell: 'B2', value: null, gives: null },
    { name: 'a number where nothing stood', cell: 'C3', value: 3.5, gives: 3.5 },
    { name: 'a number below the table', cell: 'B9', value: 7, gives: 7 },
  ])('holds what was mended: $name', ({ cell, value, gives }) => {
    const [data] = readWorkbook(
      marked(someWorkbook(), mark(cell, { value }), mark('A1')),
      'packed-workbook',
    ).sheets;
    const [column, row] = [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1];
    expect(data?.rows[row]?.[column]?.value ?? null).toBe(gives);
  });

  it('keeps a formula, whatever its result should be', () => {
    const after = unzipSync(marked(someWorkbook(), mark('D2', { value: 1 })));
    expect(strFromU8(after['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
      '<f>B2+C2</f>',
    );
  });

  it('keeps the comments of others, and ours goes on from one at the same cell', () => {
    const after = unzipSync(marked(someWorkbook(), mark('C2'), mark('B2')));
    const comments = strFromU8(after['xl/comments1.xml'] ?? new Uint8Array());
    expect(comments).toMatch(/ref="C2"[\s\S]*As on paper[\s\S]*About C2[\s\S]*<\/comment>/);
    expect(comments.match(/<comment /g)).toHaveLength(2);
    expect(comments).toContain('About B2');
    // One note each: two at a cell would lie over each other.
    const [drawing] = Object.entries(after).filter(([path]) => path.endsWith('.vml'));
    expect(strFromU8(drawing?.[1] ?? new Uint8Array()).match(/<x:Row>/g)).toHaveLength(2);
  });

  it('marks with a colour of its own, in the look the cell had', () => {
    const after = unzipSync(marked(someWorkbook(), mark('B2'), mark('A2')));
    const styles = strFromU8(after['xl/styles.xml'] ?? new Uint8Array());
    expect(styles.match(/FFFFE699/g)).toHaveLength(1);
    const sheet = strFromU8(after['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const [, look] = /r="B2"[^>]*\ss="(\d+)"/.exec(sheet) ?? [];
    expect(sheet).toMatch(new RegExp(`r="A2"[^>]*\\ss="${look}"`));
  });
});

test.each([
  {
    why: 'protected',
    path: 'xl/workbook.xml',
    part: '<workbook><workbookProtection lockStructure="1"/><sheets></sheets></workbook>',
  },
  { why: 'odd', path: 'xl/styles.xml', part: '<styleSheet/>' },
  // What stands where would be a guess.
  {
    why: 'odd',
    path: 'xl/worksheets/sheet1.xml',
    part: '<worksheet><sheetData><row><c><v>1961</v></c></row></sheetData></worksheet>',
  },
])('a workbook that is $why stays as it is', ({ why, path, part }) => {
  const files = { ...unzipSync(someWorkbook()), [path]: strToU8(part) };
  expect(() => marked(zipSync(files), mark('B2'))).toThrow(expect.objectContaining({ why }));
});
