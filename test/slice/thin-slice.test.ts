import { expect, it } from '@jest/globals';
import { startService } from '../../src/service/hosts/node/start-service.ts';
import { runFunction } from '../../src/workbench/apps-script/run-function.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const ACCOUNT = { email: 'ada@example.org', password: 'a long password', displayName: 'Ada' };

it('a canonical sheet goes through the built add-on, the stage and the service into the Directory', async () => {
  const service = await startService({ port: 0, now: () => NOW, demoAccount: ACCOUNT });
  const values = [
    ['Year', '01_max', '01_min', '01_rain'],
    [1961, 7.2, 0.4, 88.1],
    [1962, 6.9, -1.2, ''],
  ];
  const address = 'https://almanac.example';
  const signedIn = await service.serve(
    new Request(`${address}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ACCOUNT),
    }),
  );
  const { access_token: token } = (await signedIn.json()) as { access_token: string };

  await runFunction('dist/addon', 'uploadDataset', {
    sheet: { name: 'Hill farm', values },
    userProperties: { address, token },
    fetch: (request) => service.serve(request),
  });

  const list = await service.serve(new Request(`${address}/functions/v1/datasets`));
  expect(await list.json()).toMatchObject({
    datasets: [
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Hill farm',
        account: 'Ada',
        rowCount: 2,
        columnCount: 4,
        isPublic: true,
        createdAt: new Date(NOW).toISOString(),
      },
    ],
  });
  await service.stop();
});
