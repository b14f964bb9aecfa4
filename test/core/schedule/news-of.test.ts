import { expect, test } from '@jest/globals';
import { newsOf } from '../../../src/core/schedule/news-of.ts';
import type { RunRecord } from '../../../src/core/upload/run-record.ts';
import { aRun } from '../../support/upload-fixtures.ts';

const UNCHANGED = { kind: 'upload.unchanged', params: {} } as const;
const UNDER_WAY = { kind: 'upload.under-way', params: {} } as const;

const ROWS: { name: string; run: Partial<RunRecord>; wasMailed: boolean; told: string | null }[] = [
  { name: 'a success as ever', run: { outcome: 'sent' }, wasMailed: false, told: null },
  { name: 'a first failure', run: { outcome: 'failed' }, wasMailed: false, told: 'failure' },
  { name: 'a sheet that is held', run: { outcome: 'held' }, wasMailed: false, told: 'failure' },
  {
    name: 'an answer that was lost',
    run: { outcome: 'unknown' },
    wasMailed: false,
    told: 'failure',
  },
  { name: 'the failure after it', run: { outcome: 'failed' }, wasMailed: true, told: null },
  {
    name: 'the success after failures',
    run: { outcome: 'sent' },
    wasMailed: true,
    told: 'recovery',
  },
  {
    name: 'a sheet mended back to what was sent',
    run: { outcome: 'skipped', reason: UNCHANGED },
    wasMailed: true,
    told: 'recovery',
  },
  {
    name: 'a tick that met a menu at work',
    run: { outcome: 'skipped', reason: UNDER_WAY },
    wasMailed: true,
    told: null,
  },
];

test.each(ROWS)('$name is told as $told', ({ run, wasMailed, told }) => {
  const news = newsOf(aRun(run), { wasMailed });
  expect(news && (news.isFailure ? 'failure' : 'recovery')).toBe(told);
});
