import { expect, test } from '@jest/globals';
import { datasetStore } from '../../src/service/datasets/dataset-store.ts';
import type { Database, Purpose } from '../../src/service/store/database.ts';
import { freeBytes, watchRoom } from '../../src/service/store/embedded/room-left.ts';
import { MEBIBYTE } from '../../src/service/store/mebibyte.ts';

// `faults/embedded-full-disk` fills disks; what is decided there is proved at any, by what shall be kept of it.
test.each<{ share: number; takes: Purpose[]; because: string }>([
  { share: 0.5, takes: ['grows', 'keeps', 'frees', 'reads'], because: 'there is room' },
  { share: 1.5, takes: ['keeps', 'frees', 'reads'], because: 'nothing is added any more' },
  { share: 3, takes: ['frees', 'reads'], because: 'who deletes makes room' },
  { share: 0, takes: ['grows', 'keeps', 'frees', 'reads'], because: 'nobody watches' },
])('where $share of the free space is to be kept free: $because', async ({ share, takes }) => {
  const free = await freeBytes('.');
  const room = watchRoom('.', (free * share) / MEBIBYTE);
  const all: Purpose[] = ['grows', 'keeps', 'frees', 'reads'];
  const taken = await Promise.all(all.map((purpose) => room.takes(purpose)));
  expect(all.filter((_, at) => taken[at])).toEqual(takes);
});

test('adding, changing, deleting and reading a dataset each say what they are for', async () => {
  const said: (Purpose | undefined)[] = [];
  const transaction = (_work: unknown, purpose?: Purpose) => {
    said.push(purpose);
    return Promise.reject(new Error('nothing is done here'));
  };
  const store = datasetStore({ transaction } as unknown as Database);
  const ada = { role: 'authenticated', userId: 'ada' } as const;
  const dataset = {
    name: 'Hill farm',
    description: null,
    isPublic: false,
    rows: [],
    station: null,
  };
  await Promise.allSettled([
    store.add(ada, { id: 'one', dataset, idempotency: null }, 0),
    store.change(ada, 'one', {}, 0),
    store.remove(ada, 'one'),
    store.header(ada, 'one'),
  ]);
  expect(said).toEqual(['grows', 'keeps', 'frees', 'reads']);
});
