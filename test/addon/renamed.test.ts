import { afterEach, expect, it } from '@jest/globals';
import { ADDRESS } from './support/accounts.ts';
import {
  type Almanac,
  BEFORE_NINE,
  DAILY,
  openAlmanac,
  page,
  settleIn,
} from './support/almanac.ts';

let almanac: Almanac;
afterEach(() => almanac?.close());

it('the schedule of an account that was renamed goes on, and other editors read the new name', async () => {
  almanac = await openAlmanac({ startsAt: BEFORE_NINE });
  const editor = await settleIn(almanac);
  await page(editor, 'saveJob', DAILY);
  const { access_token: token } = await almanac.session();
  const renamed = await almanac.serve(
    new Request(`${ADDRESS}/auth/v1/user`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { display_name: 'Ada Lovelace' } }),
    }),
  );
  expect(renamed.status).toBe(200);
  await almanac.stage.advance('2 hours');
  await almanac.stage.write('weather', 0, 'B2', [[-3.5]]);
  await almanac.stage.advance('24 hours');
  expect(await almanac.directory()).toHaveLength(2);
  const { connection, jobs } = await page(editor, 'openingState');
  expect(connection).toMatchObject({ account: 'Ada Lovelace' });
  expect(jobs).toMatchObject([{ mine: true, paused: null, ownerName: 'Ada Lovelace' }]);
  const bea = await almanac.stage.open('weather', 'bea@gmail.test');
  expect((await page(bea, 'openingState')).jobs).toMatchObject([{ ownerName: 'Ada Lovelace' }]);
});
