import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, test } from '@jest/globals';
import type { Execution } from '../../src/stage/index.ts';
import { openStage, type Stage } from '../../src/stage/stage.ts';
import { type Probed, probeStage, withProject } from './probe-stage.ts';

// A stage takes the process which a closed one left. It must not show.

const processOf = (stage: Stage) =>
  (stage as unknown as { kernel: { child: ChildProcess } }).kernel.child.pid;

/** Whether it still runs in the closed stage is seen by the requests it makes. */
const PROGRAM = {
  'More.js': `
    function ask(path) { return UrlFetchApp.fetch('https://api.example/' + path).getContentText(); }
    function askForever() { for (;;) { ask('again'); Utilities.sleep(1000); } }
    function computeForever() { for (;;) ; }
    function askLate() { ask('late'); PropertiesService.getUserProperties().setProperty('late', 'yes'); }
    function question() { SpreadsheetApp.getUi().alert('Well?'); ask('answered'); }
    function everyHour() { ScriptApp.newTrigger('tick').timeBased().everyHours(1).create(); }
    function tick() { ask('tick'); }
  `,
};

it('takes over the process of a stage in the same zone, or else one that moves to its zone', async () => {
  const hours = 'return [new Date(0).getHours(), new Date(2026, 0).getTimezoneOffset()]';
  const inTokyo = { manifest: { timeZone: 'Asia/Tokyo' } };
  const [first, second] = [await probeStage(), await probeStage(inTokyo)];
  const [left, leftInTokyo] = [first, second].map(({ stage }) => processOf(stage));
  expect(await second.probe(hours)).toEqual([9, -540]);
  for (const { close } of [first, second]) await close();

  const next = await probeStage();
  const moved = await probeStage();
  const beside = await probeStage();
  expect([next, moved].map(({ stage }) => processOf(stage))).toEqual([left, leftInTokyo]);
  expect([left, leftInTokyo]).not.toContain(processOf(beside.stage));
  for (const { probe } of [next, moved, beside]) expect(await probe(hours)).toEqual([20, 240]);
  for (const { close } of [next, beside, moved]) await close();

  const back = await probeStage(inTokyo);
  expect(await back.probe(hours)).toEqual([9, -540]);
  expect(await back.probe("return Utilities.formatDate(new Date(0), 'Asia/Tokyo', 'HH')")).toBe(
    '09',
  );
  await back.close();
});

const VERSIONS = {
  'Code.js': `
    function all() {
      return ['one', HtmlService.createHtmlOutputFromFile('Page').getContent(), PAGES].join(' ');
    }
    const PAGES = typeof more === 'undefined' ? 'alone' : 'with more';`,
  'Page.html': '<p>one</p>',
};

/** Each is as long as what it replaces, and written at once after it was read. */
const CHANGES = [
  { what: 'nothing', change: {}, sees: 'one <p>one</p> alone', isSame: true },
  {
    what: 'its code',
    change: { 'Code.js': VERSIONS['Code.js'].replace("'one'", "'two'") },
    sees: 'two <p>one</p> alone',
  },
  { what: 'a page', change: { 'Page.html': '<p>two</p>' }, sees: 'one <p>two</p> alone' },
  {
    what: 'a file more',
    change: { 'A.js': 'function more() {}' },
    sees: 'one <p>one</p> with more',
  },
];

test.each(CHANGES)('runs its project as it is now: $what has changed', async (row) => {
  await withProject(VERSIONS, async (project) => {
    const open = () => openStage({ project, warmThreads: 1 });
    const first = await open();
    expect(await first.run('all')).toBe('one <p>one</p> alone');
    await first.close();
    for (const [name, text] of Object.entries(row.change))
      await writeFile(join(project, name), text);
    const next = await open();
    expect(processOf(next)).toBe(processOf(first));
    expect(await next.run('all')).toBe(row.sees);
    expect(next.project === first.project).toBe(row.isSame ?? false);
    await next.close();
  });
});

it('sees the environment of its own time, and leaves a process alone that was started in another', async () => {
  const localeNow = 'return new Intl.DateTimeFormat().resolvedOptions().locale';
  const before = process.env.LC_ALL;
  const first = await probeStage();
  const left = processOf(first.stage);
  await first.close();
  process.env.LC_ALL = 'pt_BR';
  const changed = await probeStage();
  if (before === undefined) delete process.env.LC_ALL;
  else process.env.LC_ALL = before;
  expect(processOf(changed.stage)).not.toBe(left);
  expect(await changed.probe(localeNow)).toBe('pt-BR');
  const back = await probeStage();
  expect(processOf(back.stage)).toBe(left);
  expect(await back.probe(localeNow)).not.toBe('pt-BR');
  for (const { close } of [changed, back]) await close();
});

const STORES = `
  const stores = PropertiesService;
  for (const store of [stores.getUserProperties(), stores.getScriptProperties(), stores.getDocumentProperties()])
    store.setProperty('seen', 'yes');
  SpreadsheetApp.getActiveSheet().getRange('A1').setValue('seen');
  MailApp.sendEmail('ada@example.org', 'Seen', 'yes');
  LockService.getScriptLock().tryLock(1);
  Array.prototype.seen = 'yes';
  ScriptApp.newTrigger('probeMenu').timeBased().everyHours(1).create();`;

const LOOKS = `
  const stores = PropertiesService;
  return [stores.getUserProperties(), stores.getScriptProperties(), stores.getDocumentProperties()]
    .map((store) => store.getProperty('seen'))
    .concat(SpreadsheetApp.getActiveSheet().getRange('A1').getValue(),
      LockService.getScriptLock().tryLock(1), typeof [].seen, ScriptApp.getProjectTriggers().length);`;

it('finds nothing of the stage before it', async () => {
  const first = await probeStage({ switches: { propertyValueLimit: false } });
  await first.probe(STORES);
  await first.stage.faults.add({
    at: { method: 'Properties.getProperty' },
    happens: { kind: 'storage-error' },
  });
  await first.stage.advance('3 days');
  const left = processOf(first.stage);
  await first.close();

  const startsAt = Date.UTC(2026, 11, 24, 18);
  const next = await probeStage({ clock: { startsAt } });
  expect(processOf(next.stage)).toBe(left);
  expect(await next.probe(LOOKS)).toEqual([null, null, null, '', true, 'undefined', 0]);
  expect(await next.probe('return Date.now()')).toBe(startsAt);
  const refused = next.probe('SpreadsheetApp.getActiveSheet().getRange(0, 1)');
  await expect(refused).rejects.toThrow('The starting row of the range is too small');
  expect([next.stage.outbox, await next.stage.triggers()]).toEqual([[], []]);
  expect(next.stage.executions.map(({ id }) => id)).toEqual([1, 2, 3]);
  await next.close();
});

type Doing = {
  name: string;
  begin: (probed: Probed, reached: Promise<void>) => Promise<unknown>;
};

/** Each is under way when its stage closes. */
const DOINGS: Doing[] = [
  {
    name: 'asks a host again and again',
    begin: (probed, reached) => {
      void failing(probed.stage.run('askForever'));
      return reached;
    },
  },
  {
    name: 'computes without an end',
    begin: async ({ stage }) => {
      void failing(stage.run('computeForever'));
      await running(stage, 'computeForever');
    },
  },
  {
    name: 'waits for a host that answers when the next stage is open',
    begin: (probed, reached) => {
      void failing(probed.stage.run('askLate'));
      return reached;
    },
  },
  {
    name: 'waits for a person',
    begin: async ({ stage }) => {
      const editor = await stage.open('book');
      void failing(stage.run('question', [], { editor }));
      await editor.asked();
    },
  },
  {
    name: 'waits for its hour, with a thousand of them to come',
    begin: async ({ stage }, reached) => {
      await stage.run('everyHour');
      void failing(stage.advance('1000 hours'));
      await reached;
    },
  },
  {
    name: 'has just been asked to start',
    begin: async ({ stage }) => void failing(stage.run('askForever')),
  },
];

const failing = (work: Promise<unknown>) => expect(work).rejects.toThrow('The stage is closed');

function running(stage: Stage, name: string): Promise<void> {
  return new Promise((seen) => {
    stage.onEvent((event) => {
      if (event.event === 'execution' && event.execution.functionName === name) seen();
    });
  });
}

test.each(DOINGS)('hears nothing of a script that $name', async ({ begin }) => {
  const asked: string[] = [];
  let reach = () => {};
  let letGo = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const later = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const host = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    reach();
    if (pathname === '/late') await later;
    return new Response(pathname);
  };
  const first = await probeStage({ files: PROGRAM, hosts: { 'api.example': host } });
  const left = processOf(first.stage);
  await begin(first, reached);
  await first.close();
  const before = asked.length;

  const events: Execution[] = [];
  const { stage: next, close } = await probeStage({
    files: PROGRAM,
    hosts: { 'api.example': host },
  });
  next.onEvent((event) => void (event.event === 'execution' && events.push(event.execution)));
  letGo();
  for (let time = 0; time < 3; time += 1) expect(await next.run('ask', ['now'])).toBe('/now');
  await next.advance('3 hours');
  expect(processOf(next)).toBe(left);
  expect(asked.slice(before)).toEqual(['/now', '/now', '/now']);
  expect(new Set(events.map(({ functionName }) => functionName))).toEqual(new Set(['ask']));
  expect(await next.properties('user')).toEqual({});
  expect(next.now()).toBe(Date.UTC(2026, 10, 21, 12));
  await close();
});
