import { expect, it } from '@jest/globals';
import { openStage } from '../../src/stage/stage.ts';

const PROJECT = 'test/stage/programs/frost-mail';

it('a stage that was saved opens as it stood: cells, properties, triggers, mail and time', async () => {
  const documents = [
    {
      id: 'nights',
      name: 'Nights',
      sheets: [
        {
          name: 'A',
          typed: [
            ['Night', 'Coldest'],
            ['2026-11-20', '-2'],
          ],
        },
      ],
    },
  ];
  const first = await openStage({ project: PROJECT, documents });
  await first.run('startWarnings');
  await first.setProperties('user', { seen: 'yes' });
  await first.command('typeCells', 'nights', 0, [
    { a1: 'B3', text: '-7.5' },
    { a1: 'A3', text: '2026-11-21' },
  ]);
  await first.advance('1 day');
  const saved = JSON.parse(JSON.stringify(await first.saved()));
  const before = [await first.triggers(), first.now(), first.outbox];
  await first.close();

  const second = await openStage({ project: PROJECT, documents, saved });
  expect([await second.triggers(), second.now(), second.outbox]).toEqual(before);
  expect(await second.properties('user')).toEqual({ seen: 'yes' });
  expect((await second.command('sheetText', 'nights', 0)).display).toEqual([
    ['Night', 'Coldest'],
    ['2026-11-20', '-2'],
    ['2026-11-21', '-7.5'],
  ]);
  await second.advance('1 day');
  expect(second.outbox.map(({ subject }) => subject)).toEqual(['Frost: -7.5 °C', 'Frost: -7.5 °C']);
  await second.close();
});
