import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bytesOf } from '../../../src/core/upload/fits-property.ts';
import type { MonthHashes } from '../../../src/core/upload/month-hashes.ts';
import {
  EMPTY_RUN_LOG,
  leftOpen,
  type RunLog,
  shortened,
  shownRuns,
  withRun,
} from '../../../src/core/upload/run-log.ts';
import type { RunRecord } from '../../../src/core/upload/run-record.ts';
import { endRun, type RunOrder } from '../../../src/core/upload/start-run.ts';
import { aRun } from '../../support/upload-fixtures.ts';

const logOf = (runs: RunRecord[]): RunLog =>
  runs.reduce((log, run) => withRun(log, run), EMPTY_RUN_LOG);
const skipped = (id: string) =>
  aRun({
    id,
    by: 'schedule',
    outcome: 'skipped',
    reason: { kind: 'upload.unchanged', params: {} },
  });

describe('the history of a sheet', () => {
  it('counts the same thing happening again instead of listing it', () => {
    const log = logOf([aRun({ id: '1' }), skipped('2'), skipped('3'), skipped('4')]);
    expect(log.runs.map(({ id, times }) => [id, times])).toEqual([
      ['4', 3],
      ['1', 1],
    ]);
  });

  it('lists every success', () => {
    expect(logOf([aRun({ id: '1' }), aRun({ id: '2' })]).runs).toHaveLength(2);
  });

  it('replaces a run by what became of it', () => {
    const log = logOf([aRun({ id: '1', outcome: 'sending' }), aRun({ id: '1', outcome: 'sent' })]);
    expect(log.runs.map(({ outcome }) => outcome)).toEqual(['sent']);
  });

  it('never drops a run nobody knows the outcome of', () => {
    const open = aRun({ id: 'open', outcome: 'unknown' });
    const later = Array.from({ length: 50 }, (_, index) => aRun({ id: String(index) }));
    expect(logOf([open, ...later]).runs.map(({ id }) => id)).toContain('open');
  });

  it.each([
    { name: 'the newest three', runs: ['sent', 'failed', 'held', 'sent'], left: [0, 1, 2] },
    {
      name: 'a run of unknown outcome, however old',
      runs: ['sent', 'sent', 'sent', 'sent', 'unknown'],
      left: [0, 1, 2, 4],
    },
    { name: 'one at work', runs: ['sent', 'sent', 'sent', 'sending'], left: [0, 1, 2, 3] },
  ] as const)('is shortened for want of room to $name', ({ runs, left }) => {
    const log = {
      ...EMPTY_RUN_LOG,
      runs: runs.map((outcome, at) => aRun({ id: `${at}`, outcome })),
    };
    expect(shortened(log).runs.map(({ id }) => Number(id))).toEqual(left);
  });

  it('keeps of a forgotten sheet what is still open, and what its schedule has done', () => {
    const runs = [aRun({ id: 'sent' }), aRun({ id: 'open', outcome: 'unknown' })];
    const { lastSuccess } = endRun(EMPTY_RUN_LOG, aRun(), SENT, ENDED);
    const log = { ...EMPTY_RUN_LOG, runs, doneSlot: '2026-05-04', lastSuccess };
    expect(leftOpen(log)).toEqual({ ...log, runs: [runs[1]], lastSuccess: null });
    expect(leftOpen({ ...log, runs: [aRun({ id: 'sent' })] })).toBeNull();
  });

  it('keeps the newest run, even where it alone has no room', () => {
    const log = logOf([aRun({ id: 'old' }), aRun({ id: 'new', title: 'x'.repeat(9_000) })]);
    expect(log.runs.map(({ id }) => id)).toEqual(['new']);
  });

  it('fits into a property whatever the titles are', () => {
    const runs = fc.array(
      fc.record({
        id: fc.uuid(),
        title: fc.string({ unit: 'grapheme', maxLength: 200 }),
        sheetName: fc.string({ maxLength: 100 }),
      }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(runs, (parts) => {
        const log = logOf(parts.map((part) => aRun(part)));
        return Buffer.byteLength(JSON.stringify(log)) < 9 * 1024 && log.runs.length > 0;
      }),
    );
  });
});

it('fits into a property when the first hashes come to a full history', () => {
  const full = logOf(
    Array.from({ length: 20 }, (_, index) => aRun({ id: `run-${index}`, title: 'é'.repeat(100) })),
  );
  expect(bytesOf(JSON.stringify(full))).toBeGreaterThan(8_000);
  const hashes: MonthHashes = { firstYear: 1850, hashes: 'a'.repeat(12 * 170), elements: ['max'] };
  const run = aRun({ id: 'now', outcome: 'sending' });
  const log = endRun(withRun(full, run), run, SENT, { ...ENDED, monthHashes: hashes });
  expect(log.lastSuccess?.monthHashes).toEqual(hashes);
  expect(bytesOf(JSON.stringify(log))).toBeLessThan(8_600);
  expect(log.runs[0]?.id).toBe('now');
});

const SENT = { is: 'sent', datasetId: null, url: null, notice: null, record: null } as const;
const ORDER: RunOrder = {
  newId: 'now',
  by: 'menu',
  sheetId: 0,
  sheetName: 'Data',
  dataset: { name: 'Hill farm', description: null, isPublic: true, rows: [] },
  values: 0,
  leftOut: 0,
  fingerprint: 'f',
  repeatsSafely: false,
  destination: 'here',
  now: 0,
};
const SHAPE = { roles: [], months: 0, firstYear: 1850 };
const ENDED = { order: ORDER, shape: SHAPE, monthHashes: null, now: 0 };

const MINUTE_MS = 60_000;
it.each([
  { name: 'is told as sending while it is at work', claimed: 'dead', after: 6, told: 'sending' },
  { name: 'is told as unknown once its time is up', claimed: 'dead', after: 6.5, told: 'unknown' },
  { name: 'is told as unknown once it must be over', claimed: 'dead', after: 7, told: 'unknown' },
  {
    name: 'is told as unknown once its clock went back',
    claimed: 'dead',
    after: -7,
    told: 'unknown',
  },
  { name: 'is told as unknown when another is at work', claimed: 'new', after: 0, told: 'unknown' },
])('a run without a word of its end $name', ({ claimed, after, told }) => {
  const log = {
    ...logOf([aRun({ id: 'dead', outcome: 'sending' })]),
    claim: { runId: claimed, at: 0 },
  };
  expect(shownRuns(log, after * MINUTE_MS)).toMatchObject([{ id: 'dead', outcome: told }]);
});

it.each(['outcome', 'by'])(
  'a run whose %s only a later version has words for is not told',
  (field) => {
    const later = { ...aRun({ id: 'later' }), [field]: 'of-tomorrow' };
    expect(shownRuns({ ...EMPTY_RUN_LOG, runs: [later, aRun({ id: 'ours' })] }, 0)).toMatchObject([
      { id: 'ours' },
    ]);
  },
);

it('bytes are counted as UTF-8 counts them', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => bytesOf(text) === Buffer.byteLength(text),
    ),
  );
});
