import { afterEach, describe, expect, it, test } from '@jest/globals';
import { durationMs } from '../../src/stage/platform/duration.ts';
import { gateFor } from './gate.ts';
import { type Probed, probeStage } from './probe-stage.ts';

const START = Date.UTC(2026, 10, 21, 9);
const LIMIT = 'Exceeded maximum execution time';
const FILES = {
  'slow.js': `
    function forever() { while (true) Math.sqrt(2); }
    function twoWrites() {
      const p = PropertiesService.getUserProperties();
      try { p.setProperty('first', '1'); Utilities.sleep(300000); Utilities.sleep(300000); p.setProperty('second', '2'); }
      finally { p.setProperty('finally', '1'); }
    }`,
};

describe('durations', () => {
  test.each([
    ['3 days', 259_200_000],
    ['1 hour', 3_600_000],
    ['90 minutes', 5_400_000],
    ['250 ms', 250],
    [17, 17],
  ])('reads %j', (duration, ms) => {
    expect(durationMs(duration)).toBe(ms);
  });
});

let probed: Probed;
async function open(options = {}) {
  probed = await probeStage({ files: FILES, clock: { startsAt: START }, ...options });
}
afterEach(() => probed?.close());

describe('the clock', () => {
  it('is one for Date, sleep and the stage', async () => {
    await open();
    const body =
      'const a = Date.now(); Utilities.sleep(1500); return [a, Date.now(), new Date().getTime(), new Date(0).getTime()]';
    expect(await probed.probe(body)).toEqual([START, START + 1500, START + 1500, 0]);
    expect(probed.stage.now()).toBe(START + 1500);
  });

  it('stands still while scripts compute and services answer', async () => {
    await open();
    await probed.probe(
      "for (let i = 0; i < 50; i++) PropertiesService.getUserProperties().setProperty('a', i)",
    );
    expect(probed.stage.now()).toBe(START);
  });

  it('lets two that sleep wake in the order of their times', async () => {
    // Neither sleeps before the other is there, however busy the machine.
    await open({ hosts: { 'gate.example': gateFor(2) } });
    const log = (ms: number) =>
      probed.probe(
        `UrlFetchApp.fetch('https://gate.example/'); Utilities.sleep(${ms}); return Date.now()`,
      );
    expect(await Promise.all([log(5000), log(2000)])).toEqual([START + 5000, START + 2000]);
  });

  it('goes where it is sent', async () => {
    await open();
    await probed.stage.advance('3 days');
    expect(await probed.probe('return new Date().toISOString()')).toBe('2026-11-24T09:00:00.000Z');
  });

  it('is offered to a service, which then lives in the same day', async () => {
    const hosts = { 'time.example': async () => new Response(String(probed.stage.now())) };
    await open({ hosts });
    await probed.stage.advance('90 minutes');
    const body =
      "Utilities.sleep(1000); return Number(UrlFetchApp.fetch('https://time.example/').getContentText()) - Date.now()";
    expect(await probed.probe(body)).toBe(0);
  });
});

describe('limits of an execution (§6.1)', () => {
  it('ends it after six minutes, between two writes, without its finally blocks', async () => {
    await open();
    await expect(probed.stage.run('twoWrites')).rejects.toThrow(LIMIT);
    expect(await probed.stage.properties('user')).toEqual({ first: '1' });
    expect(probed.stage.executions.at(-1)).toMatchObject({ status: 'killed', durationMs: 360_000 });
  });

  it('ends a simple trigger after thirty seconds', async () => {
    await open({ files: { 'Late.js': 'function onOpen() { Utilities.sleep(31000); }' } });
    await probed.stage.open('book');
    expect(probed.stage.executions.at(-1)).toMatchObject({
      functionName: 'onOpen',
      status: 'killed',
      durationMs: 30_000,
      failure: { message: LIMIT },
    });
  });

  it('releases what a killed execution held', async () => {
    await open();
    const holder = probed.probe(
      'LockService.getUserLock().waitLock(1); Utilities.sleep(299000); Utilities.sleep(299000)',
    );
    const waiter = probed.probe(
      'Utilities.sleep(1); return LockService.getUserLock().tryLock(500000)',
    );
    await expect(holder).rejects.toThrow(LIMIT);
    // The waiter's own six minutes end a millisecond later than the holder's.
    await waiter.catch(() => undefined);
    expect(await probed.probe('return LockService.getUserLock().tryLock(0)')).toBe(true);
  });

  it('does not count the time a person takes to answer', async () => {
    await open();
    const editor = await probed.stage.open('book');
    const running = probed.stage.run(
      'probe',
      ["SpreadsheetApp.getUi().alert('later'); return 'done'"],
      { editor },
    );
    const asked = await editor.asked();
    await probed.stage.advance('1 hour');
    await asked.answer('OK');
    expect(await running).toBe('done');
    expect(probed.stage.executions.at(-1)?.durationMs).toBe(0);
  });

  it('lets a person run thirty at once and no more', async () => {
    await open();
    const editor = await probed.stage.open('book');
    const body = "SpreadsheetApp.getUi().alert('wait')";
    const waiting = Array.from({ length: 30 }, () => probed.stage.run('probe', [body], { editor }));
    const settled = Promise.allSettled(waiting);
    // A run out of a document is asked about consent first, so it starts a moment later.
    while (probed.stage.executions.filter(({ status }) => status === 'running').length < 30)
      await new Promise((resolve) => setImmediate(resolve));
    await expect(probed.stage.run('probe', ['return 1'])).rejects.toThrow(
      'There are too many scripts running simultaneously for this Google user account.',
    );
    await editor.close();
    expect((await settled).map(({ status }) => status)).toEqual(Array(30).fill('fulfilled'));
  });
});

it('a service call outside the time limit of a loop still ends: computing moves the clock after a grace', async () => {
  await open({ computingGraceMs: 50 });
  const body =
    'const start = Date.now(); while (Date.now() === start) Math.sqrt(2); return Date.now() > start';
  expect(await probed.probe(body)).toBe(true);
});
