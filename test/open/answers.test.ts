import { expect, it, test } from '@jest/globals';
import { strToU8 } from 'fflate';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import { targetKey, wholeSheet } from '../../src/core/upload/target.ts';
import { answersOf, datasetToSend } from '../../src/open/answers/answers.ts';
import {
  addFile,
  type Book,
  emptyBook,
  putCell,
  shownTabs,
  type Tab,
} from '../../src/open/answers/book.ts';
import { answersToKeep, takeKept, takeWishes } from '../../src/open/answers/kept-answers.ts';
import { loadWorkbooks } from '../../src/workbench/files/load-workbooks.ts';
import { openFile } from '../../src/workbench/files/open-file.ts';

const AROUND = { locale: 'en_GB', thisYear: 2026 };
const months = (july: number) => {
  const line = (year: number) =>
    [year, ...[5, 6, 9, 12, 16, 19, july, 20, 17, 13, 8, 6].map((t) => t + (year % 5) / 10)].join();
  const years = Array.from({ length: 12 }, (_, at) => line(1991 + at));
  return ['Max °C,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec', ...years].join('\n');
};
const PLACED = `Lat 54.3512,Lon -1.2844\n\n${months(21)}`;

async function opened(text: string): Promise<{ book: Book; tab: Tab }> {
  const book = emptyBook(AROUND);
  const bytes = strToU8(text);
  const file = await openFile(bytes, 'Data.csv', AROUND, loadWorkbooks);
  addFile(book, { name: 'Data.csv', bytes }, file);
  const [tab] = shownTabs(book);
  if (!tab) throw new Error('Cannot open: no tab');
  book.front = tab.id;
  return { book, tab };
}

it('publishes nothing that something holds', async () => {
  const sent = [21, 99].map(async (july) => datasetToSend((await opened(months(july))).book));
  const [good, held] = await Promise.all(sent);
  expect([good?.rows.length, held]).toEqual([12, null]);
});

test.each([
  { name: 'is rounded, for it may be a home', typed: {}, place: [54.4, -1.3] },
  { name: 'is exact where that is said', typed: { exactPlace: true }, place: [54.3512, -1.2844] },
])('the place that is published $name', async ({ typed, place }) => {
  const { book, tab } = await opened(PLACED);
  book.stations.set(targetKey(wholeSheet(tab.id)), { ...EMPTY_STATION, ...typed });
  const { latitude, longitude } = datasetToSend(book)?.station ?? {};
  expect([latitude, longitude]).toEqual(place);
});

it('mends nothing that no finding offers', async () => {
  const { book, tab } = await opened(months(21));
  const changes = [{ cell: 'B2', from: 5.1, to: 7 }];
  const asked = {
    ...wholeSheet(tab.id),
    mend: { how: 'decimal', sheet: tab.name, changes },
  } as const;
  expect(answersOf(book).mendCells(asked)).toMatchObject({
    problem: { kind: 'addon.finding-gone' },
  });
  expect(tab.mended.size).toBe(0);
});

it('knows what a file has in a cell however often it is changed, and nothing once it is there again', async () => {
  const { tab } = await opened(months(21));
  const before = tab.grid.cells[1]?.[1] ?? null;
  for (const value of [7, 8]) putCell(tab, 'B2', value, String(value));
  expect([...tab.mended]).toEqual([['B2', before]]);
  putCell(tab, 'B2', before, String(before));
  expect(tab.mended.size).toBe(0);
});

it('answers kept by the header hold for a table of which nothing is said yet', async () => {
  const [known, anew, said] = [await opened(PLACED), await opened(PLACED), await opened(PLACED)];
  known.book.wishes.set(known.tab.id, { temperatureUnit: 'F' });
  const { header = '', said: kept } = answersToKeep(known.book, known.tab) ?? {};
  said.book.wishes.set(said.tab.id, { temperatureUnit: 'K' });
  for (const { book } of [anew, said]) takeKept(book, kept ? { [header]: kept } : {});
  const units = [anew, said].map(({ book, tab }) => book.wishes.get(tab.id)?.temperatureUnit);
  expect(units).toEqual(['F', 'K']);
});

test.each([
  { text: '{"temperatureUnit":"X"}', found: 'temperatureUnit' },
  { text: '{"color":"red"}', found: 'color' },
])('a file of answers with $text is refused by its name', async ({ text, found }) => {
  const { book, tab } = await opened(PLACED);
  expect(() => takeWishes(book, tab, text)).toThrow(
    expect.objectContaining({ said: { kind: 'file.answer-unknown', params: { found } } }),
  );
  expect(book.wishes.size).toBe(0);
});
