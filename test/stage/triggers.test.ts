import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

const ADA = 'ada@example.org';
const BEN = 'ben@example.org';
const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 21, 9);

const FILES = {
  'tick.js': `
    function tick(e) { console.log(JSON.stringify(e)); }
    function whereAmI() { const s = SpreadsheetApp.getActiveSpreadsheet(); console.log(s === null ? 'null' : s.getId() + ' ' + Session.getEffectiveUser().getEmail()); }
    function noUi() { SpreadsheetApp.getUi(); }
    function slow() { Utilities.sleep(300000); Utilities.sleep(300000); }`,
};
const everyHour = (handler = 'tick') =>
  `return ScriptApp.newTrigger('${handler}').timeBased().everyHours(1).create().getUniqueId()`;

let probed: Probed;
async function open(install: 'bound' | 'published' | 'test', switches = {}) {
  probed = await probeStage({
    install,
    files: FILES,
    switches,
    users: [{ email: ADA }, { email: BEN }],
    documents: [
      { id: 'book', name: 'Book' },
      { id: 'other', name: 'Other' },
    ],
    clock: { startsAt: START },
  });
}
afterEach(() => probed.close());
const runs = (name: string) =>
  probed.stage.executions.filter(({ functionName }) => functionName === name);

describe('clock triggers of a published add-on (§2.1)', () => {
  beforeEach(() => open('published'));

  it('are one a person and document', async () => {
    await probed.probe(everyHour());
    await expect(probed.probe(everyHour())).rejects.toThrow(
      'This add-on has created too many time-based triggers in this document for this Google user account.',
    );
    await probed.stage.run('probe', [everyHour()], { document: 'other', user: ADA });
    await probed.stage.run('probe', [everyHour()], { document: 'book', user: BEN });
    expect(await probed.stage.triggers()).toHaveLength(3);
  });

  it('come hourly at most', async () => {
    await expect(
      probed.probe("ScriptApp.newTrigger('tick').timeBased().everyMinutes(30).create()"),
    ).rejects.toThrow('at most once every hour');
  });

  it('are seen by their maker alone, by document with getUserTriggers, everywhere with getProjectTriggers', async () => {
    await probed.probe(everyHour());
    await probed.stage.run('probe', [everyHour()], { document: 'other', user: ADA });
    const count =
      'const s = SpreadsheetApp.getActiveSpreadsheet(); return [ScriptApp.getUserTriggers(s).length, ScriptApp.getProjectTriggers().length]';
    expect(await probed.probe(count)).toEqual([1, 2]);
    expect(await probed.probe(count, { user: BEN })).toEqual([0, 0]);
  });

  it('run in the document they were made in, as their maker, without a UI (§2.3)', async () => {
    await probed.probe(everyHour('whereAmI'), { user: BEN });
    await probed.stage.advance('1 hour');
    expect(runs('whereAmI').map(({ logs, user, mode }) => [logs[0]?.text, user, mode])).toEqual([
      [`book ${BEN}`, BEN, 'FULL'],
    ]);
  });

  it('cannot call getUi', async () => {
    await probed.probe(everyHour('noUi'));
    await probed.stage.advance('1 hour');
    expect(runs('noUi')[0]?.failure?.message).toBe(
      'Cannot call SpreadsheetApp.getUi() from this context.',
    );
  });

  it('still fire without consent, and die at the first call that needs it (§2.5)', async () => {
    await probed.probe(everyHour('whereAmI'));
    await probed.stage.grant([], ADA);
    await probed.stage.advance('1 hour');
    expect(runs('whereAmI')[0]?.failure?.message).toMatch(
      /^Specified permissions are not sufficient/,
    );
  });

  it('stop with the add-on, and go on with it', async () => {
    await probed.probe(everyHour());
    await probed.stage.command('install', ADA, false);
    await probed.stage.advance('2 hours');
    expect(runs('tick')).toEqual([]);
    await probed.stage.command('install', ADA, true);
    await probed.stage.advance('1 hour');
    expect(runs('tick')).toHaveLength(1);
  });

  it('find no document when theirs is gone', async () => {
    await probed.probe(everyHour('whereAmI'));
    await probed.stage.command('removeDocument', 'book');
    await probed.stage.advance('1 hour');
    expect(runs('whereAmI')[0]?.logs[0]?.text).toBe('null');
  });

  it('ask in vain for their document once it is gone, where the switch says that it throws (§2.3)', async () => {
    await probed.close();
    await open('published', { lostDocument: 'throws' });
    await probed.probe(everyHour('whereAmI'));
    await probed.stage.command('removeDocument', 'book');
    await probed.stage.advance('1 hour');
    expect(runs('whereAmI')[0]?.failure?.message).toMatch(/^Document book is missing/);
  });

  it('spend ninety minutes a day of a consumer, and no more', async () => {
    await probed.probe(everyHour('slow'));
    await probed.stage.advance('24 hours');
    const ran = runs('slow').filter(({ durationMs }) => durationMs > 0);
    expect(ran).toHaveLength(15);
    expect(runs('slow').at(-1)?.failure?.message).toBe(
      'Service using too much computer time for one day.',
    );
  });
});

describe('clock triggers of a bound script', () => {
  beforeEach(() => open('bound'));

  it('carry the documented event (§2.4)', async () => {
    const id = await probed.probe(everyHour());
    await probed.stage.advance('1 hour');
    const [run] = runs('tick');
    expect(JSON.parse(run?.logs[0]?.text ?? '{}')).toMatchObject({
      authMode: 'FULL',
      triggerUid: id,
      year: 2026,
      month: 11,
      'day-of-month': 21,
      'day-of-week': 6,
      timezone: 'UTC',
    });
  });

  it('are twenty a person at most', async () => {
    await probed.probe(
      `for (let i = 0; i < 20; i++) ScriptApp.newTrigger('tick').timeBased().everyHours(1).create()`,
    );
    await expect(probed.probe(everyHour())).rejects.toThrow('This script has too many triggers.');
  });

  it.each([
    ['everyMinutes(1)', 10],
    ['everyMinutes(5)', 2],
  ])('come as often as they say: %s', async (builder, times) => {
    await probed.probe(`ScriptApp.newTrigger('tick').timeBased().${builder}.create()`);
    await probed.stage.advance('10 minutes');
    expect(runs('tick')).toHaveLength(times);
  });

  it('keep one minute of the hour', async () => {
    await probed.probe(everyHour());
    await probed.stage.advance('5 hours');
    const starts = runs('tick').map(({ startedAt }) => startedAt);
    expect(starts).toHaveLength(5);
    expect(new Set(starts.map((at) => at % HOUR)).size).toBe(1);
  });

  test.each([
    ['no frequency', '', 'needs a frequency'],
    ['half an hour', '.everyHours(0.5)', 'Invalid argument: n'],
    ['minutes the platform has not', '.everyMinutes(7)', 'Invalid argument: n'],
  ])('refuse %s', async (_, builder, message) => {
    await expect(
      probed.probe(`ScriptApp.newTrigger('tick').timeBased()${builder}.create()`),
    ).rejects.toThrow(message);
  });

  it('do not run at all while consent is missing (§2.5)', async () => {
    await probed.probe(everyHour());
    await probed.stage.grant([], ADA);
    await probed.stage.advance('2 hours');
    expect(runs('tick')).toEqual([]);
  });

  it('can be deleted by their maker alone', async () => {
    await probed.probe(everyHour());
    await probed.probe(
      'ScriptApp.getProjectTriggers().forEach((t) => ScriptApp.deleteTrigger(t))',
      { user: BEN },
    );
    expect(await probed.stage.triggers()).toHaveLength(1);
    await probed.probe('ScriptApp.getProjectTriggers().forEach((t) => ScriptApp.deleteTrigger(t))');
    expect(await probed.stage.triggers()).toEqual([]);
  });

  it('run when a person presses the button', async () => {
    const id = await probed.probe(everyHour());
    expect(await probed.stage.runTrigger(String(id))).toMatchObject({
      functionName: 'tick',
      kind: 'trigger',
      status: 'completed',
    });
  });
});

it('a test deployment has no installable triggers (§1.4)', async () => {
  await open('test');
  await expect(probed.probe(everyHour())).rejects.toThrow(
    'Installable triggers are not supported in test deployments.',
  );
});

it('a clock trigger finds no document where the switch says so (§2.3)', async () => {
  await open('published', { triggerDocument: 'none' });
  await probed.probe(everyHour('whereAmI'));
  await probed.stage.advance('1 hour');
  expect(runs('whereAmI')[0]?.logs[0]?.text).toBe('null');
});
