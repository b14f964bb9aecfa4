import { expect, it } from '@jest/globals';
import type { Row } from '../../src/core/dataset/dataset.ts';
import { aPerson, call, describeHomes, type Home, published } from './homes.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const BEFORE: Row[] = [{ Year: 1990, '01_max': 3, '02_max': 5 }];
const AFTER: Row[] = [
  { Year: 1990, '01_max': 3.5, '02_min': -1 },
  { Year: 1991, '01_rain': 60 },
];

describeHomes('what changed between two datasets', (home) => {
  it('is counted, and listed with what is gone first', async () => {
    const ada = await aPerson(home());
    const since = await published(home(), ada, { rows: BEFORE, is_public: false });
    const id = await published(home(), ada, { rows: AFTER, is_public: false });
    const { status, body } = await changes(home(), id, since, ada.accessToken);
    expect([status, body]).toEqual([
      200,
      {
        since: { id: since, name: 'Hill farm', isPublic: false, createdAt: expect.any(String) },
        changed: 1,
        added: 2,
        filled: 1,
        monthsAdded: 1,
        removed: 1,
        values: [
          { year: 1990, key: '02_max', before: 5, after: null },
          { year: 1990, key: '01_max', before: 3, after: 3.5 },
          { year: 1990, key: '02_min', before: null, after: -1 },
          { year: 1991, key: '01_rain', before: null, after: 60 },
        ],
        unlisted: 0,
      },
    ]);
  });

  it('is nobody else’s to see where either of the two is private', async () => {
    const ada = await aPerson(home());
    const stranger = await aPerson(home());
    const hidden = await published(home(), ada, { rows: BEFORE, is_public: false });
    const shown = await published(home(), ada, { rows: AFTER });
    for (const asked of [stranger.accessToken, undefined])
      for (const [id, since] of [
        [shown, hidden],
        [hidden, shown],
      ] as const)
        expect(await changes(home(), id, since, asked)).toMatchObject({
          status: 404,
          body: { code: 'dataset-not-found' },
        });
  });

  it.each([
    ['no `since`', '', 'query-unreadable'],
    ['a `since` that is no id', '?since=yesterday', 'query-unreadable'],
    ['a `since` that is nowhere', `?since=${NOWHERE}`, 'dataset-not-found'],
    ['a parameter that does not exist', `?since=${NOWHERE}&form=csv`, 'query-unknown'],
  ])('is refused in words for %s', async (_, query, code) => {
    const ada = await aPerson(home());
    const id = await published(home(), ada, { rows: AFTER, is_public: false });
    const path = `/functions/v1/datasets/${id}/changes${query}`;
    const { body } = await call(home(), path, { token: ada.accessToken });
    expect(body).toMatchObject({ code });
    if (code === 'query-unreadable') expect(body.error).toContain('since is the id of');
  });

  it('lists five thousand at most, and counts the others', async () => {
    const ada = await aPerson(home());
    const years = (value: number) =>
      Array.from({ length: 6_000 }, (__, index) => ({ Year: index + 1, '01_max': value }));
    const since = await published(home(), ada, { rows: years(1), is_public: false });
    const id = await published(home(), ada, { rows: years(2), is_public: false });
    const { body } = await changes(home(), id, since, ada.accessToken);
    expect([(body.values as unknown[]).length, body.unlisted, body.changed]).toEqual([
      5_000, 1_000, 6_000,
    ]);
  });
});

function changes(home: Home, id: string, since: string, token?: string) {
  const path = `/functions/v1/datasets/${id}/changes?since=${since}`;
  return call(home, path, token ? { token } : {});
}
