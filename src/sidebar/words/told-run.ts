import type { RunRecord } from '../../core/upload/run-record.ts';
import { type Around, tellRun } from '../../core/upload/tell-run.ts';
import type { SidebarWords } from './sidebar-words.ts';

/** `Hill farm was not uploaded.`, and why, what happens next and what to do; null: others followed it. */
export function toldRun(
  run: RunRecord,
  around: Around | null,
  { say, sayCause }: Pick<SidebarWords, 'say' | 'sayCause'>,
): { what: string; rest: string } {
  const { what, why, next, you } = tellRun(run, around ?? { goesOn: false, repeatsSafely: false });
  const onward = around ? [next, you].flatMap((key) => (key ? say(key) : [])) : [];
  const rest = [why ? sayCause(why) : '', ...onward].filter((text) => text !== '').join(' ');
  return { what: say(what, { sheet: run.sheetName }), rest };
}
