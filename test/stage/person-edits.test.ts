import { afterEach, beforeEach, expect, it, test } from '@jest/globals';
import type { LineChange } from '../../src/stage/index.ts';
import { openStage, type Stage } from '../../src/stage/stage.ts';

const AT_FIRST = [
  ['Year', 'Jan', 'Feb'],
  [1961, 1, 2],
  [1962, 3, 4],
  [1963, 5, 6],
];

let stage: Stage;
beforeEach(async () => {
  const cells = [
    ['Year', 'Jan', 'Feb'],
    [1961, 1, 2],
    [1962, 3, 4],
    [1963, 5, 6],
  ];
  const sheets = [{ name: 'Data', cells }, { name: 'Notes' }];
  const documents = [{ id: 'book', name: 'Book', sheets }];
  stage = await openStage({ project: 'test/stage/programs/frost-mail', documents });
});
afterEach(() => stage.close());

const [HEAD = [], Y1 = [], Y2 = [], Y3 = []] = AT_FIRST;

const ROWS = { lines: 'rows', count: 1 } as const;
const COLUMNS = { lines: 'columns', count: 1 } as const;

test.each<{ name: string; change: LineChange; gives: (string | number | null)[][] }>([
  { name: 'a row is deleted', change: { ...ROWS, do: 'delete', start: 2 }, gives: [HEAD, Y2, Y3] },
  {
    name: 'a row goes up',
    change: { ...ROWS, do: 'move', start: 4, to: 2 },
    gives: [HEAD, Y3, Y1, Y2],
  },
  {
    name: 'two rows go down',
    change: { ...ROWS, count: 2, do: 'move', start: 2, to: 5 },
    gives: [HEAD, Y3, Y1, Y2],
  },
  {
    name: 'a column goes to the right',
    change: { ...COLUMNS, do: 'move', start: 2, to: 4 },
    gives: AT_FIRST.map(([year = '', one = '', two = '']) => [year, two, one]),
  },
  {
    name: 'a column is deleted',
    change: { ...COLUMNS, do: 'delete', start: 2 },
    gives: AT_FIRST.map(([year = '', , two = '']) => [year, two]),
  },
  {
    name: 'a row is put in',
    change: { ...ROWS, do: 'insert', start: 2 },
    gives: [HEAD, ['', '', ''], Y1, Y2, Y3],
  },
])('$name, and is taken back', async ({ change, gives }) => {
  await stage.command('changeLines', 'book', 0, change);
  expect(await stage.values('book', 0)).toEqual(gives);
  await stage.command('undo', 'book');
  expect(await stage.values('book', 0)).toEqual(AT_FIRST);
});

it('takes back what was typed one after the other, and a tab that was deleted with all it held', async () => {
  await stage.command('typeCells', 'book', 0, [
    { a1: 'B2', text: '9' },
    { a1: 'E9', text: 'x' },
  ]);
  await stage.command('changeSheet', 'book', 0, 'delete');
  await stage.command('undo', 'book');
  expect((await stage.values('book', 0))[1]).toEqual([1961, 9, 2, '', '']);
  await stage.command('undo', 'book');
  expect(await stage.values('book', 0)).toEqual(AT_FIRST);
  await stage.command('undo', 'book');
  expect(await stage.values('book', 0)).toEqual(AT_FIRST);
});

it('copies a tab beside itself under the name Sheets gives it, and neither changes the other', async () => {
  const first = await stage.command('copySheet', 'book', 0);
  const second = await stage.command('copySheet', 'book', 0);
  await stage.command('typeCells', 'book', first, [{ a1: 'B2', text: '9' }]);
  const { sheets } = await stage.command('documentInfo', 'book');
  expect(sheets.map(({ name }) => name)).toEqual([
    'Data',
    'Copy of Data 2',
    'Copy of Data',
    'Notes',
  ]);
  expect(await stage.values('book', 0)).toEqual(AT_FIRST);
  expect(await stage.values('book', second)).toEqual(AT_FIRST);
});
