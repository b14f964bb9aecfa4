import { afterEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { FilesRequest } from '../../src/addon/page-types.ts';
import { EMPTY_STATION } from '../../src/core/dataset/station-form.ts';
import type { Editor, GivenDocument } from '../../src/stage/index.ts';
import { type Almanac, aDocument, openAlmanac, page, problem } from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

type Cells = NonNullable<NonNullable<GivenDocument['sheets']>[number]['cells']>;

const HEADER = ['Date', 'Tmax (°F)', 'Tmin (°F)', 'Rain (mm)'];
const STATION = {
  ...EMPTY_STATION,
  ...{ name: 'Low Moor', identifier: '0-826-300-LOW', hours: '9:00', creator: 'A. Field' },
  ...{ latitude: '54.3', longitude: '-1.3', link: 'https://archive.org/details/low-moor' },
};
const ASKED: FilesRequest = {
  ...{ sheetId: 0, place: null, format: 'csv', month: '', station: STATION, as: 'download' },
  ...{ from: 0, seen: null },
};

/** Ninety days of 2024 in °F; of two of them something is to be told. */
function days(): Cells {
  return Array.from({ length: 90 }, (_, index) => {
    const date = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    const [max, min] = [60 + (index % 7), 40 + (index % 5)];
    return [date, index === 3 ? 38 : max, index === 9 ? 'thermometer broken' : min, index % 3];
  });
}

async function opened(
  cells: Cells = [HEADER, ...days()],
  notes: Record<string, string> = {},
): Promise<Editor> {
  almanac = await openAlmanac({
    documents: [aDocument({ sheets: [{ id: 0, name: 'Days', cells, notes }] })],
  });
  return almanac.stage.open('weather');
}

const textOf = (base64: string) => Buffer.from(base64, 'base64').toString('utf8');

it('has of each station what cells say in full, the list in another tab among them, and what was typed before that', async () => {
  const places = ['Garden', 'Shore'].flatMap((name) => [
    [`Station: ${name}`],
    HEADER,
    ...days().slice(10),
  ]);
  const list = [
    ['Code', 'Station', 'Lat', 'Lon', 'Height'],
    ['GHCND:MLM00061291', 'Garden', 54.3571, -1.2844, 62],
    ['GHCND:MLM00061292', 'Shore', 54.4012, -1.1018, 3],
    ['GHCND:MLM00061293', 'Hill', 54.5, -1.2, 250],
  ];
  almanac = await openAlmanac({
    documents: [
      aDocument({
        sheets: [
          { id: 0, name: 'Days', cells: places },
          { id: 1, name: 'Places', cells: list },
        ],
      }),
    ],
  });
  const editor = await almanac.stage.open('weather');
  const look = await page(editor, 'lookAtFiles', { sheetId: 0, place: null });
  expect(look).toMatchObject({
    stations: ['Garden', 'Shore'],
    ...{ placeless: [], onlyInList: ['Hill'], onlyInTables: [] },
  });
  const typed = { ...EMPTY_STATION, elevation: '5', hours: '24:00' };
  await page(editor, 'makeFiles', { ...ASKED, place: 'Shore', station: typed });
  const made = await page(editor, 'makeFiles', { ...ASKED, format: 'sef', station: EMPTY_STATION });
  if (made.as !== 'download') throw new Error('no file came');
  const files = unzipSync(Buffer.from(made.base64, 'base64'));
  expect(
    Buffer.from(files['stations.csv'] ?? [])
      .toString('utf8')
      .split('\r\n'),
  ).toEqual([
    'ID,Name,Latitude,Longitude,Elevation (m),Hour (UTC)',
    '"GHCND:MLM00061291","Garden",54.3571,-1.2844,62,',
    '"GHCND:MLM00061292","Shore",54.4012,-1.1018,5,24:00',
    '',
  ]);
  const [name = ''] = Object.keys(files).filter((one) =>
    one.endsWith('61292_20240111-20240330_Tn.tsv'),
  );
  expect(
    Buffer.from(files[name] ?? [])
      .toString('utf8')
      .split('\n')
      .slice(1, 6),
  ).toEqual(['ID\tGHCND:MLM00061292', 'Name\tShore', 'Lat\t54.4012', 'Lon\t-1.1018', 'Alt\t5']);
});

describe('files for others', () => {
  it('are looked at before anything is written: what each format would lose, with the cells', async () => {
    const editor = await opened();
    const look = await page(editor, 'lookAtFiles', { sheetId: 0, place: null });
    expect(look).toMatchObject({
      ...{ unsettled: 0, areDays: true, from: '2024-01-01', to: '2024-03-30', values: 270 },
      formats: [
        { format: 'sef', unfit: null, refusals: [] },
        {
          format: 'rclimdex',
          refusals: [
            { kind: 'files.min-above-max', places: [{ sheet: 'Days', cells: ['B5', 'C5'] }] },
          ],
        },
        { format: 'csv', unfit: null, refusals: [] },
        { format: 'climat', unfit: null },
        { format: 'daycli', unfit: null },
        { format: 'clino', unfit: { kind: 'files.no-normal' } },
        { format: 'deposit', unfit: null },
      ],
    });
    expect(await page(editor, 'openingState')).toMatchObject({ sheets: [{ name: 'Days' }] });
  });

  it('hold each value with its cell and as written, under the facts of the station', async () => {
    const editor = await opened();
    const made = await page(editor, 'makeFiles', { ...ASKED, format: 'sef' });
    if (made.as !== 'download') throw new Error('no file came');
    expect([made.name, made.next]).toEqual(['0-826-300-LOW_sef.zip', null]);
    const files = unzipSync(Buffer.from(made.base64, 'base64'));
    const min = Buffer.from(files['0-826-300-LOW_20240101-20240330_Tn.tsv'] ?? []).toString('utf8');
    const lines = min.split('\n');
    expect(lines.slice(1, 8)).toEqual([
      ...['ID\t0-826-300-LOW', 'Name\tLow Moor', 'Lat\t54.3', 'Lon\t-1.3', 'Alt\t', 'Source\t'],
      'Link\thttps://archive.org/details/low-moor',
    ]);
    expect(lines.slice(21, 24)).toEqual([
      '2024\t1\t9\t9\t0\tp1day\t6.1\torig=43F|cell=C10',
      '2024\t1\t10\t9\t0\tp1day\tNA\torig=thermometer broken|cell=C11|reason=thermometer broken',
      '2024\t1\t11\t9\t0\tp1day\t4.4\torig=40F|cell=C12',
    ]);
  });

  it('ask for the facts of a station once: they stay with the tab, for everybody', async () => {
    const editor = await opened();
    await page(editor, 'makeFiles', ASKED);
    expect(await page(editor, 'openingState')).toMatchObject({ sheet: { station: STATION } });
  });

  it('tell what a person noted at a cell, and what Almanac mended', async () => {
    const note = 'Read late\nChanged with Almanac; before: 610';
    const editor = await opened([HEADER, ...days()], { B3: note });
    const made = await page(editor, 'makeFiles', ASKED);
    expect(made.as === 'download' && textOf(made.base64)).toContain(
      '2024-01-02,16.1,5,1,"Tmax: before=610|note=Read late"\r\n',
    );
  });

  it('become new tabs of texts', async () => {
    const editor = await opened();
    const made = await page(editor, 'makeFiles', { ...ASKED, format: 'rclimdex', as: 'tab' });
    expect(made).toEqual({ as: 'tab', names: ['0-826-300-LOW → Almanac'] });
    const [, tab] = (await page(editor, 'openingState')).sheets;
    const rows = await almanac.stage.values('weather', tab?.id ?? 0, 'A1:F2');
    expect(rows).toEqual([
      ['2024', '1', '1', '0', '15.6', '4.4'],
      ['2024', '1', '2', '1', '16.1', '5'],
    ]);
  });

  it('leave no tab behind where one of them cannot be written', async () => {
    const editor = await opened();
    await almanac.stage.faults.add({
      ...{ at: { method: 'Range.setValues' }, nth: 3 },
      happens: { kind: 'throw', text: 'Service Spreadsheets timed out.' },
    });
    await problem(editor, 'makeFiles', { ...ASKED, format: 'sef', as: 'tab' });
    expect((await page(editor, 'openingState')).sheets).toHaveLength(1);
  });

  it.each<[string, Cells, Partial<FilesRequest>, string]>([
    [
      'months for RClimDex',
      [
        ['Year', 'Month', 'Tmax (°C)'],
        ...Array.from({ length: 24 }, (_, at) => [
          2020 + Math.floor(at / 12),
          (at % 12) + 1,
          10 + (at % 12),
        ]),
      ],
      { format: 'rclimdex' },
      'files.only-months',
    ],
    [
      'a unit that nobody told',
      [
        ['Date', 'Tmax', 'Rain'],
        ...days().map(([date, max, , rain]) => [date ?? '', max ?? '', rain ?? '']),
      ],
      {},
      'files.to-settle',
    ],
    [
      'half a place',
      [HEADER, ...days()],
      { station: { ...STATION, latitude: '' } },
      'upload.station-odd',
    ],
    [
      'another sheet than the one whose first part came',
      [HEADER, ...days()],
      { from: 3_000_000, seen: 'other' },
      'files.changed-meanwhile',
    ],
  ])('are refused in words for %s, and nothing is written', async (_, cells, asked, kind) => {
    const editor = await opened(cells);
    for (const as of ['download', 'tab'] as const)
      expect(await problem(editor, 'makeFiles', { ...ASKED, ...asked, as })).toMatchObject({
        kind,
      });
    expect((await page(editor, 'openingState')).sheets).toHaveLength(1);
  });
});
