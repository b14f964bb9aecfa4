import { afterAll, afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import { methodRule } from '../../src/stage/platform/method-rules.ts';
import {
  ALL_SCOPES,
  leave,
  openNext,
  type Probed,
  probeStage,
  withProject,
} from './probe-stage.ts';

const OWNER = 'owner@example.com';

/** `onOpen` tries one thing and says in its menu what came of it. */
const TRIES = (attempt: string) => `
function onOpen(e) {
  let said = String(e && e.authMode);
  try { ${attempt}; said += ' allowed' } catch (error) { said += ' ' + error.message }
  SpreadsheetApp.getUi().createAddonMenu().addItem(said, 'onOpen').addToUi();
}
function use() { return 1 }`;

type Installed = 'bound' | 'published' | 'test';

function onOpenSays(install: Installed, attempt: string, enabled = false) {
  return withProject({ 'Code.js': TRIES(attempt) }, (project) =>
    itemOfMenu(project, install, enabled),
  );
}

async function itemOfMenu(project: string, install: Installed, enabled: boolean) {
  const stage = await openNext({ project, install, documents: [{ id: 'book', name: 'Book' }] });
  if (enabled) {
    const first = await stage.open('book');
    await stage.command('clickMenu', first.id, 'use');
  }
  const editor = await stage.open('book');
  await leave(stage);
  return editor.menuItems[0];
}

describe('the mode of onOpen (§1.1)', () => {
  test.each([
    ['NONE', 'a published add-on not yet used in the document', 'published', false],
    ['LIMITED', 'a published add-on used in the document', 'published', true],
    ['NONE', 'a test deployment not yet used in the document', 'test', false],
    ['LIMITED', 'a bound script', 'bound', false],
  ] as const)('is %s for %s', async (mode, _, install, enabled) => {
    expect(await onOpenSays(install, '', enabled)).toBe(`${mode} allowed`);
  });

  it('does not run for who neither has the add-on nor a document that uses it', async () => {
    const probed = await probeStage({
      install: 'published',
      users: [{ email: OWNER, installed: false }],
    });
    expect((await probed.stage.open('book')).menuItems).toEqual([]);
    await probed.close();
  });

  it('does not run for a viewer', async () => {
    const documents = [
      { id: 'book', name: 'Book', owner: 'a@example.org', editors: [], viewers: [OWNER] },
    ];
    const probed = await probeStage({ documents });
    expect((await probed.stage.open('book')).menuItems).toEqual([]);
    await probed.close();
  });
});

describe('what a mode allows (§1.2)', () => {
  test.each([
    [
      'NONE',
      'no properties',
      'PropertiesService.getUserProperties()',
      'published',
      /do not have permission/,
    ],
    [
      'NONE',
      'no document',
      'SpreadsheetApp.getActiveSpreadsheet()',
      'published',
      /do not have permission/,
    ],
    ['NONE', 'the locale', 'Session.getActiveUserLocale()', 'published', / allowed$/],
    [
      'LIMITED',
      'properties',
      "PropertiesService.getUserProperties().getProperty('a')",
      'bound',
      / allowed$/,
    ],
    [
      'LIMITED',
      'the document',
      'SpreadsheetApp.getActiveSheet().getDataRange().getValues()',
      'bound',
      / allowed$/,
    ],
    [
      'LIMITED',
      'no fetch',
      "UrlFetchApp.fetch('https://a.example')",
      'bound',
      /permission to call UrlFetchApp.fetch. Required permissions: .*script.external_request$/,
    ],
    [
      'LIMITED',
      'no triggers',
      'ScriptApp.getProjectTriggers()',
      'bound',
      /permission to call ScriptApp.getProjectTriggers/,
    ],
    [
      'LIMITED',
      'no sidebar',
      'SpreadsheetApp.getUi().showSidebar(null)',
      'bound',
      /permission to call Ui.showSidebar/,
    ],
    [
      'LIMITED',
      "to ask for an address, and nobody's is told",
      'if (Session.getEffectiveUser().getEmail() !== "") throw new Error("told")',
      'bound',
      /allowed/,
    ],
  ] as const)('%s: %s', async (_, __, attempt, install, expected) => {
    expect(await onOpenSays(install, attempt)).toMatch(expected);
  });
});

describe('scopes (§3.1)', () => {
  const TRY = `try { UrlFetchApp.fetch('https://a.example/'); return 'fetched' } catch (e) { return e.message }`;
  const MISSING =
    'Specified permissions are not sufficient to call UrlFetchApp.fetch. Required permissions: https://www.googleapis.com/auth/script.external_request';
  const hosts = { 'a.example': async () => new Response('') };

  it('must be in the manifest', async () => {
    const oauthScopes = ALL_SCOPES.filter((scope) => !scope.endsWith('external_request'));
    const probed = await probeStage({ hosts, manifest: { oauthScopes } });
    expect(await probed.probe(TRY)).toBe(MISSING);
    await probed.close();
  });

  it('must be granted', async () => {
    const probed = await probeStage({ hosts, users: [{ email: OWNER, granted: [] }] });
    expect(await probed.probe(TRY)).toBe(MISSING);
    await probed.stage.grant('all');
    expect(await probed.probe(TRY)).toBe('fetched');
    await probed.close();
  });

  it('are found in the code where the manifest names none', async () => {
    const probed = await probeStage({ hosts, manifest: { oauthScopes: undefined } });
    expect(await probed.probe(TRY)).toBe('fetched');
    await probed.close();
  });

  it('currentonly is not enough to open another document', async () => {
    const probed = await probeStage();
    await expect(probed.probe("SpreadsheetApp.openById('book')")).rejects.toThrow(
      'Specified permissions are not sufficient to call SpreadsheetApp.openById. Required permissions: https://www.googleapis.com/auth/spreadsheets',
    );
    await probed.close();
  });

  test.each([
    ['Range.getValues', ['currentOnly', 'spreadsheets']],
    ['Spreadsheet.getSheetById', undefined],
    ['Sheet.activate', undefined],
    ['Ui.alert', undefined],
    ['Ui.showSidebar', ['ui']],
    ['Trigger.getUniqueId', ['triggers']],
    ['MailApp.sendEmail', ['mail']],
    ['Session.getActiveUser', ['email']],
    ['Session.getActiveUserLocale', undefined],
    ['Properties.getProperty', undefined],
  ])('%s needs %j', (method, scopes) => {
    expect(methodRule(method).scopes).toEqual(scopes);
  });
});

describe('getAuthorizationInfo (§2.5)', () => {
  let probed: Probed;
  beforeAll(async () => {
    probed = await probeStage({ users: [{ email: OWNER, granted: ALL_SCOPES.slice(1) }] });
  });
  afterAll(() => probed.close());
  const INFO = `const i = ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL);
    return [i.getAuthorizationStatus() === ScriptApp.AuthorizationStatus.REQUIRED, i.getAuthorizationUrl() !== null]`;

  it('asks for consent that is missing, and where to give it', async () => {
    expect(await probed.probe(INFO)).toEqual([true, true]);
  });

  it('throws for scopes that are not in the manifest', async () => {
    await expect(
      probed.probe("ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL, ['x'])"),
    ).rejects.toThrow('not in the manifest');
  });
});

describe('consent (§1.1)', () => {
  let probed: Probed;
  afterEach(() => probed.close());
  const MENU = `
function onOpen() { SpreadsheetApp.getUi().createAddonMenu().addItem('Mail', 'mail').addToUi(); }
function mail() { MailApp.sendEmail(Session.getEffectiveUser().getEmail(), 'Hello', 'there'); }`;
  const EMAIL = 'https://www.googleapis.com/auth/userinfo.email';

  async function openedBy(granted: 'not-asked' | string[]) {
    probed = await probeStage({
      install: 'published',
      files: { 'Menu.js': MENU },
      users: [{ email: OWNER, granted }],
    });
    return probed.stage.open('book');
  }

  it('is not asked for when a document opens, and the menu is there', async () => {
    const editor = await openedBy('not-asked');
    expect([editor.menuItems, editor.question]).toEqual([['Mail'], null]);
  });

  it('is asked for once, by the first click, with every scope of the manifest', async () => {
    const editor = await openedBy('not-asked');
    const click = editor.clickMenu('Mail');
    const asked = await editor.asked();
    expect([asked.title, asked.buttons]).toEqual(['Authorization required', ['ALLOW', 'DENY']]);
    expect(asked.boxes).toEqual(ALL_SCOPES);
    expect(probed.stage.executions.map(({ functionName }) => functionName)).toEqual(['onOpen']);
    await asked.answer('ALLOW', 'all');
    await click;
    await editor.clickMenu('Mail');
    expect(probed.stage.outbox.map(({ to }) => to)).toEqual([OWNER, OWNER]);
  });

  it('goes with the window in which it was asked for', async () => {
    const editor = await openedBy('not-asked');
    const click = editor.clickMenu('Mail').catch(String);
    await editor.asked();
    await editor.close();
    expect(await click).toContain('Authorization is required');
    expect(editor.question).toBeNull();
  });

  it('that is denied runs nothing, and is asked for again by the next click', async () => {
    const editor = await openedBy('not-asked');
    for (const way of ['DENY', 'CLOSE']) {
      editor.willAnswer(way);
      await expect(editor.clickMenu('Mail')).rejects.toThrow(
        'Authorization is required to perform that action.',
      );
    }
    expect(probed.stage.outbox).toEqual([]);
    expect(probed.stage.executions.at(-1)).toMatchObject({ status: 'failed', cost: 0, calls: {} });
  });

  it('given in part runs the handler, which fails at what was left out, and is not asked again (§2.5)', async () => {
    const editor = await openedBy('not-asked');
    editor.willAnswer('ALLOW', EMAIL);
    const denied = /MailApp.sendEmail. Required permissions: .*script.send_mail/;
    await expect(editor.clickMenu('Mail')).rejects.toThrow(denied);
    await expect(editor.clickMenu('Mail')).rejects.toThrow(denied);
  });

  it('that was withdrawn is asked for again', async () => {
    const editor = await openedBy(ALL_SCOPES);
    await editor.clickMenu('Mail');
    await probed.stage.withdrawConsent();
    editor.willAnswer('DENY');
    await expect(editor.clickMenu('Mail')).rejects.toThrow('Authorization is required');
    editor.willAnswer('ALLOW', 'all');
    await editor.clickMenu('Mail');
    expect(probed.stage.outbox).toHaveLength(2);
  });

  it('installs the add-on for a collaborator who clicks in a document that uses it', async () => {
    const BEN = 'ben@example.org';
    probed = await probeStage({
      install: 'published',
      files: { 'Menu.js': MENU },
      users: [{ email: OWNER }, { email: BEN, installed: false }],
    });
    await (await probed.stage.open('book', OWNER)).clickMenu('Mail');
    const editor = await probed.stage.open('book', BEN);
    editor.willAnswer('ALLOW', 'all');
    await editor.clickMenu('Mail');
    expect(probed.stage.outbox.map(({ to }) => to)).toEqual([OWNER, BEN]);
  });

  it('is asked for by a run from the script editor', async () => {
    const editor = await openedBy('not-asked');
    editor.willAnswer('ALLOW', 'all');
    await probed.stage.run('mail', [], { editor });
    expect(probed.stage.outbox).toHaveLength(1);
  });

  it('is not asked for by a page, whose call fails at what was not given', async () => {
    const editor = await openedBy('not-asked');
    await expect(editor.callFromPage('mail')).rejects.toThrow(
      'Specified permissions are not sufficient to call Session.getEffectiveUser',
    );
  });
});

describe('what a script requires (§2.5)', () => {
  let probed: Probed;
  afterEach(() => probed.close());
  const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;
  const MAIL = scope('script.send_mail');
  const FETCH = scope('script.external_request');
  const MENU = `
function onOpen() {
  SpreadsheetApp.getUi().createAddonMenu().addItem('All', 'all').addItem('Mail', 'mail')
    .addItem('Tries', 'tries').addItem('Fetch', 'fetch').addToUi();
}
function all() { ScriptApp.requireAllScopes(ScriptApp.AuthMode.FULL); console.log('went on'); }
function mail() { ScriptApp.requireScopes(ScriptApp.AuthMode.FULL, ['${MAIL}']); console.log('went on'); }
function tries() { try { all() } catch (error) { console.log('caught ' + error.message) } }
function fetch() { UrlFetchApp.fetch('https://a.example/'); }
function link() { return ScriptApp.getAuthorizationInfo(ScriptApp.AuthMode.FULL, ['${MAIL}']).getAuthorizationUrl(); }`;

  async function openedWithout(missing: string[]) {
    const granted = ALL_SCOPES.filter((one) => !missing.includes(one));
    const files = { 'Menu.js': MENU };
    probed = await probeStage({ files, users: [{ email: OWNER, granted }] });
    return probed.stage.open('book');
  }
  const logged = () => probed.stage.executions.at(-1)?.logs.map(({ text }) => text);

  test.each([
    { item: 'All', missing: [MAIL, FETCH], asks: [FETCH, MAIL] },
    { item: 'Mail', missing: [MAIL, FETCH], asks: [MAIL] },
  ])('$item: the run ends, and Google asks for what is missing alone', async (row) => {
    const editor = await openedWithout(row.missing);
    const click = editor.clickMenu(row.item);
    const asked = await editor.asked();
    expect(asked.boxes).toEqual(row.asks);
    await asked.answer('ALLOW', 'all');
    await expect(click).rejects.toThrow('Authorization is required to perform that action.');
    expect(logged()).toEqual([]);
    await editor.clickMenu(row.item);
    expect(logged()).toEqual(['went on']);
  });

  it('is asked for again as long as a box is left out', async () => {
    const editor = await openedWithout([MAIL, FETCH]);
    editor.willAnswer('ALLOW', FETCH);
    await expect(editor.clickMenu('All')).rejects.toThrow('Authorization is required');
    const click = editor.clickMenu('All').catch(() => 'ended');
    const asked = await editor.asked();
    expect(asked.boxes).toEqual([MAIL]);
    await asked.answer('DENY');
    expect(await click).toBe('ended');
  });

  it('is not asked for where the script catches it', async () => {
    const editor = await openedWithout([MAIL]);
    await editor.clickMenu('Tries');
    expect([logged(), editor.question]).toEqual([
      ['caught Authorization is required to perform that action.'],
      null,
    ]);
  });

  it('can be given by the link of getAuthorizationInfo, which asks the same', async () => {
    const editor = await openedWithout([MAIL, FETCH]);
    const url = String(await probed.stage.run('link', [], { user: OWNER }));
    const followed = editor.follow(url);
    const asked = await editor.asked();
    expect(asked.boxes).toEqual([MAIL]);
    await asked.answer('ALLOW', MAIL);
    await followed;
    expect(await probed.stage.run('link', [], { user: OWNER })).toBeNull();
    await expect(editor.follow('https://elsewhere.example/')).rejects.toThrow('out of the stage');
  });

  it('fails at a call that nothing catches, and asks nothing', async () => {
    const editor = await openedWithout([FETCH]);
    await expect(editor.clickMenu('Fetch')).rejects.toThrow('permissions are not sufficient');
    expect(editor.question).toBeNull();
  });
});
