import { expect, it } from '@jest/globals';
import { CONTRACT } from '../../src/core/dataset/contract.ts';
import type { Row } from '../../src/core/dataset/dataset.ts';
import type { DatasetPorts } from '../../src/service/datasets/dataset-ports.ts';
import type { DatasetStore } from '../../src/service/datasets/dataset-store.ts';
import { FORMATS } from '../../src/service/datasets/formats/formats.ts';
import { readChanges } from '../../src/service/datasets/read-changes.ts';
import { exportDataset, readDataset } from '../../src/service/datasets/read-dataset.ts';
import type { DatasetHeader } from '../../src/service/datasets/schemas.ts';
import { readStripes } from '../../src/service/datasets/stripes-picture.ts';
import type { Handler } from '../../src/service/http/route.ts';
import { type Gate, gate } from '../../src/service/store/gate.ts';
import { yearsOf } from '../support/years-of.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const READERS = 24;
const AT_ONCE = 4;
const ROWS = yearsOf(1600, 401);

const PORTS: Omit<DatasetPorts, 'store'> = {
  verifyToken: async () => ({ ok: false, problem: { kind: 'token-invalid' } }),
  publicKeys: [],
  now: () => 0,
  newId: () => ID,
  limits: { ...CONTRACT, bodyBytes: 1 },
  offerLink: (token) => `https://almanac.example/offers#${token}`,
  linkTo: (what, id) => `https://almanac.example/${what}/${id}`,
};

const HEADER: DatasetHeader = {
  ...{
    id: ID,
    record: ID,
    versions: 1,
    name: 'Large',
    description: null,
    isPublic: true,
    account: 'Ada',
    accountId: ID,
  },
  ...{ mine: false, rowCount: 401, columnCount: 37, valueCount: 14_400, station: null },
  ...{ createdAt: '2026-11-28T00:00:00.000Z', updatedAt: '2026-11-28T00:00:00.000Z' },
  coverage: {
    ...{ firstYear: 1600, lastYear: 2000, yearsPerMark: 20 },
    elements: [{ element: 'max', months: 4800, marks: '9' }],
  },
};

/** Holds one large dataset, and says how many have its rows in hands that no file came of yet. */
function largeStore(rows: readonly Row[]) {
  const text = JSON.stringify(rows);
  let inHands = 0;
  let most = 0;
  const store = {
    version: async () => HEADER,
    rows: async () => {
      inHands += 1;
      most = Math.max(most, inHands);
      return text;
    },
  } as unknown as DatasetStore;
  return { store, made: (reads: number) => (inHands -= reads), most: () => most };
}

/** `reads`: how often its rows are read for one answer. */
const FORMS: {
  what: string;
  query?: string;
  reads?: number;
  handler: (ports: DatasetPorts) => Handler;
}[] = [
  ...FORMATS.map((format) => ({
    what: format.extension,
    handler: (ports: DatasetPorts) => exportDataset(ports, 'datasets', format),
  })),
  { what: 'the viewer', handler: (ports) => readDataset(ports, 'datasets') },
  { what: 'changes', query: `?since=${ID}`, reads: 2, handler: readChanges },
  { what: 'the stripes', handler: readStripes },
];

it.each(FORMS)(
  '$what: readers of a large dataset take turns, and each gets the whole of it',
  async ({ query = '', reads = 1, handler }) => {
    const { store, made, most } = largeStore(ROWS);
    const enter = gate({ room: AT_ONCE, waiting: 2 * READERS, waitMs: 60_000 });
    const processor: Gate = (work, how) => enter(() => work().finally(() => made(reads)), how);
    const read = handler({ ...PORTS, store, processor });
    let turnsOfOthers = 0;
    const others = setInterval(() => (turnsOfOthers += 1));
    const answers = await Promise.all(
      Array.from({ length: READERS }, async () => {
        const request = new Request(`https://almanac.example/datasets/${ID}${query}`);
        const response = await read(request, { path: { id: ID }, address: '192.0.2.1' });
        return Buffer.from(await response.arrayBuffer()).toString('base64');
      }),
    );
    clearInterval(others);
    expect(new Set(answers).size).toBe(1);
    expect(most()).toBeLessThanOrEqual(AT_ONCE * reads);
    // A timer may miss a turn or two.
    expect(turnsOfOthers).toBeGreaterThanOrEqual(READERS / AT_ONCE / 2);
  },
);
