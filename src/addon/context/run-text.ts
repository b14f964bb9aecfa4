import type { RunRecord } from '../../core/upload/run-record.ts';
import { type Around, tellRun } from '../../core/upload/tell-run.ts';
import type { Say } from './say.ts';

/** What came of a run, why, what happens next, and what to do. */
export function runText(say: Say, run: RunRecord, around: Around): string {
  const { what, why, next, you } = tellRun(run, around);
  const sentences = [say(what, { sheet: run.sheetName }), why && say.cause(why)];
  return [...sentences, next && say(next), you && say(you)].filter(Boolean).join(' ');
}
