import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { answersOf } from '../../src/open/answers/answers.ts';
import { addFile, emptyBook, putCell } from '../../src/open/answers/book.ts';
import { loadWorkbooks } from '../../src/workbench/files/load-workbooks.ts';
import { openFile } from '../../src/workbench/files/open-file.ts';
import { inventedMonths } from '../support/invented-station.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };
const ASKED = { format: 'deposit', month: '', station: null, as: 'download', from: 0 } as const;

test('an archive gets the file as it was dropped, also where a cell was mended since', async () => {
  const months = inventedMonths('temperate', { firstYear: 1990, years: 15, seed: 4 });
  const rows = months.map(({ year, month, max }) => `${year},${month},${max}`);
  const text = ['Year,Month,Tmax (°C)', ...rows].join('\r\n');
  const book = emptyBook(AROUND);
  for (const [name, content] of [
    ['farm.csv', text],
    ['notes.csv', 'Nothing,of,climate'] as const,
  ]) {
    const bytes = new TextEncoder().encode(content);
    addFile(book, { name, bytes }, await openFile(bytes, name, AROUND, loadWorkbooks));
  }
  const [tab] = book.tabs;
  if (!tab) throw new Error('The file has no tab');
  book.front = tab.id;
  putCell(tab, 'C2', 7.7, '7.7');
  const made = answersOf(book).makeFiles({ sheetId: tab.id, place: null, ...ASKED, seen: null });
  if (!made.ok || made.value.as !== 'download') throw new Error(JSON.stringify(made));
  const files = unzipSync(Buffer.from(made.value.base64, 'base64'));
  const stood = Object.entries(files).filter(([name]) => name.startsWith('as-it-stood/'));
  expect(stood.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['as-it-stood/farm.csv', text],
  ]);
});
