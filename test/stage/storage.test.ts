import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Quota, User } from '../../src/stage/kernel/users.ts';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
const ADA = { email: 'ada@example.org' };
const BEN = { email: 'ben@example.org' };
const CY = { email: 'cy@example.org' };
const DEE = { email: 'dee@example.org' };
const open = (deterministic = false) =>
  probeStage({
    deterministic,
    users: [ADA, BEN, CY, DEE],
    documents: [
      { id: 'book', name: 'Book' },
      { id: 'other', name: 'Other' },
    ],
  });
beforeAll(async () => {
  probed = await open();
});
afterAll(() => probed.close());

const inOther = (body: string, user = ADA.email) =>
  probed.stage.run('probe', [body], { document: 'other', user });

describe('PropertiesService (§4.1)', () => {
  it('shares user properties over documents, and with nobody else', async () => {
    await probed.probe("PropertiesService.getUserProperties().setProperty('a', 1)");
    const read = "return PropertiesService.getUserProperties().getProperty('a')";
    expect([await inOther(read), await inOther(read, BEN.email)]).toEqual(['1', null]);
  });

  it('shares document properties over users, and with no other document', async () => {
    await probed.probe("PropertiesService.getDocumentProperties().setProperty('a', 'b')");
    const read = "return PropertiesService.getDocumentProperties().getProperty('a')";
    expect([await probed.probe(read, { user: BEN.email }), await inOther(read)]).toEqual([
      'b',
      null,
    ]);
  });

  it('shares script properties with everyone everywhere', async () => {
    await probed.probe("PropertiesService.getScriptProperties().setProperty('a', 'b')");
    const read = "return PropertiesService.getScriptProperties().getProperty('a')";
    expect(await inOther(read, BEN.email)).toBe('b');
  });

  it('has no document properties outside a document', async () => {
    const bare = await probeStage({ documents: [] });
    const body = 'return PropertiesService.getDocumentProperties() === null';
    expect(await bare.stage.run('probe', [body])).toBe(true);
    await bare.close();
  });

  it('gives a copy, keeps strings only, and chains', async () => {
    const body = `
      const p = PropertiesService.getUserProperties();
      p.setProperty('n', 1.5).setProperties({ o: {}, t: true }).deleteProperty('t');
      const copy = p.getProperties(); copy.n = 'changed';
      return [p.getProperties(), p.getKeys().sort()]`;
    expect(await probed.probe(body, { user: BEN.email })).toEqual([
      { n: '1.5', o: '[object Object]' },
      ['n', 'o'],
    ]);
  });

  it('removes all other keys when setProperties is told to', async () => {
    const body = `
      const p = PropertiesService.getUserProperties();
      p.setProperties({ a: '1', b: '2' }); p.setProperties({ c: '3' }, true);
      return p.getProperties()`;
    expect(await probed.probe(body)).toEqual({ c: '3' });
  });

  test.each([
    [
      'a value over 9 KB',
      "setProperty('a', 'x'.repeat(9 * 1024 + 1))",
      'Argument too large: value',
    ],
    ['an empty key', "setProperty('', 'x')", 'the property name must not be null or empty'],
    ['a null key', 'getProperty(null)', 'the property name must not be null or empty'],
    ['a key over 8,066 bytes', "setProperty('k'.repeat(8067), 'x')", 'Data storage error'],
  ])('refuses %s', async (_, call, message) => {
    await expect(probed.probe(`PropertiesService.getUserProperties().${call}`)).rejects.toThrow(
      message,
    );
  });

  it('refuses more than 500 KB in a store, and writes nothing of the call that is too much', async () => {
    const body = `
      const p = PropertiesService.getUserProperties();
      for (let i = 0; i < 55; i++) p.setProperty('k' + i, 'x'.repeat(9 * 1024));
      try { p.setProperties({ small: '1', big: 'x'.repeat(9 * 1024) }) } catch (e) { return [e.message, p.getProperty('small')] }`;
    expect(await probed.probe(body, { user: CY.email })).toEqual([
      'You have exceeded the property storage quota. Please remove some properties and try again.',
      null,
    ]);
  });

  it('ends the day when the quota is spent, and begins another 24 hours after the first use', async () => {
    await probed.stage.command('spendQuota', ADA.email, 'graphite property', 1);
    const write = "PropertiesService.getUserProperties().setProperty('a', 'b')";
    await probed.probe(write);
    await expect(probed.probe(write)).rejects.toThrow(
      'Service invoked too many times for one day: graphite property writes.',
    );
    await probed.stage.advance('24 hours');
    await probed.probe(write);
  });

  it('counts reads and writes together', async () => {
    await probed.stage.command('spendQuota', ADA.email, 'graphite property', 1);
    await probed.probe("PropertiesService.getUserProperties().getProperty('a')");
    await expect(
      probed.probe("PropertiesService.getUserProperties().setProperty('a', 'b')"),
    ).rejects.toThrow('graphite property writes.');
    await probed.stage.advance('24 hours');
  });
});

describe('a day’s quotas (§5.2, §4.1, §6.1, §2.1)', () => {
  test.each([
    { quota: 'urlfetch', consumer: 20_000, workspace: 100_000 },
    { quota: 'graphite property', consumer: 50_000, workspace: 500_000 },
    { quota: 'email', consumer: 100, workspace: 1_500 },
    { quota: 'trigger runtime ms', consumer: 90 * 60_000, workspace: 6 * 3_600_000 },
  ])('$quota: $consumer for a consumer, $workspace in Workspace', ({ quota, ...limits }) => {
    for (const account of ['consumer', 'workspace'] as const) {
      const user = new User({ email: 'a@example.org', account }, []);
      expect(user.left(quota as Quota, 0)).toBe(limits[account]);
    }
  });
});

describe('LockService (§4.2)', () => {
  // Holder and rival start together. On a racing stage a busy machine may deliver the rival's start
  // when the holder has slept already, for nobody else computes and time runs on.
  let inTurns: Probed;
  beforeAll(async () => {
    inTurns = await open(true);
  });
  afterAll(() => inTurns.close());

  const HOLD = 'LockService.getUserLock().waitLock(1000); Utilities.sleep(60000)';

  it('throws when another execution held it for too long', async () => {
    const holder = inTurns.probe(HOLD);
    const waiter = inTurns.probe('Utilities.sleep(1); LockService.getUserLock().waitLock(30000)');
    await expect(waiter).rejects.toThrow(
      'Lock timeout: another process was holding the lock for too long.',
    );
    await holder;
  });

  it('gives the lock to who waits when the holder ends without releasing', async () => {
    const holder = inTurns.probe(HOLD);
    const body =
      'Utilities.sleep(1); const l = LockService.getUserLock(); return [l.tryLock(90000), l.hasLock(), Date.now()]';
    const start = inTurns.stage.now();
    const [taken, has, at] = (await inTurns.probe(body)) as [boolean, boolean, number];
    await holder;
    expect([taken, has]).toEqual([true, true]);
    // What the scripts compute in between counts too.
    expect(at - start).toBeGreaterThanOrEqual(60_000);
    expect(at - start).toBeLessThan(70_000);
  });

  test.each([
    ['the user lock of another person', 'User', BEN.email, 'book', true],
    ['the user lock of the same person elsewhere', 'User', ADA.email, 'other', false],
    ['the document lock of another document', 'Document', ADA.email, 'other', true],
    ['the document lock of another person here', 'Document', BEN.email, 'book', false],
    ['the script lock of anyone anywhere', 'Script', BEN.email, 'other', false],
  ])('%s: free or not', async (_, kind, user, document, free) => {
    const holder = inTurns.probe(`LockService.get${kind}Lock().waitLock(1); Utilities.sleep(5000)`);
    const body = `Utilities.sleep(1); return LockService.get${kind}Lock().tryLock(0)`;
    expect(await inTurns.stage.run('probe', [body], { document, user })).toBe(free);
    await holder;
  });

  it('is lost while a person answers an alert (§7.4)', async () => {
    const { stage } = inTurns;
    const editor = await stage.open('book', ADA.email);
    const body = `
      const l = LockService.getUserLock(); l.waitLock(1);
      SpreadsheetApp.getUi().alert('wait');
      return l.hasLock()`;
    editor.willAnswer('OK');
    expect(await stage.run('probe', [body], { editor })).toBe(false);
  });
});
