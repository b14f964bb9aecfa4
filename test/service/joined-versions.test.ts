import { beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson, call, describeHomes, type Person, published } from './homes.ts';

const LIST = '/functions/v1/datasets';

describeHomes('versions that their owner joins or parts', (home) => {
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    [ada, ben] = [await aPerson(home()), await aPerson(home(), 'Ben')];
  });

  const publish = (owner: Person, name: string, source_key?: string) =>
    published(home(), owner, { name, ...(source_key && { source_key }) });
  const join = (owner: Person, id: string, other: unknown) =>
    call(home(), `${LIST}/${id}`, {
      method: 'PATCH',
      token: owner.accessToken,
      body: { version_of: other },
    });
  /** Each entry of the account as the ids of its versions, the newest first. */
  const entries = async ({ accessToken: token }: Person) => {
    const { body } = await call(home(), `${LIST}?mine=true`, { token });
    const listed = body.datasets as { id: string; earlier: { id: string }[] }[];
    return listed.map(({ id, earlier }) => [id, ...earlier.map((version) => version.id)]);
  };

  describe('joined', () => {
    it.each([
      { what: 'neither with a key', keys: [undefined, undefined] },
      { what: 'the older with a key', keys: ['old', undefined] },
      { what: 'the newer with a key', keys: [undefined, 'new'] },
      { what: 'each with a key', keys: ['one', 'other'] },
    ])(
      'are one entry, $what, and what comes later under the newer key as well',
      async ({ keys }) => {
        const person = await aPerson(home());
        const [older, newer] = keys;
        const first = await publish(person, 'Harbour', older);
        const second = await publish(person, 'Harbour, new sheet', newer);
        expect(await entries(person)).toEqual([[second], [first]]);
        expect((await join(person, first, second)).status).toBe(200);
        expect(await entries(person)).toEqual([[second, first]]);
        const key = newer ?? older;
        if (!key) return;
        const third = await publish(person, 'Harbour', key);
        expect(await entries(person)).toEqual([[third, second, first]]);
      },
    );

    it('bring all their versions, from either side', async () => {
      const person = await aPerson(home());
      const [a1, a2] = [await publish(person, 'A', 'a'), await publish(person, 'A', 'a')];
      const [b1, b2] = [await publish(person, 'B', 'b'), await publish(person, 'B', 'b')];
      await join(person, b1, a2);
      expect(await entries(person)).toEqual([[b2, b1, a2, a1]]);
    });
  });

  it('parted from what it was joined to, each is again what it was, from either side, and what comes later too', async () => {
    const person = await aPerson(home());
    const [a1, a2] = [await publish(person, 'A', 'a'), await publish(person, 'A', 'a')];
    const [b1, b2] = [await publish(person, 'B', 'b'), await publish(person, 'B', 'b')];
    for (const either of [a2, b2]) {
      await join(person, a2, b1);
      expect((await join(person, either, null)).status).toBe(200);
      expect(await entries(person)).toEqual([
        [b2, b1],
        [a2, a1],
      ]);
    }
    const a3 = await publish(person, 'A', 'a');
    expect(await entries(person)).toEqual([
      [a3, a2, a1],
      [b2, b1],
    ]);
  });

  it('parted, one is an entry of its own, and the others stay together', async () => {
    const person = await aPerson(home());
    const ids = [await publish(person, 'A', 'a'), await publish(person, 'A', 'a')];
    const last = await publish(person, 'A', 'a');
    expect((await join(person, ids[1] ?? '', null)).status).toBe(200);
    expect(await entries(person)).toEqual([[last, ids[0]], [ids[1]]]);
    // Joined again, it is what it was.
    await join(person, ids[1] ?? '', last);
    const next = await publish(person, 'A', 'a');
    expect(await entries(person)).toEqual([[next, last, ids[1], ids[0]]]);
  });

  it.each([
    { what: 'one of somebody else', other: async () => publish(ben, 'Theirs', 'x') },
    { what: 'one that is not there', other: async () => crypto.randomUUID() },
  ])('are not joined to $what', async ({ other }) => {
    const mine = await publish(ada, 'Mine', 'x');
    const theirs = await other();
    expect((await join(ada, mine, theirs)).status).toBe(404);
    expect((await entries(ada)).flat()).not.toContain(theirs);
    expect(await entries(ada)).toContainEqual(expect.arrayContaining([mine]));
  });

  it.each([{ version: 7 }, { version: 'x' }, { version: '' }])(
    'are refused by name where $version is no dataset',
    async ({ version }) => {
      const mine = await publish(ada, 'Mine');
      expect(await join(ada, mine, version)).toMatchObject({
        status: 400,
        body: { code: 'version-not-an-id' },
      });
    },
  );
});
