import { expect, it } from '@jest/globals';
import { openStage } from '../../src/stage/stage.ts';
import { ALL_SCOPES, withProject } from './probe-stage.ts';

const PROJECT = 'test/stage/programs/frost-mail';

it('a stage that was saved opens as it stood: cells, properties, triggers, mail and time', async () => {
  const documents = [
    {
      id: 'nights',
      name: 'Nights',
      sheets: [
        {
          name: 'A',
          typed: [
            ['Night', 'Coldest'],
            ['2026-11-20', '-2'],
          ],
        },
      ],
    },
  ];
  const first = await openStage({ project: PROJECT, documents });
  await first.run('startWarnings');
  await first.setProperties('user', { seen: 'yes' });
  await first.command('typeCells', 'nights', 0, [
    { a1: 'B3', text: '-7.5' },
    { a1: 'A3', text: '2026-11-21' },
  ]);
  await first.advance('1 day');
  const saved = JSON.parse(JSON.stringify(await first.saved()));
  const before = [await first.triggers(), first.now(), first.outbox];
  await first.close();

  const second = await openStage({ project: PROJECT, documents, saved });
  expect([await second.triggers(), second.now(), second.outbox]).toEqual(before);
  expect(await second.properties('user')).toEqual({ seen: 'yes', warned: '2026-11-21' });
  expect((await second.command('sheetText', 'nights', 0)).display).toEqual([
    ['Night', 'Coldest'],
    ['2026-11-20', '-2'],
    ['2026-11-21', '-7.5'],
  ]);
  await second.command('typeCells', 'nights', 0, [
    { a1: 'B4', text: '-1' },
    { a1: 'A4', text: '2026-11-22' },
  ]);
  await second.advance('1 day');
  expect(second.outbox.map(({ subject }) => subject)).toEqual(['Frost: -7.5 °C', 'Frost: -1.0 °C']);
  await second.close();
});

it('a second trigger beside the first goes on in the next stage', async () => {
  const files = {
    'Code.js':
      'function make() { ScriptApp.newTrigger("tick").timeBased().everyHours(1).create(); }' +
      'function tick() {}',
  };
  await withProject(files, async (project) => {
    const documents = [{ id: 'book', name: 'Book' }];
    const first = await openStage({ project, documents });
    await first.run('make');
    const saved = await first.saved();
    await first.close();
    const second = await openStage({ project, documents, saved });
    await second.run('make');
    await second.advance('1 hour');
    const ran = second.executions.filter(({ functionName }) => functionName === 'tick');
    expect([ran.length, (await second.triggers()).length]).toEqual([2, 2]);
    await second.close();
  });
});

it('people come back with what they consented to and declined, where they used it, and what is left of their day', async () => {
  const files = {
    'Code.js': `
function onOpen(e) { SpreadsheetApp.getUi().createAddonMenu().addItem('Mail, ' + e.authMode, 'mail').addToUi(); }
function mail() { MailApp.sendEmail('ben@example.org', 'Hello', 'there'); }`,
    'appsscript.json': JSON.stringify({ timeZone: 'Etc/UTC', oauthScopes: ALL_SCOPES }),
  };
  const email = 'ada@example.org';
  await withProject(files, async (project) => {
    const options = {
      project,
      install: 'published' as const,
      documents: [{ id: 'book', name: 'Book' }],
    };
    const asUnknown = [{ email, installed: true, granted: 'not-asked' as const }];
    const first = await openStage({ ...options, users: asUnknown });
    const before = await first.open('book');
    expect(before.menuItems).toEqual(['Mail, NONE']);
    before.willAnswer('ALLOW', ALL_SCOPES[0]);
    await expect(before.clickMenu('Mail, NONE')).rejects.toThrow(/not sufficient.*send_mail/);
    await first.command('spendQuota', email, 'urlfetch', 7);
    const saved = JSON.parse(JSON.stringify(await first.saved()));
    await first.close();

    const second = await openStage({ ...options, users: [{ email }], saved });
    const after = await second.open('book');
    expect(after.menuItems).toEqual(['Mail, LIMITED']);
    await expect(after.clickMenu('Mail, LIMITED')).rejects.toThrow(/not sufficient.*send_mail/);
    expect((await second.saved()).users).toEqual(saved.users);
    await second.close();
  });
});

it('keeps documents apart, whichever of them were removed', async () => {
  await withProject({ 'Code.js': 'function f() {}' }, async (project) => {
    const stage = await openStage({ project });
    const first = await stage.addDocument({ name: 'First' });
    await stage.addDocument({ name: 'Second' });
    await stage.command('removeDocument', first);
    await stage.addDocument({ name: 'Third' });
    const names = (await stage.command('documents')).map(({ name }) => name);
    expect(names).toEqual(['Second', 'Third']);
    await stage.close();
  });
});
