import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { createService } from '../../src/service/app.ts';
import { openPgliteStore } from '../../src/service/store/pglite-store.ts';
import { runFunction } from '../../src/workbench/apps-script/run-function.ts';

const OWNER = '7d4b3c1e-6f1a-4a0e-9a53-0d6f3b1f8e11';
const NOW = Date.UTC(2026, 10, 21, 9);

it('a canonical sheet goes through the built add-on, the stage and the service into the Directory', async () => {
  const migration = await readFile('src/service/migrations/001-datasets.sql', 'utf8');
  const store = await openPgliteStore(migration);
  const service = createService({
    store,
    ownerOf: async (authorization) => (authorization === 'Bearer good' ? OWNER : null),
    now: () => NOW,
  });
  const values = [
    ['Year', '01_max', '01_min', '01_rain'],
    [1961, 7.2, 0.4, 88.1],
    [1962, 6.9, -1.2, ''],
  ];
  const address = 'https://almanac.example';

  await runFunction('dist/addon', 'uploadDataset', {
    sheet: { name: 'Hill farm', values },
    userProperties: { address, token: 'good' },
    fetch: service,
  });

  const list = await service(new Request(`${address}/functions/v1/datasets`));
  expect(await list.json()).toEqual({
    datasets: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Hill farm',
        rowCount: 2,
        columnCount: 4,
        isPublic: true,
        createdAt: expect.stringMatching(/^2026-11-21T09:00:00/),
      },
    ],
  });
  await store.close();
});
