import { describe, expect, it } from '@jest/globals';
import { openStage } from '../../src/stage/stage.ts';

// Small programs that use the platform the way its documentation describes, run unchanged.
const PROGRAMS = 'test/stage/programs';

describe('a menu with a dialog and a sidebar', () => {
  const cells = [
    ['When', 'Species', 'Count'],
    ['', 'Kea', 2],
    ['', 'Tui', 5],
    ['', 'Kea', 1],
  ];
  const book = () => ({
    id: 'birds',
    name: 'Birds',
    timeZone: 'Pacific/Auckland',
    sheets: [{ name: 'Sightings', cells }],
  });

  it('counts, asks, writes a tab and remembers it in the menu', async () => {
    const stage = await openStage({
      project: `${PROGRAMS}/bird-count-menu`,
      install: 'published',
      documents: [book()],
    });
    const editor = await stage.open('birds');
    expect(editor.menuItems).toEqual(['Count birds', 'Enter a sighting']);
    const counting = editor.clickMenu('Count birds');
    const asked = await editor.asked();
    expect([asked.title, asked.text, asked.buttons]).toEqual([
      'Birds',
      'Kea: 3\nTui: 5\n\nWrite this down?',
      ['YES', 'NO'],
    ]);
    await asked.answer('YES');
    await counting;
    expect(await stage.values('birds', 1_000_003)).toEqual([
      ['Species', 'Count'],
      ['Kea', 3],
      ['Tui', 5],
    ]);
    expect(editor.toasts).toEqual([{ text: '2 species', title: 'Counted', seconds: 3 }]);
    const again = await stage.open('birds');
    expect(again.menuItems).toEqual([
      'Count birds',
      'Forget the count of 21 November 2026',
      'Enter a sighting',
    ]);
    await stage.close();
  });

  it('takes what the page sends, and tells the page what it refuses', async () => {
    const stage = await openStage({ project: `${PROGRAMS}/bird-count-menu`, documents: [book()] });
    const editor = await stage.open('birds');
    await editor.clickMenu('Enter a sighting');
    expect(editor.sidebar).toMatchObject({ title: 'Enter a sighting', width: 300 });
    expect(await editor.callFromPage('addSighting', { species: 'Weka', count: '4' })).toEqual({
      row: 5,
    });
    expect((await stage.values('birds', 0, 'B5:C5'))[0]).toEqual(['Weka', 4]);
    await expect(editor.callFromPage('addSighting', { species: '' })).rejects.toThrow(
      'Error: Say which species',
    );
    await stage.close();
  });
});

describe('a trigger that mails', () => {
  it('warns once of a frost, at its hour, in the name of who started it', async () => {
    const night = (day: number, coldest: number) => [{ year: 2026, month: 11, day }, coldest];
    const stage = await openStage({
      project: `${PROGRAMS}/frost-mail`,
      install: 'published',
      users: [{ email: 'farmer@example.org' }],
      documents: [
        {
          id: 'nights',
          name: 'Nights',
          timeZone: 'America/La_Paz',
          sheets: [{ name: 'A', cells: [['Night', 'Coldest'], night(20, 2), night(21, -1.26)] }],
        },
      ],
    });
    await stage.run('startWarnings');
    await stage.run('startWarnings');
    expect(await stage.triggers()).toHaveLength(1);
    await stage.advance('1 day');
    expect(stage.outbox).toMatchObject([
      { to: 'farmer@example.org', subject: 'Frost: -1.3 °C', body: 'Night of 2026-11-21' },
    ]);
    expect(new Date(stage.outbox[0]?.at ?? 0).getUTCHours()).toBe(22);
    expect(stage.executions.at(-1)?.costs).toEqual({ 'sheet-read': 2, cache: 2, mail: 1 });
    await stage.close();
  });
});

describe('a form of templates', () => {
  it('includes files, escapes what people typed, and changes the row the page names', async () => {
    const stage = await openStage({
      project: `${PROGRAMS}/packing-list`,
      documents: [
        { id: 'list', name: 'List', sheets: [{ name: 'A', typed: [['Tent'], ['<b>Rope</b>']] }] },
      ],
    });
    const editor = await stage.open('list');
    await stage.run('showList', [], { editor });
    expect(editor.dialog).toMatchObject({ title: 'Packing list', width: 420, height: 300 });
    expect(editor.dialog?.html).toContain(
      '<style>li { color: teal }</style>\n<h1>Tents &amp; &lt;ropes&gt;</h1>',
    );
    expect(editor.dialog?.html).toContain('<li>2. &lt;b&gt;Rope&lt;/b&gt;</li>');
    expect(editor.dialog?.html).toContain('var items = ["Tent","\\x3cb>Rope\\x3c/b>"];');
    expect(await editor.callFromPage('keep', 'Tent', true)).toBe(true);
    expect(await stage.values('list', 0, 'A1:B1')).toEqual([['Tent', true]]);
    await stage.close();
  });
});

describe('a fetch with retries', () => {
  it('comes through a lost answer, a limit and an error page, waiting longer each time', async () => {
    let answered = 0;
    const stage = await openStage({
      project: `${PROGRAMS}/weather-fetch`,
      documents: [{ id: 'sheet', name: 'Sheet', sheets: [{ name: 'A', cells: [['Pune']] }] }],
      hosts: {
        'weather.example': async (request) => {
          answered += 1;
          expect(request.headers.get('authorization')).toBe('Basic bWU6c2VjcmV0');
          return Response.json([{ day: '2026-11-22', max: 31.5 }]);
        },
      },
    });
    const at = { url: 'https://weather.example/v1/*' };
    await stage.faults.add({ at, nth: 1, happens: { kind: 'lost-response' } });
    await stage.faults.add({ at, nth: 2, happens: { kind: 'answer', status: 429, body: '{}' } });
    await stage.faults.add({
      at,
      nth: 3,
      happens: { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>' },
    });
    const start = stage.now();
    expect(await stage.run('fillForecast')).toBe(4);
    expect([answered, stage.now() - start]).toEqual([2, 7000]);
    expect(stage.executions.at(-1)?.logs.map(({ text }) => text)).toEqual([
      'Exception: Address unavailable: https://weather.example/v1/forecast?place=Pune',
    ]);
    expect((await stage.command('sheetText', 'sheet', 0)).display).toEqual([
      ['Pune', ''],
      ['2026-11-22', '31.5'],
    ]);
    await stage.close();
  });
});
