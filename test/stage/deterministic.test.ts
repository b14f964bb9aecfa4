import { beforeAll, describe, expect, it } from '@jest/globals';
import { openStage, type Stage } from '../../src/stage/index.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';

const PROJECT = 'test/stage/programs/racing-colony';
const CROWD = Array.from({ length: TAKES_EVERY_CASE ? 12 : 7 }, (_, at) =>
  String.fromCharCode(97 + at),
);

type History = { values: unknown[]; list: unknown; order: string; endedAt: number };

/** Hosts that take real time, each another: were it to count, no two histories would be alike. */
const slowHarbour = async (request: Request) => {
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
  return new Response(new URL(request.url).pathname);
};

async function history(seed: number, live: (stage: Stage) => Promise<unknown[]>): Promise<History> {
  const stage = await openStage({
    project: PROJECT,
    seed,
    deterministic: true,
    hosts: { 'harbour.example': slowHarbour },
  });
  try {
    const values = await live(stage);
    const ended = [...stage.executions].sort((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0));
    return {
      values,
      list: await stage.run('total'),
      order: ended.map(({ id }) => id).join(' '),
      endedAt: stage.now(),
    };
  } finally {
    await stage.close();
  }
}

const allAtOnce = (stage: Stage) => Promise.all(CROWD.map((who) => stage.run('note', [who, 4])));

const allToTheHarbour = (stage: Stage) =>
  Promise.all(CROWD.slice(0, 6).map((who) => stage.run('report', [who])));

/** Each starts its next run when its last is over. */
const threeWorkers = (stage: Stage) =>
  Promise.all(
    ['x', 'y', 'z'].map(async (who) => {
      const seen: unknown[] = [];
      for (let turn = 0; turn < 3; turn += 1) seen.push(await stage.run('note', [who, 2]));
      return seen;
    }),
  );

describe('a deterministic stage', () => {
  let crowded: Promise<History>;
  beforeAll(() => {
    crowded = history(7, allAtOnce);
  });

  it.each([
    { name: 'executions that were started at once', live: allAtOnce },
    { name: 'executions that wait for a lock and for hosts of uneven pace', live: allToTheHarbour },
    { name: 'workers that go on as soon as they are free', live: threeWorkers },
  ])('lives the same history again with the same seed: $name', async ({ live }) => {
    const first = await (live === allAtOnce ? crowded : history(7, live));
    for (let again = 0; again < (TAKES_EVERY_CASE ? 3 : 1); again += 1)
      expect(await history(7, live)).toEqual(first);
  });

  it('lives another history with another seed', async () => {
    const { list } = await history(1, allAtOnce);
    expect(list).not.toEqual((await crowded).list);
  });

  it('loses what racing executions lose', async () => {
    const { list } = await crowded;
    expect(String(list).length).toBeLessThan(CROWD.length * 4);
  });

  it('lets a host start an execution and answer when that is over', async () => {
    let stage: Stage | null = null;
    const opened = await openStage({
      project: PROJECT,
      deterministic: true,
      hosts: {
        'harbour.example': async (request) => {
          const who = new URL(request.url).pathname.slice(1);
          if (who === 'a') return new Response(String(await stage?.run('report', ['b'])));
          return new Response('quay');
        },
      },
    });
    stage = opened;
    try {
      expect(await opened.run('report', ['a'])).toEqual([true, 'false,quay']);
    } finally {
      await opened.close();
    }
  });

  it('waits for a person without going on to what follows', async () => {
    const stage = await openStage({
      project: 'test/stage/programs/bird-count-menu',
      deterministic: true,
      documents: [{ id: 'book', name: 'Book', sheets: [{ name: 'Sightings', cells: BIRDS }] }],
    });
    try {
      const editor = await stage.open('book');
      editor.willAnswer('NO');
      const { status } = await editor.clickMenu(editor.menuItems[0] ?? '');
      expect(status).toBe('completed');
    } finally {
      await stage.close();
    }
  });
});

const BIRDS = [
  ['Species', 'Count'],
  ['Gull', 3],
];
