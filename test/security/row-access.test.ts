import { beforeAll, expect, it } from '@jest/globals';
import { FORMATS } from '../../src/service/datasets/formats/formats.ts';
import { publicPath } from '../../src/service/openapi/describe-api.ts';
import {
  type Answer,
  aPerson,
  call,
  describeHomes,
  type Home,
  type Person,
  type Stored,
  stored,
} from '../service/homes.ts';
import { TAKES_EVERY_CASE } from '../support/every-case.ts';
import { yearsOf } from '../support/years-of.ts';

const INGEST = '/functions/v1/ingest-dataset';
const LIST = '/functions/v1/datasets';
const RECORDS = '/functions/v1/records';

/** A record of two versions, the newer by its id, and another of the same owner. */
type Owned = { id: string; record: string; other: string; name: string };
type Asked = { home: Home; token: string; dataset: Owned };
type Way = {
  name: string;
  route: string;
  /** What somebody who may see it may do, only its owner, or anybody where it is public and nobody else. */
  needs: 'sight' | 'ownership' | 'publicity';
  /** What each case needs a dataset of its own for. */
  changes?: boolean;
  ask: (asked: Asked) => Promise<Answer>;
  reached: (answer: Answer, dataset: Owned) => boolean;
};

const ok = ({ status }: Answer) => status === 200 || status === 204;
const listed = ({ body }: Answer, { id }: Owned) =>
  (body.datasets as { id: string }[]).some((entry) => entry.id === id);
const get = (path: (dataset: Owned) => string) => {
  return ({ home, token, dataset }: Asked) =>
    call(home, path(dataset), token === '' ? {} : { token });
};
const change = (body: object) => {
  return ({ home, token, dataset }: Asked) =>
    call(home, `${RECORDS}/${dataset.record}`, { method: 'PATCH', token, body });
};

const MEANING: Record<Way['needs'], string> = {
  sight: 'what is theirs or public',
  ownership: 'what is theirs',
  publicity: 'what is public',
};
const ONE = `${LIST}/{id}`;
const RECORD = `${RECORDS}/{id}`;
const ENDINGS = FORMATS.map(({ extension }) => extension);
const WAYS: Way[] = [
  {
    name: 'reading',
    route: `GET ${ONE}`,
    needs: 'sight',
    ask: get(({ id }) => `${LIST}/${id}`),
    reached: ok,
  },
  {
    name: 'reading the record',
    route: `GET ${RECORD}`,
    needs: 'sight',
    ask: get(({ record }) => `${RECORDS}/${record}`),
    reached: ok,
  },
  ...ENDINGS.flatMap((ending): Way[] => [
    {
      name: `its ${ending}`,
      route: `GET ${ONE}.${ending}`,
      needs: 'sight',
      ask: get(({ id }) => `${LIST}/${id}.${ending}`),
      reached: ok,
    },
    {
      name: `the record’s ${ending}`,
      route: `GET ${RECORD}.${ending}`,
      needs: 'sight',
      ask: get(({ record }) => `${RECORDS}/${record}.${ending}`),
      reached: ok,
    },
  ]),
  {
    name: 'its stripes',
    route: `GET ${ONE}/stripes.png`,
    needs: 'publicity',
    ask: get(({ id }) => `${LIST}/${id}/stripes.png`),
    reached: ok,
  },
  {
    name: 'what changed in it',
    route: `GET ${ONE}/changes`,
    needs: 'sight',
    ask: get(({ id }) => `${LIST}/${id}/changes?since=${id}`),
    reached: ok,
  },
  {
    name: 'the list',
    route: `GET ${LIST}`,
    needs: 'sight',
    ask: get(() => `${LIST}?limit=100`),
    reached: listed,
  },
  {
    name: 'a search',
    route: `GET ${LIST}`,
    needs: 'sight',
    ask: get(({ name }) => `${LIST}?search=${name}`),
    reached: listed,
  },
  {
    name: 'its versions',
    route: `GET ${LIST}`,
    needs: 'sight',
    ask: get(({ id }) => `${LIST}?versions_of=${id}`),
    reached: (answer, dataset) => answer.status === 200 && listed(answer, dataset),
  },
  {
    name: 'the totals',
    route: `GET ${LIST}/totals`,
    needs: 'sight',
    ask: get(({ name }) => `${LIST}/totals?search=${name}`),
    reached: ({ body }) => (body.totals as { datasets: number }).datasets > 0,
  },
  {
    name: 'the map',
    route: `GET ${LIST}/map`,
    needs: 'sight',
    ask: get(({ name }) => `${LIST}/map?search=${name}`),
    reached: ({ body }) => (body.cells as object[]).length > 0,
  },
  {
    name: 'one’s own list',
    route: `GET ${LIST}`,
    needs: 'ownership',
    ask: get(() => `${LIST}?mine=true&limit=100`),
    reached: (answer, dataset) => answer.status === 200 && listed(answer, dataset),
  },
  {
    name: 'a new name',
    route: `PATCH ${RECORD}`,
    needs: 'ownership',
    changes: true,
    ask: change({ name: 'Mine now' }),
    reached: ok,
  },
  {
    name: 'making it public',
    route: `PATCH ${RECORD}`,
    needs: 'ownership',
    changes: true,
    ask: change({ is_public: true }),
    reached: ok,
  },
  {
    name: 'a version more',
    route: `POST ${INGEST}`,
    needs: 'ownership',
    changes: true,
    ask: ({ home, token, dataset }) => {
      const body = { name: 'More', record: dataset.record, rows: yearsOf(1961, 1) };
      return call(home, INGEST, { method: 'POST', token, body });
    },
    reached: ok,
  },
  {
    name: 'parting a version from it',
    route: `POST ${ONE}/part`,
    needs: 'ownership',
    changes: true,
    ask: ({ home, token, dataset }) =>
      call(home, `${LIST}/${dataset.id}/part`, { method: 'POST', token }),
    reached: ok,
  },
  {
    name: 'joining it to another',
    route: `POST ${RECORD}/join`,
    needs: 'ownership',
    changes: true,
    ask: ({ home, token, dataset }) => {
      const body = { with: dataset.other };
      return call(home, `${RECORDS}/${dataset.record}/join`, { method: 'POST', token, body });
    },
    reached: ok,
  },
  {
    name: 'deleting one version',
    route: `DELETE ${ONE}`,
    needs: 'ownership',
    changes: true,
    ask: ({ home, token, dataset }) =>
      call(home, `${LIST}/${dataset.id}`, { method: 'DELETE', token }),
    reached: ok,
  },
  {
    name: 'deleting',
    route: `DELETE ${RECORD}`,
    needs: 'ownership',
    changes: true,
    ask: ({ home, token, dataset }) =>
      call(home, `${RECORDS}/${dataset.record}`, { method: 'DELETE', token }),
    reached: ok,
  },
];

describeHomes('rows of others', (home) => {
  let ada: Person;
  let ben: Person;
  beforeAll(async () => {
    [ada, ben] = [await aPerson(home()), await aPerson(home(), 'Ben')];
  });

  const callers = {
    nobody: () => '',
    'whoever sends the public key': () => 'almanac-public',
    Ada: () => ada.accessToken,
    // To him Ada is what he is to her.
    ...(TAKES_EVERY_CASE && { Ben: () => ben.accessToken }),
  };
  const owners = { Ada: () => ada, Ben: () => ben };

  /** Whoever only looks may look at the same ones. */
  const standing = new Map<string, Promise<Owned>>();
  const datasetFor = (way: Way, owner: string, person: Person, isPublic: boolean) => {
    if (way.changes) return publish(person, isPublic);
    const key = `${owner} ${isPublic}`;
    const known = standing.get(key) ?? publish(person, isPublic);
    standing.set(key, known);
    return known;
  };

  const publish = async (owner: Person, isPublic: boolean): Promise<Owned> => {
    const name = `s${crypto.randomUUID()}`;
    const sent = {
      name,
      source_key: name,
      is_public: isPublic,
      station_facts: { latitude: 54.3, longitude: -1.3 },
      // Stripes compare whole years.
      rows: yearsOf(1961, 4),
    };
    await stored(home(), owner, sent);
    const { id, record } = await stored(home(), owner, sent);
    const { record: other } = await stored(home(), owner, { is_public: false });
    return { id, record, other, name };
  };

  for (const way of WAYS)
    for (const [caller, tokenOf] of Object.entries(callers))
      it(`${way.name} by ${caller}: ${MEANING[way.needs]}, and no other`, async () => {
        const reached: string[] = [];
        for (const [owner, person] of Object.entries(owners))
          for (const isPublic of [true, false]) {
            const dataset = await datasetFor(way, owner, person(), isPublic);
            const asked = { home: home(), token: tokenOf(), dataset };
            const answer = await way.ask(asked);
            if (way.reached(answer, dataset)) reached.push(`${owner} ${isPublic}`);
            else if (way.changes)
              expect(await stateOf(person(), dataset)).toEqual([dataset.name, isPublic, 2]);
          }
        expect(reached).toEqual(
          ['Ada true', 'Ada false', 'Ben true', 'Ben false'].filter(
            (one) =>
              (way.needs !== 'publicity' && one.startsWith(caller)) ||
              (way.needs !== 'ownership' && one.endsWith('true')),
          ),
        );
      });

  /** As its owner finds it after somebody else was refused. */
  const stateOf = async ({ accessToken: token }: Person, { id }: Owned) => {
    const { body } = await call(home(), `${LIST}/${id}`, { token });
    const { name, isPublic, versions } = body.dataset as Stored & { versions: number };
    return [name, isPublic, versions];
  };

  it('are asked for in at least 300 cases, by every route that leads to them', () => {
    const cases = WAYS.length * Object.keys(callers).length * 4;
    expect(cases).toBeGreaterThanOrEqual(300);
    const routes = home().routes.map(({ method, path }) => `${method} ${publicPath(path)}`);
    const toDatasets = routes.filter((route) =>
      /\/(datasets|records|ingest-dataset)\b/.test(route),
    );
    expect([...new Set(WAYS.map(({ route }) => route))].sort()).toEqual(toDatasets.sort());
  });

  it('cannot be given away: no field of an upload or a change names another owner', async () => {
    for (const field of ['owner_id', 'owner', 'id', 'user_id']) {
      const mine = await publish(ada, true);
      const body = { name: 'Gift', [field]: ben.id, rows: [{ Year: 1961 }] };
      await call(home(), INGEST, { method: 'POST', token: ada.accessToken, body });
      await call(home(), `${LIST}/${mine.id}`, {
        method: 'PATCH',
        token: ada.accessToken,
        body: { [field]: ben.id },
      });
    }
    const list = await call(home(), `${LIST}?mine=true&search=Gift`, { token: ben.accessToken });
    expect(list.body.datasets).toEqual([]);
  });

  it('a key of another account opens nothing of theirs', async () => {
    const send = (token: string) =>
      call(home(), INGEST, {
        method: 'POST',
        token,
        headers: { 'idempotency-key': 'the-same-of-both' },
        body: { name: 'Keyed', is_public: false, rows: [{ Year: 1961 }] },
      });
    const [theirs, mine] = [await send(ada.accessToken), await send(ben.accessToken)];
    expect(idOf(mine)).not.toBe(idOf(theirs));
    expect(mine.headers.get('idempotent-replayed')).toBeNull();
  });
});

function idOf({ body }: Answer): string | undefined {
  return (body.dataset as { id: string } | undefined)?.id;
}
