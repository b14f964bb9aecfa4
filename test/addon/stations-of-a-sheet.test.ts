import { afterEach, describe, expect, it } from '@jest/globals';
import type { SheetReading } from '../../src/addon/page-types.ts';
import { pointedTable, pointingFrom } from '../../src/core/reading/point-at.ts';
import type { PointedTable } from '../../src/core/reading/reading.ts';
import type { Editor } from '../../src/stage/index.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  BEFORE_NINE,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';
import { exchangeMarch, typedFarm } from './support/typed-farm.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

type Body = { name: string; rows: Record<string, number>[] };

/** "Station: Garden" over a table and "Station: Shore" over another; January of 1961 is 7.2 and 9.2. */
const CELLS = [['Station: Garden'], ...aTable(), [], ['Station: Shore'], ...aTable(9.2)];
const JANUARY = { Garden: 'B3', Shore: 'B9' };
const GARDEN = { ...FIRST_UPLOAD, title: 'The garden', place: 'Garden' };
const SHORE = { ...FIRST_UPLOAD, title: 'The shore', place: 'Shore' };
const HOURLY = { ...DAILY, rhythm: { ...DAILY.rhythm, every: 'hour' as const } };
const HOURLY_GARDEN = { ...HOURLY, title: 'The garden', place: 'Garden' };
const HOURLY_SHORE = { ...HOURLY, title: 'The shore', place: 'Shore' };

let bodies: Body[] = [];
const sent = () => bodies.map(({ name, rows: [row] }) => [name, row?.['01_max']]);

const OTHER = 'other.example';

async function opened(cells: (string | number)[][] = CELLS): Promise<Editor> {
  bodies = [];
  almanac = await openAlmanac({
    startsAt: BEFORE_NINE,
    alsoAt: OTHER,
    documents: [aDocument({ sheets: [{ id: 0, name: 'Book', cells }] })],
    before: async (request) => {
      if (!request.url.includes('ingest-dataset')) return null;
      const body = JSON.parse(await request.clone().text());
      if ('rows' in body) bodies.push(body);
      return null;
    },
  });
  return settleIn(almanac);
}

/** As by pressing its name: remembered, and read. */
async function choose(editor: Editor, station: string) {
  await page(editor, 'rememberWishes', 0, { station });
  return page(editor, 'readActiveSheet', { station });
}

/** The person points at all columns but those of the minimum. */
function withoutMinimum({ understood, top }: SheetReading): PointedTable {
  const { columns, ...table } = pointedTable(pointingFrom(understood, top), top);
  return { ...table, columns: columns.filter(({ role }) => !role.endsWith('min')) };
}

const blank = (rows: number, columns: number): string[][] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));

/** Leaves room for so many bytes. */
async function fillDocument(room: number): Promise<void> {
  const kept = Object.entries(await almanac.stage.properties('document'));
  let free = 500 * 1024 - room - kept.flat().join('').length;
  const other: Record<string, string> = {};
  for (let at = 1000; free > 100; at++) {
    const value = 'x'.repeat(Math.min(free, 9_000) - 10);
    other[`other ${at}`] = value;
    free -= value.length + 10;
  }
  await almanac.stage.setProperties('document', other);
}

const type = (station: keyof typeof JANUARY, value: number) =>
  almanac.stage.write('weather', 0, JANUARY[station], [[value]]);

describe('of a sheet with two stations', () => {
  it('both are named where one is read, and none where the sheet holds one', async () => {
    const editor = await opened();
    expect((await choose(editor, 'Garden')).understood.stations).toEqual({
      names: ['Garden', 'Shore'],
      shareColumns: false,
    });
    await almanac.stage.write('weather', 0, 'A1', [['Station: Shore']]);
    expect((await choose(editor, 'Shore')).understood.stations).toBeUndefined();
  });

  it('each keeps the columns that were corrected for it', async () => {
    const editor = await opened();
    const roles = [withoutMinimum(await choose(editor, 'Garden'))];
    await page(editor, 'rememberWishes', 0, { station: 'Garden', roles });
    const values = async (station: string) => (await choose(editor, station)).counts.values;
    expect([await values('Shore'), await values('Garden')]).toEqual([72, 36]);
    expect((await page(editor, 'readActiveSheet', null)).counts.values).toBe(36);
  });

  it('each is compared with its own dataset, and has its own last upload', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await page(editor, 'uploadSheet', GARDEN);
    const shore = await choose(editor, 'Shore');
    expect(shore.sheet).toMatchObject({ title: 'Book, Shore', lastUpload: null });
    const compared = (place: string) => page(editor, 'compareUpload', { sheetId: 0, place });
    expect(await compared('Shore')).toEqual({ by: 'nothing' });
    expect(await page(editor, 'uploadSheet', SHORE)).toMatchObject({ state: 'ran' });
    await type('Garden', 5.5);
    expect(await choose(editor, 'Garden')).toMatchObject({
      sheet: { title: 'The garden', lastUpload: { title: 'The garden' } },
      unchanged: false,
    });
    expect(await compared('Garden')).toMatchObject({
      changed: 1,
      values: [{ before: 7.2, after: 5.5, place: { cell: 'B3' } }],
    });
    expect((await choose(editor, 'Shore')).unchanged).toBe(true);
    const { runs } = await page(editor, 'openingState');
    expect(runs.map(({ title }) => title).sort()).toEqual(['The garden', 'The shore']);
  });

  it('the one that the person was shown is sent, though another editor has chosen meanwhile', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await page(await almanac.stage.open('weather', 'bea@gmail.test'), 'rememberWishes', 0, {
      station: 'Shore',
    });
    await page(editor, 'uploadSheet', GARDEN);
    expect(sent()).toEqual([['The garden', 7.2]]);
  });

  it('one that nobody has decided for is not sent without asking where the other is', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await page(editor, 'uploadSheet', GARDEN);
    await page(editor, 'sendUnasked', { sheetId: 0, place: 'Garden', unasked: true });
    expect((await choose(editor, 'Garden')).sheet.unasked).toBe(true);
    expect((await choose(editor, 'Shore')).sheet.unasked).toBe(false);
  });

  it('an unknown upload of one is not taken up by the other', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await page(editor, 'uploadSheet', GARDEN);
    const { runs: [run] = [] } = await page(editor, 'openingState');
    const key = 'runs weather 0 Garden';
    const { [key]: kept = '' } = await almanac.stage.properties('user');
    expect(kept).toContain('"outcome":"sent"');
    await almanac.stage.setProperties('user', {
      [key]: kept.replace('"outcome":"sent"', '"outcome":"unknown"'),
    });
    await choose(editor, 'Shore');
    expect(await page(editor, 'uploadSheet', SHORE)).toMatchObject({ state: 'ran' });
    expect(await page(editor, 'settleUnknown', run?.id ?? '', 'arrived')).toMatchObject({
      run: { title: 'The garden', outcome: 'sent' },
    });
  });
});

it('two whose names differ in capitals alone are one to uploads, and the second asks before it is sent', async () => {
  const months = Array.from({ length: 36 }, (_, at) => [1961 + Math.floor(at / 12), (at % 12) + 1]);
  const rows = months.flatMap(([year = 0, month = 0]) => [
    ['Garden', year, month, 10.5 + month / 2],
    ['garden', year, month, 12.5 + month / 2],
  ]);
  const editor = await opened([['Station', 'Year', 'Month', 'Tmax'], ...rows]);
  const upload = async (place: string) => {
    expect((await choose(editor, place)).counts.values).toBe(36);
    return page(editor, 'uploadSheet', { ...GARDEN, place });
  };
  expect(await upload('Garden')).toMatchObject({ state: 'ran' });
  expect(await upload('garden')).toMatchObject({ state: 'asks', question: 'old-values' });
});

describe('what is answered to the reading of one of two stations', () => {
  /** March of 1971 is exchanged at both, in row 13 of the garden and in row 56 of the shore. */
  const [header = [], ...rows] = typedFarm(exchangeMarch);
  const exchanged = [header, ...rows.map((row) => row.map(Number))];
  const CELLS_TO_MEND = [['Station: Garden'], ...exchanged, [], ['Station: Shore'], ...exchanged];

  async function doubtOf(station: string) {
    const editor = await opened(CELLS_TO_MEND);
    const { findings } = await choose(editor, station);
    const doubt = findings.find(({ kind }) => kind === 'quality.min-max-exchanged');
    if (!doubt?.mend) throw new Error(`no doubt in ${JSON.stringify(findings)}`);
    return { editor, doubt, mend: doubt.mend };
  }
  const chosenByBea = async (station: string) =>
    page(await almanac.stage.open('weather', 'bea@gmail.test'), 'rememberWishes', 0, { station });
  const kindsOf = async (editor: Editor, station: string) =>
    (await choose(editor, station)).findings.map(({ kind }) => kind);

  it('is asked again, and what was answered for the other stays', async () => {
    const { editor, doubt } = await doubtOf('Shore');
    const { kind } = doubt;
    for (const place of ['Garden', 'Shore']) {
      const { findings } = await choose(editor, place);
      const { places = [] } = findings.find((finding) => finding.kind === kind) ?? {};
      await page(editor, 'confirmFinding', { sheetId: 0, place, kind, places });
    }
    await page(editor, 'forgetConfirmed', { sheetId: 0, place: 'Shore' });
    expect(await kindsOf(editor, 'Shore')).toContain(kind);
    expect(await kindsOf(editor, 'Garden')).not.toContain(kind);
  });

  it('is mended in its cells, though another editor has chosen the other meanwhile', async () => {
    const { editor, mend } = await doubtOf('Shore');
    await chosenByBea('Garden');
    await page(editor, 'mendCells', { sheetId: 0, place: 'Shore', mend });
    expect(await kindsOf(editor, 'Shore')).not.toContain('quality.min-max-exchanged');
    expect(await kindsOf(editor, 'Garden')).toContain('quality.min-max-exchanged');
  });

  it('is written as a new sheet with its values', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await chosenByBea('Shore');
    const { id } = await page(editor, 'writeAsNewSheet', { sheetId: 0, place: 'Garden' });
    const { display } = await almanac.stage.command('sheetText', 'weather', id);
    expect(display[1]?.slice(0, 2)).toEqual(['1961', '7.2']);
  });
});

describe('a schedule of one of two stations', () => {
  it('goes on with it when the other is chosen, uploaded and read', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    expect(await page(editor, 'saveJob', HOURLY_GARDEN)).toMatchObject([{ place: 'Garden' }]);
    await choose(editor, 'Shore');
    await page(editor, 'uploadSheet', SHORE);
    await almanac.stage.advance('2 hours');
    await type('Shore', 1.5);
    await almanac.stage.advance('1 hour');
    await type('Garden', 2.5);
    await almanac.stage.advance('1 hour');
    expect(sent()).toEqual([
      ['The shore', 9.2],
      ['The garden', 7.2],
      ['The garden', 2.5],
    ]);
    expect((await page(editor, 'openingState')).jobs).toMatchObject([
      { place: 'Garden', title: 'The garden', lastRun: { outcome: 'sent' } },
    ]);
  });

  it.each([
    { what: 'the sheet names the station no more', range: 'A1', rows: [['Station: Orchard']] },
    { what: 'the other alone is left', range: 'A1:Y5', rows: blank(5, 25) },
  ])('is held, and says why, when $what', async ({ range, rows }) => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await page(editor, 'saveJob', HOURLY_GARDEN);
    await choose(editor, 'Shore');
    await almanac.stage.write('weather', 0, range, rows);
    await almanac.stage.advance('2 hours');
    expect(sent()).toEqual([]);
    expect((await page(editor, 'openingState')).jobs).toMatchObject([
      {
        lastRun: {
          outcome: 'held',
          reason: { kind: 'schedule.station-gone', params: { station: 'Garden' } },
        },
      },
    ]);
  });

  it('gives way to that of another station, where a person says so', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await page(editor, 'saveJob', HOURLY_GARDEN);
    await choose(editor, 'Shore');
    await page(editor, 'saveJob', { ...HOURLY_SHORE, instead: 'Garden' });
    await almanac.stage.advance('2 hours');
    expect(sent()).toEqual([['The shore', 9.2]]);
  });

  it('stays where the one that it gives way to cannot be written', async () => {
    const editor = await opened();
    await choose(editor, 'Garden');
    await page(editor, 'saveJob', HOURLY_GARDEN);
    await choose(editor, 'Shore');
    await fillDocument(100);
    await expect(page(editor, 'saveJob', { ...HOURLY_SHORE, instead: 'Garden' })).rejects.toThrow();
    expect((await page(editor, 'openingState')).jobs).toMatchObject([{ place: 'Garden' }]);
  });

  it('runs beside that of the other, and each is paused, changed and deleted for itself', async () => {
    const editor = await opened();
    for (const job of [HOURLY_GARDEN, HOURLY_SHORE]) {
      await choose(editor, job.place);
      await page(editor, 'saveJob', job);
    }
    await almanac.stage.advance('2 hours');
    expect(sent()).toEqual([
      ['The garden', 7.2],
      ['The shore', 9.2],
    ]);
    await type('Garden', 2.5);
    await type('Shore', 1.5);
    const garden = { sheetId: 0, place: 'Garden' };
    expect(await page(editor, 'pauseJob', { ...garden, paused: true })).toMatchObject([
      { place: 'Garden', paused: { kind: 'schedule.paused' } },
      { place: 'Shore', paused: null },
    ]);
    await page(editor, 'saveJob', { ...HOURLY_SHORE, title: 'The coast' });
    await almanac.stage.advance('2 hours');
    // Its title is the record's by now, which a schedule does not change.
    expect(sent().slice(2)).toEqual([['The shore', 1.5]]);
    expect(await page(editor, 'deleteJob', garden)).toMatchObject([{ title: 'The shore' }]);
    const { runs } = await page(editor, 'openingState');
    expect(runs.map(({ sheetName, title }) => [sheetName, title]).sort()).toEqual([
      ['Book, Garden', 'The garden'],
      ['Book, Shore', 'The shore'],
      ['Book, Shore', 'The shore'],
    ]);
  });

  it('is given to that of the other where a person says so, and to no other of the sheet', async () => {
    const editor = await opened([...CELLS, [], ['Station: Mill'], ...aTable(4.2)]);
    for (const place of ['Garden', 'Shore', 'Mill']) {
      await choose(editor, place);
      await page(editor, 'saveJob', { ...DAILY, title: `The ${place}`, place });
    }
    const also = [{ sheetId: 0, place: 'Shore', title: 'Another', found: {} }];
    const jobs = await page(editor, 'saveJob', { ...HOURLY_GARDEN, also });
    expect(jobs.map(({ place, title, rhythm }) => [place, title, rhythm.every]).sort()).toEqual([
      ['Garden', 'The garden', 'hour'],
      ['Mill', 'The Mill', 'day'],
      ['Shore', 'The Shore', 'hour'],
    ]);
  });

  it('is given to one that was sent, with the title and visibility it was sent with, and to one that was not, as visible as the first', async () => {
    const editor = await opened();
    await choose(editor, 'Shore');
    await uploadFirst(editor, { ...SHORE, isPublic: false });
    await choose(editor, 'Garden');
    const found = { latitude: 54.35, longitude: -1.28 };
    const also = [{ sheetId: 0, place: 'Shore', title: 'Anew', found }];
    const jobs = await page(editor, 'saveJob', { ...HOURLY_GARDEN, also });
    expect(jobs.map(({ place, title, isPublic }) => [place, title, isPublic]).sort()).toEqual([
      ['Garden', 'The garden', true],
      ['Shore', 'The shore', false],
    ]);
    // What was decided for one service is not decided for another.
    const { email, password } = almanac.ada;
    const other = {
      way: 'password' as const,
      email,
      password,
      address: `https://${OTHER}`,
      key: '',
    };
    await page(editor, 'connect', other);
    const there = await page(editor, 'saveJob', { ...HOURLY_GARDEN, also });
    expect(there.map(({ title, isPublic }) => [title, isPublic]).sort()).toEqual([
      ['Anew', true],
      ['The garden', true],
    ]);
  });

  it('goes on with it where the sheet writes its name in other letters', async () => {
    const editor = await opened();
    await choose(editor, 'garden');
    await page(editor, 'saveJob', { ...HOURLY_GARDEN, place: 'garden' });
    await almanac.stage.advance('2 hours');
    const named = await choose(editor, 'Garden');
    expect(named).toMatchObject({
      unchanged: true,
      sheet: { title: 'The garden', lastUpload: { sheetName: 'Book, garden' } },
    });
    expect(await page(editor, 'saveJob', HOURLY_GARDEN)).toHaveLength(1);
    expect(Object.keys(await almanac.stage.properties('user'))).not.toContain(
      'runs weather 0 Garden',
    );
  });
});

describe('a schedule of a sheet on which one station stood', () => {
  const ONE = CELLS.slice(0, 5);
  const WHOLE = { ...HOURLY, title: 'The garden', place: null };

  /** A second station is written below, and chosen. */
  async function grown() {
    const editor = await opened(ONE);
    await page(editor, 'saveJob', WHOLE);
    await almanac.stage.advance('2 hours');
    await almanac.stage.write('weather', 0, 'A7', [['Station: Shore']]);
    await almanac.stage.write('weather', 0, 'A8:Y11', aTable(9.2));
    return editor;
  }

  it('is held when a second stands there, and sends neither under its title', async () => {
    const editor = await grown();
    expect((await choose(editor, 'Shore')).sheet).toMatchObject({
      title: 'Book, Shore',
      lastUpload: null,
    });
    await almanac.stage.advance('1 hour');
    expect(sent()).toEqual([['The garden', 7.2]]);
    const { jobs } = await page(editor, 'openingState');
    expect(jobs).toMatchObject([
      { place: null, lastRun: { outcome: 'held', reason: { kind: 'schedule.which-station' } } },
    ]);
  });

  it('goes on with the columns that were corrected for it, once the second is gone', async () => {
    const editor = await opened(ONE);
    const roles = [withoutMinimum(await page(editor, 'readActiveSheet', {}))];
    await page(editor, 'rememberWishes', 0, { roles });
    await page(editor, 'saveJob', WHOLE);
    await choose(editor, 'Shore');
    await almanac.stage.advance('2 hours');
    expect(bodies[0]?.rows[0]).toMatchObject({ '01_max': 7.2 });
    expect(bodies[0]?.rows[0]).not.toHaveProperty('01_min');
  });

  it('gives way to that of one of them', async () => {
    const editor = await grown();
    await choose(editor, 'Shore');
    const jobs = await page(editor, 'saveJob', { ...HOURLY_SHORE, instead: null });
    expect(jobs).toMatchObject([{ place: 'Shore', title: 'The shore' }]);
    await almanac.stage.advance('2 hours');
    expect(sent().slice(1)).toEqual([['The shore', 9.2]]);
  });
});
