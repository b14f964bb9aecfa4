import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Reading } from '../../../src/core/reading/reading.ts';
import { readCommand } from '../../../src/workbench/read/read-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'almanac-read-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MONTHS = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec';
const MAX = `Mean maximum temperature (°C)\nYear,${MONTHS}\n${years((month) => 5 + month)}`;
const MIN = `Mean minimum temperature (°C)\nYear,${MONTHS}\n${years((month) => month - 2)}`;

/** Years of values that move a little, so that nothing is doubted. */
function years(value: (month: number) => number, count = 4): string {
  return Array.from({ length: count }, (_, at) => 1961 + at)
    .map((year, at) => {
      const months = Array.from(
        { length: 12 },
        (_, month) => value(month) + at / 10 + 0.05 * month,
      );
      return [year, ...months.map((month) => month.toFixed(1))].join(',');
    })
    .join('\n');
}

async function read(args: string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const status = await readCommand(args, {
    folder,
    input: () => Buffer.from(''),
    print: (text) => void printed.push(text),
    complain: (text) => void complaints.push(text),
  });
  const stdout = printed.join('');
  return {
    status,
    stdout,
    stderr: complaints.join(''),
    reading: () => JSON.parse(stdout) as Reading,
  };
}

function replaced(row: string, column: number, by: string): string {
  return row.split(',').with(column, by).join(',');
}

/** As npm runs it, for what only the program itself has: the folder a person is in, its input, and the code it ends with. */
function run(args: string[], input: string) {
  const program = ['src/build/run.mjs', 'src/workbench/read/main.ts', ...args];
  const { status, stdout, stderr } = spawnSync('node', program, {
    input,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

describe('npm run read', () => {
  it('names the days of a register from the first to the last', async () => {
    const numbers = Array.from({ length: 31 }, (_, at) => at + 1);
    const rain = (month: number): string =>
      numbers.map((day) => (day > 28 ? '' : (day * month) % 9)).join();
    const lines = numbers.slice(0, 12).map((month) => `1990,${month},${rain(month)}`);
    const text = ['Rain (mm)', `Year,Month,${numbers.join()}`, ...lines].join('\n');
    const { stdout } = await read([file('register.csv', text)]);
    expect(stdout).toContain('register: A year, B month\n  register (mm): C–AG rain-day-1–31\n');
  });

  it('prints the reading as JSON', async () => {
    const { status, reading } = await read(['--json', file('max.csv', MAX)]);
    expect(reading().rows[0]).toMatchObject({ Year: 1961, '01_max': 5, '12_max': 16.6 });
    expect(Object.keys(reading()).sort()).toEqual(
      [
        ...['completeness', 'findings', 'rows', 'understood'],
        ...['stations', 'onlyInList', 'onlyInTables'],
      ].sort(),
    );
    expect(status).toBe(0);
  });

  it('prints what was understood, the findings and the first and last years for people', async () => {
    const { stdout } = await read([file('max.csv', MAX)]);
    expect(stdout).toMatch(/1961-01 to 1964-12/);
    expect(stdout).toMatch(/1964 max +5\.3 +6\.3/);
  });

  it('reads a workbook: every sheet one sees, and says which it left out', async () => {
    const book = utils.book_new();
    const sheet = (text: string) =>
      utils.aoa_to_sheet(text.split('\n').map((line) => line.split(',')));
    utils.book_append_sheet(book, sheet(MAX), 'Max');
    utils.book_append_sheet(book, sheet(MIN), 'Min');
    utils.book_append_sheet(book, sheet(MIN), 'Draft');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 0 }, { Hidden: 1 }] };
    writeFileSync(join(folder, 'moor.xlsx'), write(book, { type: 'buffer', bookType: 'xlsx' }));
    const { reading, stderr } = await read(['--json', 'moor.xlsx']);
    expect(reading().rows[0]).toMatchObject({ '01_max': 5, '01_min': -2 });
    expect(stderr).toMatch(/Hidden sheets were not read: Draft/);
    const one = await read(['--json', '--sheet', 'Min', 'moor.xlsx']);
    expect(one.reading().rows[0]).toEqual(expect.not.objectContaining({ '01_max': 5 }));
    expect(await read(['--sheet', 'Rain', 'moor.xlsx'])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/no sheet “Rain”. It has: Max, Min, Draft/),
    });
  });

  it('reads the first tab with a table, where notes stand before it', async () => {
    const notes = file('notes.csv', 'No.,Remark\n1,The gauge was moved in 1964\n2,Checked');
    const { rows, findings } = (await read(['--json', notes, file('later.csv', MAX)])).reading();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ Year: 1961, '01_max': 5, '12_max': 16.6 });
    const unread = { kind: 'reading.sheet-not-read', params: { found: 'notes' } };
    expect(findings).toContainEqual(expect.objectContaining(unread));
  });

  it('speaks English whatever the locale', async () => {
    const { stdout } = await read(['--locale', 'es_MX', file('max.csv', MAX)]);
    expect(stdout).toMatch(/Rows: 4/);
  });

  it('reads standard input, and ends with 0', () => {
    const { status, stdout, stderr } = run(['--json', '-'], MAX);
    expect(JSON.parse(stdout).rows).toHaveLength(4);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('reads what lies where it was called, says elsewhere what is wrong, and ends with 2', () => {
    const { status, stdout, stderr } = run(['--json', file('notes.txt', 'Nothing here\n')], '');
    expect(JSON.parse(stdout).rows).toEqual([]);
    expect(stderr).toMatch(/notes\.txt/);
    expect(status).toBe(2);
  });

  it('reads files together that hold elements of one station', async () => {
    const { reading } = await read(['--json', file('max.csv', MAX), file('min.csv', MIN)]);
    expect(reading().rows[0]).toMatchObject({ '01_max': 5, '01_min': -2 });
  });

  it('does as the wishes say', async () => {
    const wishes = file('wishes.json', JSON.stringify({ element: 'max' }));
    const unnamed = file('unnamed.csv', MAX.split('\n').slice(1).join('\n'));
    const { reading } = await read(['--json', '--wishes', wishes, unnamed]);
    expect(reading().rows[0]).toMatchObject({ '01_max': 5 });
  });

  it('tells a doubt no more that a wish calls right, and writes that into files, until the value is another', async () => {
    const record = `Mean maximum temperature (°C)\nYear,${MONTHS}\n${years((month) => 5 + month, 12)}`;
    const odd = (july: string) => record.replace(/^1962,.*$/m, (row) => replaced(row, 7, july));
    const { stdout } = await read([file('odd.csv', odd('31.5'))]);
    const [, mark = ''] = /if it is right, add to the wish "confirmed": (.*)/.exec(stdout) ?? [];
    expect(mark).toBe('"outlier H4 31.5 31.5"');
    const { reading } = await read(['--json', 'odd.csv']);
    expect(reading().findings).toMatchObject([
      { severity: 'warning', confirmed: [JSON.parse(mark)] },
    ]);
    const right = file('right.json', `{"confirmed":[${mark}]}`);
    const again = await read(['--json', '--wishes', right, 'odd.csv']);
    expect(again.reading().findings).toEqual([]);
    await read(['--wishes', right, '--as', 'sef', '--out', 'right.tsv', 'odd.csv']);
    expect(readFileSync(join(folder, 'right.tsv'), 'utf8')).toMatch(
      /^1962\t7\t.*\t31\.5\t.*confirmed/m,
    );
    const other = await read(['--json', '--wishes', right, file('odd.csv', odd('33.5'))]);
    expect(other.reading().findings).toHaveLength(1);
  });

  it('exits with 2 and says why when nothing could be read', async () => {
    const { status, stderr, reading } = await read(['--json', file('notes.txt', 'Nothing here\n')]);
    expect(reading().rows).toEqual([]);
    expect(stderr.trim().split('\n').length).toBeGreaterThan(1);
    expect(status).toBe(2);
  });

  it.each([
    { name: 'no file', args: [], says: /Name at least one file/ },
    { name: 'a file that is not there', args: ['nowhere.csv'], says: /Cannot read nowhere\.csv/ },
    { name: 'an option it does not have', args: ['--unit', 'F'], says: /Usage/ },
    {
      name: 'a misspelt wish, which would be ignored',
      args: ['--wishes', 'misspelt.json', 'max.csv'],
      says: /temperatureUnits/,
    },
    {
      name: 'something that is right, but not said as a list',
      args: ['--wishes', 'unlisted.json', 'max.csv'],
      says: /confirmed: there is no such wish/,
    },
  ])('exits with 1 and a sentence for $name', async ({ args, says }) => {
    file('unlisted.json', '{"confirmed":"outlier H4 31.5 31.5"}');
    file('misspelt.json', '{"temperatureUnits":"F"}');
    file('max.csv', MAX);
    const { status, stderr } = await read(args);
    expect(stderr).toMatch(says);
    expect(status).toBe(1);
  });
});
