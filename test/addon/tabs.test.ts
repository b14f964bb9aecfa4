import { afterEach, describe, expect, it } from '@jest/globals';
import type { BatchEnd, UploadRequest } from '../../src/addon/page-types.ts';
import { wholeSheet } from '../../src/core/upload/target.ts';
import {
  type Almanac,
  aDocument,
  aTable,
  BEFORE_NINE,
  DAILY,
  FIRST_UPLOAD,
  openAlmanac,
  page,
  problem,
  settleIn,
  uploadFirst,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

/** One element a tab, as many keep them. */
function anElement(element: 'max' | 'min'): (string | number)[][] {
  const table = aTable();
  const from = element === 'max' ? 1 : 13;
  return table.map((row) => [row[0] ?? '', ...row.slice(from, from + 12)]);
}

/** The same table with something far below it, as whole-column formulas leave it. */
function reaching(rows: number, table: (string | number)[][]): (string | number)[][] {
  const far = Array.from({ length: 13 }, (_, column) => (column === 12 ? 'end' : ''));
  return [...table, ...Array.from({ length: rows - table.length - 1 }, () => []), far];
}

describe('a tab whose cells name no element', () => {
  const [, ...rows] = aTable();
  const nameless = [['Year', ...Array.from({ length: 12 }, (_, at) => at + 1)]].concat(
    rows.map((row) => [row[0] ?? '', ...row.slice(1, 13)]),
  );

  it('holds what the spreadsheet is called after', async () => {
    const document = aDocument({
      name: 'Tmax',
      sheets: [{ id: 0, name: 'Sheet1', cells: nameless }],
    });
    almanac = await openAlmanac({ documents: [document] });
    const reading = await page(await settleIn(almanac), 'readActiveSheet', null);
    expect(reading.pictures.map(({ element }) => element)).toEqual(['max']);
  });
});

describe('several tabs of several stations', () => {
  const sheets = ['Mill', 'Ridge', 'Notes', 'Mill, first try'].map((name, at) => ({
    id: at,
    name,
    hidden: at === 3,
    cells: name === 'Notes' ? [['asked the office in May']] : aTable(7 + at),
  }));

  it('are checked, sent and scheduled from one of them, each under its own name', async () => {
    almanac = await openAlmanac({ startsAt: BEFORE_NINE, documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    // What somebody has hidden is offered to nobody.
    const offered = (await page(editor, 'openingState')).sheets.map(({ name }) => name);
    expect(offered).toEqual(['Mill', 'Ridge', 'Notes']);
    expect(await page(editor, 'checkSheets', [1, 2, 99])).toMatchObject([
      {
        sheetId: 1,
        stations: { value: [{ sheet: { id: 1, name: 'Ridge' }, counts: { values: 72 } }] },
      },
      { sheetId: 2, stations: { value: [{ findings: [{ severity: 'error' }] }] } },
      { sheetId: 99, stations: { problem: { kind: 'addon.sheet-deleted' } } },
    ]);

    for (const [sheetId, title] of [
      [0, 'Mill'],
      [1, 'Ridge'],
    ] as const)
      await uploadFirst(editor, { sheetId, title, isPublic: title === 'Mill' });
    const also = [{ ...wholeSheet(1), title: 'Anew', found: {} }];
    const jobs = await page(editor, 'saveJob', { ...DAILY, title: 'Mill', also });
    expect(jobs).toMatchObject([
      { sheetId: 0, title: 'Mill', isPublic: true },
      { sheetId: 1, title: 'Ridge', isPublic: false, rhythm: DAILY.rhythm },
    ]);
    await almanac.stage.write('weather', 1, 'B2:B2', [[6.8]]);
    await almanac.stage.advance('2 hours');
    const sent = (await almanac.directory()).map(({ name, isPublic }) => ({ name, isPublic }));
    expect(sent).toEqual([
      { name: expect.stringMatching(/^Ridge/), isPublic: false },
      { name: 'Ridge', isPublic: false },
      { name: 'Mill', isPublic: true },
    ]);
  });
});

it.each([
  [3, 'before'],
  [8, 'after'],
  [16, 'before'],
  [24, 'after'],
  [32, 'before'],
] as const)(
  'several tabs are sent in one execution: killed at call %i, %s it, nothing is doubled and nothing forgotten',
  async (nth, when) => {
    const tabs = ['Mill', 'Ridge', 'Moor'].map((name, id) => ({ id, name, cells: aTable(7 + id) }));
    almanac = await openAlmanac({
      startsAt: BEFORE_NINE,
      documents: [aDocument({ sheets: tabs })],
    });
    const editor = await settleIn(almanac);
    const requests = tabs.map(({ id, name }) => ({ ...FIRST_UPLOAD, sheetId: id, title: name }));
    await almanac.stage.faults.add({
      at: { costed: true },
      nth,
      during: 'sendSeveral',
      happens: { kind: 'killed', when },
    });
    const isKilled = await page(editor, 'sendSeveral', requests).then(
      () => false,
      () => true,
    );
    expect(isKilled).toBe(true);
    await almanac.stage.faults.clear();
    // Long enough for the dead run's claim to be free.
    await almanac.stage.advance('10 minutes');
    const { batch } = await page(editor, 'openingState');
    // Of what was killed before it was kept the page knows that nothing went out.
    await page(editor, 'sendSeveral', batch ? null : requests);
    expect((await page(editor, 'openingState')).batch).toBeNull();
    const titles = (await almanac.directory()).map(({ name }) => name);
    expect(titles.sort()).toEqual(['Mill', 'Moor', 'Ridge']);
  },
);

it('several tabs with more rows than the account has room for are refused before the first is sent', async () => {
  almanac = await openAlmanac();
  const editor = await settleIn(almanac);
  const requests = [
    { ...FIRST_UPLOAD, rows: 3 },
    { ...FIRST_UPLOAD, rows: 3_000_000 },
  ];
  expect(await problem(editor, 'sendSeveral', requests)).toMatchObject({
    kind: 'upload.beyond-quota',
    params: { found: 3_000_003 },
  });
  expect([(await page(editor, 'openingState')).batch, await almanac.directory()]).toEqual([
    null,
    [],
  ]);
});

it('several tabs with exactly the rows that the account has room for are sent', async () => {
  almanac = await openAlmanac();
  const editor = await settleIn(almanac);
  const beyond = await problem(editor, 'sendSeveral', [{ ...FIRST_UPLOAD, rows: 3_000_000 }]);
  const rows = Number(beyond.params.left);
  await page(editor, 'sendSeveral', [{ ...FIRST_UPLOAD, rows }]);
  expect(await almanac.directory()).toHaveLength(1);
});

it('of several tabs those that have not begun within four minutes are left', async () => {
  const tabs = [0, 1, 2, 3, 4, 5].map((id) => ({ id, name: `Tab ${id}`, cells: aTable(7 + id) }));
  almanac = await openAlmanac({ documents: [aDocument({ sheets: tabs })] });
  const editor = await settleIn(almanac);
  await almanac.stage.faults.add({
    at: { url: '*ingest*' },
    times: 'always',
    happens: { kind: 'slow', ms: 50_000 },
  });
  const requests = tabs.map(({ id, name }) => ({ ...FIRST_UPLOAD, sheetId: id, title: name }));
  expect(await page(editor, 'sendSeveral', requests)).toMatchObject({ left: [{ sheetId: 5 }] });
});

it('what is left of several tabs is forgotten in one press', async () => {
  const tabs = ['Mill', 'Ridge'].map((name, id) => ({ id, name, cells: aTable(7 + id) }));
  almanac = await openAlmanac({
    startsAt: BEFORE_NINE,
    documents: [aDocument({ sheets: tabs })],
    before: async (request) =>
      request.url.includes('ingest-dataset') ? new Response('{}', { status: 500 }) : null,
  });
  const editor = await settleIn(almanac);
  const requests = tabs.map(({ id, name }) => ({ ...FIRST_UPLOAD, sheetId: id, title: name }));
  expect(await page(editor, 'sendSeveral', requests)).toMatchObject({ left: [{ sheetId: 1 }] });
  expect(await page(editor, 'lookAtBatch')).toEqual({ left: 1, of: 2 });
  expect(await page(editor, 'sendSeveral', [])).toEqual({ sent: [], left: [] });
});

/** Sends two tabs in one execution; while the first is under way, another page asks `requests`. */
async function sendTwoAround(requests: UploadRequest[] | null) {
  const tabs = ['Mill', 'Ridge'].map((name, id) => ({ id, name, cells: aTable(7 + id) }));
  let others: BatchEnd | null = null;
  let isSending = false;
  almanac = await openAlmanac({
    documents: [aDocument({ sheets: tabs })],
    before: async ({ url }) => {
      if (!isSending || !url.includes('ingest-dataset')) return null;
      isSending = false;
      others = await page(await almanac.stage.open('weather'), 'sendSeveral', requests);
      return null;
    },
  });
  const editor = await settleIn(almanac);
  const both = tabs.map(({ id, name }) => ({ ...FIRST_UPLOAD, sheetId: id, title: name }));
  isSending = true;
  const own = await page(editor, 'sendSeveral', both);
  return { own, others };
}

it('what a person forgets while the first is sent is not sent', async () => {
  await sendTwoAround([]);
  expect((await almanac.directory()).map(({ name }) => name)).toEqual(['Mill']);
});

it('what one execution is sending, another leaves to it, with all that waits behind', async () => {
  const { own, others } = await sendTwoAround(null);
  expect(own).toMatchObject({ left: [] });
  expect(others).toMatchObject({ sent: [], left: [{ sheetId: 0 }, { sheetId: 1 }] });
});

describe('several tabs of one station', () => {
  const sheets = [
    { id: 0, name: 'Maximum', cells: anElement('max') },
    { id: 1, name: 'Minimum', cells: anElement('min') },
  ];

  it('are read and sent together once that was wished, by whoever reads next', async () => {
    almanac = await openAlmanac({ documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    const alone = await uploadFirst(editor);
    expect(alone).toMatchObject({ outcome: 'sent', values: 36 });

    await page(editor, 'rememberWishes', 0, { sheets: ['Maximum', 'Minimum'] });
    const reading = await page(editor, 'readActiveSheet', null);
    expect(reading.wishes).toEqual({ sheets: ['Maximum', 'Minimum'] });
    expect(reading.pictures.map(({ element }) => element)).toEqual(['max', 'min']);
    await almanac.stage.advance('1 minute');
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent', values: 72 });

    const bea = await almanac.stage.open('weather', 'bea@gmail.test');
    expect((await page(bea, 'readActiveSheet', null)).counts.values).toBe(72);
  });

  it('share one budget of cells, and the one that is too many is named', async () => {
    const big = [
      { id: 0, name: 'Maximum', cells: reaching(46_000, anElement('max')) },
      { id: 1, name: 'Minimum', cells: reaching(46_000, anElement('min')) },
    ];
    almanac = await openAlmanac({ documents: [aDocument({ sheets: big })] });
    const editor = await settleIn(almanac);
    await page(editor, 'rememberWishes', 0, { sheets: ['Maximum', 'Minimum'] });
    expect(await problem(editor, 'readActiveSheet', null)).toEqual({
      kind: 'addon.sheets-too-big',
      params: { sheet: 'Minimum', limit: 1_000_000 },
    });
  });

  it('of which one was deleted are refused with its name, and nothing is sent', async () => {
    almanac = await openAlmanac({ documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    await page(editor, 'rememberWishes', 0, { sheets: ['Maximum', 'Minimum'] });
    await almanac.stage.command('changeSheet', 'weather', 1, 'delete');
    expect(await problem(editor, 'readActiveSheet', null)).toEqual({
      kind: 'addon.sheet-missing',
      params: { sheet: 'Minimum' },
    });
    expect(await almanac.directory()).toEqual([]);
  });

  it('are still those that were wished when they are renamed, even crosswise', async () => {
    almanac = await openAlmanac({ documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    await page(editor, 'rememberWishes', 0, { sheets: ['Maximum', 'Minimum'] });
    for (const [id, name] of [
      [1, 'Night'],
      [0, 'Minimum'],
      [1, 'Maximum'],
    ] as const)
      await almanac.stage.command('changeSheet', 'weather', id, { name });
    const reading = await page(editor, 'readActiveSheet', null);
    expect(reading.wishes).toEqual({ sheets: ['Minimum', 'Maximum'] });
    expect(await uploadFirst(editor)).toMatchObject({ outcome: 'sent', values: 72 });
  });

  it.each([
    {
      name: 'whatever small tabs stand beside',
      rows: 10,
      offered: 'Minimum, Later',
      left: undefined,
    },
    {
      name: 'but for those that go beyond the time of a check',
      rows: 9_000,
      offered: 'Minimum',
      left: 'Later',
    },
  ])(
    'are offered to be read together, $name; what was not looked at is told',
    async ({ rows, offered, left }) => {
      const later = anElement('max').map(([year = '', ...months]) => [
        typeof year === 'number' ? year + 10 : year,
        ...months,
      ]);
      const beside = [
        { id: 1, name: 'Minimum', cells: reaching(rows, anElement('min')) },
        { id: 2, name: 'Later', cells: reaching(rows, later) },
      ];
      almanac = await openAlmanac({
        documents: [aDocument({ sheets: [...sheets.slice(0, 1), ...beside] })],
      });
      const editor = await settleIn(almanac);
      const { findings } = await page(editor, 'readActiveSheet', null);
      const offer = findings.find(({ kind }) => kind === 'reading.other-sheets-belong');
      expect(offer?.params.found).toBe(offered);
      const unread = findings.find(({ kind }) => kind === 'reading.other-sheets-left');
      expect(unread?.params.found).toBe(left);
    },
  );

  it.each([
    { name: 'all of them', latency: 'none', offered: 39 },
    { name: 'as many as there is time for where each takes some', latency: 'google', offered: 25 },
  ] as const)('are offered with one a year, $name; the others are told', async (row) => {
    const [header = [], months = []] = aTable();
    const years = Array.from({ length: 40 }, (_, at) => ({
      id: at,
      name: `${1961 + at}`,
      cells: [header, [1961 + at, ...months.slice(1)]],
    }));
    almanac = await openAlmanac({
      documents: [aDocument({ sheets: years })],
      latency: row.latency,
    });
    const { findings } = await page(await settleIn(almanac), 'readActiveSheet', null);
    const offer = findings.find(({ kind }) => kind === 'reading.other-sheets-belong');
    expect(offer?.params.count).toBe(row.offered);
    const left = findings.find(({ kind }) => kind === 'reading.other-sheets-left');
    expect(String(left?.params.found ?? '').match(/\d+/g) ?? []).toEqual(
      years.slice(1 + row.offered).map(({ name }) => name),
    );
  });

  it('cannot be wished for a tab that is gone, nor at a length no property holds', async () => {
    almanac = await openAlmanac({ documents: [aDocument({ sheets })] });
    const editor = await settleIn(almanac);
    expect(await problem(editor, 'rememberWishes', 9, {})).toMatchObject({
      kind: 'addon.sheet-deleted',
    });
    const names = Array.from(
      { length: 300 },
      (_, at) => `A long name of a sheet, number ${at}, °C`,
    );
    expect(await problem(editor, 'rememberWishes', 0, { sheets: names })).toMatchObject({
      kind: 'addon.wishes-too-many',
    });
    expect((await page(editor, 'readActiveSheet', null)).wishes).toEqual({});
  });
});

describe('a table written as a tab of its own', () => {
  it('has a header that stays in view, numbers as numbers, and a note on what was done', async () => {
    almanac = await openAlmanac();
    const editor = await settleIn(almanac);
    const { id, name } = await page(editor, 'writeAsNewSheet', { sheetId: 0, place: null });
    const { sheets } = await almanac.stage.command('documentInfo', 'weather');
    expect(sheets.find((sheet) => sheet.id === id)).toMatchObject({ name, frozenRows: 1 });
    const { display, notes } = await almanac.stage.command('sheetText', 'weather', id);
    expect(display[0]?.slice(0, 3)).toEqual(['Year', '01_max', '01_min']);
    // The unlike ends of a number format: a year without marks, a value with one decimal at least.
    expect(display[1]?.slice(0, 3)).toEqual(['1961', '7.2', '-1.0']);
    expect(notes).toEqual({
      A1: expect.stringMatching(/^Written by Almanac from the sheet “Monthly”: 3 years/),
    });
    await editor.select(id, 'A1');
    expect((await page(editor, 'readActiveSheet', null)).counts).toEqual({
      years: 3,
      values: 72,
      unreadable: 0,
    });
  });

  it('is not made of a tab without values', async () => {
    almanac = await openAlmanac({
      documents: [aDocument({ sheets: [{ id: 0, name: 'Notes', cells: [['only words']] }] })],
    });
    const editor = await settleIn(almanac);
    expect(await problem(editor, 'writeAsNewSheet', { sheetId: 0, place: null })).toMatchObject({
      kind: 'upload.nothing-to-send',
    });
    expect((await almanac.stage.command('documentInfo', 'weather')).sheets).toHaveLength(1);
  });
});
