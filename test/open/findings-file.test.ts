import { type BookType, utils, write } from '@e965/xlsx';
import { expect, test } from '@jest/globals';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { addFile, emptyBook, putCell, shownTabs } from '../../src/open/answers/book.ts';
import { findingsFile } from '../../src/open/workbook/findings-file.ts';
import { loadWorkbooks } from '../../src/workbench/files/load-workbooks.ts';
import { openFile } from '../../src/workbench/files/open-file.ts';
import { readWorkbook } from '../../src/workbench/files/read-workbook.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };
const WORDS = {
  sheet: 'Findings',
  header: ['Sheet', 'Cell', 'Value', 'What'],
  was: 'was {before}',
};
const TOLD = [{ places: [{ sheet: 'Data', cells: ['C2'] }], text: 'Look at C2' }];

function written(bookType: BookType): Uint8Array {
  const book = utils.book_new();
  const rows = [
    ['Year', 'Jan', 'Feb'],
    [1961, 204, 2.5],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Data');
  return write(book, { type: 'buffer', bookType });
}

/** The workbook with something more in one of its parts, or with one part more. */
function changed(path: string, change: (part: string) => string): Uint8Array {
  const parts = unzipSync(written('xlsx'));
  return zipSync({ ...parts, [path]: strToU8(change(strFromU8(parts[path] ?? new Uint8Array()))) });
}

const sheetProtected = changed('xl/worksheets/sheet1.xml', (sheet) =>
  sheet.replace('</sheetData>', '</sheetData><sheetProtection sheet="1"/>'),
);
const signed = changed('_xmlsignatures/sig1.xml', () => '<Signature/>');

test.each([
  { what: 'a workbook of Excel', name: 'Data.xlsx', bytes: written('xlsx'), why: null },
  { what: 'one with macros', name: 'Data.xlsm', bytes: written('xlsm'), why: null },
  { what: 'an old one', name: 'Data.xls', bytes: written('biff8'), why: 'kind' },
  { what: 'one of LibreOffice', name: 'Data.ods', bytes: written('ods'), why: 'kind' },
  { what: 'text', name: 'Data.csv', bytes: strToU8('Year,Jan,Feb\n1961,204,2.5'), why: 'kind' },
  { what: 'a sheet that is protected', name: 'D.xlsx', bytes: sheetProtected, why: 'protected' },
  { what: 'a workbook that is signed', name: 'D.xlsx', bytes: signed, why: 'signed' },
])('what was found and mended comes back: $what', async ({ name, bytes, why }) => {
  const book = emptyBook(AROUND);
  addFile(book, { name, bytes }, await openFile(bytes, name, AROUND, loadWorkbooks));
  const [tab] = shownTabs(book);
  book.front = tab?.id ?? 0;
  if (tab) putCell(tab, 'B2', 20.4, '20.4');
  const made = findingsFile(book, TOLD, WORDS);
  expect(made.why).toBe(why);
  const sheets = readWorkbook(made.bytes, 'packed-workbook').sheets.map((sheet) => [
    sheet.name,
    sheet.rows.map((row) => row.map(({ value }) => value)),
  ]);
  const mended = [
    ['Year', 'Jan', 'Feb'],
    [1961, 20.4, 2.5],
  ];
  const found = [
    WORDS.header,
    ['Data', 'B2', '20.4', 'was 204'],
    ['Data', 'C2', '2.5', 'Look at C2'],
  ];
  expect(sheets).toEqual([...(why === null ? [['Data', mended]] : []), ['Findings', found]]);
});

test('what was found in another file marks nothing in this one', async () => {
  const book = emptyBook(AROUND);
  const bytes = written('xlsx');
  for (const name of ['One.xlsx', 'Two.xlsx'])
    addFile(book, { name, bytes }, await openFile(bytes, name, AROUND, loadWorkbooks));
  const [one, two] = shownTabs(book);
  book.front = one?.id ?? 0;
  const told = [{ places: [{ sheet: two?.name ?? '', cells: ['C2'] }], text: 'Look at C2' }];
  const parts = unzipSync(findingsFile(book, told, WORDS).bytes);
  expect(Object.keys(parts).filter((path) => /comments/.test(path))).toEqual([]);
});

test('what was mended is marked, however much is doubted', async () => {
  const book = emptyBook(AROUND);
  const bytes = written('xlsx');
  addFile(book, { name: 'Data.xlsx', bytes }, await openFile(bytes, 'D', AROUND, loadWorkbooks));
  const [tab] = shownTabs(book);
  book.front = tab?.id ?? 0;
  if (tab) putCell(tab, 'B2', 20.4, '20.4');
  const cells = Array.from({ length: 2_500 }, (_, row) => `D${row + 3}`);
  const made = findingsFile(book, [{ places: [{ sheet: 'Data', cells }], text: 'odd' }], WORDS);
  const [data] = readWorkbook(made.bytes, 'packed-workbook').sheets;
  expect(data?.rows[1]?.[1]?.value).toBe(20.4);
});
