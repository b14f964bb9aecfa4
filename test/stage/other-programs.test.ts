import { afterEach, describe, expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../src/stage/stage.ts';
import type { StageOptions } from '../../src/stage/stage-options.ts';

// Programs as other people write them, put on the stage unchanged: what the manifest leaves out is
// detected, functions are called by name and by `App.name`, files share one scope.
let stage: Stage;
afterEach(() => stage.close());

const OWNER = 'owner@example.com';

async function put(program: string, options: Omit<StageOptions, 'project'>): Promise<Stage> {
  stage = await openStage({
    project: `test/stage/programs/${program}`,
    clock: { startsAt: '2026-05-04T09:00:00Z' },
    ...options,
  });
  return stage;
}

const shown = async (document: string, sheet: number) =>
  (await stage.command('sheetText', document, sheet)).display;

describe('a mail merge', () => {
  const people = [
    ['Name', 'Email', 'Sent'],
    ['Ada', 'ada@example.org', null],
    ['Ben', '', null],
    ['Cy', 'cy@example.org', '2026-01-01'],
  ];
  const template = [['Hello {{Name}}'], ['Dear {{ Name }}, come at six.']];

  it('mails who was not mailed, marks each row, and clears the marks when told', async () => {
    await put('mail-merge', {
      documents: [
        {
          id: 'club',
          name: 'Club',
          timeZone: 'America/Sao_Paulo',
          sheets: [
            { name: 'People', cells: people },
            { name: 'Template', cells: template },
          ],
        },
      ],
    });
    const editor = await stage.open('club');
    expect(editor.menuItems).toEqual(['Send mails', 'Tools › Clear marks']);
    await editor.clickMenu('Send mails');
    expect(stage.outbox).toMatchObject([
      { to: 'ada@example.org', subject: 'Hello Ada', body: 'Dear Ada, come at six.' },
    ]);
    expect((await shown('club', 0)).map((row) => row[2])).toEqual([
      'Sent',
      '2026-05-04 06:00',
      'Failed to send email: no recipient',
      // Read back as text and written again, it is read as a day and takes the column's format.
      '2026-01-01 00:00',
    ]);
    expect(editor.toasts).toEqual([{ text: '1 sent', title: 'Mail merge', seconds: 3 }]);
    editor.willAnswer('YES');
    await editor.clickMenu('Clear marks');
    expect((await shown('club', 0)).map((row) => row[2])).toEqual(['Sent', '', '', '']);
  });
});

describe('an import with settings in a sidebar', () => {
  const answer = { body: '', type: '' };
  const hosts = {
    'data.example': async () =>
      new Response(answer.body, { headers: { 'content-type': answer.type } }),
  };

  it('reads JSON by the menu and CSV by the clock, over what was there', async () => {
    await put('csv-import', {
      hosts,
      documents: [{ id: 'data', name: 'Data', sheets: [{ name: 'Start' }] }],
    });
    const editor = await stage.open('data');
    await editor.clickMenu('Settings');
    expect(editor.sidebar?.html).toContain('font-family');
    expect(editor.sidebar?.html).toContain('value="6" selected');
    expect(
      await editor.callFromPage('saveSettings', {
        url: ' https://data.example/x ',
        every: '6',
        target: '',
      }),
    ).toMatchObject({ url: 'https://data.example/x', every: 6, target: 'Imported' });
    Object.assign(answer, {
      type: 'application/json',
      body: '[{"site":"North","rain":1.5},{"site":"South","rain":0}]',
    });
    await editor.clickMenu('Import now');
    const [, tab] = (await stage.command('documentInfo', 'data')).sheets;
    const imported = () => shown('data', tab?.id ?? -1);
    expect(editor.toasts.map(({ text }) => text)).toEqual(['2 rows']);
    expect(await imported()).toEqual([
      ['site', 'rain', '', '2', 'site and more'],
      ['North', '1.5', '', '', ''],
      ['South', '0', '', '', ''],
    ]);
    Object.assign(answer, { type: 'text/csv', body: 'site,"rain"\nEast,3\n' });
    await stage.advance('7 hours');
    expect((await imported()).slice(1)).toEqual([['East', '3', '', '', '']]);
    expect(stage.executions.filter(({ status }) => status !== 'completed')).toEqual([]);
  });
});

describe('a log of edits and sign-ups', () => {
  it('stamps edits, welcomes who answers the form, and notices new tabs', async () => {
    await put('visitor-log', {
      documents: [
        {
          id: 'log',
          name: 'Log',
          locale: 'de_DE',
          timeZone: 'Europe/Berlin',
          sheets: [
            { name: 'Visitors', cells: [['Name', 'From', 'Status', 'When']] },
            { id: 7, name: 'Answers', cells: [['Timestamp', 'Name', 'E-mail']] },
          ],
        },
      ],
    });
    await stage.run('install');
    const editor = await stage.open('log');
    await editor.type(0, 'C2', 'waiting');
    await editor.type(0, 'C2', 'done');
    await editor.select(0, 'B2:B3');
    expect(await shown('log', 0)).toEqual([
      ['Name', 'From', 'Status', 'When', '', 'B2:B3'],
      ['', '', 'done', '04.05.2026 11:00', '', ''],
    ]);
    expect((await stage.command('sheetText', 'log', 0)).notes).toEqual({ C2: 'was: waiting' });
    await stage.submitForm('log', 7, { Name: 'Dee', 'E-mail': 'dee@example.org' });
    expect(stage.outbox).toMatchObject([
      {
        to: 'dee@example.org',
        subject: 'Welcome, Dee',
        body: '04.05.2026 11:00:00 | Dee | dee@example.org',
        from: OWNER,
      },
    ]);
    expect((await shown('log', 7))[1]?.[3]).toBe('welcomed');
    await stage.command('addSheet', 'log', 'Later');
    const noticed = stage.executions.findLast(({ functionName }) => functionName === 'onStructure');
    expect(noticed?.logs.map(({ text }) => text)).toEqual(['A new tab: 3 now']);
  });

  it('fails to answer what the form does not ask', async () => {
    await put('visitor-log', {
      documents: [{ id: 'log', name: 'Log', sheets: [{ name: 'A', cells: [['When', 'Name']] }] }],
    });
    await expect(stage.submitForm('log', 0, { Nmae: 'Dee' })).rejects.toThrow(
      'Cannot answer "Nmae": the form asks "Name"',
    );
  });
});

describe('a tidy-up menu', () => {
  const cells = [
    ['Site', 'Count'],
    ['  south  hill ', 2],
    ['NORTH', 1],
    ['South Hill', 2],
  ];
  const open = async () => {
    await put('tidy-sheet', {
      documents: [
        {
          id: 'sites',
          name: 'Sites',
          timeZone: 'Europe/Paris',
          sheets: [{ name: 'Sites', cells }],
        },
      ],
    });
    return stage.open('sites');
  };

  it('tidies what is selected', async () => {
    const editor = await open();
    await editor.select(0, 'A2:B4');
    const click = editor.clickMenu('Tidy selection');
    const asked = await editor.asked();
    expect([asked.title, asked.text]).toEqual(['Tidied', '1 rows gone']);
    await asked.answer('OK');
    await click;
    expect(await stage.values('sites', 0)).toEqual([
      ['Site', 'Count'],
      ['North', 1],
      ['South Hill', 2],
    ]);
  });

  it('lays rules and a protection over the sheet, once however often', async () => {
    const editor = await open();
    await editor.clickMenu('Mark empty cells');
    await editor.clickMenu('Protect header');
    await editor.clickMenu('Protect header');
    const { documents } = await stage.saved();
    expect(documents[0]?.kept?.map(({ kind, range }) => [kind, range?.rows ?? null])).toEqual([
      ['conditional-format', null],
      ['protection', 1],
    ]);
  });

  it('draws a month and brings it to the front', async () => {
    const editor = await open();
    editor.willAnswer('OK', '2026-05');
    await editor.clickMenu('Month sheet');
    const [sheet] = (await stage.command('documentInfo', 'sites')).sheets;
    expect(sheet?.name).toBe('2026-5');
    expect(editor.selection).toEqual({ sheet: sheet?.id, a1: 'A3' });
    const rows = await shown('sites', sheet?.id ?? -1);
    expect(rows.slice(0, 3).map((row) => row.slice(0, 7))).toEqual([
      ['Plan for May 2026', '', '', '', '', '', ''],
      ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      ['', '', '', '', '1', '2', '3'],
    ]);
    expect(rows.slice(0, 2).map((row) => row[8])).toEqual(['31', 'free']);
  });
});
