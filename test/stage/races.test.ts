import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../src/stage/stage.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';

const PROJECT = 'test/stage/programs/lock-guarded-counter';
const EXECUTIONS = TAKES_EVERY_CASE ? 20 : 6;
const TIMES = TAKES_EVERY_CASE ? 50 : 25;

describe(`${EXECUTIONS} executions that append a row each`, () => {
  let stage: Stage;
  beforeAll(async () => {
    const documents = [{ id: 'book', name: 'Guests' }];
    stage = await openStage({ project: 'test/stage/programs/guest-book', documents });
  });
  afterAll(() => stage.close());

  it('leave as many rows, because a row is found and written in one step', async () => {
    const names = Array.from({ length: EXECUTIONS }, (_, index) => `guest ${index}`);
    await Promise.all(names.map((name) => stage.run('sign', [name])));
    const pages = (await stage.run('pages')) as string[];
    expect(pages.toSorted()).toEqual(names.toSorted());
  });
});

describe(`${EXECUTIONS} executions that count to ${TIMES} in one property`, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage({ project: PROJECT });
  });
  afterAll(() => stage.close());

  // Many threads on a busy machine take their time; nothing here waits for a clock.

  async function countTogether(functionName: string): Promise<number> {
    await stage.setProperties('user', { count: '0' });
    const runs = Array.from({ length: EXECUTIONS }, () => stage.run(functionName, [TIMES]));
    await Promise.all(runs);
    return Number((await stage.properties('user')).count);
  }

  it('lose nothing under the user lock (§4.2)', async () => {
    expect(await countTogether('countWithLock')).toBe(EXECUTIONS * TIMES);
  });

  it('lose counts without it, because they are real threads', async () => {
    let lost = false;
    for (let attempt = 0; attempt < 10 && !lost; attempt += 1)
      lost = (await countTogether('countWithoutLock')) < EXECUTIONS * TIMES;
    expect(lost).toBe(true);
  });
});
