import { coverageOf } from '../../src/core/dataset/coverage.ts';
import type { Entry } from '../../src/site/service/dataset-client.ts';

/** A dataset as the Directory lists it. */
export function anEntry(id: string): Entry {
  return {
    id,
    name: id,
    description: null,
    rowCount: 1,
    columnCount: 2,
    isPublic: true,
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    account: 'Hill farm',
    accountId: '7d4b3c1e-6f1a-4a0e-9a53-0d6f3b1f8e11',
    mine: false,
    coverage: coverageOf([{ Year: 2000, '01_max': 1 }]),
    station: null,
    record: id,
    versions: 1,
  };
}
