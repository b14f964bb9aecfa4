import type { Row } from '../../src/core/dataset/dataset.ts';
import type { Reading } from '../../src/core/reading/reading.ts';
import type { RunRecord } from '../../src/core/upload/run-record.ts';
import { NOW } from './session-fixtures.ts';

export function aReading(parts: Partial<Reading> = {}): Reading {
  const span = { firstYear: 1961, lastYear: 1962, months: 24 };
  return {
    rows: [
      { Year: 1961, '01_max': 7.2 },
      { Year: 1962, '01_max': 6.9 },
    ],
    findings: [],
    understood: {
      layout: 'canonical',
      headerRow: 1,
      columns: [],
      span,
      skipped: [],
      sentence: { kind: 'reading.understood-months-across', params: {} },
    },
    completeness: { firstYear: 1961, lastYear: 1962, elements: [] },
    unseen: [],
    ...parts,
  };
}

/** A table of `cells` values of which `count` could not be read. */
export function unreadable(count: number, cells: number): Reading {
  const rows = Array.from(
    { length: cells - count },
    (_, index): Row => ({ Year: index + 1, '01_max': 1 }),
  );
  const places = [
    { sheet: 'Data', cells: Array.from({ length: count }, (_, index) => `B${index + 2}`) },
  ];
  return aReading({
    rows,
    findings: [{ kind: 'reading.cell-not-a-number', severity: 'warning', places, params: {} }],
  });
}

export function aRun(parts: Partial<RunRecord> = {}): RunRecord {
  return {
    id: 'a-run',
    startedAt: NOW - 600_000,
    endedAt: null,
    by: 'menu',
    sheetId: 0,
    sheetName: 'Data',
    outcome: 'sent',
    reason: null,
    title: 'Hill farm',
    isPublic: true,
    years: 2,
    values: 2,
    leftOut: 0,
    fingerprint: 'f',
    datasetId: null,
    url: null,
    times: 1,
    ...parts,
  };
}
