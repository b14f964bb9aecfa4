import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { type Probed, probeStage } from './probe-stage.ts';

let probed: Probed;
beforeAll(async () => {
  probed = await probeStage({
    latency: 'google',
    hosts: {
      'quay.example': async () => {
        const seen = await probed.probe('return LockService.getUserLock().hasLock()');
        return new Response(String(seen));
      },
    },
  });
});
afterAll(() => probed.close());

const durationOf = async (body: string): Promise<number> => {
  await probed.probe(body);
  return probed.stage.executions.at(-1)?.durationMs ?? 0;
};

describe('calls take the time they take on Google', () => {
  const cell = 'const cell = SpreadsheetApp.getActiveSheet().getRange("A1");';
  const many = 'SpreadsheetApp.getActiveSheet().getRange(1, 1, 1000, 20)';
  test.each([
    ['a write', `${cell} cell.setValue(1)`, 7],
    ['a read', `${cell} cell.getValue()`, 100],
    ['three hundred writes', `${cell} for (let i = 0; i < 300; i++) cell.setValue(i)`, 2_100],
    ['twenty thousand cells at once', `${many}.getValues()`, 300],
    ['a property', 'PropertiesService.getUserProperties().getProperty("a")', 40],
    ['a lock', 'LockService.getUserLock().tryLock(0)', 40],
    ['what stays in the script', 'for (let i = 0; i < 100; i++) Utilities.getUuid()', 0],
  ])('%s', async (_, body, ms) => {
    expect(await durationOf(body)).toBe(ms);
  });

  it('so that a script meets its six minutes by working', async () => {
    const body = `${cell} for (let i = 0; ; i++) { cell.getValue(); console.log(i); }`;
    await expect(probed.probe(body)).rejects.toThrow('Exceeded maximum execution time');
    const execution = probed.stage.executions.at(-1);
    expect(execution?.durationMs).toBe(360_000);
    expect(execution?.calls['Range.getValue']).toBe(3_600);
  });

  it('while executions beside each other take it together', async () => {
    const before = probed.stage.now();
    const body = `${cell} for (let i = 0; i < 10; i++) cell.getValue()`;
    await Promise.all([1, 2, 3].map(() => probed.probe(body)));
    expect(probed.stage.now() - before).toBeLessThan(3_000);
  });

  it('also in an execution that a host starts before it answers', async () => {
    const body = 'return UrlFetchApp.fetch("https://quay.example").getContentText()';
    expect(await probed.probe(body)).toBe('false');
  });

  it('and triggers that are due meanwhile run', async () => {
    await probed.probe('ScriptApp.newTrigger("probeMenu").timeBased().everyMinutes(1).create()');
    await durationOf(`${cell} for (let i = 0; i < 1200; i++) cell.getValue()`);
    const trigger = probed.stage.executions.find(({ kind }) => kind === 'trigger');
    expect(trigger?.status).toBe('completed');
  });
});

it('takes no time where that is asked for', async () => {
  const quick = await probeStage({ latency: 'none' });
  try {
    await quick.probe('PropertiesService.getUserProperties().setProperty("a", "b")');
    expect(quick.stage.executions.at(-1)?.durationMs).toBe(0);
  } finally {
    await quick.close();
  }
});

it('takes the times that were measured, and the usual ones for the rest', async () => {
  const measured = await probeStage({ latency: { property: 25 } });
  const durations: (number | undefined)[] = [];
  for (const body of [
    'PropertiesService.getUserProperties().getProperty("a")',
    'LockService.getUserLock().tryLock(0)',
  ]) {
    await measured.probe(body);
    durations.push(measured.stage.executions.at(-1)?.durationMs);
  }
  expect(durations).toEqual([25, 40]);
  await measured.close();
});
