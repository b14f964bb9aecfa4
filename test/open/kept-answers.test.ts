import { expect, test } from '@jest/globals';
import { textOfSaid } from '../../src/core/quality/answers/said-from.ts';
import { answersOf } from '../../src/open/answers/answers.ts';
import { addFile, emptyBook } from '../../src/open/answers/book.ts';
import { saidOf, takeWishes } from '../../src/open/answers/kept-answers.ts';
import { loadWorkbooks } from '../../src/workbench/files/load-workbooks.ts';
import { openFile } from '../../src/workbench/files/open-file.ts';
import { inventedMonths } from '../support/invented-station.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };

async function opened(text: string) {
  const book = emptyBook(AROUND);
  const bytes = new TextEncoder().encode(text);
  addFile(
    book,
    { name: 'farm.csv', bytes },
    await openFile(bytes, 'farm.csv', AROUND, loadWorkbooks),
  );
  const tab = book.tabs[0] ?? null;
  if (!tab) throw new Error('The file has no tab');
  book.front = tab.id;
  const findings = () => {
    const read = answersOf(book).readActiveSheet(null, tab.id);
    return read.ok ? read.value.findings.filter(({ severity }) => severity !== 'note') : [];
  };
  return { book, tab, findings };
}

test('what was called right goes out with the answers, and comes in again with them', async () => {
  const months = inventedMonths('temperate', { firstYear: 1990, years: 15, seed: 4 });
  const lines = months.map(
    ({ year, month, max }) => `${year},${month},${year === 1996 && month === 7 ? 41 : max}`,
  );
  const text = ['Year,Month,Tmax (°C)', ...lines].join('\n');
  const { book, tab, findings } = await opened(text);
  const [doubt] = findings();
  expect(doubt).toMatchObject({ canConfirm: true });
  const { kind = '', places = [] } = doubt ?? {};
  answersOf(book).confirmFinding({ sheetId: tab.id, place: null, kind, places });
  expect(findings()).toEqual([]);

  const other = await opened(text);
  takeWishes(other.book, other.tab, textOfSaid(saidOf(book, tab.id)));
  expect(other.findings()).toEqual([]);
});
