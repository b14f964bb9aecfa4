import { describe, expect, it, test } from '@jest/globals';
import { EMPTY_RUN_LOG, type RunLog } from '../../../src/core/upload/run-log.ts';
import { endRun, type RunOrder, startRun } from '../../../src/core/upload/start-run.ts';
import { aRun } from '../../support/upload-fixtures.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 26);
const ORDER: RunOrder = {
  newId: 'new',
  by: 'sidebar',
  sheetId: 0,
  sheetName: 'Monthly',
  dataset: { name: 'Hill farm', description: '', isPublic: false, rows: [] },
  values: 0,
  leftOut: 0,
  fingerprint: 'today',
  repeatsSafely: true,
  destination: 'https://almanac.example ada',
  now: NOW,
};

/** An hour ago a run was sent, and nobody knows what became of it. */
const OPEN: RunLog = {
  ...EMPTY_RUN_LOG,
  runs: [aRun({ id: 'open', outcome: 'unknown', startedAt: NOW - HOUR, fingerprint: 'today' })],
  claimedFor: ORDER.destination,
};

describe('a run whose outcome nobody knows', () => {
  it('is taken up again under its key', () => {
    const { run, mayHaveArrived, log } = startRun(OPEN, ORDER);
    expect(run).toMatchObject({ id: 'open', fingerprint: 'today' });
    expect(mayHaveArrived).toBe(true);
    expect(log.claim).toEqual({ runId: 'open', at: NOW });
    expect(log.runs.map(({ id, outcome }) => [id, outcome])).toEqual([['open', 'sending']]);
  });

  it('has no fingerprint any more where other values go under its key', () => {
    expect(startRun(OPEN, { ...ORDER, fingerprint: 'other' }).run.fingerprint).toBe('');
  });

  it('that arrived long ago leaves nothing to compare with: its values are not those of today', () => {
    const { run, log } = startRun(OPEN, ORDER);
    const shape = { roles: [], months: 12, firstYear: 1961 };
    const monthHashes = { firstYear: 1961, hashes: 'a'.repeat(12), elements: ['max' as const] };
    const ended = endRun(
      log,
      run,
      { is: 'arrived-before' },
      { order: ORDER, shape, monthHashes, now: NOW },
    );
    expect(ended.lastSuccess).toMatchObject({ monthHashes: null });
  });

  test.each<{ name: string; log?: Partial<RunLog>; order?: Partial<RunOrder> }>([
    { name: 'the service knows no keys', order: { repeatsSafely: false } },
    { name: 'another service is asked', order: { destination: 'https://other.example ada' } },
    { name: 'the service has forgotten its key', order: { now: NOW + 24 * HOUR } },
    { name: 'it was settled', log: { runs: [aRun({ id: 'open', outcome: 'failed' })] } },
    { name: 'an execution still works on it', log: { claim: { runId: 'open', at: NOW } } },
  ])('is left as it is where $name', ({ log, order }) => {
    const started = startRun({ ...OPEN, ...log }, { ...ORDER, ...order });
    expect(started.run.id).toBe('new');
    expect(started.mayHaveArrived).toBe(false);
    expect(started.log.runs).toHaveLength(2);
  });
});
