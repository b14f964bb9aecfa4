import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { type BookType, CFB, utils, write } from '@e965/xlsx';
import { describe, expect, it, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { FileRefused } from '../../../src/workbench/files/file-problem.ts';
import { givenDocument } from '../../../src/workbench/files/given-document.ts';
import { loadWorkbooks } from '../../../src/workbench/files/load-workbooks.ts';
import { openFile } from '../../../src/workbench/files/open-file.ts';
import { sayFile } from '../../../src/workbench/files/say-file.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };
const open = (bytes: Uint8Array, name = 'a.xlsx') => openFile(bytes, name, AROUND, loadWorkbooks);
const fixture = (name: string) => readFileSync(`test/fixtures/workbooks/${name}.xlsx`);

/** A workbook another program wrote (XlsxWriter), one oddity a cell; in both systems of dates. */
describe.each(['by-xlsxwriter-1900', 'by-xlsxwriter-1904'])('%s', (name) => {
  const file = open(fixture(name));
  const cell = async (row: number, column: number) => (await file).sheets[0]?.rows[row]?.[column];

  test.each([
    {
      what: 'a title over merged cells',
      at: [0, 0],
      is: { value: 'Low Moor, station 17', display: 'Low Moor, station 17' },
    },
    {
      what: 'text in several fonts is one text',
      at: [1, 4],
      is: { value: 'Rem arks', display: 'Rem arks' },
    },
    {
      what: 'a date is its calendar day',
      at: [2, 0],
      is: {
        value: { year: 1961, month: 2, day: 27 },
        display: '27/02/1961',
        format: 'dd/mm/yyyy',
      },
    },
    {
      what: 'a number keeps all its digits under the format',
      at: [2, 1],
      is: { value: 7.25, display: '7.3', format: '0.0' },
    },
    {
      what: 'a formula is its last result',
      at: [2, 2],
      is: { value: 2.25, display: '2.3', format: '0.0' },
    },
    {
      what: 'an error is its word',
      at: [2, 3],
      is: { value: '#DIV/0!', display: '#DIV/0!' },
    },
    {
      what: 'a time without a day is one of the day before the first',
      at: [2, 4],
      is: {
        value: { year: 1899, month: 12, day: 30 },
        time: 0.3125,
        display: '07:30',
        format: 'hh:mm',
      },
    },
    { what: 'true', at: [3, 3], is: { value: true, display: 'TRUE' } },
    { what: 'digits that are text stay text', at: [3, 4], is: { value: '007', display: '007' } },
    {
      what: 'a date with a time',
      at: [4, 0],
      is: {
        value: { year: 1961, month: 3, day: 2 },
        time: 0.3125,
        display: '1961-03-02 07:30',
        format: 'yyyy-mm-dd hh:mm',
      },
    },
    {
      what: 'a share',
      at: [4, 3],
      is: { value: 0.125, display: '12.50%', format: '0.00%' },
    },
  ])('$what', async ({ at: [row = 0, column = 0], is }) => {
    expect(await cell(row, column)).toEqual(is);
  });

  it('keeps what is hidden hidden, merges together, and says that a chart was left out', async () => {
    const { sheets, notes } = await file;
    expect(sheets.map((sheet) => [sheet.name, sheet.hidden])).toEqual([
      ['Low Moor', false],
      ['Secret', true],
      ['VeryHidden', true],
    ]);
    expect(sheets[0]?.merges).toEqual(['A1:D1']);
    expect(notes.map(sayFile)).toEqual(['Charts on tabs of their own were left out: Picture.']);
  });

  it('becomes a spreadsheet with formats a column at a time', async () => {
    const place = { locale: 'en_GB', timeZone: 'Europe/London' };
    const { sheets = [] } = givenDocument(await file, place);
    expect(sheets[0]?.merges).toEqual(['A1:D1']);
    expect(sheets[0]?.formats).toMatchObject({
      'B3:B5': '0.0',
      'C3:C5': '0.0',
      'A3:A4': 'dd/mm/yyyy',
    });
    expect(sheets[0]?.cells?.[4]?.[0]).toEqual({
      ...{ year: 1961, month: 3, day: 2 },
      ...{ hour: 7, minute: 30, second: 0 },
    });
  });
});

it('counts formulas whose results no program ever stored', async () => {
  const { sheets, notes } = await open(fixture('by-openpyxl-without-results'));
  expect(sheets[0]?.rows).toEqual([[{ value: 1, display: '1' }]]);
  expect(notes.map(sayFile)).toEqual([
    expect.stringMatching(/^Formulas without a stored result .*: 1\. /),
  ]);
});

function written(
  bookType: BookType,
  rows: unknown[][] = [
    ['Year', 'Jan'],
    [1961, 7.2],
  ],
): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Moor');
  return write(book, { type: 'buffer', bookType });
}

it('passes over a sheet of macros that is listed and stands nowhere, and keeps the names of the others', async () => {
  const lost = '<sheets><sheet name="Macro1" sheetId="9" state="veryHidden" r:id=""/>';
  const parts = Object.entries(unzipSync(written('xlsx'))).map(([name, content]) => ({
    name,
    content: Buffer.from(strFromU8(content).replace('<sheets>', lost)),
  }));
  const { sheets, notes } = await open(archive(parts));
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([['Moor', 2]]);
  expect(notes).toEqual([]);
});

test.each([
  { name: 'today’s Excel', bytes: written('xlsx') },
  { name: 'Excel before 2007', bytes: written('biff8') },
  { name: 'Excel of 1995', bytes: written('biff5') },
  { name: 'Excel’s binary workbook', bytes: written('xlsb') },
  { name: 'LibreOffice', bytes: written('ods') },
  { name: 'a workbook that is called .csv', bytes: written('xlsx'), as: 'a.csv' },
])('opens what $name saves', async ({ bytes, as }) => {
  const { sheets } = await open(bytes, as);
  expect(sheets.map(({ rows }) => rows.map((row) => row.map(({ value }) => value)))).toEqual([
    [
      ['Year', 'Jan'],
      [1961, 7.2],
    ],
  ]);
});

it('gives a table of an ODS a name where its library wrote none', async () => {
  const parts = Object.entries(unzipSync(written('ods'))).map(([name, content]) => ({
    name,
    content: Buffer.from(strFromU8(content).replace(/ table:name="Moor"/, '')),
  }));
  const { sheets } = await open(archive(parts), 'a.ods');
  expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([['Sheet1', 2]]);
});

it('opens text by what it is, whatever its name ends in', async () => {
  const { title, sheets } = await open(
    Buffer.from('Year\tJan\n1961\t7.2\n'),
    'C:\\data\\moor.xlsx',
  );
  expect(title).toBe('moor');
  expect(sheets[0]?.rows[1]?.map(({ value }) => value)).toEqual([1961, 7.2]);
});

type ZipPart = {
  name: string;
  content: Buffer;
  packed?: Buffer;
  says?: number;
};

/** An archive part by part, so that what it says of itself can be untrue. */
function archive(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, content, packed = deflateRawSync(content), ...more } of parts) {
    const { says = content.length } = more;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(head, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...central, end]);
}

const xlsx = written('xlsx');
const tooMuch = Buffer.alloc(101 * 1024 * 1024);
/** Packed once, and quickly: what counts is what comes out. */
const bomb = {
  name: 'xl/workbook.xml',
  content: tooMuch,
  packed: deflateRawSync(tooMuch, { level: 1 }),
};

/** A workbook of one sheet with this XML. */
function sheetOfXml(sheetData: string): Buffer {
  const part = (name: string, xml: string) => ({ name, content: Buffer.from(xml) });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return archive([
    part(
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relation}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    part(
      'xl/worksheets/sheet1.xml',
      `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ),
  ]);
}

/** Office protects a workbook by putting it, enciphered, into a file of the old kind. */
function enciphered(): Buffer {
  const store = CFB.utils.cfb_new();
  CFB.utils.cfb_add(store, '/EncryptionInfo', Buffer.alloc(64));
  CFB.utils.cfb_add(store, '/EncryptedPackage', Buffer.alloc(64));
  return CFB.write(store, { type: 'buffer' }) as Buffer;
}

test.each<{ name: string; bytes: Buffer; why: RegExp }>([
  { name: 'nothing', bytes: Buffer.alloc(0), why: /empty/ },
  { name: 'a PDF', bytes: Buffer.from('%PDF-1.7\n'), why: /PDF/ },
  {
    name: 'a picture',
    bytes: Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
    why: /neither text nor a workbook/,
  },
  { name: 'a letter', bytes: Buffer.from('{\\rtf1 Dear'), why: /neither text nor a workbook/ },
  {
    name: 'a web page that is called .xls',
    bytes: Buffer.from('\n<HTML><table>'),
    why: /web page or XML/,
  },
  {
    name: 'a page saved as XML',
    bytes: Buffer.from('<?xml version="1.0"?><Workbook>'),
    why: /web page or XML/,
  },
  {
    name: 'an archive of other things',
    bytes: archive([{ name: 'word/document.xml', content: Buffer.from('<a/>') }]),
    why: /neither text nor a workbook/,
  },
  {
    name: 'a workbook of which half arrived',
    bytes: xlsx.subarray(0, xlsx.length / 2),
    why: /damaged or not complete/,
  },
  {
    name: 'an old workbook of which half arrived',
    bytes: written('biff8').subarray(0, 700),
    why: /damaged or not complete/,
  },
  {
    name: 'a workbook whose parts are no XML',
    bytes: archive([
      { name: '[Content_Types].xml', content: Buffer.from('x') },
      { name: 'xl/workbook.xml', content: Buffer.from('x') },
    ]),
    why: /damaged or not complete/,
  },
  { name: 'a protected workbook', bytes: enciphered(), why: /protected by a password/ },
  {
    name: 'a bomb',
    bytes: archive([bomb]),
    why: /unpacks to more than 100 MB/,
  },
  {
    name: 'a bomb that says it is small',
    bytes: archive([{ ...bomb, says: 9 }]),
    why: /damaged or not complete/,
  },
  {
    name: 'many files',
    bytes: archive(
      Array.from({ length: 2001 }, (_, at) => ({ name: `f${at}`, content: Buffer.alloc(1) })),
    ),
    why: /unpacks to more than 100 MB/,
  },
  {
    name: 'more bytes than any table has',
    bytes: Buffer.concat([xlsx, Buffer.alloc(21 * 1024 * 1024)]),
    why: /has 22 MB/,
  },
  {
    name: 'two cells at the ends of a sheet',
    bytes: sheetOfXml(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>',
    ),
    why: /more than [\d,]+ cells/,
  },
  { name: 'sheets without a cell', bytes: written('xlsx', []), why: /no sheet with anything/ },
])('refuses $name', async ({ bytes, why }) => {
  const refused = await open(bytes).then(
    () => null,
    (error: unknown) => error,
  );
  expect(refused instanceof FileRefused && sayFile(refused.said)).toMatch(why);
});

test('a text whose lines are filled up with bytes of zero is read without them', async () => {
  const { sheets } = await open(Buffer.from('Year,Rain\0\0\0\r\n1961,7\r\n1962,8\0'), 'a.csv');
  expect(sheets[0]?.rows.map((row) => row.map(({ value }) => value))).toEqual([
    ['Year', 'Rain'],
    [1961, 7],
    [1962, 8],
  ]);
});
