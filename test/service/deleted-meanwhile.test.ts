import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CONTRACT } from '../../src/core/dataset/contract.ts';
import { accountStore } from '../../src/service/auth/account-store.ts';
import { changeRecord, removeVersion } from '../../src/service/datasets/change-records.ts';
import type { DatasetPorts } from '../../src/service/datasets/dataset-ports.ts';
import { type DatasetStore, datasetStore } from '../../src/service/datasets/dataset-store.ts';
import { FORMATS } from '../../src/service/datasets/formats/formats.ts';
import { readChanges } from '../../src/service/datasets/read-changes.ts';
import { exportDataset, readDataset } from '../../src/service/datasets/read-dataset.ts';
import { columnsText } from '../../src/service/datasets/rows-text.ts';
import { readStripes } from '../../src/service/datasets/stripes-picture.ts';
import type { Owner } from '../../src/service/http/caller.ts';
import type { Handler } from '../../src/service/http/route.ts';
import type { Database } from '../../src/service/store/database.ts';
import { openPostgresDatabase } from '../../src/service/store/postgres-database.ts';
import { sharedDatabase } from '../support/shared-databases.ts';
import { yearsOf } from '../support/years-of.ts';

let database: Database;
let store: DatasetStore;
let ada: Owner;
beforeAll(async () => {
  database = openPostgresDatabase(await sharedDatabase());
  store = datasetStore(database);
  ada = { role: 'authenticated', userId: crypto.randomUUID() };
  const account = { id: ada.userId, email: `${ada.userId}@example.org`, hash: 'none' };
  const rules = { sessionMs: 1, reuseMs: 1, refreshLimit: { most: 1, windowMs: 1 } };
  const accounts = accountStore(database, { ...rules, refreshSecret: 'secret' });
  await accounts.add({ ...account, isConfirmed: true, metadata: {} }, Date.now());
});
afterAll(() => database?.close());

/** What happens to a dataset between the reading of its header and of its rows. */
const MEANWHILE: Record<string, (id: string) => Promise<unknown>> = {
  deleted: (id) => store.change(ada, (query) => removeVersion(query, id, Date.now())),
  hidden: (id) =>
    store.change(ada, (query) => changeRecord(query, id, { isPublic: false }, Date.now())),
};

const FORMS: Record<string, (store: DatasetStore) => Handler> = {
  'the whole dataset': (from) => readDataset(portsOver(from), 'datasets'),
  'its changes': (from) => readChanges(portsOver(from)),
  'its picture': (from) => readStripes(portsOver(from)),
  ...Object.fromEntries(
    FORMATS.map((format) => [
      format.extension,
      (from: DatasetStore) => exportDataset(portsOver(from), 'datasets', format),
    ]),
  ),
};

it.each(
  Object.keys(MEANWHILE).flatMap((how) => Object.keys(FORMS).map((form) => [how, form] as const)),
)(
  'a dataset that is %s while it is read is not found, rather than found empty: %s',
  async (how, form) => {
    const id = await published();
    const since = await published();
    const happening: DatasetStore = {
      ...store,
      version: async (caller, asked) => {
        const header = await store.version(caller, asked);
        if (asked === id) await MEANWHILE[how]?.(id);
        return header;
      },
    };
    const answer = await FORMS[form]?.(happening)(
      new Request(`https://almanac.example/functions/v1/datasets/${id}?since=${since}`),
      { path: { id }, address: '192.0.2.1' },
    );
    expect(answer?.status).toBe(404);
    expect(await answer?.json()).toMatchObject({ code: 'dataset-not-found' });
  },
);

async function published(): Promise<string> {
  const id = crypto.randomUUID();
  const dataset = {
    name: `Farm ${id}`,
    description: null,
    isPublic: true,
    rows: yearsOf(1961, 30),
  };
  await store.add(
    ada,
    {
      id,
      recordId: crypto.randomUUID(),
      dataset,
      columns: columnsText(dataset.rows),
      idempotency: null,
    },
    Date.now(),
  );
  return id;
}

function portsOver(from: DatasetStore): DatasetPorts {
  return {
    store: from,
    verifyToken: async () => ({ ok: false, problem: { kind: 'token-invalid' } }),
    publicKeys: [],
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    limits: { ...CONTRACT, bodyBytes: 0 },
    offerLink: (token) => `https://almanac.example/offers#${token}`,
    linkTo: (what, id) => `https://almanac.example/${what}/${id}`,
  };
}
